-- A payment that is settled, cancelled or without an address is not requested, and a merged lead keeps an owner.

-- As before (20261121000690_payment_office.sql), but null for a payment that is not open, or has no address for a
-- request by e-mail.
create or replace function private.ask_payment(payment_id uuid, by_mail boolean) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare own public.payments;
  begin
    perform private.require_office('has to do with payments');
    -- Before the row, as in private.request_instalments, to avoid a deadlock.
    perform pg_advisory_xact_lock(hashtextextended('payment requests', 0));
    select * into own from public.payments p where p.id = payment_id for update;
    if own.id is null then raise exception 'no such payment' using errcode = '22023'; end if;
    if own.status not in ('pending', 'failed') or by_mail and own.email is null then return null; end if;
    if own.asked_at is null then
      update public.payments set asked_at = now(), asked_by = private.actor() where id = own.id;
      perform private.audit('payment-asked', null, own.id::text);
      if own.plan_id is not null then perform private.request_instalments(private.today(), own.plan_id); end if;
    end if;
    if by_mail then
      perform private.queue_payment_mail('payment-request', own, to_char(now() at time zone 'UTC', 'YYYYMMDDHH24MI'));
      update public.payments set reminded_on = private.today() where id = own.id;
    end if;
    return private.payment_token(own);
  end $$;

-- As before (20261121000400_leads.sql), but an older lead without an owner takes the newer one's.
create or replace function private.merge_leads(suggestion_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    pair uuid[];
    both_of uuid[];
  begin
    perform private.require_office('merges leads');
    perform pg_advisory_xact_lock(hashtextextended('merges', 0));
    select array[private.root_lead(g.lead_id), private.root_lead(g.other_id)] into pair
      from public.lead_suggestions g where g.id = suggestion_id and g.state = 'open' for update;
    if pair is null or pair[1] = pair[2] then return pair[1]; end if;
    select array_agg(l.id order by l.first_at, l.id) into both_of from (
      select id, first_at from public.leads where id = any (pair) order by id for update
    ) l;
    update public.leads l
      set status = (private.lead_statuses())[greatest(array_position(private.lead_statuses(), l.status),
          array_position(private.lead_statuses(), other.status))],
        follow_up_on = least(l.follow_up_on, other.follow_up_on),
        owner_id = coalesce(l.owner_id, other.owner_id),
        objected_at = least(l.objected_at, other.objected_at), touched_at = now(), binned_at = null
      from public.leads other where l.id = both_of[1] and other.id = both_of[2];
    update public.leads set merged_into = both_of[1] where id = both_of[2];
    update public.landing_form_submissions set lead_id = both_of[1] where lead_id = both_of[2];
    update public.lead_events set lead_id = both_of[1] where lead_id = both_of[2];
    perform private.recount_lead(both_of[1]);
    update public.lead_suggestions
      set state = 'merged' where private.root_lead(lead_id) = both_of[1] and private.root_lead(other_id) = both_of[1];
    insert into public.lead_events (lead_id, kind, other_id) values (both_of[1], 'merged', both_of[2]);
    return both_of[1];
  end $$;
