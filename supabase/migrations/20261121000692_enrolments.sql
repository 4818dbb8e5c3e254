-- Students: who is enrolled for which level and intake. Contact details stay with the lead; only functions write.

create table public.enrolments (
  id uuid primary key default gen_random_uuid(),
  -- The person. Null after an erasure.
  lead_id uuid references public.leads (id) on delete set null,
  level smallint not null check (level = any (private.levels())),
  -- The start date in the content.
  intake date not null check (intake between '2000-01-01' and '2999-12-31'),
  language text not null check (private.is_language(language)),
  -- The number at the external student portal.
  student_number text unique check (student_number ~ '\S' and char_length(student_number) <= 40),
  state text not null default 'enrolled' check (state in ('enrolled', 'active', 'paused', 'finished', 'withdrawn')),
  state_on date not null default private.today(),
  state_reason text check (char_length(state_reason) <= 500),
  -- Instalments after the deposit.
  plan_id uuid references public.payment_plans (id) on delete set null,
  created_by text not null default private.actor(),
  created_at timestamptz not null default now()
);
create index enrolments_lead on public.enrolments (lead_id);
create index enrolments_intake on public.enrolments (intake desc, level, id);
create index enrolments_plan on public.enrolments (plan_id);
select private.let_read('office', 'public.enrolments');
