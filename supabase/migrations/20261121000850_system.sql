-- System state. Names no person.

-- Null if the files were run by hand, which records nothing. The schema may not exist, or may belong to another role.
create function private.newest_migration() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
  declare newest text;
  begin
    if exists (
      select from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'supabase_migrations' and c.relname = 'schema_migrations'
        and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
    ) then
      execute 'select max(version) from supabase_migrations.schema_migrations' into newest;
    end if;
    return newest;
  end $$;

-- "vacuum" is a job of the embedded backend (scripts/backend/upkeep.mjs). `ended_at` precedes `began_at` during a run.
create table private.job_runs (
  job text primary key check (job in ('mail', 'payments', 'purge', 'vacuum')),
  began_at timestamptz not null,
  ended_at timestamptz,
  succeeded boolean,
  -- The newest migration known to the web server that began it.
  built_with text check (char_length(built_with) <= 40)
);

-- Needs the job key of the job's name.
create function private.note_job(of_job text, event text, newest_migration text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_job(of_job);
    if event not in ('began', 'done', 'failed') then
      raise exception 'no such event' using errcode = '22023';
    end if;
    insert into private.job_runs as r (job, began_at, ended_at, succeeded, built_with)
      values (of_job, now(), case when event <> 'began' then now() end, event = 'done', newest_migration)
      on conflict (job) do update set
        began_at = case when event = 'began' then now() else r.began_at end,
        ended_at = case when event <> 'began' then now() else r.ended_at end,
        succeeded = case when event <> 'began' then event = 'done' else r.succeeded end,
        built_with = newest_migration;
  end $$;

-- Stalled jobs and backlogs. A job that never ran is not listed. "migrations": the web server knows a newer one.
create function private.system_problems() returns table (problem text, since timestamptz, waiting bigint)
  language sql stable set search_path = ''
  as $$
    select 'mail-queue', min(m.next_attempt_at), count(*) from public.mail_messages m
      where m.state in ('queued', 'sending') and (m.kind = 'newsletter-issue') is false
        and m.next_attempt_at < now() - interval '1 hour'
      having count(*) > 0
    union all
    select 'mail-job', r.began_at, null from private.job_runs r
      where r.job = 'mail' and r.began_at < now() - interval '30 minutes'
    union all
    select 'newsletter', min(i.updated_at), count(*) from public.newsletter_issues i
      where i.state = 'failed' having count(*) > 0
    union all
    select 'payments-job', min(n.next_attempt_at), count(*) from public.payment_notifications n
      where n.verdict = 'waiting' and n.next_attempt_at < now() - interval '30 minutes'
      having count(*) > 0
    union all
    select 'purge-job', r.ended_at, null from private.job_runs r
      where r.job = 'purge' and r.ended_at < now() - interval '2 days'
    union all
    select 'migrations', r.began_at, null from (
      select * from private.job_runs where built_with is not null order by began_at desc limit 1
    ) r where r.built_with > private.newest_migration()
  $$;

-- For monitoring: what is late, including jobs that never ran although the project was set up long enough ago; and the
-- messages that are due, with the age of the oldest. Needs the job key "mail".
create function private.job_health(takes_cards boolean) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    perform private.require_job('mail');
    return jsonb_build_object(
      'late', (
        select coalesce(jsonb_agg(l.part order by l.part), '[]') from (
          select p.problem from private.system_problems() p
            where p.problem in ('mail-queue', 'mail-job', 'payments-job', 'purge-job')
          union
          select e.job || '-job'
            from (values ('mail', now() - interval '30 minutes'), ('payments', now() - interval '30 minutes'),
              ('purge', now() - interval '2 days')) e (job, latest)
            where (e.job <> 'payments' or takes_cards)
              and (select min(k.created_at) from private.job_keys k) < e.latest
              and not exists (select from private.job_runs r where r.job = e.job and r.began_at >= e.latest)
        ) l (part)
      ),
      'queues', (
        select jsonb_agg(jsonb_build_object('of', q.of, 'waiting', d.waiting, 'seconds', d.seconds))
        from (values ('newsletter', true), ('other', false)) q (of, is_issue), lateral (
          select count(*) as waiting,
            coalesce(extract(epoch from now() - min(m.next_attempt_at))::integer, 0) as seconds
          from public.mail_messages m
          where m.state in ('queued', 'sending') and (m.kind = 'newsletter-issue') = q.is_issue
            and m.next_attempt_at <= now()
        ) d
      )
    );
  end $$;

-- Where Supabase calls the jobs (docs/deploy.md, step 7), pg_cron runs this every minute: it fails unless the site
-- answered 202, so that the dashboard and `npm run doctor` show a failed run. Takes every answer to pg_net for the site's.
create function private.check_job_answers() returns void
  language plpgsql stable set search_path = ''
  as $$
  declare answer text;
  begin
    execute $sql$
      select coalesce(r.status_code::text, r.error_msg, 'nothing') from net._http_response r
      where r.created > now() - interval '2 minutes' and r.status_code is distinct from 202
      order by r.id desc limit 1
    $sql$ into answer;
    if answer is not null then
      raise exception 'The site answered a job with % instead of 202', answer;
    end if;
  end $$;

insert into private.mail_kinds (kind, withdrawn_when)
  values ('system-problem', 'not private.is_admin_address(m.recipient)');

-- Once a day. Called before mail is sent: an enquiry suffices even if the scheduler has stopped.
create function private.queue_system_problems() returns void
  language sql volatile set search_path = ''
  as $$
    insert into public.mail_messages (kind, recipient, language, facts, dedupe_key)
    select 'system-problem', a.address, a.mail_language,
      jsonb_build_object('problem', p.problem, 'since', p.since, 'waiting', p.waiting),
      'system-problem:' || p.problem || ':' || private.today() || ':' || a.user_id
    from private.system_problems() p, private.admin_recipients() a
    on conflict (dedupe_key) do nothing
  $$;

create function private.system_status() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.require_admin('sees the state of the system');
    select jsonb_build_object(
      'migration', private.newest_migration(),
      'jobs', (select coalesce(jsonb_agg(to_jsonb(r) - 'built_with' order by r.job), '[]') from private.job_runs r),
      'daily_mail', (select max(d.day) from private.daily_mail d),
      'problems', (select coalesce(jsonb_agg(p.problem), '[]') from private.system_problems() p),
      'mail', (
        select jsonb_build_object('waiting', count(*) filter (where m.state <> 'failed'),
          'due_since', min(m.next_attempt_at) filter (where m.state <> 'failed' and m.next_attempt_at <= now()),
          'failed', count(*) filter (where m.state = 'failed'), 'undelivered', private.undelivered_mail(),
          'held', private.held_mail())
        from public.mail_messages m where m.state in ('queued', 'sending', 'failed')
      ),
      'notifications', (
        select jsonb_build_object('waiting', count(*) filter (where n.verdict = 'waiting'),
          'refused', count(*) filter (where n.verdict = 'refused' and n.resolved_at is null))
        from public.payment_notifications n where n.verdict in ('waiting', 'refused')
      ),
      -- Expired files that storage has not deleted yet.
      'spent_proofs', (select count(*) from private.spent_proof_files()) + (
        select count(*) from storage.objects o
        where o.bucket_id = 'enrolment-documents' and private.is_spent_document(o.name)
      ),
      'buckets', (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'files', s.files, 'bytes', s.bytes) order by s.id), '[]')
        from (
          select b.id, count(o.id) as files, coalesce(sum((to_jsonb(o) -> 'metadata' ->> 'size')::bigint), 0) as bytes
          from storage.buckets b left join storage.objects o on o.bucket_id = b.id group by b.id
        ) s
      ),
      'database_bytes', pg_database_size(current_database())
    )
  $$;

