-- What to read after a post: the older and the newer one in its language, and up to three about the same.

-- The longer words of a text, each once; short ones say little of what it is about.
create function private.telling_words(input text) returns text[]
  language sql immutable set search_path = ''
  as $$
    select coalesce(array_agg(distinct word), '{}')
    from regexp_split_to_table(private.plain_text(input), '[^[:alnum:]]+') word
    where char_length(word) >= 5
  $$;
revoke execute on function private.telling_words(text) from public;
grant execute on function private.telling_words(text) to anon, authenticated, service_role;

-- Invoker's rights: a visitor meets live posts only, and staff do here too, because that is part of the question.
-- Older and newer are those of the list (the newest first, then by id). Related are, in this order, those of the
-- same language, of the same category, with the most words of title and excerpt in common, the newest; the words of
-- the first 60 are compared, so that thousands of posts cost no more than that. The translation has a link of its own.
create function public.post_neighbours(of_slug text)
  returns table (
    place text, title text, slug text, excerpt text, featured_image text, featured_image_alt text, language text,
    category text, published_at timestamptz
  )
  language sql stable security invoker set search_path = ''
  as $$
    with live as not materialized (
      select p.id, p.title, p.slug, p.excerpt, p.featured_image, p.featured_image_alt, p.language, p.category,
        p.published_at, p.translation_id
      from public.blog_posts p
      where p.status = 'published' and p.published_at <= now() and p.deleted_at is null
    ),
    this as materialized (
      select l.id, l.language, l.category, l.published_at,
        private.telling_words(concat_ws(' ', l.title, l.excerpt)) as words
      from live l where l.slug = of_slug
    ),
    older as (
      select l.id from live l, this
      where l.language = this.language and l.published_at <= this.published_at
        and (l.published_at < this.published_at or l.id > this.id)
      order by l.published_at desc, l.id limit 1
    ),
    newer as (
      select l.id from live l, this
      where l.language = this.language and l.published_at >= this.published_at
        and (l.published_at > this.published_at or l.id < this.id)
      order by l.published_at, l.id desc limit 1
    ),
    near as materialized (
      select l.id, l.title, l.excerpt, l.published_at, l.language = this.language as same_language,
        l.category is not null and l.category is not distinct from this.category as same_category
      from live l, this
      where l.id <> this.id and l.translation_id is distinct from this.id
      order by same_language desc, same_category desc, l.published_at desc, l.id limit 60
    ),
    related as (
      select near.id, row_number() over (
        order by same_language desc, same_category desc, (
          select count(*) from unnest(private.telling_words(concat_ws(' ', near.title, near.excerpt))) word
          where word = any (this.words)
        ) desc, near.published_at desc, near.id
      ) as rank
      from near, this order by rank limit 3
    ),
    -- Once, whatever the planner thinks of a table that it has no figures of.
    chosen as materialized (
      select 'older' as place, id, 0 as rank from older
      union all select 'newer', id, 0 from newer
      union all select 'related', id, rank from related
    )
    select chosen.place, l.title, l.slug, l.excerpt, l.featured_image, l.featured_image_alt, l.language, l.category,
      l.published_at
    from chosen join live l using (id) order by chosen.place, chosen.rank
  $$;
revoke execute on function public.post_neighbours(text) from public;
grant execute on function public.post_neighbours(text) to anon, authenticated, service_role;
