-- What ends an enrolment and what begins it: certificates, which anybody checks by a code, and copies of documents. The
-- tables are hidden: only functions read and write them.

create table private.certificates (
  -- Chosen by the form that issues it.
  id uuid primary key,
  -- Numbered within each year without gaps; no row is deleted.
  year integer not null,
  number integer not null check (number > 0),
  label text not null generated always as (year || '-' || lpad(number::text, 4, '0')) stored,
  enrolment_id uuid references public.enrolments (id) on delete set null,
  level smallint not null check (level = any (private.levels())),
  issued_on date not null default private.today(),
  issued_by text not null default private.actor(),
  -- The person's key, the name as printed, and the code in the certificate's address. Null after an erasure.
  person text,
  name text check (name ~ '\S' and char_length(name) <= 120),
  code text unique default encode(extensions.gen_random_bytes(16), 'hex') check (code ~ '^[0-9a-f]{32}$'),
  -- The award and all that is printed beside it in every language, as published then.
  printed jsonb not null check (jsonb_typeof(printed) = 'object' and length(printed::text) <= 60000),
  withdrawn_on date check (withdrawn_on >= issued_on),
  withdrawn_reason text check (withdrawn_reason ~ '\S' and char_length(withdrawn_reason) <= 500),
  unique (year, number),
  check ((person is null) = (name is null) and (name is null) = (code is null))
);
create unique index certificates_valid on private.certificates (enrolment_id) where withdrawn_on is null;
create index certificates_enrolment on private.certificates (enrolment_id);
create index certificates_person on private.certificates (person);
create trigger accept_cleaned before insert or update of name, withdrawn_reason on private.certificates
  for each row execute function private.clean_columns('name', 'withdrawn_reason');

-- An enrolment has one valid certificate; a repeated id issues nothing more. The web server's key proves that what is
-- printed comes from the published content, and not from the caller. Returns "issued", or why not.
create function private.issue_certificate(certificate_id uuid, of_enrolment uuid, printed_name text, printed jsonb)
  returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    own public.enrolments;
    this_year constant integer := extract(year from private.today());
  begin
    perform private.require_office('issues certificates');
    perform private.require_job('mail');
    perform pg_advisory_xact_lock(hashtextextended('certificates', 0));
    select * into own from public.enrolments e where e.id = of_enrolment for update;
    if exists (select from private.certificates c where c.id = certificate_id) then return 'issued'; end if;
    if own.lead_id is null then return 'gone'; end if;
    if own.state <> 'finished' then return 'notFinished'; end if;
    if exists (select from private.certificates c where c.enrolment_id = own.id and c.withdrawn_on is null) then
      return 'exists';
    end if;
    insert into private.certificates (id, year, number, enrolment_id, level, person, name, printed)
      values (certificate_id, this_year, (
        select coalesce(max(c.number), 0) + 1 from private.certificates c where c.year = this_year
      ), own.id, own.level, (select l.address from public.leads l where l.id = own.lead_id), printed_name, printed);
    perform private.audit('certificate-issued', null, own.lead_id::text, (
      select c.label from private.certificates c where c.id = certificate_id
    ));
    return 'issued';
  end $$;

