-- Blog posts with former versions, former addresses and preview links. Visitors read live posts, staff manage all.

create table public.blog_posts (
  -- The browser names a new post before saving, so that a repeated save finds its own post.
  id uuid primary key default gen_random_uuid(),
  title text not null check (title ~ '\S' and char_length(title) <= 200),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  content text not null check (content ~ '\S' and char_length(content) <= 200000),
  excerpt text check (char_length(excerpt) <= 500),
  -- Off-site addresses must use https; browsers read "//host" and "/\host" as off-site.
  featured_image text
    check (featured_image ~ '^(https://[^\s]+|/[^/\\\s][^\s]*)$' and char_length(featured_image) <= 2000),
  status text not null default 'draft' check (status in ('draft', 'published')),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  language text not null default 'en' check (private.is_language(language)),
  category text check (category = any (private.post_categories())),
  featured_image_alt text check (char_length(featured_image_alt) <= 300),
  author_name text check (char_length(author_name) <= 120),
  author_role text check (char_length(author_role) <= 120),
  search_title text check (char_length(search_title) <= 70),
  search_description text check (char_length(search_description) <= 200),
  -- Whether the post touches on suicide, abuse or violence.
  is_sensitive boolean not null default false,
  published_at timestamptz,
  translation_id uuid unique references public.blog_posts (id) on delete set null,
  -- When the post was moved to the bin, which is emptied after 30 days. Nobody deletes a post for good by hand.
  deleted_at timestamptz,
  version integer not null default 1,
  updated_by text,
  constraint blog_posts_published_has_a_time check (status = 'draft' or published_at is not null),
  constraint blog_posts_translation_is_another check (translation_id <> id)
);
-- A post in the bin does not reserve its slug.
create unique index blog_posts_slug_key on public.blog_posts (slug) where deleted_at is null;
-- The included columns let counts and deep pages of long lists be read from an index alone.
create index blog_posts_published_newest_first on public.blog_posts (published_at desc, id)
  include (category, updated_at) where status = 'published' and deleted_at is null;
create index blog_posts_of_language_newest_first
  on public.blog_posts (language, published_at desc, id) where status = 'published' and deleted_at is null;
create index blog_posts_author on public.blog_posts (author_id);

alter table public.blog_posts enable row level security;
-- Visitors may read every column except updated_by, which holds a staff e-mail address.
grant select (id, title, slug, content, excerpt, featured_image, featured_image_alt, status, language, category,
  author_name, author_role, search_title, search_description, is_sensitive, author_id, translation_id, version,
  created_at, updated_at, published_at, deleted_at) on public.blog_posts to anon;
-- Columns are named so that author, version and times cannot be sent in: the database fills them.
grant select,
  insert (id, title, slug, content, excerpt, featured_image, featured_image_alt, status, language, category,
    author_name, author_role, search_title, search_description, is_sensitive, published_at, translation_id),
  update (title, slug, content, excerpt, featured_image, featured_image_alt, status, language, category,
    author_name, author_role, search_title, search_description, is_sensitive, published_at, translation_id, deleted_at)
  on public.blog_posts to authenticated;

create policy "visitors read live posts" on public.blog_posts
  for select to anon using (status = 'published' and published_at <= now() and deleted_at is null);
-- The site reads as a visitor, signed in or not; other accounts can read no more than a visitor.
create policy "editors read all posts" on public.blog_posts
  for select to authenticated using ((select private.is_editor()));
create policy "editors write posts as themselves" on public.blog_posts
  for insert to authenticated
  with check ((select private.is_editor()) and author_id = (select auth.uid()));
create policy "editors change posts" on public.blog_posts
  for update to authenticated
  using ((select private.is_editor())) with check ((select private.is_editor()));

