/** SQL fragments on the system catalog. */

/** The schemas of the migrations, for a WHERE clause. */
export const OURS = "in ('public'::regnamespace, 'private'::regnamespace)"

/** Every privilege on a table or column granted to a role other than the owner. */
export const PRIVILEGES = `
  select relnamespace::regnamespace || '.' || relname as relation,
    case grantee when 0 then 'PUBLIC' else grantee::regrole::text end as role,
    privilege_type as verb, column_name
  from pg_class c join (
    select oid as relid, null as column_name, (aclexplode(relacl)).* from pg_class
    union all select attrelid, attname, (aclexplode(attacl)).* from pg_attribute
  ) acl on relid = c.oid
  where relnamespace ${OURS} and grantee <> relowner`
