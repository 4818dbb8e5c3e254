-- The report of a month for the board, read at once with the month before.

-- Each person who enquired in the month counts once, with the first source and the last level named in it. Entries of
-- staff and imports have a day but no time, so that only enquiries on the website are timed.
create function private.month_figures(of_month date) returns jsonb
  language sql stable set search_path = ''
  as $$
    with bounds as materialized (
      select private.day_begins(of_month) as begins, private.day_begins((of_month + interval '1 month')::date) as ends
    ), enquired as materialized (
      select s.lead_id, l.status, min(s.created_at) as since,
        (array_agg(s.source order by s.created_at, s.id))[1] = 'landing-page' as is_timed,
        (array_agg(s.traffic_source order by s.created_at, s.id))[1] as source,
        coalesce((array_agg(s.interest order by s.created_at desc, s.id) filter (where s.interest is not null))[1], 0) as level
      from bounds b, public.landing_form_submissions s join public.leads l on l.id = s.lead_id
      where l.merged_into is null and l.binned_at is null and s.created_at >= b.begins and s.created_at < b.ends
      group by s.lead_id, l.status
    ), contacted as materialized (
      select q.status, q.is_timed, extract(epoch from (
          select min(c.at) from (
            select e.created_at from public.lead_events e
            where e.lead_id = q.lead_id and (e.kind in ('called', 'no-answer', 'whatsapp', 'email')
              or (e.kind = 'status' and e.after in ('contacted', 'applied', 'enrolled')))
            union all select m.created_at
            from public.mail_messages m join public.landing_form_submissions s on s.id = m.submission_id
            where s.lead_id = q.lead_id and m.kind = 'lead-letter'
          ) c (at)
          where c.at >= q.since
        ) - q.since)::double precision as seconds
      from enquired q
    )
    select jsonb_build_object('month', of_month, 'enquiries', (select count(*) from enquired), 'sources', (
        select coalesce(jsonb_object_agg(g.source, g.people), '{}')
        from (select q.source, count(*) as people from enquired q group by 1) g
      ), 'levels', (
        select coalesce(jsonb_object_agg(g.level, g.people), '{}')
        from (select q.level, count(*) as people from enquired q group by 1) g
      ), 'contact_seconds', (
        select percentile_cont(0.5) within group (order by c.seconds) from contacted c where c.is_timed
      ), 'waiting', (select count(*) from contacted c where c.seconds is null and c.status = 'new'), 'enrolled', (
        select count(*) from bounds b, public.leads l, lateral (
          select max(e.created_at) as at from public.lead_events e
          where e.lead_id = l.id and e.kind = 'status' and e.after = 'enrolled'
        ) enrolment
        where l.status = 'enrolled' and l.merged_into is null and l.binned_at is null
          and enrolment.at >= b.begins and enrolment.at < b.ends
      ), 'received', m.received, 'outstanding', m.outstanding)
    from private.money_months(of_month) m where m.month = of_month
  $$;

create function private.month_report(of_month date) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare first_day constant date := date_trunc('month', of_month);
  begin
    perform private.require_office('reads the report');
    return jsonb_build_array(private.month_figures(first_day),
      private.month_figures((first_day - interval '1 month')::date));
  end $$;

select private.expose('authenticated', 'month_report');
