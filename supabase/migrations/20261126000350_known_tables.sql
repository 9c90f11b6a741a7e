-- What the rest of the backend must know of a table stands in the table's own file, in one call of private.declare_table after
-- the grants: the audit trail, restoring, built pages and the search for a person's data get their triggers by it, or read it here; its texts
-- of one line get their rules, and its days and times are bounded.
-- known_tables.test.sql fails for a table that declares nothing.

create table private.known_tables (
  table_name text primary key,
  position integer generated always as identity,
  texts jsonb not null,
  is_restorable boolean not null,
  has_versions boolean not null,
  stays text,
  row_source text not null,
  constraint known_tables_texts_known check (
    texts - array['email', 'phone', 'name', 'words', 'picture', 'secret', 'copy', 'trail', 'nobody'] = '{}'
  )
);

comment on table private.known_tables is 'What each table of the schema public has said of itself with private.declare_table.';
comment on column private.known_tables.position is 'What rows belong to is declared before them.';
comment on column private.known_tables.texts is
  'Every text column by what of a person it holds: email, phone, name or words, which are searched; picture, secret, copy (of another table) or trail, which are not; or nobody.';
comment on column private.known_tables.is_restorable is 'Whether deleted and changed rows come back.';
comment on column private.known_tables.has_versions is 'Whether a row can be given all that it said before.';
comment on column private.known_tables.stays is 'Why forget_person leaves the rows; null: it deletes those of a person.';
comment on column private.known_tables.row_source is 'Where the rows of a person are looked for: the table, or a query that gives id and created_at.';

alter table private.known_tables enable row level security;

create policy "Nobody reaches what tables declare through the API"
  on private.known_tables for all to anon, authenticated
  using (false) with check (false);

create function private.declare_text(table_name text, holds text, column_name text, longest integer default null)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update private.known_tables
  set texts = texts || jsonb_build_object(holds, coalesce(texts -> holds, '[]') || to_jsonb(column_name))
  where known_tables.table_name = declare_text.table_name;
  if longest is not null then
    execute format(
      'alter table public.%1$I
        add constraint %2$I check (char_length(%4$I) <= %5$s), add constraint %3$I check (private.is_visible_text(%4$I))',
      table_name, concat_ws('_', table_name, column_name, 'max_length'), concat_ws('_', table_name, column_name, 'visible'),
      column_name, longest
    );
  end if;
end;
$$;

comment on function private.declare_text(text, text, text, integer) is
  'Says what of a person a text column holds, as in private.known_tables. longest: it is a text of one line, of no more characters than '
  'these and none that shows nothing.';

create function private.declare_table(
  table_name text,
  texts jsonb,
  audit text[] default '{id}',
  audit_on text default 'insert or update or delete',
  restorable boolean default false,
  content boolean default false,
  withdrawals text[] default null,
  stays text default null,
  row_source text default null
)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  target constant text := format('public.%I', table_name);
  moment record;
begin
  insert into private.known_tables (table_name, texts, is_restorable, has_versions, stays, row_source)
  values (table_name, '{}', restorable, content, stays, coalesce(row_source, target));
  perform private.declare_text(table_name, holds, split_part(declared, ' ', 1), nullif(split_part(declared, ' ', 2), '')::integer)
  from jsonb_each(texts) as listed (holds, columns), jsonb_array_elements_text(columns) as declared;
  -- PostgreSQL knows the year 44 before Christ and infinity, browsers do not: one such value broke every page that shows the row.
  for moment in
    select attname, format_type(atttypid, null) as type from pg_catalog.pg_attribute
    where attrelid = target::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and atttypid in ('date'::regtype, 'timestamptz'::regtype)
  loop
    execute format(
      'alter table %1$s add constraint %2$I check (%3$I between %4$s ''2000-01-01'' and %4$s ''2099-12-31'')',
      target, concat_ws('_', table_name, moment.attname, 'possible'), moment.attname, moment.type
    );
  end loop;
  if audit is not null then
    execute format(
      'create trigger write_audit after %s on %s
       for each row execute function private.write_audit(%s)',
      audit_on, target, (select string_agg(quote_literal(argument), ', ') from unnest(audit) as argument)
    );
  end if;
  if restorable and has_table_privilege('authenticated', target, 'delete') then
    execute format(
      'create trigger assert_id_is_new before insert on %s
       for each row when (current_user = ''authenticated'') execute function private.assert_id_is_new()',
      target
    );
  end if;
  if content then
    execute format(
      'create trigger stamp_content before insert or update on %1$s
       for each row execute function private.stamp_content();
       create trigger raise_revision after insert or update or delete on %1$s
       for each row execute function private.raise_revision()',
      target
    );
  end if;
  if withdrawals is not null then
    execute format(
      'create trigger note_withdrawal_of_deleted after delete on %1$s referencing old table as gone
       for each statement execute function private.note_withdrawal();
       create trigger note_withdrawal_of_changed after update on %1$s referencing old table as gone new table as came
       for each statement execute function private.note_withdrawal(%2$s)',
      target, (select string_agg(quote_literal(replaced), ', ') from unnest(withdrawals) as replaced)
    );
  end if;
end;
$$;

comment on function private.declare_table(text, jsonb, text[], text, boolean, boolean, text[], text, text) is
  'Says what a table is to the others, and bounds its days and times. stays, row_source: as in private.known_tables. texts: likewise, and of '
  'those of one line how long they may be, "nama 200". audit: the arguments of '
  'private.write_audit, and what it is called for; null: it is not called. restorable: rows come back, and with '
  'the grant to delete none takes the id of a deleted one. content: articles and the like, with revision and versions. '
  'withdrawals: a build reads it; names the columns of which another value is a withdrawal, too.';