create function private.withdraw_certificate(certificate_id uuid, reason text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare own private.certificates;
  begin
    perform private.require_admin('withdraws certificates');
    update private.certificates c set withdrawn_on = private.today(), withdrawn_reason = reason
      where c.id = certificate_id and c.withdrawn_on is null and c.code is not null returning * into own;
    if own.id is null then return false; end if;
    perform private.audit('certificate-withdrawn', null, (
      select e.lead_id::text from public.enrolments e where e.id = own.enrolment_id
    ), own.label);
    return true;
  end $$;

-- Nobody guesses a code; the limit keeps a client from using up the database.
insert into private.settings (key, value) values ('certificates_per_client_and_hour', 60);

-- What anybody with its code learns about a certificate; null for any other code.
create function private.certificate(code text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform private.count_arrival('certificates');
    return (
      select jsonb_build_object('number', c.label, 'name', c.name, 'level', c.level, 'award', c.printed -> 'award',
        'issued_on', c.issued_on, 'is_valid', c.withdrawn_on is null)
      from private.certificates c where c.code = certificate.code
    );
  end $$;

-- Documents of the checklist, which is content, that the office has received and checked.
create table private.enrolment_documents (
  enrolment_id uuid not null references public.enrolments (id) on delete cascade,
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 90),
  received_on date not null default private.today(),
  received_by text not null default private.actor(),
  primary key (enrolment_id, key)
);

-- Links through which the person sends documents, each of them once. A newer link ends the former one.
create table private.document_requests (
  id uuid primary key,
  enrolment_id uuid not null references public.enrolments (id) on delete cascade,
  keys text[] not null check (cardinality(keys) between 1 and 60),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index document_requests_enrolment on private.document_requests (enrolment_id);

-- Copies of documents, each in a slot that takes one file within 15 minutes.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('enrolment-documents', 'enrolment-documents', false, 4194304,
    array['application/pdf', 'image/jpeg', 'image/png'])
  on conflict (id) do nothing;
create table private.enrolment_files (
  name text primary key check (name ~ '^[0-9a-f-]{36}\.(pdf|jpg|png)$'),
  -- Null once the person is erased or the copy discarded: the file is then useless.
  enrolment_id uuid references public.enrolments (id) on delete set null,
  key text not null check (char_length(key) <= 90),
  -- Null if staff uploaded it.
  request_id uuid references private.document_requests (id) on delete set null,
  created_at timestamptz not null default now()
);
create index enrolment_files_enrolment on private.enrolment_files (enrolment_id);
create index enrolment_files_request on private.enrolment_files (request_id);
create index enrolment_files_created on private.enrolment_files (created_at);

create function private.is_document_stored(file_name text) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from storage.objects o where o.bucket_id = 'enrolment-documents' and o.name = file_name)
  $$;
create function private.is_open_document(file_name text) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from private.enrolment_files f
      where f.name = file_name and f.enrolment_id is not null and f.created_at > now() - interval '15 minutes'
    )
  $$;
-- A copy is kept for 90 days after the office has received the document, and for 12 months if it has not.
create function private.is_spent_document(file_name text) returns boolean
  language sql stable set search_path = ''
  as $$
    select not exists (
      select from private.enrolment_files f
      join public.enrolments e on e.id = f.enrolment_id and e.lead_id is not null
      left join private.enrolment_documents d on d.enrolment_id = f.enrolment_id and d.key = f.key
      where f.name = file_name
        and coalesce(d.received_on > private.today() - 90, f.created_at > now() - interval '12 months')
    )
  $$;

create function private.is_request_open(of_request private.document_requests) returns boolean
  language sql stable set search_path = ''
  as $$
    select of_request.ended_at is null and of_request.created_at > now() - interval '30 days' and exists (
      select from public.enrolments e where e.id = of_request.enrolment_id and e.lead_id is not null
    )
  $$;
create function private.document_token(of_request private.document_requests) returns text
  language sql stable set search_path = ''
  as $$ select private.mail_token('documents', of_request.id, of_request.enrolment_id) $$;
create function private.document_request_of(token text) returns private.document_requests
  language sql stable set search_path = ''
  as $$
    select r from private.document_requests r
    where r.id = private.token_row(token) and private.document_token(r) = token and private.is_request_open(r)
  $$;

alter table public.mail_messages
  add column document_request_id uuid references private.document_requests (id) on delete cascade;
create index mail_messages_document_request on public.mail_messages (document_request_id);
create function private.document_mail_data(of_message public.mail_messages) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('token', private.document_token(r), 'keys', r.keys)
    from private.document_requests r where r.id = of_message.document_request_id
  $$;
