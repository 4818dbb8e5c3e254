-- The duties of POPIA, sections 11, 14, 23 and 24.

create table public.privacy_log (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in ('leads-exported', 'newsletter-exported', 'person-exported', 'person-erased', 'person-corrected',
      'person-objected', 'objection-withdrawn', 'retention')
  ),
  actor text not null default private.actor(),
  -- Filters of an export. For a person only a keyed hash of the address, or the log would keep erased data.
  detail text check (char_length(detail) <= 1000),
  rows integer not null check (rows >= 0),
  created_at timestamptz not null default now()
);
create index privacy_log_newest_first on public.privacy_log (created_at desc, id);
select private.let_read('admin', 'public.privacy_log');
grant insert (kind, detail, rows) on public.privacy_log to authenticated;
create policy "admins record their exports" on public.privacy_log
  for insert to authenticated
  with check ((select private.is_admin()) and kind in ('leads-exported', 'newsletter-exported'));

-- After erasure a request keeps only what accountability (section 8) needs: that it came, and when it was answered.
create table public.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('access', 'correction', 'deletion', 'objection')),
  -- Anybody can give somebody else's address, so staff confirm the requester before they answer.
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed')),
  -- The person's key: an e-mail address, or the phone number of somebody entered by staff without one.
  email text check (private.is_email(email) or email ~ '^\+[1-9][0-9]{6,14}$'),
  name text check (name ~ '\S' and char_length(name) <= 200),
  language text not null default 'en' check (private.is_language(language)),
  message text check (char_length(message) <= 2000),
  note text check (char_length(note) <= 2000),
  received_on date not null default private.today(),
  due_on date not null generated always as (received_on + 30) stored,
  answered_on date check (answered_on >= received_on),
  -- A staff member's e-mail address, or "visitor" for the site's form.
  recorded_by text not null default private.actor(),
  answered_by text,
  -- Part of the confirmation token.
  nonce uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);
create index privacy_requests_email on public.privacy_requests (private.normal_email(email));
create trigger accept_cleaned before insert or update of name, email on public.privacy_requests
  for each row execute function private.clean_columns('name', 'email');
create index privacy_requests_open on public.privacy_requests (due_on, created_at) where answered_on is null;
create index privacy_requests_created on public.privacy_requests (created_at);
select private.let_read('admin', 'public.privacy_requests');
grant insert (kind, email, language, note, received_on), update (state, answered_on)
  on public.privacy_requests to authenticated;
create policy "admins record privacy requests" on public.privacy_requests
  for insert to authenticated with check (
    (select private.is_admin()) and email is not null
    and received_on <= (select private.today())
  );
create policy "admins answer privacy requests" on public.privacy_requests
  for update to authenticated using ((select private.is_admin()))
  with check (
    (select private.is_admin()) and (answered_on <= (select private.today())) is not false
  );

create function private.note_request_answer() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.answered_by = case when new.answered_on is not null then private.actor() end;
    return new;
  end $$;
create trigger note_request_answer before update of answered_on on public.privacy_requests
  for each row when (new.answered_on is distinct from old.answered_on)
  execute function private.note_request_answer();

-- Refuses more from one client or for one address; beyond the overall limit, confirmations are asked later.
insert into private.settings (key, value) values
  ('requests_per_hour', 30), ('requests_per_client_and_hour', 10), ('requests_per_email_and_day', 3);

alter table public.mail_messages
  add column request_id uuid references public.privacy_requests (id) on delete cascade;
create index mail_messages_request on public.mail_messages (request_id);

create function private.request_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('token', private.mail_token('privacy-request', r.id, r.nonce), 'request', r.kind,
      'due_on', r.due_on)
    from public.privacy_requests r where r.id = of_message.request_id
  $$;
insert into private.mail_kinds (kind, data_function) values ('privacy-request', 'request_mail_data');