-- The limits that admins set at /admin/system, each with its range. 0 holds everything for staff or a later hour; an
-- operator may set any value with SQL. A slice of more than 5,000 readers would not be queued within a request.
create function private.limit_ranges() returns table (key text, lowest integer, highest integer)
  language sql immutable set search_path = ''
  as $$
    values ('leads_per_email_and_hour', 1, 100), ('leads_per_client_and_hour', 1, 1000), ('leads_per_hour', 0, 10000),
      ('leads_held', 0, 100000), ('lead_answers_per_hour', 0, 10000), ('letters_per_staff_and_hour', 0, 1000),
      ('newsletter_per_client_and_hour', 1, 1000), ('newsletter_per_hour', 0, 10000),
      ('newsletter_slice', 100, 5000), ('requests_per_email_and_day', 1, 100),
      ('requests_per_client_and_hour', 1, 1000), ('requests_per_hour', 0, 1000), ('payment_proofs_per_day', 1, 50),
      ('payment_proofs_per_payment', 1, 200), ('unsigned_notifications_per_hour', 0, 10000),
      ('held_messages', 100, 100000), ('invitations_per_hour', 1, 200),
      ('certificates_per_client_and_hour', 1, 1000)
  $$;

create function private.system_limits() returns table (key text, value integer, lowest integer, highest integer)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_admin('sees the limits');
    select s.key, s.value, r.lowest, r.highest from private.settings s join private.limit_ranges() r on r.key = s.key
  $$;

