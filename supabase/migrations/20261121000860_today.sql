-- The staff's work of today, read at once for the dashboard; `waiting_counts` has the numbers beside it. Each row of a
-- list has the total of its list.

create function private.leads_waiting(of_status text, due_by date, sort text, most integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('is_of_today',
        l.last_at >= private.day_begins(private.today())
          and private.enquired_since(l.id, private.day_begins(private.today()))) order by l.ordinality), '[]')
    from public.lead_inbox(of_status => $1, due_by => $2, sort => $3, page_size => $4) with ordinality l
  $$;

-- Failed payments, proofs to check, broken promises, and overdue payments; one of several kinds is in the first of them.
-- Each row has the number and sum of all that are overdue.
create function private.payments_waiting(most integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(to_jsonb(p) order by p.place), '[]')
    from (
      select w.*, count(*) over (partition by w.why) as total,
        row_number() over (partition by w.why order by w.due_on, w.id) as place,
        count(*) filter (where w.is_overdue) over () as overdue,
        coalesce(sum(w.outstanding::numeric) filter (where w.is_overdue) over (), 0)::text as owed
      from (
        select m.*, case when m.status = 'failed' then 'failed' when m.has_proof then 'proof'
          when b.id is not null then 'promise' else 'overdue' end as why
        from private.matching_payments('open', null, null, null, null) m
          left join private.broken_promises() b (id) on b.id = m.id
        where m.status = 'failed' or m.has_proof or m.is_overdue or b.id is not null
      ) w
    ) p
    where p.place <= most
  $$;

-- Confirmed requests first, so that invented ones never hide them.
create function private.requests_waiting(most integer) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(to_jsonb(q) order by q.place), '[]')
    from (
      select r.id, r.kind, r.state, r.email, r.due_on, count(*) over () as total,
        row_number() over (order by r.state, r.due_on, r.created_at, r.id) as place
      from public.privacy_requests r where r.answered_on is null
    ) q
    where q.place <= most
  $$;

-- `office` is for admins and the office, and null for editors; notifications and requests are for admins, posts not for
-- the office.
create function private.waiting_work() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    is_admin constant boolean := private.is_admin();
    is_editor constant boolean := private.is_editor();
  begin
    if not private.is_staff() then raise exception 'only staff have work' using errcode = '42501'; end if;
    return jsonb_build_object(
      'office', case when private.is_office() then jsonb_build_object(
        'new_leads', private.leads_waiting('new', null, 'to-do', 20),
        'due_leads', private.leads_waiting(null, private.today(), 'follow-up', 10),
        'payments', private.payments_waiting(5),
        'requests', private.requests_waiting(case when is_admin then 5 else 0 end)
      ) end,
      'drafts', (
        select coalesce(jsonb_agg(to_jsonb(d) order by d.ordinality), '[]')
        from public.staff_posts(of_status => 'draft', sort => 'changed', page_size => 3) with ordinality d
      ),
      'scheduled', (
        select jsonb_build_object('total', count(*), 'next_at', min(p.published_at)) from public.blog_posts p
        where is_editor and p.status = 'published' and p.deleted_at is null and p.published_at > now()
      ),
      'factor', (select to_jsonb(f) from private.second_factor_status() f)
    );
  end $$;

select private.expose('authenticated', 'waiting_work');
