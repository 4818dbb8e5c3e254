-- What sitemap.xml says of the live posts, in few answers: a hosted project gives at most 1,000 rows at a time.
-- Invoker's rights, with the condition repeated: staff learn nothing else here than visitors do.

-- A run of the live posts, oldest first, so that a new post moves no other to another part of the sitemap.
create function public.sitemap_posts(page_size integer, page_offset integer) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select coalesce(jsonb_agg(to_jsonb(run) - 'id' - 'published_at' order by run.published_at, run.id desc), '[]')
    from (
      select p.id, p.published_at, p.slug, p.language, p.updated_at, t.slug as translation
      from public.blog_posts p
      left join public.blog_posts t on t.id = p.translation_id
        and t.status = 'published' and t.published_at <= now() and t.deleted_at is null
      where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
      order by p.published_at, p.id desc
      limit least(greatest(page_size, 1), 5000) offset greatest(page_offset, 0)
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
