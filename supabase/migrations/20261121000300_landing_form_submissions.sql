-- Leads from the landing form: specification, section 3. A visitor may leave one and read none.

create table public.landing_form_submissions (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (first_name ~ '\S' and char_length(first_name) <= 100),
  surname text not null check (surname ~ '\S' and char_length(surname) <= 100),
  email text not null check (
    email = lower(email) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254
  ),
  -- E.164: a plus sign and at most 15 digits, the first not zero.
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  source text not null default 'landing-page' check (source = 'landing-page'),
  created_at timestamptz not null default now()
);

create index landing_form_submissions_newest_first
  on public.landing_form_submissions (created_at desc, id);
create index landing_form_submissions_email_and_time
  on public.landing_form_submissions (email, created_at desc);

-- At most 5 leads for one e-mail address in an hour, also for a caller of the REST address.
-- The lock makes simultaneous requests for the same address wait for each other's count.
create function private.limit_leads() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('lead:' || new.email, 0));
    if (
      select count(*) from public.landing_form_submissions
      where email = new.email and created_at > now() - interval '1 hour'
    ) >= 5 then
      raise exception 'too many leads for this e-mail address' using errcode = 'PT429';
    end if;
    return new;
  end $$;
revoke execute on function private.limit_leads() from public;

create trigger limit_leads before insert on public.landing_form_submissions
  for each row execute function private.limit_leads();

alter table public.landing_form_submissions enable row level security;
revoke all on public.landing_form_submissions from anon, authenticated;
grant insert (first_name, surname, email, phone, source) on public.landing_form_submissions
  to anon, authenticated;
grant select on public.landing_form_submissions to authenticated;
grant all on public.landing_form_submissions to service_role;

create policy "anyone leaves a lead" on public.landing_form_submissions
  for insert to anon, authenticated with check (source = 'landing-page');
create policy "admins read leads" on public.landing_form_submissions
  for select to authenticated using ((select private.is_admin()));

-- The dashboard's tiles. Invoker's rights: whoever may not read leads counts none.
-- "enrolled" stays 0 until leads carry a mark of their progress.
create function public.lead_figures()
  returns table (total bigint, enrolled bigint, sources bigint, new_today bigint)
  language sql stable security invoker set search_path = ''
  as $$
    select count(*), 0::bigint, count(distinct source),
      count(*) filter (
        where created_at >= date_trunc('day', now(), 'Africa/Johannesburg')
      )
    from public.landing_form_submissions
  $$;
revoke execute on function public.lead_figures() from public, anon;
grant execute on function public.lead_figures() to authenticated, service_role;
