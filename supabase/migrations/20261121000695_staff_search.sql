-- The search of the staff pages.

-- At most eight leads, students by their number, payments and posts, each with what tells it from others. Runs with the caller's privileges:
-- editors find posts only, the office everything else, other users nothing. Not recorded, because nothing leaves the office.
create function public.staff_search(query text) returns json
  language sql stable security invoker set search_path = ''
  as $$
    with meant as materialized (
      select private.leads_meant(g.given) as leads, private.payments_meant(g.given) as payments,
        private.posts_meant(g.given) as posts
      from (values (private.clean_text(query))) g (given) where char_length(g.given) >= 3
    )
    select json_build_object(
      'leads', (
        select coalesce(json_agg(f order by f.last_at desc, f.id), '[]') from (
          select l.id, l.first_name, l.surname, l.email, l.phone, l.status, l.last_at
          from meant m join public.leads l on l.id = any (m.leads)
          where l.merged_into is null and l.binned_at is null
          order by l.last_at desc, l.id limit 8
        ) f
      ),
      'students', (
        select coalesce(json_agg(f order by f.student_number, f.id), '[]') from (
          select distinct on (e.student_number, l.id) l.id, l.first_name, l.surname, e.student_number, e.state
          from (values (lower(btrim(query)))) g (given)
            join public.enrolments e on starts_with(lower(e.student_number), g.given) and char_length(g.given) >= 3
            join public.leads l on l.id = private.root_lead(e.lead_id)
          order by e.student_number, l.id, e.created_at desc limit 8
        ) f
      ),
      'payments', (
        select coalesce(json_agg(f order by f.is_closed, f.due_on, f.id), '[]') from (
          select p.id, p.first_name, p.surname, p.reference, p.amount_gross::text as amount, p.due_on,
            p.status not in ('pending', 'failed') as is_closed
          from meant m join public.payments p on p.id = any (m.payments)
          order by is_closed, p.due_on, p.id limit 8
        ) f
      ),
      'posts', (
        select coalesce(json_agg(f order by f.updated_at desc, f.id), '[]') from (
          select p.id, p.title, p.language, p.updated_at,
            case when p.status = 'published' and p.published_at > now() then 'scheduled' else p.status end as status
          from meant m join public.blog_posts p on p.id = any (m.posts)
          order by p.updated_at desc, p.id limit 8
        ) f
      )
    )
  $$;

grant execute on function private.posts_meant, private.payments_meant, public.staff_search to authenticated;
