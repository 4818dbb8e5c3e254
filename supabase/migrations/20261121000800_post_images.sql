-- Pictures of posts: everyone reads, staff write. The bucket repeats the action's limits (5 MB, four kinds).
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('post-images', 'post-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
  on conflict (id) do nothing;

create policy "staff add post images" on storage.objects
  for insert to authenticated with check (bucket_id = 'post-images' and (select private.is_staff()));
create policy "staff list post images" on storage.objects
  for select to authenticated using (bucket_id = 'post-images' and (select private.is_staff()));
create policy "staff delete post images" on storage.objects
  for delete to authenticated using (bucket_id = 'post-images' and (select private.is_staff()));