create table public.post_revisions (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  version integer not null,
  title text not null,
  slug text not null,
  content text not null,
  excerpt text,
  featured_image text,
  featured_image_alt text,
  author_name text,
  author_role text,
  search_title text,
  search_description text,
  is_sensitive boolean not null,
  status text not null,
  language text not null,
  category text,
  published_at timestamptz,
  saved_at timestamptz not null,
  saved_by text,
  primary key (post_id, version)
);
alter table public.post_revisions enable row level security;
grant select on public.post_revisions to authenticated;
create policy "editors read former versions" on public.post_revisions
  for select to authenticated using ((select private.is_editor()));

-- A former address points to the post, not to its current slug: redirects never chain.
create table public.post_redirects (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index post_redirects_post on public.post_redirects (post_id);
alter table public.post_redirects enable row level security;

create function private.write_post() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- Bookkeeping columns: a deleted author, or a move to the bin, does not change the text.
    bookkeeping constant text[] := array['id', 'author_id', 'translation_id', 'version', 'created_at', 'updated_at',
      'updated_by', 'deleted_at'];
  begin
    if new.status = 'published' and new.published_at is null then new.published_at = now(); end if;
    if tg_op = 'INSERT' then
      new.updated_by = private.actor();
      return new;
    end if;
    if to_jsonb(new) - bookkeeping = to_jsonb(old) - bookkeeping then
      -- A changed link to a translation keeps no former version, but an earlier save must not undo it.
      if new.translation_id is not distinct from old.translation_id then return new; end if;
    else
      insert into public.post_revisions select revision.* from jsonb_populate_record(null::public.post_revisions,
        to_jsonb(old) || jsonb_build_object('post_id', old.id, 'saved_at', old.updated_at, 'saved_by', old.updated_by)
      ) revision;
    end if;
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
create trigger write_post before insert or update on public.blog_posts
  for each row execute function private.write_post();

-- The 30 days in the bin start now, whatever time is sent in.
create function private.bin_post() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.deleted_at = coalesce(old.deleted_at, now()); return new; end $$;
create trigger bin_post before update of deleted_at on public.blog_posts
  for each row when (new.deleted_at is not null and current_user = 'authenticated')
  execute function private.bin_post();

-- A translation is in another language, and the two posts refer to each other.
create function private.link_translation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from public.blog_posts where id = new.translation_id and language = new.language) then
      raise exception 'a translation is in another language' using errcode = 'PT409';
    end if;
    update public.blog_posts set translation_id = null
      where translation_id = new.id and id is distinct from new.translation_id;
    update public.blog_posts set translation_id = new.id
      where id = new.translation_id and translation_id is distinct from new.id;
    return null;
  end $$;
create trigger link_translation after insert or update of translation_id, language on public.blog_posts
  for each row execute function private.link_translation();

-- A translation scheduled for the same minute follows its post: to another time, live at once, or back to a draft.
create function private.move_translation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.blog_posts set (status, published_at) = (new.status, new.published_at)
      where id = new.translation_id and status = 'published' and deleted_at is null
        and date_trunc('minute', published_at) = date_trunc('minute', old.published_at);
    return null;
  end $$;
create trigger move_translation after update of status, published_at on public.blog_posts
  for each row when (old.status = 'published' and old.published_at > now()
    and (new.status, new.published_at) is distinct from (old.status, old.published_at))
  execute function private.move_translation();

