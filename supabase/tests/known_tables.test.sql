-- What tables have declared of themselves is held against the catalogue: one that is added later and declares nothing, or
-- too little, fails here.
begin;
\ir setup.psql
select plan(20);

create temporary table declared as
select
  table_name, is_restorable, has_versions, stays, texts,
  has_table_privilege('authenticated', format('public.%I', table_name), 'delete') as is_deletable,
  array(
    select tgname::text from pg_trigger where tgrelid = format('public.%I', table_name)::regclass and tgenabled = 'O'
  ) as triggers
from private.known_tables;
create temporary table text_column as
select table_name, holds, column_name
from declared, jsonb_each(texts) as listed (holds, columns), jsonb_array_elements_text(columns) as column_name;

select set_eq(
  $$ select relname::text collate "default" from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') $$,
  'select table_name from declared',
  'every table says with private.declare_table what it is to the others'
);
select throws_ok(
  $$ insert into private.known_tables (table_name, texts, is_restorable, has_versions, row_source) values ('uji', '{"phones": ["nomor"]}', false, false, 'uji') $$,
  '23514', null, 'a kind of text that nobody searches for is refused'
);

-- What texts hold of a person
select bag_eq(
  $$
    select (table_name || '.' || column_name) collate "default"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')
  $$,
  $$ select table_name || '.' || column_name from text_column $$,
  'every text column says once what of a person it holds, or nobody, and each of them exists'
);
select set_eq(
  $$
    select table_name from declared
    where stays is null and table_name in (select table_name from text_column where holds in ('email', 'phone', 'name', 'words'))
  $$,
  array['contact_messages', 'invitations', 'keluhan', 'keluhan_pengirim', 'keluhan_pesan', 'mail_outbox', 'partnership_applications', 'sppg_penanda_tangan'],
  'what may speak of a person says why it stays, but for what forget_person deletes'
);
select lives_ok(
  format('select id, created_at from %s as found', row_source), 'rows that speak of a person have id and age: ' || table_name
)
from private.known_tables
where row_source <> format('public.%I', table_name);
select is_empty(
  $$
    select table_name, column_name from text_column where holds = 'picture'
    except
    select table_name::text collate "default", column_name::text collate "default" from information_schema.view_column_usage where view_schema = 'private' and view_name = 'named_files'
  $$,
  'a picture or file that somebody may be seen in is a file that a row names'
);

-- The trail, and what comes back by it
select results_eq(
  $$
    select table_name, coalesce(string_agg(event_manipulation::text collate "default", ', ' order by event_manipulation), 'nothing')
    from declared
      left join information_schema.triggers on event_object_schema = 'public' and event_object_table = table_name
        and trigger_name = 'write_audit' and action_timing = 'AFTER'
    group by table_name having count(event_manipulation) < 3
    order by table_name collate "C"
  $$,
  $$
    values
      -- One row, which is only changed.
      ('access_settings', 'UPDATE'),
      ('audit_log', 'nothing'),
      -- Messages and applications: the trail has what admins write, and a trigger of their own notes who deletes them.
      ('contact_messages', 'UPDATE'),
      -- What migrations, triggers and functions write.
      ('content_revision', 'nothing'),
      -- Complaints: the trail has what managers write, not the sender's words; the function that opens a name notes that itself.
      ('keluhan', 'UPDATE'), ('keluhan_pengirim', 'nothing'), ('keluhan_pesan', 'UPDATE'),
      ('mail_outbox', 'nothing'),
      ('news_redirects', 'nothing'),
      ('partnership_applications', 'UPDATE'),
      ('sppg_angka_harian', 'nothing'), ('sppg_disebut', 'nothing'), ('sppg_sertifikat_publik', 'nothing'),
      ('wilayah', 'nothing'),
      ('withdrawals', 'nothing')
  $$,
  'every table that people change is recorded, with all changes'
);
select set_eq(
  'select table_name from declared where is_deletable and not is_restorable',
  -- Personal data, and a secret.
  array['contact_messages', 'deploy_hook', 'keluhan', 'mail_outbox', 'partnership_applications', 'yayasan_kontak'],
  'what can be deleted on the site comes back'
);
select is_empty(
  $$
    select table_name from declared
    where is_restorable and not exists (
      select from pg_trigger
      where tgrelid = format('public.%I', table_name)::regclass and tgname = 'write_audit' and encode(tgargs, 'escape') ~ '^id\\000'
    )
  $$,
  'the trail knows the id of each row that comes back'
);
select set_eq(
  $$ select table_name from declared where triggers @> '{assert_id_is_new}' $$,
  'select table_name from declared where is_restorable and is_deletable',
  'nothing takes the id of a deleted row that could come back'
);

-- Content
select set_eq(
  'select table_name from declared where has_versions',
  $$ select table_name::text collate "default" from information_schema.columns where table_schema = 'public' and column_name = 'published_revision' $$,
  'content is what has revisions'
);
select set_eq(
  $$ select table_name from declared where triggers @> '{stamp_content,raise_revision}' $$,
  'select table_name from declared where has_versions',
  'and each of its changes is one'
);

-- Days and times
select is_empty(
  $$
    select attrelid::regclass, attname
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
      and format_type(atttypid, null) ~ '^(date|timestamp)'
      and not exists (
        select from pg_constraint
        where conrelid = attrelid and convalidated
          and pg_get_constraintdef(pg_constraint.oid) = case atttypid
            when 'date'::regtype then format('CHECK (((%1$I >= ''2000-01-01''::date) AND (%1$I <= ''2099-12-31''::date)))', attname)
            when 'timestamptz'::regtype then format(
              'CHECK (((%1$I >= %2$L::timestamp with time zone) AND (%1$I <= %3$L::timestamp with time zone)))',
              attname, timestamptz '2000-01-01', timestamptz '2099-12-31'
            )
          end
      )
  $$,
  'each is of this century'
);
select throws_ok(
  format('insert into public.withdrawals (revision, source, amount, withdrawn_at) values (1, %L, 1, %L)', 'x', moment), '23514', null, 'not ' || moment
)
from unnest(array['0044-03-15 BC', '1999-12-31', '9999-12-31', '-infinity', 'infinity']) as moment;

select * from finish();
rollback;
