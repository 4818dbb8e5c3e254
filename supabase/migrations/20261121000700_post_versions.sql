-- What a post knows beyond the specification's fields, and what keeps a writer's work: versions, former texts,
-- former addresses, a bin instead of a deletion, links that show a draft.

-- Who changes something: the signed-in user's e-mail address, "system" for the secret key.
create function private.actor() returns text
  language sql stable set search_path = ''
  as $$ select coalesce((select auth.jwt()) ->> 'email', 'system') $$;
revoke execute on function private.actor() from public;
grant execute on function private.actor() to authenticated, service_role;

alter table public.blog_posts
  add column language text not null default 'en' check (language in ('en', 'af')),
  add column category text
    check (category in ('counselling', 'spiritual-growth', 'faith', 'ministry', 'leadership')),
  add column featured_image_alt text check (char_length(featured_image_alt) <= 300),
  add column published_at timestamptz,
  add column translation_id uuid unique references public.blog_posts (id) on delete set null,
  add column deleted_at timestamptz,
  add column version integer not null default 1,
  add column updated_by text;
update public.blog_posts set published_at = created_at where status = 'published';
alter table public.blog_posts
  add constraint blog_posts_published_has_a_time check (status = 'draft' or published_at is not null),
  add constraint blog_posts_translation_is_another check (translation_id <> id);

-- What lies in the bin holds no address.
alter table public.blog_posts drop constraint blog_posts_slug_key;
create unique index blog_posts_slug_key on public.blog_posts (slug) where deleted_at is null;
drop index public.blog_posts_published_newest_first;
create index blog_posts_published_newest_first
  on public.blog_posts (published_at desc, id) where status = 'published' and deleted_at is null;

create table public.post_revisions (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  version integer not null,
  title text not null,
  slug text not null,
  content text not null,
  excerpt text,
  featured_image text,
  featured_image_alt text,
  status text not null,
  language text not null,
  category text,
  published_at timestamptz,
  saved_at timestamptz not null,
  saved_by text,
  primary key (post_id, version)
);
alter table public.post_revisions enable row level security;
revoke all on public.post_revisions from anon, authenticated;
grant select on public.post_revisions to authenticated;
grant all on public.post_revisions to service_role;
create policy "staff read former versions" on public.post_revisions
  for select to authenticated using ((select private.is_staff()));