-- Saves a new post, or over one version of a post, with the caller's rights. Identical stored text counts as saved: the
-- answer to an earlier save was lost. For a new post, `base_version` is that of an earlier attempt, or null.
create function public.save_post(post_id uuid, is_new boolean, fields jsonb, base_version integer default null) returns json
  language plpgsql security invoker set search_path = ''
  as $$
  declare
    given public.blog_posts := jsonb_populate_record(null::public.blog_posts, fields);
    before public.blog_posts;
    saved public.blog_posts;
    is_repeated boolean;
    written constant text := 'title, slug, content, excerpt, featured_image, featured_image_alt, status, language, category,
      author_name, author_role, search_title, search_description, is_sensitive, published_at, translation_id';
  begin
    given.is_sensitive := coalesce(given.is_sensitive, false);
    if is_new then
      begin
        execute format('insert into public.blog_posts (id, %1$s) select $1, %1$s from (select ($2).*) given returning *',
          written) into saved using post_id, given;
      exception when unique_violation then
        if not exists (select from public.blog_posts where id = post_id) then raise; end if;
      end;
    end if;
    if saved.id is null then
      select * into before from public.blog_posts where id = post_id and deleted_at is null for update;
      if not found then return json_build_object('outcome', 'gone'); end if;
      -- The form has no seconds: an unchanged time keeps its own.
      if date_trunc('minute', before.published_at) = given.published_at then
        given.published_at := before.published_at;
      end if;
      -- A repeated new post whose first answer was lost: published at once, its time is that of its creation.
      is_repeated := is_new and to_jsonb(before) @> (fields - 'published_at') and before.published_at is not distinct
        from coalesce(given.published_at, case when given.status = 'published' then before.created_at end);
      if before.version = base_version and not is_repeated then
        execute format('update public.blog_posts set (%1$s) = (select %1$s from (select ($2).*) given) where id = $1
          returning *', written) into saved using post_id, given;
      -- Published without a time, it has one by now.
      elsif to_jsonb(before) @> (fields - 'published_at')
        and (given.published_at is not distinct from before.published_at
          or given.published_at is null and given.status = 'published')
      then saved := before;
      else return json_build_object('outcome', 'conflict', 'post', before);
      end if;
    end if;
    return json_build_object('outcome', 'saved', 'post', saved, 'together', exists (
      select from public.blog_posts t where t.id = saved.translation_id and t.deleted_at is null
        and (t.status, t.published_at) is not distinct from (saved.status, saved.published_at)
        and 'published' in (before.status, saved.status) and greatest(before.published_at, saved.published_at) > now()
    ));
  end $$;

create function private.post_redirect(old_slug text) returns text
  language sql stable security definer set search_path = ''
  as $$
    select p.slug from public.post_redirects r join public.blog_posts p on p.id = r.post_id
    where r.slug = old_slug and p.slug <> old_slug
      and p.status = 'published' and p.published_at <= now() and p.deleted_at is null
  $$;

-- The character of an HTML entity, without & and ;, by number or common name; null if unknown.
create function private.named_character(name text) returns text
  language sql immutable set search_path = ''
  as $$
    select case when name like '#%' then (
      select case when code between 1 and 55295 or code between 57344 and 1114111 then chr(code) end
      from (select case when name ~* '^#x' then ('x' || lpad(substr(name, 3), 8, '0'))::bit(32)::integer
        else substr(name, 2)::integer end) numbered (code)
    ) else jsonb '{"nbsp": "\u00a0", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "''", "hellip": "…",
      "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "copy": "©", "eacute": "é",
      "ecirc": "ê", "euml": "ë", "shy": "\u00ad"}' ->> name end
  $$;