-- The answer is the same for known and unknown addresses.
create function private.submit_privacy_request(
  request_kind text, address text, person_name text, page_language text, words text
) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    stored uuid;
    is_held constant boolean := private.count_arrival('requests');
  begin
    if (
      select count(*) from public.privacy_requests
      where recorded_by = 'visitor' and private.normal_email(email) = private.normal_email(address)
        and created_at between now() - interval '1 day' and clock_timestamp()
    ) >= private.setting('requests_per_email_and_day') then
      raise exception 'too many privacy requests' using errcode = 'PT429';
    end if;
    if address is null or person_name is null then
      raise exception 'a request needs an address and a name' using errcode = '23502';
    end if;
    insert into public.privacy_requests (kind, email, name, language, message, recorded_by)
      values (request_kind, address, person_name, page_language, nullif(words, ''), 'visitor')
      returning id into stored;
    insert into public.mail_messages (kind, recipient, language, request_id, dedupe_key, next_attempt_at)
      values ('privacy-request', address, page_language, stored, 'privacy-request:' || stored, case
        when is_held then private.held_until('privacy-request', private.setting('requests_per_hour')) else now() end);
  end $$;

-- Null for an invalid token, and once the request is answered.
create function private.privacy_request_of(token text) returns public.privacy_requests
  language sql stable set search_path = ''
  as $$
    select r from public.privacy_requests r
    where r.id = private.token_row(token) and private.mail_token('privacy-request', r.id, r.nonce) = token
      and r.email is not null and r.answered_on is null and r.due_on >= private.today()
  $$;

create function private.privacy_request(token text) returns table (kind text, state text)
  language sql stable security definer set search_path = ''
  as $$ select r.kind, r.state from private.privacy_request_of(token) r where r.id is not null $$;

