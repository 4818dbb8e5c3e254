-- Public files uploaded by staff.

-- The buckets repeat the upload limits: 5 MB and four types, 15 MB and one. The web server moves what it has checked
-- from "brochure-uploads" to "brochures".
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values
    ('post-images', 'post-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif']),
    ('brochures', 'brochures', true, 15728640, array['application/pdf']),
    ('brochure-uploads', 'brochure-uploads', false, 15728640, array['application/pdf'])
  on conflict (id) do nothing;

-- Pictures used in texts, and where; a post in the bin is "binned". Ignores former versions of posts. With `named`,
-- scans only texts that name that picture.
create function private.picture_places(named text default '')
  returns table (picture text, kind text, id text, title text)
  language sql stable set search_path = ''
  as $$
    with posts (kind, id, title, content, picture) as not materialized (
      select case when p.deleted_at is null then 'post' else 'binned' end, p.id, p.title, p.content, p.featured_image
      from public.blog_posts p
    ), texts (kind, id, title, body) as (
      select p.kind, p.id::text, p.title, p.content from posts p
      union all
      select p.kind, p.id::text, p.title, p.picture from posts p
      union all
      -- Unsaved input is private to its author: not even a new post's title is revealed.
      select coalesce(p.kind, 'draft'), d.post_id::text, p.title, d.input::text
      from public.post_drafts d left join posts p on p.id = d.post_id
      union all
      select 'document', v.key, v.key, v.document::text from public.content_versions v
      where v.live_from > now() or v.key in ('privacy', 'terms')
        or (v.key, v.version) in (select l.key, l.version from private.live_content(now()) l)
      union all
      select 'document', d.key, d.key, d.document::text from public.content_drafts d
    )
    select distinct substring(part.words from '^[\w-]+\.(?:webp|gif)'), t.kind, t.id, t.title
    from texts t, string_to_table(t.body, '/pictures/') with ordinality part (words, place)
    where strpos(t.body, '/pictures/' || named) > 0 and part.place > 1
  $$;

-- For the policy that protects used pictures from deletion.
create function private.is_picture_used(picture_name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from private.picture_places(picture_name) p where p.picture = picture_name) $$;

-- Names of files stored by the site contain their size. Empty for non-staff.
create function private.media_library(
  page_size integer default 24, page_offset integer default 0, only_unused boolean default false
)
  returns table (name text, created_at timestamptz, uploaded_by text, uses integer, total bigint)
  language sql stable security definer set search_path = ''
  as $$
    with used as materialized (
      select p.picture, count(*)::integer as uses from private.picture_places() p group by p.picture
    )
    select o.name, o.created_at, a.email::text, coalesce(u.uses, 0), count(*) over ()
    from storage.objects o
    left join used u on u.picture = o.name
    left join auth.users a on a.id::text = o.owner_id
    where (select private.is_editor()) and o.bucket_id = 'post-images'
      and o.name ~ '^[0-9a-f-]{36}-[0-9]{1,5}x[0-9]{1,5}\.(webp|gif)$'
      and not (only_unused and u.uses is not null)
    order by o.created_at desc, o.name
    limit least(greatest(page_size, 1), 100) offset greatest(page_offset, 0)
  $$;

create function private.picture_uses(picture_names text[])
  returns table (picture text, kind text, title text, id text)
  language sql stable security definer set search_path = ''
  as $$
    select p.picture, p.kind, p.title, p.id from private.picture_places() p
    where (select private.is_editor()) and p.picture = any (picture_names)
    order by p.picture, p.kind, p.title, p.id
  $$;

-- An upload that was not finished within a day, a brochure that after a week nothing names, of any version or draft, or a
-- copy of a document after its time (PL/pgSQL, because a later file defines that).
create function private.is_orphan(of_bucket text, file_name text) returns boolean
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    return exists (
      select from storage.objects o where o.bucket_id = of_bucket and o.name = file_name
        and case o.bucket_id
          when 'brochure-uploads' then o.created_at < now() - interval '1 day'
          when 'brochures' then o.created_at < now() - interval '7 days' and not exists (
            select from public.content_versions v where v.key = 'brochure' and strpos(v.document::text, o.name) > 0
            union all
            select from public.content_drafts d where d.key = 'brochure' and strpos(d.document::text, o.name) > 0
          )
          when 'enrolment-documents' then private.is_spent_document(o.name)
          else false
        end
    );
  end $$;

-- Files are never overwritten, so there is no update policy. Pictures used in a text cannot be deleted.
create policy "staff add files" on storage.objects
  for insert to authenticated with check (
    (bucket_id = 'post-images' and (select private.is_editor()))
    or (bucket_id = 'brochures' and (select private.is_admin()))
    -- The name is random, so that nobody can guess another admin's upload.
    or (bucket_id = 'brochure-uploads' and (select private.is_admin()) and name ~ '^[0-9a-f-]{36}\.pdf$')
  );
create policy "staff list files" on storage.objects
  for select to authenticated using (
    (bucket_id = 'post-images' and (select private.is_editor()))
    or (bucket_id = 'payment-proofs' and (select private.is_office()))
    or (bucket_id = 'enrolment-documents' and (select private.is_office()) and not (select private.is_orphan(bucket_id, name)))
    or (bucket_id in ('brochures', 'brochure-uploads') and (select private.is_admin()))
  );
create policy "staff delete files" on storage.objects
  for delete to authenticated using (
    (bucket_id = 'post-images' and (select private.is_editor()) and not (select private.is_picture_used(name)))
    or (bucket_id in ('brochures', 'brochure-uploads') and (select private.is_admin()))
  );

-- For deletion by the web server.
create function private.orphan_files() returns table (bucket text, names text[])
  language sql stable security definer set search_path = ''
  as $$
    select private.require_job('mail');
    select o.bucket_id, (array_agg(o.name order by o.name))[:1000] from storage.objects o
      where o.bucket_id in ('brochures', 'brochure-uploads', 'enrolment-documents') and private.is_orphan(o.bucket_id, o.name)
      group by o.bucket_id
  $$;

select private.expose('authenticated', 'media_library', 'picture_uses');
select private.expose('anon, service_role', 'orphan_files');
grant execute on function private.is_orphan to anon, authenticated;
grant execute on function private.is_picture_used to authenticated;