-- Approximate visible text of Markdown, in one line. Every step is linear in the input, whatever it holds.
create function private.markdown_text(input text) returns text
  language plpgsql immutable set search_path = ''
  as $$
  declare
    -- Brackets may nest once, as in Wikipedia addresses.
    address constant text := '\((?:[^()\n]|\([^()\n]*\))*\)';
    seen text;
  begin
    select string_agg(case when n > 1 and strpos(part, '-->') > 0 then substr(part, strpos(part, '-->') + 3)
      when n > 1 then '<!--' || part else part end, '' order by n) into seen
      from string_to_table(input, '<!--') with ordinality comments (part, n);
    seen = regexp_replace(seen, '<(?:script|style|iframe|template)(?:\s[^<>]*)?>[^<]*', '', 'gi');
    seen = regexp_replace(seen, '\[\^[^\[\]\s]*\]:?', '', 'g');
    seen = regexp_replace(seen, '!\[([^\[\]]*)\]' || address, '\1', 'g');
    seen = regexp_replace(seen, '(?<!\\)\[([^\[\]]*)\]' || address, '\1', 'g');
    seen = regexp_replace(seen, '^ {0,3}\[[^\[\]]+\]:[ \t]*\S+(?:[ \t]+["''(].*)?$', '', 'gn');
    -- HTML, inline tags that may occur within a word first; addresses.
    seen = regexp_replace(seen, '</?(?:a|abbr|b|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|'
      'su[bp]|u|var|wbr)(?:[\s/][^<>]*)?>', '', 'gi');
    seen = regexp_replace(seen, '</?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>', ' ', 'gi');
    seen = regexp_replace(seen, '<([^\s<>@]+@[^\s<>]+)>', '\1', 'g');
    seen = regexp_replace(seen, '<?(?:\m(?:https?|ftp|ircs?|xmpp)://|\mwww\.)[^\s<>|]*>?', '', 'gi');
    seen = regexp_replace(seen, '^[ \t]*(?:[-*_=]{3,}|[`~]{3,}.*|[|:\- \t]*-[|:\- \t]*)$', '', 'gn');
    seen = regexp_replace(seen, '^(?:[ \t]*(?:#{1,6}|>|[-+*]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t])?', '', 'gn');
    -- Emphasis and code, marks that may occur within a word first; table borders; escapes.
    seen = regexp_replace(seen, '(?<!\\)(?:\*{1,3}([^\s*](?:[^*\n]*[^\s*\\])?)\*{1,3}|'
      '~~?([^\s~](?:[^~\n]*[^\s~\\])?)~~?|`+([^`\n]+)`+)', '\1\2\3', 'g');
    seen = regexp_replace(seen, '(?<![[:alnum:]\\])[*_~]+(?=\S)|(?<=\S)(?<!\\)[*_~]+(?![[:alnum:]])', '', 'g');
    seen = regexp_replace(seen, '(?<!\\)\|', ' ', 'g');
    seen = regexp_replace(seen, '\\([[:punct:]])', '\1', 'g');
    select string_agg(case when n = 1 then part else coalesce(
        case when part ~ '^(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-z]{2,6});'
          then private.named_character(split_part(part, ';', 1)) || substr(part, strpos(part, ';') + 1) end,
        '&' || part) end, '' order by n) into seen
      from string_to_table(seen, '&') with ordinality names (part, n);
    return private.clean_text(coalesce(seen, ''));
  end $$;

create function private.passage_around(wanted text, shown text, compared text) returns text
  language sql immutable set search_path = ''
  as $$
    select left(case when first > 1 then '… ' else '' end || array_to_string(words[first:first + 29], ' ')
      || case when cardinality(words) > first + 29 then ' …' else '' end, 400)
    from (
      -- Both have the same words, separated by single spaces.
      select string_to_array(shown, ' ') as words,
        greatest(cardinality(string_to_array(left(compared, strpos(compared, wanted)), ' ')) - 6, 1) as first
    ) place
  $$;

-- Search text of published and scheduled posts. As columns of the post, the texts would travel with every read.
create table private.post_search (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  title text not null,
  excerpt text not null,
  content text not null,
  -- The content as readers see it, from which search passages are cut.
  shown text not null,
  language text not null,
  category text,
  published_at timestamptz not null
);
-- Uncompressed: a search reads the content of every post that passes the trigrams.
alter table private.post_search alter content set storage external;
-- The included columns let visitors' lists be filtered and counted in the index alone.
create index post_search_newest_first on private.post_search (published_at desc, post_id) include (language, category);
-- No pending list (fastupdate), which every search would also have to scan.
create index post_search_trigrams on private.post_search using gin (
  title extensions.gin_trgm_ops, excerpt extensions.gin_trgm_ops, content extensions.gin_trgm_ops
) with (fastupdate = off);