insert into private.mail_kinds (kind, data_function, withdrawn_when) values ('document-request', 'document_mail_data',
  'not (select private.is_request_open(r) from private.document_requests r where r.id = m.document_request_id)');

-- Makes the link of an enrolment, and mails it to a person with an address. A repeated id does nothing more. Returns
-- "mailed"; "made" without mail; "gone" without a person.
create function private.request_documents(request_id uuid, of_enrolment uuid, document_keys text[], by_mail boolean) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    own public.enrolments;
    address text;
  begin
    perform private.require_office('has to do with students');
    select * into own from public.enrolments e where e.id = of_enrolment for update;
    if own.lead_id is null then return 'gone'; end if;
    select l.email into address from public.leads l where l.id = private.root_lead(own.lead_id) and by_mail;
    if not exists (select from private.document_requests r where r.id = request_id) then
      update private.document_requests r set ended_at = now() where r.enrolment_id = own.id and r.ended_at is null;
      insert into private.document_requests (id, enrolment_id, keys) values (request_id, own.id, document_keys);
      perform private.audit('documents-asked', null, own.lead_id::text);
      insert into public.mail_messages (kind, recipient, language, document_request_id, dedupe_key)
        select 'document-request', address, own.language, request_id, 'document-request:' || request_id
        where address is not null;
    end if;
    return case when address is null then 'made' else 'mailed' end;
  end $$;

