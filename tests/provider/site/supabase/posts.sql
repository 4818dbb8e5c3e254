insert into public.blog_posts (title, slug, language, category, status, excerpt, content, published_at)
values
  ('Slow scales', 'slow-scales', 'en', 'technique', 'published', 'Why a slow scale is a fast teacher.',
  E'Play it once, slowly.\n\n## Then again\n\nAnd listen.', now() - interval '2 days'),
  ('Hear it first', 'hear-it-first', 'en', 'listening', 'published', 'Sing before you play.', 'Sing the phrase.',
  now() - interval '1 day'),
  ('Stadige toonlere', 'stadige-toonlere', 'af', 'technique', 'published', 'Waarom ’n stadige toonleer gou leer.',
  E'Speel dit een keer, stadig.\n\n## En weer\n\nEn luister.', now() - interval '2 days');