create function private.index_post() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare shown text;
  begin
    -- Drafts and posts in the bin are invisible to visitors.
    if (new.status = 'published' and new.deleted_at is null) or (old.status = 'published' and old.deleted_at is null) then
      insert into private.visible_changes default values on conflict do nothing;
    end if;
    if tg_op = 'DELETE' then return null; end if;
    if new.status <> 'published' or new.deleted_at is not null then
      delete from private.post_search where post_id = new.id;
      return null;
    end if;
    if tg_op = 'UPDATE' then
      update private.post_search
        set (language, category, published_at) = (new.language, new.category, new.published_at)
        where post_id = new.id
          and (language, category, published_at) is distinct from (new.language, new.category, new.published_at);
      if (new.title, new.excerpt, new.content, new.status, new.deleted_at)
        is not distinct from (old.title, old.excerpt, old.content, old.status, old.deleted_at) then return null; end if;
    end if;
    shown = private.markdown_text(new.content);
    insert into private.post_search (post_id, title, excerpt, content, shown, language, category, published_at)
      values (new.id, private.search_text(new.title), private.search_text(coalesce(new.excerpt, '')),
        private.search_text(shown), shown, new.language, new.category, new.published_at)
      on conflict (post_id) do update
        set (title, excerpt, content, shown) = (excluded.title, excluded.excerpt, excluded.content, excluded.shown);
    return null;
  end $$;
create trigger index_post after insert or update or delete on public.blog_posts
  for each row execute function private.index_post();

create type private.found_post as (post_id uuid, in_other_language boolean);

-- A page of live posts that match the text, with their number: title matches first, then excerpt, then content, each
-- newest first, up to `most`; of these, posts in the first language lead. An empty text matches all. Planned per call:
-- trigrams need three characters.
create function private.find_posts(
  query text, of_language text, of_category text, first_language text, most integer, page_size integer,
  page_offset integer
)
  returns table (place bigint, post_id uuid, total bigint, passage text)
  language plpgsql stable rows 12 security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
  declare
    wanted constant text := private.search_text(query);
    pattern constant text := '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
    -- Up to this many content matches are sorted; beyond it, scanning in date order finds the newest sooner.
    many constant integer := 1000;
    number_found bigint;
    found private.found_post[];
    matches uuid[];
  begin
    if pattern = '%%' then
      select count(*) into number_found from private.post_search s
        where s.published_at <= now()
          and (of_language is null or s.language = of_language) and (of_category is null or s.category = of_category);
      matches := array(
        select f.post_id from (
          (select 1 as part, s.post_id, s.published_at from private.post_search s
            where s.published_at <= now() and s.language = first_language
              and (of_language is null or s.language = of_language) and (of_category is null or s.category = of_category)
            order by s.published_at desc, s.post_id limit page_size + page_offset)
          union all
          (select 2, s.post_id, s.published_at from private.post_search s
            where s.published_at <= now() and s.language is distinct from first_language
              and (of_language is null or s.language = of_language) and (of_category is null or s.category = of_category)
            order by s.published_at desc, s.post_id limit page_size + page_offset)
        ) f order by f.part, f.published_at desc, f.post_id limit page_size offset page_offset
      );
      return query select f.place, f.id, number_found, null::text from unnest(matches) with ordinality f (id, place);
      return;
    end if;
    found := array(
      select row(s.post_id, s.language is distinct from first_language)::private.found_post from private.post_search s
      where s.title like pattern and s.published_at <= now()
        and (of_language is null or s.language = of_language) and (of_category is null or s.category = of_category)
      order by s.published_at desc, s.post_id limit most
    );
    if cardinality(found) < most then
      found := found || array(
        select row(s.post_id, s.language is distinct from first_language)::private.found_post from private.post_search s
        where s.excerpt like pattern and s.title not like pattern and s.published_at <= now()
          and (of_language is null or s.language = of_language) and (of_category is null or s.category = of_category)
        order by s.published_at desc, s.post_id limit most - cardinality(found)
      );
    end if;
    if cardinality(found) < most then
      matches := array(
        select s.post_id from private.post_search s
        where s.content like pattern and s.title not like pattern and s.excerpt not like pattern
          and s.published_at <= now()
          and (of_language is null or s.language = of_language) and (of_category is null or s.category = of_category)
        limit many
      );
      found := found || case when cardinality(matches) < many then array(
        select row(s.post_id, s.language is distinct from first_language)::private.found_post from private.post_search s
        where s.post_id = any (matches)
        order by s.published_at desc, s.post_id limit most - cardinality(found)
      ) else array(
        select row(s.post_id, s.language is distinct from first_language)::private.found_post
        from (select * from private.post_search order by published_at desc, post_id offset 0) s
        where s.content like pattern and s.title not like pattern and s.excerpt not like pattern
          and s.published_at <= now()
          and (of_language is null or s.language = of_language) and (of_category is null or s.category = of_category)
        limit most - cardinality(found)
      ) end;
    end if;
    return query select f.place, f.id, cardinality(found)::bigint,
        case when s.title not like pattern and s.excerpt not like pattern
          then private.passage_around(wanted, s.shown, s.content) end
      from (
        select a.id, row_number() over (order by a.in_other_language, a.rank) as place
        from unnest(found) with ordinality a (id, in_other_language, rank)
        order by 2 limit page_size offset page_offset
      ) f join private.post_search s on s.post_id = f.id;
  end $$;

