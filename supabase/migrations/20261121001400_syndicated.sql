-- What sitemap.xml says of the live posts, in few answers: a hosted project gives at most 1,000 rows at a time.
-- Invoker's rights, with the condition repeated: staff learn nothing else here than visitors do.

-- A run of the live posts, oldest first, so that a new post moves no other to another part of the sitemap.
create function public.sitemap_posts(page_size integer, page_offset integer) returns json
  language sql stable security invoker set search_path = ''
  as $$
    -- The translation is looked up by its id, post by post: as a join, 5,000 posts cost ten seconds.
    select coalesce(json_agg(json_build_object('slug', run.slug, 'language', run.language,
      'changed_at', run.changed_at, 'translation', case when run.translation_id is not null then (
        select t.slug from public.blog_posts t
        where t.id = run.translation_id
          and t.status = 'published' and t.published_at <= now() and t.deleted_at is null
      ) end) order by run.published_at, run.id desc), '[]')
    from (
      select p.id, p.published_at, p.slug, p.language, greatest(p.updated_at, p.published_at) as changed_at,
        p.translation_id
      from public.blog_posts p
      where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
      order by p.published_at, p.id desc
      limit least(greatest(page_size, 1), 1000) offset greatest(page_offset, 0)
    ) run
  $$;

-- How many live posts each category has, and when what its list shows last changed: a post, or one that went out.
create function public.live_post_counts()
  returns table (category text, posts bigint, changed_at timestamptz)
  language sql stable security invoker set search_path = ''
  as $$
    select p.category, count(*), max(greatest(p.updated_at, p.published_at))
    from public.blog_posts p
    where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
    group by p.category
  $$;

revoke execute on function public.sitemap_posts(integer, integer), public.live_post_counts() from public;
grant execute on function public.sitemap_posts(integer, integer), public.live_post_counts()
  to anon, authenticated, service_role;
