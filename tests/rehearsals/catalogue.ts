import type { Client } from 'pg';

const ours = `('public'::regnamespace, 'private'::regnamespace)`;
const acl = (column: string) =>
  `coalesce(' acl ' || (select string_agg(entry::text, ',' order by entry::text) from unnest(${column}) as entry), '')`;
const comment = (catalogue: string, oid: string) =>
  `coalesce(' comment ' || obj_description(${oid}, '${catalogue}'), '')`;

/** All that migrations make, but for rows: what pg_dump --schema-only would say, each thing in a line. */
const CATALOGUE = `
  select 'column ' || attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end || attidentity::text || attgenerated::text
      || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') || ${acl('attacl')}
      || coalesce(' comment ' || col_description(attrelid, attnum), '') as thing
    from pg_attribute
      join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in ${ours} and attnum > 0 and not attisdropped and relkind in ('r', 'v', 'p', 'c')
  union all
  select 'relation ' || oid::regclass || ' ' || relkind::text || ' of ' || relowner::regrole || ${acl('relacl')}
      || coalesce(' options ' || reloptions::text, '') || case when relrowsecurity then ' rls' else '' end
      || case when relforcerowsecurity then ' forced' else '' end || ${comment('pg_class', 'oid')}
      || case relkind when 'v' then ' ' || pg_get_viewdef(oid) else '' end
    from pg_class
    where relnamespace in ${ours} and relkind in ('r', 'v', 'p', 'S', 'm', 'f')
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ${comment('pg_constraint', 'oid')}
    from pg_constraint where connamespace in ${ours} and conrelid <> 0
  union all
  select 'index ' || pg_get_indexdef(indexrelid) || case when indisvalid then '' else ' invalid' end
    from pg_index join pg_class on pg_class.oid = indrelid where relnamespace in ${ours}
  union all
  select 'function ' || pg_get_functiondef(oid) || ' of ' || proowner::regrole || ${acl('proacl')} || ${comment('pg_proc', 'oid')}
    from pg_proc where pronamespace in ${ours} and prokind in ('f', 'p')
  union all
  select 'trigger ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  union all
  select 'policy ' || to_jsonb(pg_policies)::text from pg_policies
  union all
  select 'type ' || oid::regtype || coalesce(' ' || (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid), '')
    from pg_type where typnamespace in ${ours} and typtype in ('e', 'c', 'd')
  union all
  select 'defaults ' || defaclnamespace::regnamespace || ' ' || defaclobjtype::text || ' of ' || defaclrole::regrole || ${acl('defaclacl')} from pg_default_acl
  union all
  select 'extension ' || extname || ' in ' || extnamespace::regnamespace from pg_extension
  union all
  select 'bucket ' || (to_jsonb(buckets) - array['created_at', 'updated_at'])::text from storage.buckets`;

/** What a database is made of, rows aside; of buckets these, as they are settings. */
export async function readCatalogue(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ thing: string }>(CATALOGUE);
  return rows.map(({ thing }) => thing);
}