-- For a text, a total of 241 means more than 240. A passage replaces the excerpt. Staff, too, find live posts only.
create function public.search_posts(
  query text, page_size integer, page_offset integer, of_language text default null, of_category text default null,
  first_language text default null
)
  returns table (
    title text, slug text, excerpt text, featured_image text, featured_image_alt text, language text,
    category text, published_at timestamptz, total bigint
  )
  language sql stable security invoker set search_path = ''
  as $$
    select p.title, p.slug, coalesce(page.passage, p.excerpt), p.featured_image, p.featured_image_alt, p.language,
      p.category, p.published_at, page.total
    from private.find_posts(query, of_language, of_category, first_language, 241, least(greatest(page_size, 1), 50),
        greatest(page_offset, 0)) page
      join public.blog_posts p on p.id = page.post_id
    where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
    order by page.place
  $$;

-- For three orders of the staff list; includes the columns that its filters use.
create index blog_posts_of_staff on public.blog_posts (coalesce(deleted_at, published_at, created_at) desc, id)
  include (deleted_at, published_at, created_at, updated_at, status, language, category) where deleted_at is null;
create index blog_posts_by_title on public.blog_posts
  (private.plain_text(title), coalesce(deleted_at, published_at, created_at) desc, id) where deleted_at is null;
create index blog_posts_titles on public.blog_posts using gin (private.name_key(title) extensions.gin_trgm_ops)
  where deleted_at is null;
create index blog_posts_drafts on public.blog_posts (updated_at desc, id) where status = 'draft' and deleted_at is null;
create index blog_posts_bin on public.blog_posts (deleted_at desc, id) where deleted_at is not null;

-- A null filter does not filter. Planned per call, without unused filters, so that indexes apply.
create function public.staff_posts(
  query text default null, of_status text default null, of_language text default null,
  of_category text default null, in_bin boolean default false, sort text default 'newest',
  page_size integer default 20, page_offset integer default 0
)
  returns table (
    id uuid, title text, status text, language text, category text, published_at timestamptz,
    updated_at timestamptz, updated_by text, deleted_at timestamptz, total bigint
  )
  language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
  declare
    wanted constant text := private.plain_text(query);
    page uuid[];
    number_found bigint;
  begin
    with matching as not materialized (
      select p.id, p.title, p.published_at, p.updated_at, coalesce(p.deleted_at, p.published_at, p.created_at) as at
      from public.blog_posts p
      where (select private.is_editor())
        and (p.deleted_at is not null) = in_bin
        and (not in_bin or p.deleted_at > now() - interval '30 days')
        and (of_status is null or of_status = 'draft' and p.status = 'draft'
          or of_status = 'published' and p.status = 'published' and p.published_at <= now()
          or of_status = 'scheduled' and p.status = 'published' and p.published_at > now())
        and (of_language is null or p.language = of_language)
        and (of_category is null or p.category = of_category)
        and (wanted is null or strpos(private.plain_text(p.title), wanted) > 0
          or strpos(private.plain_text(coalesce(p.excerpt, '')), wanted) > 0)
    )
    select (select count(*) from matching), array(
      select m.id from matching m
      order by
        case when sort = 'title' then private.plain_text(m.title) end,
        case when sort = 'changed' then m.updated_at end desc,
        m.at desc, m.id
      limit least(greatest(page_size, 1), 100) offset greatest(page_offset, 0)
    ) into number_found, page;
    return query select p.id, p.title, p.status, p.language, p.category, p.published_at, p.updated_at, p.updated_by,
        p.deleted_at, number_found
      from unnest(page) with ordinality listed (id, place) join public.blog_posts p on p.id = listed.id
      order by listed.place;
  end $$;

