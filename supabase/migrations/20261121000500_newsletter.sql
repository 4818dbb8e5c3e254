-- Newsletter subscriptions: one row per address. A visitor subscribes through the function below, which gives the same
-- answer for a known address, and reads none.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (private.is_email(email)),
  language text not null check (language in ('en', 'af')),
  created_at timestamptz not null default now(),
  -- When the address was last submitted. The limit counts this and not created_at, because a known address adds no
  -- new created_at, so that the limit would reveal which addresses are known.
  asked_at timestamptz not null default now()
);
create index newsletter_subscriptions_newest_first on public.newsletter_subscriptions (created_at desc, id);
create index newsletter_subscriptions_asked on public.newsletter_subscriptions (asked_at);
alter table public.newsletter_subscriptions enable row level security;
revoke all on public.newsletter_subscriptions from anon, authenticated;
grant select on public.newsletter_subscriptions to authenticated;
grant all on public.newsletter_subscriptions to service_role;
create policy "admins read newsletter subscriptions" on public.newsletter_subscriptions
  for select to authenticated using ((select private.is_admin()));

-- At most 30 addresses a minute in all, so that nobody floods the table. The lock makes simultaneous requests wait for
-- each other's count. What came while the clock was ahead does not count.
create function private.subscribe_to_newsletter(address text, page_language text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('newsletter', 0));
    if (
      select count(*) from public.newsletter_subscriptions
      where asked_at between now() - interval '1 minute' and clock_timestamp()
    ) >= 30 then
      raise exception 'too many newsletter subscriptions' using errcode = 'PT429';
    end if;
    insert into public.newsletter_subscriptions (email, language) values (address, page_language)
      on conflict (email) do update set asked_at = now();
  end $$;
create function public.subscribe_to_newsletter(address text, page_language text) returns void
  language sql volatile security invoker set search_path = ''
  as $$ select private.subscribe_to_newsletter(address, page_language) $$;
revoke execute on function private.subscribe_to_newsletter(text, text),
  public.subscribe_to_newsletter(text, text) from public;
grant execute on function private.subscribe_to_newsletter(text, text),
  public.subscribe_to_newsletter(text, text) to anon, authenticated, service_role;