-- A former address leads to the post itself, whatever it is called by now: never a chain.
create table public.post_redirects (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index post_redirects_post on public.post_redirects (post_id);
alter table public.post_redirects enable row level security;
revoke all on public.post_redirects from anon, authenticated;
grant all on public.post_redirects to service_role;

-- Keeps the version that is written over, counts versions, and notes the address that a live post leaves.
create function private.write_post() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if new.status = 'published' and new.published_at is null then new.published_at = now(); end if;
    if tg_op = 'INSERT' then
      new.updated_by = private.actor();
      return new;
    end if;
    -- Of a link to a translation no former version is kept, but a save that began before it must not undo it.
    if new.translation_id is distinct from old.translation_id then
      new.version = old.version + 1;
      new.updated_at = now();
      new.updated_by = private.actor();
    end if;
    if (new.title, new.slug, new.content, new.excerpt, new.featured_image, new.featured_image_alt, new.status,
        new.language, new.category, new.published_at)
      is not distinct from
      (old.title, old.slug, old.content, old.excerpt, old.featured_image, old.featured_image_alt, old.status,
        old.language, old.category, old.published_at)
    then return new; end if;
    insert into public.post_revisions
      values (old.id, old.version, old.title, old.slug, old.content, old.excerpt, old.featured_image,
        old.featured_image_alt, old.status, old.language, old.category, old.published_at, old.updated_at,
        old.updated_by);
    if new.slug <> old.slug and old.status = 'published' and old.published_at <= now() and old.deleted_at is null
    then
      insert into public.post_redirects (slug, post_id) values (old.slug, old.id)
        on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
    end if;
    new.version = old.version + 1;
    new.updated_at = now();
    new.updated_by = private.actor();
    return new;
  end $$;
revoke execute on function private.write_post() from public;
drop trigger blog_posts_updated_at on public.blog_posts;
drop function private.touch_updated_at();
-- Of what people write only: that an author's account is gone, or a post goes to the bin, is no change of the text.
create trigger write_post
  before insert or update of title, slug, content, excerpt, featured_image, featured_image_alt, status, language,
    category, published_at, translation_id
  on public.blog_posts for each row execute function private.write_post();

-- The bin's 30 days begin when a post is put there, whatever time is sent in.
create function private.bin_post() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.deleted_at = coalesce(old.deleted_at, now()); return new; end $$;
revoke execute on function private.bin_post() from public;
create trigger bin_post before update of deleted_at on public.blog_posts
  for each row when (new.deleted_at is not null and current_user = 'authenticated')
  execute function private.bin_post();

-- A translation is of the other language, and each of the two knows the other.
create function private.link_translation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (
      select from public.blog_posts where id = new.translation_id and language = new.language
    ) then
      raise exception 'a translation is in the other language' using errcode = 'PT409';
    end if;
    update public.blog_posts set translation_id = null
      where translation_id = new.id and id is distinct from new.translation_id;
    update public.blog_posts set translation_id = new.id
      where id = new.translation_id and translation_id is distinct from new.id;
    return null;
  end $$;
revoke execute on function private.link_translation() from public;
create trigger link_translation after insert or update of translation_id, language on public.blog_posts
  for each row execute function private.link_translation();

grant insert (featured_image_alt, language, category, published_at, translation_id)
  on public.blog_posts to authenticated;
grant update (featured_image_alt, language, category, published_at, translation_id, deleted_at)
  on public.blog_posts to authenticated;
-- Who wrote last is an e-mail address of staff: visitors may read every column but that one.
revoke select on public.blog_posts from anon;
grant select (id, title, slug, content, excerpt, featured_image, featured_image_alt, status, language, category,
  author_id, translation_id, version, created_at, updated_at, published_at, deleted_at) on public.blog_posts to anon;
-- Nothing is deleted for good by hand: it goes to the bin, which is emptied after 30 days.
revoke delete on public.blog_posts from authenticated;
drop policy "staff delete posts" on public.blog_posts;
drop policy "visitors read published posts" on public.blog_posts;
drop policy "signed-in users read published posts, staff read all" on public.blog_posts;
create policy "visitors read live posts" on public.blog_posts
  for select to anon using (status = 'published' and published_at <= now() and deleted_at is null);
-- The site reads as a visitor, signed in or not; an account that is not staff's has no reading of its own.
create policy "staff read all posts" on public.blog_posts
  for select to authenticated using ((select private.is_staff()));

-- The address that a former one leads to; null where there is none, or its post is not live.
create function private.post_redirect(old_slug text) returns text
  language sql stable security definer set search_path = ''
  as $$
    select p.slug from public.post_redirects r join public.blog_posts p on p.id = r.post_id
    where r.slug = old_slug and p.slug <> old_slug
      and p.status = 'published' and p.published_at <= now() and p.deleted_at is null
  $$;
create function public.post_redirect(old_slug text) returns text
  language sql stable security invoker set search_path = ''
  as $$ select private.post_redirect(old_slug) $$;

-- When the next scheduled post goes out. Only the moment is told, nothing of the post.
create function private.next_publication() returns timestamptz
  language sql stable security definer set search_path = ''
  as $$
    select min(published_at) from public.blog_posts
    where status = 'published' and deleted_at is null and published_at > now()
  $$;
create function public.next_publication() returns timestamptz
  language sql stable security invoker set search_path = ''
  as $$ select private.next_publication() $$;

revoke execute on function private.post_redirect(text), public.post_redirect(text),
  private.next_publication(), public.next_publication() from public;
grant execute on function private.post_redirect(text), public.post_redirect(text),
  private.next_publication(), public.next_publication() to anon, authenticated, service_role;

drop function public.search_posts(text, integer, integer);
create function public.search_posts(query text, page_size integer, page_offset integer)
  returns table (
    title text, slug text, excerpt text, featured_image text, featured_image_alt text, language text,
    category text, published_at timestamptz, total bigint
  )
  language sql stable security invoker set search_path = ''
  as $$
    select p.title, p.slug, p.excerpt, p.featured_image, p.featured_image_alt, p.language, p.category,
      p.published_at, count(*) over ()
    from public.blog_posts p
    where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
      and (strpos(private.plain_text(p.title), (select private.plain_text(query))) > 0
        or strpos(private.plain_text(coalesce(p.excerpt, '')), (select private.plain_text(query))) > 0)
    order by p.published_at desc, p.id
    limit least(greatest(page_size, 1), 50) offset greatest(page_offset, 0)
  $$;
revoke execute on function public.search_posts(text, integer, integer) from public;
grant execute on function public.search_posts(text, integer, integer) to anon, authenticated, service_role;

-- The staff list: a filter that is null asks for all. "scheduled" is what is published at a time still to come.
create function public.staff_posts(
  query text default null, of_status text default null, of_language text default null,
  of_category text default null, in_bin boolean default false, sort text default 'newest',
  page_size integer default 20, page_offset integer default 0
)
  returns table (
    id uuid, title text, slug text, status text, language text, category text, published_at timestamptz,
    updated_at timestamptz, updated_by text, deleted_at timestamptz, version integer, translation_id uuid,
    total bigint
  )
  language sql stable security invoker set search_path = ''
  as $$
    select p.id, p.title, p.slug, p.status, p.language, p.category, p.published_at, p.updated_at, p.updated_by,
      p.deleted_at, p.version, p.translation_id, count(*) over ()
    from public.blog_posts p
    where (select private.is_staff())
      and (p.deleted_at is not null) = in_bin
      and (p.deleted_at is null or p.deleted_at > now() - interval '30 days')
      and (of_status is null or of_status = case
        when p.status = 'published' and p.published_at > now() then 'scheduled' else p.status end)
      and (of_language is null or p.language = of_language)
      and (of_category is null or p.category = of_category)
      and (query is null or strpos(private.plain_text(p.title), (select private.plain_text(query))) > 0
        or strpos(private.plain_text(coalesce(p.excerpt, '')), (select private.plain_text(query))) > 0)
    order by
      case when sort = 'title' then private.plain_text(p.title) end,
      case when sort = 'changed' then p.updated_at end desc,
      case when sort = 'soonest' then p.published_at end,
      coalesce(p.deleted_at, p.published_at, p.created_at) desc, p.id
    limit least(greatest(page_size, 1), 100) offset greatest(page_offset, 0)
  $$;
revoke execute on function
  public.staff_posts(text, text, text, text, boolean, text, integer, integer) from public, anon;
grant execute on function
  public.staff_posts(text, text, text, text, boolean, text, integer, integer) to authenticated;

-- A link that shows a draft to whoever holds its unguessable id, for 7 days or until it is withdrawn.
create table public.post_previews (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null unique references public.blog_posts (id) on delete cascade,
  created_by text not null default private.actor(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
alter table public.post_previews enable row level security;
revoke all on public.post_previews from anon, authenticated;
grant select, insert (post_id), delete on public.post_previews to authenticated;
grant all on public.post_previews to service_role;
create policy "staff read preview links" on public.post_previews
  for select to authenticated using ((select private.is_staff()));
create policy "staff make preview links" on public.post_previews
  for insert to authenticated with check ((select private.is_staff()));
create policy "staff withdraw preview links" on public.post_previews
  for delete to authenticated using ((select private.is_staff()));

create function private.preview_post(preview_id uuid)
  returns table (
    title text, excerpt text, content text, featured_image text, featured_image_alt text, language text,
    category text, published_at timestamptz, updated_at timestamptz, expires_at timestamptz
  )
  language sql stable security definer set search_path = ''
  as $$
    select p.title, p.excerpt, p.content, p.featured_image, p.featured_image_alt, p.language, p.category,
      p.published_at, p.updated_at, v.expires_at
    from public.post_previews v join public.blog_posts p on p.id = v.post_id
    where v.id = preview_id and v.expires_at > now() and p.deleted_at is null
  $$;
create function public.preview_post(preview_id uuid)
  returns table (
    title text, excerpt text, content text, featured_image text, featured_image_alt text, language text,
    category text, published_at timestamptz, updated_at timestamptz, expires_at timestamptz
  )
  language sql stable security invoker set search_path = ''
  as $$ select * from private.preview_post(preview_id) $$;
revoke execute on function private.preview_post(uuid), public.preview_post(uuid) from public;
grant execute on function private.preview_post(uuid), public.preview_post(uuid)
  to anon, authenticated, service_role;