-- Posts by their titles, drafts included. Security definer, because row policies keep LIKE off the index; the caller
-- still reads no more posts.
create function private.posts_meant(query text) returns uuid[]
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
  declare
    pattern constant text :=
      '%' || regexp_replace(nullif(private.name_key(query), ''), '([\\%_])', '\\\1', 'g') || '%';
  begin
    return array(
      select p.id from public.blog_posts p where p.deleted_at is null and private.name_key(p.title) like pattern
    );
  end $$;

-- A link that shows a draft to anybody with its unguessable id, for 7 days or until withdrawn.
create table public.post_previews (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null unique references public.blog_posts (id) on delete cascade,
  created_by text not null default private.actor(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
alter table public.post_previews enable row level security;
grant select, insert (post_id), delete on public.post_previews to authenticated;
create policy "editors read preview links" on public.post_previews
  for select to authenticated using ((select private.is_editor()));
create policy "editors make preview links" on public.post_previews
  for insert to authenticated with check ((select private.is_editor()));
create policy "editors withdraw preview links" on public.post_previews
  for delete to authenticated using ((select private.is_editor()));

create function private.preview_post(preview_id uuid)
  returns table (
    title text, excerpt text, content text, featured_image text, featured_image_alt text, language text,
    category text, author_name text, author_role text, is_sensitive boolean, published_at timestamptz,
    updated_at timestamptz, expires_at timestamptz
  )
  language sql stable security definer set search_path = ''
  as $$
    select p.title, p.excerpt, p.content, p.featured_image, p.featured_image_alt, p.language, p.category,
      p.author_name, p.author_role, p.is_sensitive, p.published_at, p.updated_at, v.expires_at
    from public.post_previews v join public.blog_posts p on p.id = v.post_id
    where v.id = preview_id and v.expires_at > now() and p.deleted_at is null
  $$;

-- Unsaved staff input, for use on another device. A time a day ahead of the server's is an error.
create table public.post_drafts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  post_id uuid not null,
  version text not null check (version ~ '^(new|sent|[1-9][0-9]{0,8})$'),
  input jsonb not null check (jsonb_typeof(input) = 'object' and length(input::text) <= 1500000),
  typed_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index post_drafts_typed on public.post_drafts (typed_at);
alter table public.post_drafts enable row level security;
grant select, delete, insert (post_id, version, input, typed_at), update (post_id, version, input, typed_at)
  on public.post_drafts to authenticated;
create policy "editors read their own drafts" on public.post_drafts
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_editor()));
create policy "editors begin drafts" on public.post_drafts
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_editor()) and typed_at < now() + interval '1 day');
create policy "editors change their own drafts" on public.post_drafts
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_editor()))
  with check (user_id = (select auth.uid()) and (select private.is_editor()) and typed_at < now() + interval '1 day');
create policy "editors delete their own drafts" on public.post_drafts
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.is_editor()));

-- Short words say little about a text's subject.
create function private.significant_words(input text) returns text[]
  language sql immutable set search_path = ''
  as $$
    select coalesce(array_agg(distinct word), '{}')
    from regexp_split_to_table(input, '[^[:alnum:]]+') word
    where char_length(word) >= 5
  $$;

