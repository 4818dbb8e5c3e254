-- Wrong passwords cost time: after 5 failures for an account, or 20 from an address, within 15 minutes the next
-- attempt waits. Counted here so that several web servers agree. Keys arrive hashed: no personal data is kept.

create table private.sign_in_attempts (
  key text not null check (char_length(key) = 64),
  attempted_at timestamptz not null default now()
);
create index sign_in_attempts_key_and_time on private.sign_in_attempts (key, attempted_at);
create index sign_in_attempts_time on private.sign_in_attempts (attempted_at);

alter table private.sign_in_attempts enable row level security;
revoke all on private.sign_in_attempts from anon, authenticated;
grant all on private.sign_in_attempts to service_role;

-- Seconds to wait before the next attempt, 0 where it may go ahead; one that may is counted at once, so that
-- attempts made at the same time cannot slip through together (the account's lock before the address's).
create function private.begin_sign_in(account_key text, address_key text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    span constant interval := interval '15 minutes';
    free_again timestamptz;
  begin
    perform pg_advisory_xact_lock(hashtextextended('sign-in account:' || account_key, 0));
    perform pg_advisory_xact_lock(hashtextextended('sign-in address:' || address_key, 0));
    delete from private.sign_in_attempts where attempted_at < now() - span;
    select max(at) into free_again from (
      (select attempted_at + span as at from private.sign_in_attempts
        where key = account_key order by attempted_at desc offset 4 limit 1)
      union all
      (select attempted_at + span from private.sign_in_attempts
        where key = address_key order by attempted_at desc offset 19 limit 1)
    ) limits;
    if free_again > now() then
      return ceil(extract(epoch from free_again - now()));
    end if;
    insert into private.sign_in_attempts (key)
      select k from unnest(array[account_key, address_key]) as k where k is not null;
    return 0;
  end $$;
create function public.begin_sign_in(account_key text, address_key text default null) returns integer
  language sql volatile security invoker set search_path = ''
  as $$ select private.begin_sign_in(account_key, address_key) $$;
revoke execute on function private.begin_sign_in(text, text), public.begin_sign_in(text, text) from public;
grant execute on function private.begin_sign_in(text, text), public.begin_sign_in(text, text)
  to anon, authenticated, service_role;

-- A right password clears its account's count. The account is the signed-in user's own, never an argument.
create function private.end_sign_in() returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.sign_in_attempts
    where key = encode(sha256(convert_to('account:' || lower((select auth.jwt() ->> 'email')), 'UTF8')), 'hex')
  $$;
create function public.end_sign_in() returns void
  language sql volatile security invoker set search_path = ''
  as $$ select private.end_sign_in() $$;
revoke execute on function private.end_sign_in(), public.end_sign_in() from public, anon;
grant execute on function private.end_sign_in(), public.end_sign_in() to authenticated, service_role;
