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
    check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  send_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  created_by text not null default private.actor(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'scheduled') = (send_at is not null)),
  check ((state in ('draft', 'scheduled')) = (frozen is null)),
  check ((frozen is null) = (started_at is null)),
  check ((state in ('sent', 'cancelled')) = (ended_at is not null))
);
create index newsletter_issues_newest_first on public.newsletter_issues (created_at desc, id);
create index newsletter_issues_to_do on public.newsletter_issues (send_at) where state in ('scheduled', 'sending');
select private.let_admins_read('public.newsletter_issues');

alter table public.mail_messages
  add column issue_id uuid references public.newsletter_issues (id) on delete cascade;
create index mail_messages_issue on public.mail_messages (issue_id, state);

create function private.issue_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select private.newsletter_mail_data(of_message) || jsonb_build_object('issue', i.frozen -> of_message.language)
    from public.newsletter_issues i where i.id = of_message.issue_id
  $$;
-- Written as joins, because there are many such messages.
insert into private.mail_kinds (kind, data_function, withdrawn_when) values ('newsletter-issue', 'issue_mail_data', $$
  m.subscription_id in (select s.id from public.newsletter_subscriptions s where s.state <> 'confirmed')
  or m.issue_id in (select i.id from public.newsletter_issues i where i.state = 'cancelled')
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

-- Freezes the text, and queues a message for each confirmed subscriber of its languages. Returns how many.
create function private.start_newsletter_issue(of_issue uuid) returns integer
  language plpgsql volatile set search_path = ''
  as $$
  declare queued integer;
  begin
    update public.newsletter_issues i
      set state = 'sending', frozen = private.issue_to_send(i.parts), send_at = null, started_at = now(), version = version + 1
      where i.id = of_issue and i.state in ('draft', 'scheduled');
    if not found then return 0; end if;
    insert into public.mail_messages (kind, recipient, language, subscription_id, issue_id, dedupe_key)
      select 'newsletter-issue', s.email, s.language, s.id, i.id, 'newsletter-issue:' || i.id || ':' || s.id
      from public.newsletter_issues i join public.newsletter_subscriptions s on i.frozen ? s.language
      where i.id = of_issue and s.state = 'confirmed';
    get diagnostics queued = row_count;
    return queued;
  end $$;

create function private.move_newsletter_issues() returns void
  language plpgsql volatile set search_path = ''
  as $$
  begin
    perform private.start_newsletter_issue(i.id) from public.newsletter_issues i
      where i.state = 'scheduled' and i.send_at <= now();
    update public.newsletter_issues i set state = 'sent', ended_at = now()
      where i.state = 'sending' and not exists (
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
      when 'unschedule' then own.state = 'scheduled'
      when 'pause' then own.state = 'sending'
      when 'resume' then own.state = 'paused'
      when 'cancel' then own.state in ('sending', 'paused')
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
      if not exists (
        select from public.newsletter_subscriptions s where s.state = 'confirmed' and text_to_send ? s.language
      ) then
        raise exception 'nobody would get anything' using errcode = 'PT422';
      end if;
      if moment > now() then
        update public.newsletter_issues set state = 'scheduled', send_at = moment, version = version + 1 where id = of_issue;
      else
        concerned = private.start_newsletter_issue(of_issue);
      end if;
    elsif decision = 'unschedule' then
      update public.newsletter_issues set state = 'draft', send_at = null, version = version + 1 where id = of_issue;
    elsif decision in ('pause', 'resume') then
      update public.newsletter_issues set state = case decision when 'pause' then 'paused' else 'sending' end where id = of_issue;
    elsif decision = 'cancel' then
      update public.newsletter_issues set state = 'cancelled', ended_at = now() where id = of_issue;
      update public.mail_messages set state = 'cancelled', settled_at = now()
        where issue_id = of_issue and state in ('queued', 'failed');
      get diagnostics concerned = row_count;
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