-- Further reading: the next older and newer post in the language, and up to three related posts, never the translation.
-- Compares the words of only 60 candidates, so that thousands of posts cost no more.
create function private.posts_to_read_after(of_slug text) returns table (relation text, post_id uuid, rank bigint)
  language sql stable rows 5 security definer set search_path = ''
  as $$
    with this as materialized (
      select s.post_id as id, s.language, s.category, s.published_at, p.translation_id,
        private.significant_words(s.title || ' ' || s.excerpt) as words
      from public.blog_posts p join private.post_search s on s.post_id = p.id
      where p.slug = of_slug and p.deleted_at is null and s.published_at <= now()
    ),
    candidates as materialized (
      select kinds.kind, of_kind.post_id, of_kind.published_at
      from this, (values (1, true, true), (2, true, false), (3, false, true), (4, false, false))
        kinds (kind, same_language, same_category), lateral (
          select s.post_id, s.published_at from private.post_search s
          where s.published_at <= now() and s.post_id <> this.id and s.post_id is distinct from this.translation_id
            and (s.language = this.language) = kinds.same_language
            and coalesce(s.category = this.category, false) = kinds.same_category
          order by s.published_at desc, s.post_id limit 60
        ) of_kind
      order by kinds.kind, of_kind.published_at desc, of_kind.post_id limit 60
    )
    select 'older', older.post_id, 0 from this, lateral (
      select s.post_id from private.post_search s
      where s.language = this.language and s.published_at <= this.published_at
        and (s.published_at < this.published_at or s.post_id > this.id)
      order by s.published_at desc, s.post_id limit 1
    ) older
    union all select 'newer', newer.post_id, 0 from this, lateral (
      select s.post_id from private.post_search s
      where s.language = this.language and s.published_at between this.published_at and now()
        and (s.published_at > this.published_at or s.post_id < this.id)
      order by s.published_at, s.post_id desc limit 1
    ) newer
    union all (
      select 'related', c.post_id, row_number() over (order by c.kind, (
          select count(*) from unnest(private.significant_words(s.title || ' ' || s.excerpt)) word
          where word = any (this.words)
        ) desc, c.published_at desc, c.post_id) as rank
      from candidates c join private.post_search s using (post_id), this order by rank limit 3
    )
  $$;

create function public.adjacent_posts(of_slug text)
  returns table (
    relation text, title text, slug text, excerpt text, featured_image text, featured_image_alt text, language text,
    category text, published_at timestamptz
  )
  language sql stable security invoker set search_path = ''
  as $$
    select chosen.relation, p.title, p.slug, p.excerpt, p.featured_image, p.featured_image_alt, p.language, p.category,
      p.published_at
    from private.posts_to_read_after(of_slug) chosen join public.blog_posts p on p.id = chosen.post_id
    where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
    order by chosen.relation, chosen.rank
  $$;

-- As one value, because a hosted project returns at most 1,000 rows per call.

-- Oldest first, so that a new post moves no other post to another part of the sitemap.
create function public.sitemap_posts(page_size integer, page_offset integer) returns json
  language sql stable security invoker set search_path = ''
  as $$
    -- Looks up translations post by post: as a join, 5,000 posts cost ten seconds.
    select coalesce(json_agg(json_build_object('slug', run.slug, 'language', run.language,
      'changed_at', run.changed_at, 'translation', case when run.translation_id is not null then (
        select json_build_object('slug', t.slug, 'language', t.language) from public.blog_posts t
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

create function public.live_post_counts()
  returns table (category text, posts bigint, changed_at timestamptz)
  language sql stable security invoker set search_path = ''
  as $$
    select p.category, count(*), max(greatest(p.updated_at, p.published_at))
    from public.blog_posts p
    where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
    group by p.category
  $$;

select private.expose('anon, authenticated, service_role', 'post_redirect', 'preview_post');
grant execute on function public.save_post, public.staff_posts to authenticated;
grant execute on function private.find_posts, public.search_posts, private.posts_to_read_after, public.adjacent_posts,
  public.sitemap_posts, public.live_post_counts
  to anon, authenticated, service_role;