-- False for an invalid link; true again if already confirmed.
create function private.confirm_privacy_request(token text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare own constant public.privacy_requests := private.privacy_request_of(token);
  begin
    update public.privacy_requests set state = 'confirmed' where id = own.id and state = 'unconfirmed';
    return own.id is not null;
  end $$;

-- Persons matching a query, each with the newest name and number, suspected spam last. Runs with the caller's
-- privileges: callers who may not read leads find nobody.
create function public.find_persons(query text)
  returns table (email text, name text, phone text, enquiries bigint, spam bigint, newsletter boolean, total bigint)
  language sql stable security invoker set search_path = ''
  as $$
    with known as (
      select s.lead_address as key, s.email, s.first_name || ' ' || s.surname as name, s.phone, s.created_at as at,
          s.spam_reason is not null as doubtful, false as confirmed, s.search_key
        from public.landing_form_submissions s
      union all select l.address, null, l.first_name || ' ' || l.surname, l.phone, l.last_at, false, false, l.search_key
        from public.leads l
      union all select private.normal_email(r.email), r.email, r.name, null, r.created_at, true, false,
          private.search_key(r.name, null, r.email, null)
        from public.privacy_requests r where r.email is not null
      union all select private.normal_email(n.email), n.email, null, null, n.created_at, false, n.state = 'confirmed',
          private.search_key(null, null, n.email, null)
        from public.newsletter_subscriptions n
      union all select private.person_key(p.email, p.phone), p.email, p.first_name || ' ' || p.surname, p.phone,
          p.created_at, false, false, private.search_key(p.first_name, p.surname, p.email, p.phone)
        from public.payments p where coalesce(p.email, p.phone) is not null
      union all select l.address, null, l.first_name || ' ' || l.surname, l.phone, e.created_at, false, false,
          ' ' || private.name_key(e.student_number)
        from public.enrolments e join public.leads l on l.id = e.lead_id where e.student_number is not null
    ), meant as (
      select k.key, max(k.at) as at, count(*) over () as total from known k
      where k.search_key like any ((select private.search_patterns(query))::text[])
      group by k.key order by at desc, k.key limit 20
    )
    select coalesce((array_agg(k.email order by k.doubtful, k.at desc) filter (where k.email is not null))[1], m.key),
      (array_agg(k.name order by k.doubtful, k.at desc) filter (where k.name is not null))[1],
      (array_agg(k.phone order by k.doubtful, k.at desc) filter (where k.phone is not null))[1],
      (select count(*) from public.landing_form_submissions s where s.lead_address = m.key and s.spam_reason is null),
      (select count(*) from public.landing_form_submissions s where s.lead_address = m.key and s.spam_reason is not null),
      bool_or(k.confirmed), m.total
    from meant m join known k on k.key = m.key group by m.key, m.at, m.total order by m.at desc, m.key
  $$;

-- Excludes leads into which staff merged others, and their history, but not their enrolments, which an erasure takes. A
-- lead merged into another is as before the merge.
create function private.person_rows(address text)
  returns table (kind text, id uuid, created_at timestamptz, data jsonb)
  language sql stable security definer set search_path = ''
  as $$
    with wanted as (select private.normal_email(address) as email),
    own as (
      select s.* from public.landing_form_submissions s, wanted w
      where s.lead_address = w.email and s.spam_reason is null
    ),
    alone as (
      select l.* from public.leads l, wanted w
      where l.address = w.email and not exists (select from public.leads m where m.merged_into = l.id)
    )
    select 'leads', a.id, a.first_at, to_jsonb(a) - 'search_key' from alone a
    union all select 'submissions', o.id, o.created_at, to_jsonb(o) - 'search_key' from own o
    union all select 'events', e.id, e.created_at, to_jsonb(e) from public.lead_events e
      where e.origin_id in (select a.id from alone a)
    union all select 'spam', s.id, s.created_at, to_jsonb(s) - 'search_key' from public.landing_form_submissions s, wanted w
      where s.lead_address = w.email and s.spam_reason is not null
    union all select 'newsletter', n.id, n.created_at, to_jsonb(n) - 'nonce' || jsonb_build_object('consent', c.text)
      from wanted w join public.newsletter_subscriptions n on private.normal_email(n.email) = w.email
      left join private.newsletter_consents c on c.version = n.consent_version and c.language = n.consent_language
    union all select 'requests', r.id, r.created_at, to_jsonb(r) - 'nonce' from public.privacy_requests r, wanted w
      where private.normal_email(r.email) = w.email
    union all select 'mail', m.id, m.created_at, to_jsonb(m) from public.mail_messages m, wanted w
      where private.normal_email(m.recipient) = w.email
    union all select 'payments', p.id, p.created_at, to_jsonb(p) - 'link_id' || jsonb_build_object(
        'is_charged', p.status in ('pending', 'failed') and exists (
          select from public.payment_plans l where l.id = p.plan_id and l.gateway_token is not null and l.ended_at is null
        ),
        'receipt', (select r.year || '-' || lpad(r.number::text, 4, '0') from public.payment_receipts r where r.payment_id = p.id),
        'entries', coalesce((
          select jsonb_agg(to_jsonb(e) || jsonb_build_object('credit_note', n.year || '-' || lpad(n.number::text, 4, '0'))
            order by e.id)
          from public.payment_entries e left join public.payment_credit_notes n on n.entry_id = e.id
          where e.payment_id = p.id
        ), '[]'),
        'promises', coalesce((
          select jsonb_agg(to_jsonb(w) order by w.created_at) from public.payment_promises w where w.payment_id = p.id
        ), '[]'),
        'proofs', coalesce((
          select jsonb_agg(jsonb_build_object('name', f.name, 'created_at', f.created_at,
            'kept_until', f.created_at + interval '12 months') order by f.created_at, f.name)
          from public.payment_proofs f join storage.objects o on o.bucket_id = 'payment-proofs' and o.name = f.name
          where f.payment_id = p.id and f.created_at > now() - interval '12 months'
        ), '[]'))
      from public.payments p, wanted w where private.person_key(p.email, p.phone) = w.email
    union all select p.* from wanted w, private.person_papers(w.email, array(
        select l.id from public.leads l where l.address = w.email
      )) p
    union all select 'enrolments', n.id, n.created_at, to_jsonb(n) || jsonb_build_object('is_kept', exists (
        select from public.payments p join public.payment_entries m on m.payment_id = p.id where p.plan_id = n.plan_id
      ), 'history', (
        select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at, v.id), '[]')
        from public.enrolment_events v where v.enrolment_id = n.id
      ))
      from wanted w join public.leads l on l.address = w.email join public.enrolments n on n.lead_id = l.id
  $$;

