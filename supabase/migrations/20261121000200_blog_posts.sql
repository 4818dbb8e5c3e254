-- Blog posts: specification, section 3. Visitors read what is published, staff manage all.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and char_length(title) <= 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  content text not null check (content ~ '\S' and char_length(content) <= 200000),
  excerpt text check (char_length(excerpt) <= 500),
  -- An address of another site is https; "//host", and "/\host" to a browser, would be one without saying so.
  featured_image text
    check (featured_image ~ '^(https://[^\s]+|/[^/\\\s][^\s]*)$' and char_length(featured_image) <= 2000),
  status text not null default 'draft' check (status in ('draft', 'published')),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index blog_posts_published_newest_first
  on public.blog_posts (created_at desc, id) where status = 'published';
create index blog_posts_newest_first on public.blog_posts (created_at desc, id);
create index blog_posts_author on public.blog_posts (author_id);

create function private.touch_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.updated_at = now(); return new; end $$;

-- Of what people write only: that an author's account is gone is no change of the post.
create trigger blog_posts_updated_at
  before update of title, slug, content, excerpt, featured_image, status on public.blog_posts
  for each row execute function private.touch_updated_at();

alter table public.blog_posts enable row level security;
revoke all on public.blog_posts from anon, authenticated;
grant select on public.blog_posts to anon, authenticated;
-- Columns are named so that id, author and times cannot be sent in: the database fills them.
grant insert (title, slug, content, excerpt, featured_image, status) on public.blog_posts to authenticated;
grant update (title, slug, content, excerpt, featured_image, status) on public.blog_posts to authenticated;
grant delete on public.blog_posts to authenticated;
grant all on public.blog_posts to service_role;

create policy "visitors read published posts" on public.blog_posts
  for select to anon using (status = 'published');
create policy "signed-in users read published posts, staff read all" on public.blog_posts
  for select to authenticated using (status = 'published' or (select private.is_staff()));
create policy "staff write posts as themselves" on public.blog_posts
  for insert to authenticated
  with check ((select private.is_staff()) and author_id = (select auth.uid()));
create policy "staff change posts" on public.blog_posts
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete posts" on public.blog_posts
  for delete to authenticated using ((select private.is_staff()));

-- Lower case without diacritics, so that "se" finds "sê" (NFKD parts letters from their marks).
create function private.plain_text(input text) returns text
  language sql immutable set search_path = ''
  as $$ select regexp_replace(normalize(lower(input), NFKD), '[\u0300-\u036f]', '', 'g') $$;
grant usage on schema private to anon;
revoke execute on function private.plain_text(text) from public;
grant execute on function private.plain_text(text) to anon, authenticated, service_role;

-- Substring search on title or excerpt (specification, section 5). Invoker's rights: a visitor finds only
-- published posts, and staff see no draft here either, because the status is part of the question.
create function public.search_posts(query text, page_size integer, page_offset integer)
  returns table (
    title text, slug text, excerpt text, featured_image text, created_at timestamptz, total bigint
  )
  language sql stable security invoker set search_path = ''
  as $$
    select p.title, p.slug, p.excerpt, p.featured_image, p.created_at, count(*) over ()
    from public.blog_posts p
    where p.status = 'published'
      and (strpos(private.plain_text(p.title), private.plain_text(query)) > 0
        or strpos(private.plain_text(coalesce(p.excerpt, '')), private.plain_text(query)) > 0)
    order by p.created_at desc, p.id
    limit least(greatest(page_size, 1), 50) offset greatest(page_offset, 0)
  $$;
revoke execute on function public.search_posts(text, integer, integer) from public;
grant execute on function public.search_posts(text, integer, integer) to anon, authenticated, service_role;
