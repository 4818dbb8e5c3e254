-- Read by `npm run doctor` to compare a hosted or embedded project with the migrations.

-- Objects made by the migrations that others could change, with a fingerprint: including our triggers on the auth
-- server's tables, and all policies on files.
create function private.made_objects() returns jsonb
  language sql stable set search_path = ''
  as $$
    with relations as (
      select c.* from pg_catalog.pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    ), functions as (
      select p.* from pg_catalog.pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    ), granted (thing, column_name, owner, acl) as (
      select oid::regclass::text, null, relowner, relacl from relations
      union all
      select r.oid::regclass::text, a.attname, r.relowner, a.attacl
        from relations r join pg_catalog.pg_attribute a on a.attrelid = r.oid
      union all
      select 'function ' || oid::regprocedure, null, proowner, coalesce(proacl, acldefault('f', proowner)) from functions
      union all
      select 'schema ' || nspname, null, nspowner, nspacl from pg_catalog.pg_namespace where nspname in ('public', 'private')
    ), objects (name, fingerprint) as (
      select 'table ' || r.oid::regclass, md5(string_agg(
          concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull), ',' order by a.attname))
        from relations r join pg_catalog.pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
        where r.relkind = 'r' group by r.oid
      union all
      select 'index ' || i.indexrelid::regclass, i.indisunique::text
        from pg_catalog.pg_index i join relations r on r.oid = i.indrelid
      union all
      select format('constraint %s of %s', c.conname, c.conrelid::regclass), c.contype::text
        from pg_catalog.pg_constraint c join relations r on r.oid = c.conrelid where c.contype in ('c', 'f', 'p', 'u')
      union all
      -- Strips carriage returns, which Git adds on some systems.
      select 'function ' || oid::regprocedure, md5(concat_ws('|', replace(prosrc, E'\r', ''), prosecdef, provolatile,
          proconfig, pg_get_function_result(oid))) from functions
      union all
      select format('trigger %s on %s', t.tgname, t.tgrelid::regclass), concat(t.tgenabled, t.tgtype)
        from pg_catalog.pg_trigger t join functions f on f.oid = t.tgfoid where not t.tgisinternal
      union all
      select format('policy "%s" on %s.%s', policyname, schemaname, tablename),
          md5(concat_ws('|', cmd, permissive, roles, qual, '|', with_check))
        from pg_catalog.pg_policies where schemaname in ('public', 'private', 'storage')
      union all
      select 'row level security of ' || oid::regclass, relrowsecurity::text
        from pg_catalog.pg_class where relkind = 'r' and (oid in (select r.oid from relations r)
          or oid in ('storage.objects'::regclass, 'storage.buckets'::regclass))
      union all
      -- Skips the service role where it bypasses row level security anyway.
      select format('privilege %s on %s for %s', a.privilege_type, g.thing, r.name),
          coalesce(string_agg(g.column_name, ', ' order by g.column_name), '')
        from granted g, aclexplode(g.acl) a,
          concat(case a.grantee when 0 then 'PUBLIC' else a.grantee::regrole::text end) r (name)
        where a.grantee <> g.owner and (r.name in ('PUBLIC', 'anon', 'authenticated')
          or (r.name = 'service_role' and g.thing like 'function %'))
        group by a.privilege_type, g.thing, r.name
    )
    select jsonb_object_agg(name, fingerprint) from objects
  $$;

-- Null for objects that a project lacks, or hides from the migrations' owner.
create function private.if_there(query text) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
  declare answer jsonb;
  begin
    execute query into answer;
    return coalesce(answer, '[]');
  exception when undefined_table or invalid_schema_name or insufficient_privilege then
    return null;
  end $$;

-- Secret key only. Returns hashes of the job keys.
create function public.project_state() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'objects', private.made_objects(),
      'migrations', private.if_there($sql$
        select jsonb_agg(jsonb_build_object('version', version, 'name', name) order by version)
        from supabase_migrations.schema_migrations
      $sql$),
      'cron', private.if_there($sql$
        select jsonb_agg(jsonb_build_object('name', j.jobname, 'active', j.active, 'status', r.status,
          'minutes', floor(extract(epoch from now() - r.start_time) / 60)))
        from cron.job j left join lateral (
          select d.status, d.start_time from cron.job_run_details d where d.jobid = j.jobid
          order by d.runid desc limit 1
        ) r on true
      $sql$),
      'job_runs', (
        select coalesce(jsonb_object_agg(r.job, floor(extract(epoch from now() - r.began_at) / 60)), '{}')
        from private.job_runs r
      ),
      'job_keys', (
        select coalesce(jsonb_object_agg(k.purpose, k.hashes), '{}')
        from (select purpose, jsonb_agg(hash) as hashes from private.job_keys group by purpose) k
      ),
      'buckets', (
        select coalesce(jsonb_object_agg(b.id, jsonb_build_object('public', b.public, 'limit', b.file_size_limit,
          'types', (select jsonb_agg(t order by t) from unnest(b.allowed_mime_types) t))), '{}')
        from storage.buckets b
      )
    )
  $$;

grant execute on function public.project_state to service_role;

-- No policy admits anybody to a table of the schema "private".
do $$
  declare own regclass;
  begin
    for own in select oid from pg_catalog.pg_class where relnamespace = 'private'::regnamespace and relkind = 'r' loop
      execute format('alter table %s enable row level security', own);
    end loop;
  end $$;