-- Not recorded, because nothing leaves the office.
create function private.person_content(address text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.require_admin('looks a person up');
    select '{"leads": [], "submissions": [], "events": [], "spam": [], "newsletter": [], "requests": [],
        "mail": [], "payments": [], "enrolments": [], "certificates": [], "documents": []}'::jsonb
      || coalesce(jsonb_object_agg(k.kind, k.data), '{}')
    from (
      select p.kind, jsonb_agg(p.data order by p.created_at, p.id) as data
      from private.person_rows(address) p group by 1
    ) k
  $$;

-- For the deciding admin: owners of the other submissions of shared leads, and how many events an erasure deletes.
create function private.person_shared(address text) returns table (lead_id uuid, others jsonb, events bigint)
  language sql stable security definer set search_path = ''
  as $$
    select private.require_admin('looks a person up');
    select o.lead_id,
      jsonb_agg(jsonb_build_object('name', o.name, 'email', o.email) order by o.created_at desc, o.email),
      (select count(*) from public.lead_events e
        where e.lead_id = o.lead_id and (e.note is not null or e.kind = 'adopted'))
    from (
      select distinct on (s.lead_id, s.lead_address)
        s.lead_id, s.lead_address as email, s.first_name || ' ' || s.surname as name, s.created_at
      from public.landing_form_submissions s
      where s.lead_address <> private.normal_email(address) and s.lead_id in (
        select m.lead_id from public.landing_form_submissions m
        where m.lead_address = private.normal_email(address)
      )
      order by s.lead_id, s.lead_address, s.created_at desc, s.id
    ) o
    group by o.lead_id order by o.lead_id
  $$;

