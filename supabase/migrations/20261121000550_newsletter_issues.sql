-- Newsletter issues, written in each language and sent through the outbox to confirmed subscribers.

-- Whether an issue's parts match lib/newsletter/issue-schema.ts.
create function private.are_issue_parts(parts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select jsonb_typeof(parts) = 'object' and (
      select coalesce(bool_and((
        private.is_language(p.key) and jsonb_typeof(p.value) = 'object'
        and jsonb_typeof(p.value -> 'subject') = 'string' and char_length(p.value ->> 'subject') <= 150
        and p.value ->> 'subject' !~ '[\x01-\x1f\x7f]'
        and jsonb_typeof(p.value -> 'words') = 'string' and char_length(p.value ->> 'words') <= 5000
        and jsonb_typeof(p.value -> 'posts') = 'array' and jsonb_array_length(p.value -> 'posts') <= 10
        and (select coalesce(bool_and((t.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') is true), true)
          from jsonb_array_elements_text(p.value -> 'posts') t (id))
      ) is true), true)
      from jsonb_each(case when jsonb_typeof(parts) = 'object' then parts else '{}' end) p
    )
  $$;

create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  parts jsonb not null default '{}' check (private.are_issue_parts(parts)),
  -- The parts as of the start of sending, with title, summary and slug of each post. Null before.
  frozen jsonb,
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'sending', 'paused', 'failed', 'sent', 'cancelled')),
  send_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- Whether later calls still have messages to queue, or, once it is cancelled, to cancel.
  has_more boolean not null default false,
  -- The subscription up to which messages are queued; null before the first.
  queued_to uuid,
  -- The database's error with which it failed.
  problem text check (char_length(problem) <= 500),
  version integer not null default 1,
  created_by text not null default private.actor(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'scheduled') = (send_at is not null)),
  -- An issue may fail before its text is frozen.
  check (state = 'failed' or (state in ('draft', 'scheduled')) = (frozen is null)),
  check ((frozen is null) = (started_at is null)),
  check ((state in ('sent', 'cancelled')) = (ended_at is not null)),
  check ((state = 'failed') = (problem is not null))
);
create index newsletter_issues_newest_first on public.newsletter_issues (created_at desc, id);
create index newsletter_issues_to_do on public.newsletter_issues (send_at)
  where state in ('scheduled', 'sending') or has_more;
select private.let_read('admin', 'public.newsletter_issues');

alter table public.mail_messages
  add column issue_id uuid references public.newsletter_issues (id) on delete cascade;
create index mail_messages_issue on public.mail_messages (issue_id, state);

create function private.issue_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.newsletter_mail_data(of_message) || jsonb_build_object('issue', i.frozen -> of_message.language)
    from public.newsletter_issues i where i.id = of_message.issue_id
  $$;
insert into private.mail_kinds (kind, data_function, withdrawn_when) values ('newsletter-issue', 'issue_mail_data', $$
  private.subscription_is_not(m.subscription_id, 'confirmed')
  or exists (select from public.newsletter_issues i where i.id = m.issue_id and i.state = 'cancelled')
$$);

-- The parts sendable at a moment: with a subject, and with words or public posts, whose titles are added.
create function private.issue_to_send(parts jsonb, moment timestamptz default now()) returns jsonb
  language sql stable set search_path = ''
  as $$
    with given as (
      select p.key as language, p.value ->> 'subject' as subject, p.value ->> 'words' as words, (
        select coalesce(jsonb_agg(
          jsonb_build_object('title', b.title, 'summary', coalesce(b.excerpt, ''), 'slug', b.slug) order by t.position
        ), '[]')
        from jsonb_array_elements_text(p.value -> 'posts') with ordinality t (id, position)
        join public.blog_posts b on b.id = t.id::uuid
        where b.status = 'published' and b.published_at <= moment and b.deleted_at is null
      ) as posts
      from jsonb_each(parts) p
    )
    select coalesce(jsonb_object_agg(
      g.language, jsonb_build_object('subject', g.subject, 'words', g.words, 'posts', g.posts)
    ), '{}')
    from given g where g.subject ~ '\S' and (g.words ~ '\S' or g.posts <> '[]')
  $$;

-- Messages of an issue that one call queues or cancels: it must end well within the three seconds of a statement.
insert into private.settings (key, value) values ('newsletter_slice', 2000);
create function private.newsletter_slice() returns integer
  language sql stable set search_path = ''
  as $$ select greatest(1, private.setting('newsletter_slice')) $$;

