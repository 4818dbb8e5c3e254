-- Payments: the payment service writes them with the secret key. A visitor reads one at a time, by its unguessable id.
-- No role of the Data API can list them.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'pending',
  amount_gross numeric(12, 2) not null check (amount_gross >= 0),
  created_at timestamptz not null default now()
);
alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated;
grant all on public.payments to service_role;

create function private.payment_status(payment_id uuid)
  returns table (id uuid, status text, amount_gross numeric)
  language sql stable security definer set search_path = ''
  as $$ select p.id, p.status, p.amount_gross from public.payments p where p.id = payment_id $$;
create function public.payment_status(payment_id uuid)
  returns table (id uuid, status text, amount_gross numeric)
  language sql stable security invoker set search_path = ''
  as $$ select * from private.payment_status(payment_id) $$;
revoke execute on function private.payment_status(uuid), public.payment_status(uuid) from public;
grant execute on function private.payment_status(uuid), public.payment_status(uuid)
  to anon, authenticated, service_role;