create function private.person_data(address text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare found_all jsonb;
  begin
    perform private.require_admin('exports');
    found_all = private.person_content(address);
    insert into public.privacy_log (kind, detail, rows)
      values ('person-exported', private.keyed_hash('privacy-log', private.normal_email(address)), (
        select sum(jsonb_array_length(value)) from jsonb_each(found_all)
      ));
    return found_all;
  end $$;

-- A shared lead keeps the others' submissions; it loses its notes, which may mention this person, and details sent by
-- nobody else. So does a lead once merged with it, for notes of that time. `answered` closes open requests. Returns how
-- many rows were erased or emptied.
create function private.erase_person(address text, answered boolean default false) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted constant text := private.normal_email(address);
    gone integer;
    step integer;
    own uuid;
    root uuid;
    heir uuid;
  begin
    perform private.require_admin('erases');
    -- Before the lock, as in private.not_spam, to avoid a deadlock.
    delete from public.landing_form_submissions where lead_address = wanted and lead_id is null;
    get diagnostics gone = row_count;
    -- A simultaneous submission is either seen below, or waits and starts over.
    perform pg_advisory_xact_lock(hashtextextended('merges', 0));
    select l.id into own from public.leads l where l.address = wanted for update;
    root = private.root_lead(own);
    gone = gone + private.erase_papers(wanted, own);
    -- Before the submissions; otherwise messages about them would cascade uncounted.
    delete from public.mail_messages where private.normal_email(recipient) = wanted;
    get diagnostics step = row_count; gone = gone + step;
    delete from private.staff_invitations where email = wanted;
    get diagnostics step = row_count; gone = gone + step;
    delete from private.former_accounts where private.normal_email(email) = wanted;
    get diagnostics step = row_count; gone = gone + step;
    delete from public.lead_events n using public.lead_events m
      where m.kind = 'merged' and m.other_id = own and n.origin_id = m.origin_id
        and (n.note is not null or n.kind = 'adopted')
        and n.created_at >= m.created_at and n.created_at <= coalesce((
          select min(x.created_at) from public.lead_events x
          where x.kind = 'split' and x.other_id = own and x.origin_id = m.origin_id and x.created_at > m.created_at
        ), 'infinity');
    get diagnostics step = row_count; gone = gone + step;
    delete from public.lead_events e using public.landing_form_submissions s
      where e.lead_id = root and e.origin_id <> own and (e.note is not null or e.kind = 'adopted')
        and s.lead_id = root and s.lead_address <> wanted;
    get diagnostics step = row_count; gone = gone + step;
    delete from public.lead_events where own in (origin_id, other_id);
    get diagnostics step = row_count; gone = gone + step;
    delete from public.landing_form_submissions where lead_address = wanted;
    get diagnostics step = row_count; gone = gone + step;
    -- Leads merged into this one continue together: the oldest takes its place.
    select l.id into heir from public.leads l where l.merged_into = own order by l.first_at, l.id limit 1;
    if heir is not null then
      update public.leads l
        set merged_into = gone_lead.merged_into, status = gone_lead.status, follow_up_on = gone_lead.follow_up_on,
          binned_at = gone_lead.binned_at
        from public.leads gone_lead where l.id = heir and gone_lead.id = own;
      update public.leads set merged_into = heir where merged_into = own;
      update public.landing_form_submissions set lead_id = heir where lead_id = own;
      update public.lead_events set lead_id = heir where lead_id = own;
    end if;
    if root = own then root = heir; end if;
    -- Payments that others made for this lead stay with the leads merged with it.
    update public.payments set lead_id = root where lead_id = own;
    -- With private.forget_student. Of nobody else, even if others were merged into this lead.
    update public.enrolments set lead_id = null where lead_id = own;
    get diagnostics step = row_count; gone = gone + step;
    delete from public.leads where id = own;
    get diagnostics step = row_count; gone = gone + step;
    perform private.recount_lead(root), private.restore_details(root);
    delete from public.newsletter_subscriptions where private.normal_email(email) = wanted;
    get diagnostics step = row_count; gone = gone + step;
    gone = gone + private.erase_payments(wanted);
    if answered then
      update public.privacy_requests set answered_on = private.today()
        where private.normal_email(email) = wanted and answered_on is null;
    end if;
    update public.privacy_requests set email = null, name = null, message = null, note = null
      where private.normal_email(email) = wanted;
    get diagnostics step = row_count; gone = gone + step;
    insert into public.privacy_log (kind, detail, rows)
      values ('person-erased', private.keyed_hash('privacy-log', wanted), gone);
    return gone;
  end $$;

-- Erases payments without money; keeps what the law requires (private.is_payment_kept). Returns the number of rows.
create function private.erase_payments(address text) returns integer
  language plpgsql volatile set search_path = ''
  as $$
  declare
    gone integer;
    step integer;
  begin
    -- Plans first, as in private.apply_notification, to avoid a deadlock.
    perform from public.payment_plans l where l.id in (
      select p.plan_id from public.payments p where private.person_key(p.email, p.phone) = address
    ) order by l.id for update;
    perform from public.payments p where private.person_key(p.email, p.phone) = address order by p.id for update;
    -- Notifications awaiting PayFast's confirmation need it until then (`private.settle_notification`).
    update public.payment_notifications n set body = '' from public.payments p
      where p.id = n.payment_id and n.verdict <> 'waiting' and private.person_key(p.email, p.phone) = address;
    delete from public.payment_promises w using public.payments p
      where p.id = w.payment_id and private.person_key(p.email, p.phone) = address;
    get diagnostics gone = row_count;
    delete from public.payments p
      where private.person_key(p.email, p.phone) = address and not exists (select from public.payment_entries e where e.payment_id = p.id);
    get diagnostics step = row_count; gone = gone + step;
    delete from public.payment_plans l where not exists (select from public.payments p where p.plan_id = l.id);
    update public.payment_proofs f set payment_id = null from public.payments p
      where p.id = f.payment_id and private.person_key(p.email, p.phone) = address;
    get diagnostics step = row_count; gone = gone + step;
    update public.payments p
      set email = null, phone = null, note = null, lead_id = null, link_id = gen_random_uuid(),
        opened_at = null, status = case when p.status = 'complete' then p.status else 'cancelled' end,
        cancelled_at = case when p.status <> 'complete' then coalesce(p.cancelled_at, now()) end,
        cancelled_by = case when p.status <> 'complete' then private.actor() end
      where private.person_key(p.email, p.phone) = address;
    get diagnostics step = row_count;
    return gone + step;
  end $$;

-- Corrects details in the lead and in all submissions; otherwise a merge or split would restore the errors. Omitted
-- details and the person's key stay. Returns how many rows.
create function private.correct_person(address text, details jsonb) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted constant text := private.normal_email(address);
    given constant jsonb := (
      select coalesce(jsonb_object_agg(d.column_name, details -> d.column_name), '{}') from private.lead_details() d
      where d.detail <> 'email' and (d.detail <> 'phone' or private.is_email(wanted))
        and nullif(details ->> d.column_name, '') is not null
    );
    corrects constant text := format('update public.landing_form_submissions s
        set (%1$s) = (select %1$s from jsonb_populate_record(s, $2))
        where s.lead_address = $1 and (s.lead_id is null) = $3 and jsonb_populate_record(s, $2) is distinct from s',
      private.detail_columns(given));
    done integer;
    step integer;
    known public.leads;
  begin
    perform private.require_admin('corrects');
    if given = '{}' then raise exception 'no detail is given' using errcode = '22023'; end if;
    -- Before the lock, as in private.erase_person.
    execute corrects using wanted, given, true;
    get diagnostics done = row_count;
    perform pg_advisory_xact_lock(hashtextextended('merges', 0));
    execute corrects using wanted, given, false;
    get diagnostics step = row_count; done = done + step;
    select * into known from public.leads l where l.address = wanted for update;
    if known.id is not null and jsonb_populate_record(known, given) is distinct from known then
      insert into public.lead_events (lead_id, kind, after)
        select known.id, 'corrected', differing
        from private.differing_details(to_jsonb(known), to_jsonb(known) || given) differing;
      perform private.set_details(known.id, given);
      update public.leads set touched_at = now() where id = known.id;
      done = done + 1;
    end if;
    update public.payments p
      set (first_name, surname, phone) = (
        select r.first_name, r.surname, r.phone from jsonb_populate_record(p, given) r
      )
      where private.person_key(p.email, p.phone) = wanted and jsonb_populate_record(p, given) is distinct from p;
    get diagnostics step = row_count; done = done + step;
    -- The lead that shows this one may have adopted the error.
    perform private.restore_details(private.root_lead(known.id)) where known.merged_into is not null;
    insert into public.privacy_log (kind, detail, rows)
      values ('person-corrected', private.keyed_hash('privacy-log', wanted), done);
    return done;
  end $$;

create function private.record_objection(address text, objects boolean) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    wanted constant text := private.normal_email(address);
    own uuid;
    done integer;
    step integer;
  begin
    perform private.require_admin('records an objection');
    perform pg_advisory_xact_lock_shared(hashtextextended('merges', 0));
    select l.id into own from public.leads l where l.address = wanted;
    update public.leads set objected_at = case when objects then now() end
      where id in (own, private.root_lead(own)) and (objected_at is not null) <> objects;
    get diagnostics done = row_count;
    if done > 0 then
      insert into public.lead_events (lead_id, kind)
        values (own, case when objects then 'objected' else 'objection-withdrawn' end);
    end if;
    if objects then
      delete from public.newsletter_subscriptions where private.normal_email(email) = wanted;
      get diagnostics step = row_count; done = done + step;
      perform private.suppress_mail(wanted);
      update public.mail_messages set state = 'cancelled', settled_at = now()
        where private.normal_email(recipient) = wanted and kind in ('lead-answer', 'lead-letter') and state in ('queued', 'failed');
      get diagnostics step = row_count; done = done + step;
    else
      perform private.allow_mail(wanted);
    end if;
    insert into public.privacy_log (kind, detail, rows)
      values (case when objects then 'person-objected' else 'objection-withdrawn' end,
        private.keyed_hash('privacy-log', wanted), done);
    return done;
  end $$;

-- 84 months after the last money; without money, 24 months after the due day. Returns how many.
create function private.purge_payments() returns integer
  language plpgsql volatile set search_path = ''
  as $$
  declare
    gone uuid[];
    going uuid[];
  begin
    select array_agg(p.id) into gone from public.payments p
      where not private.is_payment_kept(p.created_at) and not exists (
          select from public.payment_entries e where e.payment_id = p.id and private.is_payment_kept(e.created_at)
        )
        or (p.due_on < private.today() - interval '24 months' and not exists (
          select from public.payment_entries e where e.payment_id = p.id
        ));
    -- A payment stays while an entry kept elsewhere was moved from it, along the whole chain of moves.
    loop
      select array_agg(g.id) into going from unnest(gone) g (id) where not exists (
        select from public.payment_entries e join public.payment_entries o on o.of_entry = e.id
        where e.payment_id = g.id and not o.payment_id = any (gone)
      );
      exit when cardinality(going) is not distinct from cardinality(gone);
      gone = going;
    end loop;
    delete from public.payment_credit_notes n using public.payment_entries e
      where e.id = n.entry_id and e.payment_id = any (gone);
    delete from public.payment_entries e where e.payment_id = any (gone);
    delete from public.payment_receipts r where r.payment_id = any (gone);
    delete from public.payments p where p.id = any (gone);
    delete from public.payment_plans l where not exists (select from public.payments p where p.plan_id = l.id);
    return coalesce(cardinality(gone), 0);
  end $$;

-- Periods as in lib/retention.ts. Returns how many rows about persons, posts and messages were erased.
create function public.purge_expired() returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    gone integer := 0;
    step integer;
  begin
    delete from public.landing_form_submissions
      where (spam_reason is not null and created_at < now() - interval '30 days')
        or (held and created_at < now() - interval '24 months');
    get diagnostics step = row_count; gone = gone + step;
    -- After rows without a lead, as in private.erase_person.
    perform pg_advisory_xact_lock(hashtextextended('merges', 0));
    delete from public.leads where merged_into is null
      and (touched_at < now() - interval '24 months' or binned_at < now() - interval '30 days')
      -- Not while somebody studies; nor afterwards, for a certificate to be issued, replaced or confirmed.
      and not exists (
        select from public.enrolments e where e.lead_id = any (array(select private.lead_branch(leads.id)))
          and (e.state <> 'withdrawn' or exists (
            select from private.certificates c where c.enrolment_id = e.id and c.code is not null
          ))
      );
    get diagnostics step = row_count; gone = gone + step;
    delete from public.blog_posts where deleted_at < now() - interval '30 days';
    get diagnostics step = row_count; gone = gone + step;
    -- Unanswered for two years, it is no request but a robot's.
    delete from public.privacy_requests
      where coalesce(answered_on, received_on) < private.today() - interval '24 months';
    get diagnostics step = row_count; gone = gone + step;
    delete from public.mail_messages where created_at < now() - interval '12 months' and sent_text is null;
    get diagnostics step = row_count; gone = gone + step;
    delete from public.payment_notifications where received_at < now() - interval '12 months'
      or ('signature' = any (problems) and received_at < now() - interval '30 days');
    get diagnostics step = row_count; gone = gone + step;
    delete from public.bank_lines l where not private.is_payment_kept(l.created_at);
    delete from public.bank_imports i where not exists (select from public.bank_lines l where l.import_id = i.id)
      and not private.is_payment_kept(i.made_at);
    gone = gone + private.purge_payments();
    -- Slots whose file is deleted, or never came.
    delete from private.enrolment_files f
      where f.created_at < now() - interval '15 minutes' and not private.is_document_stored(f.name);
    delete from public.enrolments where lead_id is null and plan_id is null;
    get diagnostics step = row_count; gone = gone + step;
    delete from public.newsletter_subscriptions
      where (state = 'pending' and asked_at < now() - interval '7 days')
        or (state = 'unsubscribed' and ended_at < now() - interval '30 days')
        or (state = 'refused' and ended_at < now() - interval '12 months');
    get diagnostics step = row_count; gone = gone + step;
    delete from public.post_previews where expires_at < now();
    delete from public.post_drafts where typed_at < now() - interval '30 days';
    delete from public.content_previews where expires_at < now();
    -- Not while its version is scheduled: it could be cancelled.
    delete from public.content_bank_proposals p where p.decided_at < now() - interval '30 days' and not exists (
      select from public.content_versions v where v.key = 'bank' and v.version = p.version and v.live_from > now()
    );
    -- Keeps the last one: a web server started from an old build asks whether its pages have changed.
    delete from private.visible_changes where changed_at < least(
      now() - interval '1 day', (select max(l.changed_at) from private.visible_changes l)
    );
    delete from private.admin_periods where ended_at < now() - interval '30 days';
    delete from private.arrivals where arrived_at < now() - interval '1 hour';
    delete from private.lead_batches where entered_at < now() - interval '30 days';
    delete from private.payment_records where made_at < now() - interval '30 days';
    delete from private.sign_in_attempts where attempted_at < now() - interval '1 day';
    delete from private.known_devices where seen_at < now() - interval '12 months';
    delete from private.account_permits
      where coalesce(greatest(linked_at, permitted_at), '-infinity') < now() - interval '1 hour';
    delete from private.staff_invitations where coalesce(ended_at, expires_at) < now() - interval '30 days';
    delete from private.second_factor_attempts where attempted_at < now() - interval '1 day';
    delete from private.passkey_challenges where made_at < now() - interval '5 minutes';
    -- Long-idle sessions, then the data about ended ones.
    delete from auth.sessions a using private.staff_sessions s
      where s.session_id = a.id and s.seen_at < now() - interval '1 day';
    delete from private.passed_sessions p
      where not exists (select from auth.sessions a where a.id = p.session_id);
    delete from private.staff_sessions s
      where not exists (select from auth.sessions a where a.id = s.session_id);
    delete from public.privacy_log where created_at < now() - interval '24 months';
    delete from private.audit_log where at < now() - interval '24 months';
    delete from private.former_accounts f
      where not exists (select from private.audit_log l where f.id in (l.actor, l.subject));
    if gone > 0 then insert into public.privacy_log (kind, rows) values ('retention', gone); end if;
    insert into private.job_runs (job, began_at, ended_at, succeeded) values ('purge', now(), clock_timestamp(), true)
      on conflict (job) do update set began_at = excluded.began_at, ended_at = excluded.ended_at, succeeded = true;
    return gone;
  end $$;

-- At 01:15 UTC with pg_cron, which hosted projects have; the embedded backend calls the function itself. A server may
-- have pg_cron without granting it to this role: `npm run doctor` then says what to do.
do $$ begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-expired', '15 1 * * *', 'select public.purge_expired()');
    -- Removes remains of erased rows from the tables. A separate command, because no function can vacuum.
    perform cron.schedule('vacuum-erased', '45 1 * * *', 'vacuum');
  end if;
exception when others then
  raise warning 'pg_cron cannot be used (%): call public.purge_expired() every night by other means.', sqlerrm;
end $$;

select private.expose('anon, authenticated, service_role', 'submit_privacy_request', 'privacy_request',
  'confirm_privacy_request');
select private.expose('authenticated', 'person_content', 'person_shared', 'person_data', 'erase_person',
  'correct_person', 'record_objection');
grant execute on function public.find_persons to authenticated, service_role;
grant execute on function public.purge_expired to service_role;