-- Changes the given ones, or none if one is out of its range. The audit log has each (audit_setting).
create function private.set_system_limits(given jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.require_admin('sets the limits');
    if exists (
      select from jsonb_each_text(given) g left join private.limit_ranges() r on r.key = g.key
      where case when g.value ~ '^[0-9]{1,9}$' then (g.value::integer between r.lowest and r.highest) is not true else true end
    ) then
      raise exception 'no such limit' using errcode = '22023';
    end if;
    update private.settings s set value = g.value::integer
      from jsonb_each_text(given) g where s.key = g.key and s.value <> g.value::integer;
  end $$;

-- What waits for the caller, by entry of the staff menu; each role has its own.
create function private.waiting_counts() returns table (entry text, waiting bigint)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if private.is_editor() then
      return query select 'posts', count(*) from public.blog_posts p where p.status = 'draft' and p.deleted_at is null;
    end if;
    if private.is_office() then
      return query
        select 'new', count(*) from public.leads l
          where l.merged_into is null and l.binned_at is null and l.status = 'new'
        union all select 'due', count(*) from public.leads l
          where l.merged_into is null and l.binned_at is null and l.follow_up_on <= private.today()
        union all select 'held', count(*) from public.landing_form_submissions s where s.held
        union all select 'spam', count(*) from public.landing_form_submissions s where s.spam_reason is not null
        union all select 'payments', count(*) from public.payments p
          where p.status in ('pending', 'failed') and p.due_on < private.today()
        union all select 'proofs', count(*) from private.waiting_proofs()
        union all select 'books', count(*) from public.bank_lines l where l.state = 'open'
        union all select 'documents', count(*) from private.unchecked_documents()
        union all select 'mail', private.undelivered_mail(not private.is_admin());
    end if;
    if private.is_admin() then
      return query
        select 'notifications', count(*) from public.payment_notifications n
          where n.verdict = 'refused' and n.resolved_at is null
        union all select 'newsletter', count(*) from public.newsletter_issues i where i.state in ('draft', 'paused')
        union all select 'content', (select count(*) from public.content_drafts)
          + (select count(*) from public.content_bank_proposals b where b.state = 'waiting')
        union all select 'privacy', count(*) from public.privacy_requests r
          where r.answered_on is null and r.state = 'confirmed'
        union all select 'system', count(*) from private.system_problems();
    end if;
  end $$;

select private.expose('anon, authenticated, service_role', 'newest_migration');
select private.expose('anon, service_role', 'job_health', 'note_job');
select private.expose('authenticated', 'system_status', 'system_limits', 'set_system_limits', 'waiting_counts');