-- The texts of an issue by the language of their readers: the English one also for subscribers in a language that has no
-- words of consent and so is not translated yet.
create function private.issue_for_readers(texts jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(s.language, texts -> 'en'), '{}') || texts
    from (
      select distinct s.language from public.newsletter_subscriptions s
      where texts ? 'en' and s.state = 'confirmed'
        and s.language not in (select c.language from private.newsletter_consents c)
    ) s
  $$;

-- Queues messages for the next readers, by id: those who were subscribed when sending began, in the issue's languages.
create function private.queue_newsletter_slice(of_issue uuid) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare
    own public.newsletter_issues;
    languages text[];
    readers uuid[];
  begin
    select * into own from public.newsletter_issues i
      where i.id = of_issue and i.state = 'sending' and i.has_more for update;
    if own.id is null then return; end if;
    languages = array(select jsonb_object_keys(own.frozen));
    readers = array(
      select s.id from public.newsletter_subscriptions s
      where s.id > coalesce(own.queued_to, '00000000-0000-0000-0000-000000000000') and s.state = 'confirmed'
        and s.confirmed_at <= own.started_at and s.language = any (languages)
      order by s.id limit private.newsletter_slice()
    );
    insert into public.mail_messages (kind, recipient, language, subscription_id, issue_id, dedupe_key)
      select 'newsletter-issue', s.email, s.language, s.id, of_issue, 'newsletter-issue:' || of_issue || ':' || s.id
      from public.newsletter_subscriptions s where s.id = any (readers)
      on conflict (dedupe_key) do nothing;
    update public.newsletter_issues i
      set queued_to = coalesce(readers[cardinality(readers)], i.queued_to),
        has_more = cardinality(readers) >= private.newsletter_slice()
      where i.id = of_issue;
  end $$;

-- Freezes the text, and queues the first messages; later calls queue the rest.
create function private.start_newsletter_issue(of_issue uuid) returns void
  language plpgsql volatile set search_path = ''
  as $$
  begin
    update public.newsletter_issues i
      set state = 'sending', frozen = private.issue_for_readers(private.issue_to_send(i.parts)), send_at = null, started_at = now(),
        has_more = true, version = version + 1
      where i.id = of_issue and i.state in ('draft', 'scheduled');
    perform private.queue_newsletter_slice(of_issue);
  end $$;

-- Cancels the next messages of a cancelled issue.
create function private.cancel_newsletter_slice(of_issue uuid) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare cancelled integer;
  begin
    update public.mail_messages set state = 'cancelled', settled_at = now()
      where id in (
        select m.id from public.mail_messages m where m.issue_id = of_issue and m.state in ('queued', 'failed')
        limit private.newsletter_slice()
      );
    get diagnostics cancelled = row_count;
    update public.newsletter_issues set has_more = cancelled >= private.newsletter_slice() where id = of_issue;
  end $$;

-- The next step of the oldest issue that has one, and the end of those that are sent. An issue whose step fails, also
-- by the time limit of a statement, is marked: other mail continues, and an admin resumes the issue.
create function private.move_newsletter_issues() returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare own public.newsletter_issues;
  begin
    select * into own from public.newsletter_issues i
      where (i.state = 'scheduled' and i.send_at <= now()) or (i.state in ('sending', 'cancelled') and i.has_more)
      order by coalesce(i.started_at, i.send_at), i.id limit 1;
    begin
      if own.state = 'scheduled' then
        perform private.start_newsletter_issue(own.id);
      elsif own.state = 'sending' then
        perform private.queue_newsletter_slice(own.id);
      elsif own.state = 'cancelled' then
        perform private.cancel_newsletter_slice(own.id);
      end if;
    exception when query_canceled or others then
      -- Messages of a cancelled issue that stay queued are withdrawn once they are due.
      update public.newsletter_issues i
        set state = case when i.state = 'cancelled' then i.state else 'failed' end,
          problem = case when i.state <> 'cancelled' then left(sqlerrm, 500) end,
          send_at = null, has_more = i.state = 'sending', updated_at = now()
        where i.id = own.id;
    end;
    update public.newsletter_issues i set state = 'sent', ended_at = now()
      where i.state = 'sending' and not i.has_more and not exists (
        select from public.mail_messages m where m.issue_id = i.id and m.state in ('queued', 'sending')
      );
  end $$;

create function private.create_newsletter_issue(given jsonb) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare made uuid;
  begin
    perform private.require_admin('writes the newsletter');
    insert into public.newsletter_issues (parts) values (given) returning id into made;
    return made;
  end $$;