-- The documents of a link, and which have come through it; null for an invalid one.
create function private.document_request(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_agg(jsonb_build_object('key', k.key, 'is_sent', exists (
      select from private.enrolment_files f
      where f.request_id = r.id and f.key = k.key and private.is_document_stored(f.name)
    )) order by k.place)
    from private.document_request_of(token) r, unnest(r.keys) with ordinality k (key, place)
  $$;

-- Returns a slot's name; null for an invalid link, or a document that it does not ask for or has taken.
create function private.open_document_slot(token text, document_key text, file_kind text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    own constant private.document_requests := private.document_request_of(token);
    slot constant text := gen_random_uuid() || '.' || file_kind;
  begin
    if own.id is null or not document_key = any (own.keys) then return null; end if;
    perform pg_advisory_xact_lock(hashtextextended('documents ' || own.id, 0));
    if exists (
      select from private.enrolment_files f where f.request_id = own.id and f.key = document_key
        and (private.is_open_document(f.name) or private.is_document_stored(f.name))
    ) then
      return null;
    end if;
    insert into private.enrolment_files (name, enrolment_id, key, request_id)
      values (slot, own.enrolment_id, document_key, own.id);
    return slot;
  end $$;

-- The same for staff; null without a person.
create function private.add_document_slot(of_enrolment uuid, document_key text, file_kind text) returns text
  language sql volatile security definer set search_path = ''
  as $$
    select private.require_office('has to do with students');
    insert into private.enrolment_files (name, enrolment_id, key)
      select gen_random_uuid() || '.' || file_kind, e.id, document_key
      from public.enrolments e where e.id = of_enrolment and e.lead_id is not null
      returning name
  $$;

-- After a failed upload. Only its sender knows the slot's name.
create function private.free_document_slot(slot text) returns void
  language sql volatile security definer set search_path = ''
  as $$ delete from private.enrolment_files f where f.name = slot and not private.is_document_stored(slot) $$;

-- Marks a document as received, or as not received, which discards its copies. False without a person.
create function private.mark_document(of_enrolment uuid, document_key text, is_received boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare person constant uuid := (select e.lead_id from public.enrolments e where e.id = of_enrolment);
  begin
    perform private.require_office('has to do with students');
    if person is null then return false; end if;
    if is_received then
      insert into private.enrolment_documents (enrolment_id, key) values (of_enrolment, document_key)
        on conflict do nothing;
    else
      delete from private.enrolment_documents d where d.enrolment_id = of_enrolment and d.key = document_key;
      update private.enrolment_files f set enrolment_id = null
        where f.enrolment_id = of_enrolment and f.key = document_key;
    end if;
    perform private.audit(case when is_received then 'document-received' else 'document-discarded' end, null,
      person::text, document_key);
    return true;
  end $$;

-- Enrolments for which a document came that nobody has marked as received.
create function private.unchecked_documents() returns setof uuid
  language sql stable set search_path = ''
  as $$
    select distinct f.enrolment_id from private.enrolment_files f
    where private.is_document_stored(f.name) and not private.is_spent_document(f.name) and not exists (
      select from private.enrolment_documents d where d.enrolment_id = f.enrolment_id and d.key = f.key
    )
  $$;

-- The certificates and documents of an enrolment, for the student's page; null for an unknown one.
create function private.enrolment_papers(of_enrolment uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.require_office('has to do with students');
    select jsonb_build_object('id', e.id, 'lead_id', l.id, 'level', e.level, 'state', e.state,
      'name', l.first_name || ' ' || l.surname, 'email', l.email,
      'certificates', (
        select coalesce(jsonb_agg(to_jsonb(c) - 'person' order by c.year desc, c.number desc), '[]')
        from private.certificates c where c.enrolment_id = e.id
      ),
      'received', (
        select coalesce(jsonb_agg(to_jsonb(d)), '[]') from private.enrolment_documents d where d.enrolment_id = e.id
      ),
      'files', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]') from private.enrolment_files f
        where f.enrolment_id = e.id and private.is_document_stored(f.name) and not private.is_spent_document(f.name)
      ),
      'request', (
        select jsonb_build_object('token', private.document_token(r), 'created_at', r.created_at)
        from private.document_requests r where r.enrolment_id = e.id and private.is_request_open(r)
      ))
    from public.enrolments e left join public.leads l on l.id = private.root_lead(e.lead_id) where e.id = of_enrolment
  $$;

-- For the person's copy: by key, and by the person's leads.
create function private.person_papers(address text, of_leads uuid[])
  returns table (kind text, id uuid, created_at timestamptz, data jsonb)
  language sql stable set search_path = ''
  as $$
    select 'certificates', c.id, c.issued_on::timestamptz, to_jsonb(c) - 'printed' || jsonb_build_object('award',
        c.printed -> 'award')
      from private.certificates c where c.person = address
    union all select 'documents', e.id, d.received_on::timestamptz, to_jsonb(d)
      from public.enrolments e join private.enrolment_documents d on d.enrolment_id = e.id
      where e.lead_id = any (of_leads)
    union all select 'documents', e.id, f.created_at, to_jsonb(f)
      from public.enrolments e join private.enrolment_files f on f.enrolment_id = e.id
      where e.lead_id = any (of_leads) and private.is_document_stored(f.name) and not private.is_spent_document(f.name)
  $$;

-- A certificate keeps its number, without the person and the code. Returns the number of rows.
create function private.erase_papers(address text, of_lead uuid) returns integer
  language sql volatile set search_path = ''
  as $$
    delete from private.document_requests r using public.enrolments e where e.id = r.enrolment_id and e.lead_id = of_lead;
    with certificate as (
      update private.certificates c set person = null, name = null, code = null, withdrawn_reason = null
        where c.person = address returning 1
    ), file as (
      update private.enrolment_files f set enrolment_id = null from public.enrolments e
        where e.id = f.enrolment_id and e.lead_id = of_lead returning 1
    ), document as (
      delete from private.enrolment_documents d using public.enrolments e
        where e.id = d.enrolment_id and e.lead_id = of_lead returning 1
    )
    select (select count(*) from certificate)::integer + (select count(*) from file)::integer
      + (select count(*) from document)::integer
  $$;

select private.expose('authenticated', 'issue_certificate', 'withdraw_certificate', 'enrolment_papers',
  'request_documents', 'add_document_slot', 'mark_document');
select private.expose('anon, authenticated, service_role', 'certificate', 'document_request', 'open_document_slot',
  'free_document_slot');