-- Returns a draft's new version. PT409 if somebody saved or sent it meanwhile, PT404 if it is gone.
create function private.save_newsletter_issue(of_issue uuid, given jsonb, over_version integer) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare saved integer;
  begin
    perform private.require_admin('writes the newsletter');
    update public.newsletter_issues i set parts = given, version = i.version + 1, updated_at = now()
      where i.id = of_issue and i.state = 'draft' and i.version = over_version
      returning i.version into saved;
    if saved is not null then return saved; end if;
    if exists (select from public.newsletter_issues i where i.id = of_issue) then
      raise exception 'the issue was changed meanwhile' using errcode = 'PT409';
    end if;
    raise exception 'no such issue' using errcode = 'PT404';
  end $$;

-- PT409 if the issue's state or version does not allow the decision; on "send" PT425 if a post is not public by then,
-- PT422 if there are no recipients. Returns how many messages it concerns.
create function private.decide_newsletter_issue(
  of_issue uuid, decision text, moment timestamptz default null, of_version integer default null
) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    own public.newsletter_issues;
    text_to_send jsonb;
    concerned integer := 0;
  begin
    perform private.require_admin('sends the newsletter');
    -- claim_mail's lock: a message being claimed is either covered by the decision or precedes it.
    perform pg_advisory_xact_lock(hashtextextended('mail', 0));
    select * into own from public.newsletter_issues i where i.id = of_issue for update;
    if own.id is null or own.version <> of_version or (case decision
      when 'send' then own.state in ('draft', 'scheduled')
      when 'unschedule' then own.state = 'scheduled' or (own.state = 'failed' and own.frozen is null)
      when 'pause' then own.state = 'sending'
      when 'resume' then own.state in ('paused', 'failed')
      when 'cancel' then own.state in ('sending', 'paused') or (own.state = 'failed' and own.frozen is not null)
      when 'delete' then own.state = 'draft'
    end) is not true then
      raise exception 'the issue is not in a state for that' using errcode = 'PT409';
    end if;
    if decision = 'send' then
      text_to_send = private.issue_to_send(own.parts, greatest(moment, now()));
      if exists (
        select from jsonb_each(own.parts) p where p.value ->> 'subject' ~ '\S'
          and jsonb_array_length(p.value -> 'posts') > coalesce(jsonb_array_length(text_to_send -> p.key -> 'posts'), 0)
      ) then
        raise exception 'a post is not public by then' using errcode = 'PT425';
      end if;
      text_to_send = private.issue_for_readers(text_to_send);
      select count(*) into concerned from public.newsletter_subscriptions s
        where s.state = 'confirmed' and text_to_send ? s.language;
      if concerned = 0 then
        raise exception 'nobody would get anything' using errcode = 'PT422';
      end if;
      if moment > now() then
        concerned = 0;
        update public.newsletter_issues set state = 'scheduled', send_at = moment, version = version + 1 where id = of_issue;
      else
        perform private.start_newsletter_issue(of_issue);
      end if;
    elsif decision = 'unschedule' then
      update public.newsletter_issues
        set state = 'draft', send_at = null, problem = null, version = version + 1 where id = of_issue;
    elsif decision = 'pause' then
      update public.newsletter_issues set state = 'paused' where id = of_issue;
    elsif decision = 'resume' then
      -- Without a frozen text it never started: the next claim starts it.
      update public.newsletter_issues
        set state = case when frozen is null then 'scheduled' else 'sending' end,
          send_at = case when frozen is null then now() end, problem = null
        where id = of_issue;
    elsif decision = 'cancel' then
      select count(*) into concerned from public.mail_messages m
        where m.issue_id = of_issue and m.state in ('queued', 'failed');
      update public.newsletter_issues set state = 'cancelled', ended_at = now(), problem = null where id = of_issue;
      perform private.cancel_newsletter_slice(of_issue);
    else
      delete from public.newsletter_issues where id = of_issue;
    end if;
    perform private.audit(case decision
      when 'send' then case when moment > now() then 'issue-scheduled' else 'issue-sent' end
      when 'unschedule' then 'issue-unscheduled' when 'pause' then 'issue-paused' when 'resume' then 'issue-resumed'
      when 'cancel' then 'issue-cancelled' else 'issue-deleted' end, null, of_issue::text, nullif(concerned, 0)::text);
    return concerned;
  end $$;

create function private.newsletter_progress(of_issues uuid[]) returns table (issue_id uuid, state text, messages bigint)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_admin('counts messages');
    select m.issue_id, m.state, count(*) from public.mail_messages m
    where m.issue_id = any (of_issues) group by 1, 2
  $$;

select private.expose('authenticated', 'create_newsletter_issue', 'save_newsletter_issue',
  'decide_newsletter_issue', 'newsletter_progress');
-- The constraint runs it with the writer's privileges.
grant execute on function private.are_issue_parts to service_role;
