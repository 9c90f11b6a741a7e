-- Each cell of rights.psql is tried on the rows of the seed and undone at once: every table, view, function and bucket, by every
-- person, in both access modes. Which rows are some of them, and columns that are read one by one, are in the tests of the tables.
begin;
\ir setup.psql
\ir rights.psql

select tests.add_person('ended@contoh.id');
update public.accounts set ended_at = now() where user_id = tests.id('ended');

-- An admin who has a device and has not shown it may what a manager may, and no more.
select tests.add_person('tanpa-kode@contoh.id', 'admin');
select tests.add_device('tanpa-kode');

-- Whose access has ended, or whose account is gone, may no more than a user under `approved_only`, whatever the mode.
create temporary table trials (who, mode, person, is_limit) as values
  ('visitor', 'any_signed_in', 'visitor', false), ('visitor', 'approved_only', 'visitor', false),
  ('pending', 'any_signed_in', 'user', false), ('pending', 'approved_only', 'approved_only', false),
  ('ended', 'any_signed_in', 'approved_only', true), ('ended', 'approved_only', 'approved_only', true),
  ('deleted', 'any_signed_in', 'approved_only', true), ('deleted', 'approved_only', 'approved_only', true),
  ('manager', 'any_signed_in', 'manager', false), ('manager', 'approved_only', 'manager', false),
  ('tanpa-kode', 'approved_only', 'manager', false),
  ('admin', 'any_signed_in', 'admin', false), ('admin', 'approved_only', 'admin', false);

select plan((3 + (1 + (select count(*) from rights)) * (select count(*) from trials))::integer);

-- Rows of what the seed leaves empty, and one that not everybody reads where rows are for some
insert into public.deploy_hook (url) values ('https://api.netlify.com/build_hooks/uji');
insert into public.invitations (email, role, nama, token_hash) values ('uji@contoh.id', 'admin', 'Uji', 'uji');
insert into public.audit_log (actor_id, actor_email, actor_role, action, table_name)
values (tests.id('admin'), 'admin@contoh.id', 'authenticated', 'UPDATE', 'sppg');
insert into public.program_document_editions (document_id, edition, file_path)
select id, 1, 'program_regulations/1_Uji.pdf' from public.program_documents limit 1;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.yayasan_kontak (yayasan_id, email) values ('20000000-0000-4000-8000-000000000001', 'uji@contoh.id');
update public.news_articles set slug = slug || '-dulu' where slug in ('uji-masak-bersama-ahli-gizi', 'pengiriman-pertama-sebelum-fajar');
update public.news_articles set status = 'draf' where slug = 'uji-masak-bersama-ahli-gizi-dulu';
update public.gallery_photos set status = 'draf' where position = 9;
update public.faq_entries set status = 'draf' where position = 5;
update public.program_facts set status = 'draf' where position = 1;
-- What is restored waits for a manager.
set local app.restoring = 'on';
insert into public.sppg_perkembangan (sppg_id, status_verifikasi) values ('b0000000-0000-4000-8000-000000000001', 'Siap Bangun');
set local app.restoring = '';
insert into public.keluhan (id, kategori, hari, isi, kode_lacak)
values ('c9000000-0000-4000-8000-000000000001', 'kekerasan', '2026-01-01', 'Uji', 'KEH000000001');
insert into public.keluhan_pesan (keluhan_id, dari, isi) values ('c9000000-0000-4000-8000-000000000001', 'kami', 'Uji');

-- A kitchen that is gone, and what is kept of it
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
values ('40000000-0000-4000-8000-000000000001', 'UJI-001', 'SPPG Uji', 'Kota Semarang', '20000000-0000-4000-8000-000000000001');
create function pg_temp.copy_first(relation text, changed jsonb) returns void language plpgsql as $$
begin
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(seeded, %2$L)).* from (select seeded from public.%1$I as seeded limit 1) as first',
    relation, changed || '{"id": "41000000-0000-4000-8000-000000000001"}'
  );
end;
$$;
select pg_temp.copy_first(
  relation, '{"sppg_id": "40000000-0000-4000-8000-000000000001", "dapur_id": "40000000-0000-4000-8000-000000000001"}'
)
from unnest(array['sppg_inspeksi', 'sppg_kejadian', 'sppg_penghentian', 'sppg_tanda_tangan']) as relation;
select pg_temp.copy_first('sppg_kejadian_kabar', '{"kejadian_id": "41000000-0000-4000-8000-000000000001"}');
update public.sppg set kode_unik_pendaftaran = 'UJI-LAIN' where id = '40000000-0000-4000-8000-000000000001';
delete from public.sppg where id = '40000000-0000-4000-8000-000000000001';

-- In every bucket a file of each person, in their folder if it has folders, and one of somebody else that a row has named.
create temporary table buckets (bucket, pattern) as values
  ('avatars', '%1$s/%2$s_avatar.png'), ('certificate_scans', 'ca5e0000-0000-4000-8000-00000000000%2$s.pdf'),
  ('collaboration_documents', 'partnership_proposals/investasi_sppg/%1$s/%2$s_Uji.pdf'), ('contact_photos', '%2$s_uji.png'),
  ('keluhan_foto', 'c9000000-0000-4000-8000-00000000000%2$s/1.jpg'), ('program_documents', 'program_regulations/%2$s_Uji.pdf'),
  ('progress_photos', '7f3c1a52-0c1d-4b6e-9a58-00000000000%2$s-640.webp'), ('site_pictures', '7f3c1a52-0c1d-4b6e-9a58-00000000000%2$s-640.webp');
create temporary table public_buckets as select id as bucket from storage.buckets where public;
create temporary table folders (folder, number) as
  select coalesce(persons.id::text, 'anonymous'), row_number() over (order by who)
  from (select distinct who from trials) as whoever left join persons on persons.name = who;
insert into folders values ('c9000000-0000-4000-8000-000000000001', 9);
delete from storage.objects;
insert into storage.objects (bucket_id, name, owner_id) select bucket, format(pattern, folder, number), folder from buckets, folders;
insert into private.file_removals (bucket_id, name, since)
select bucket_id, name, now() from storage.objects where owner_id = 'c9000000-0000-4000-8000-000000000001';

-- How many rows there are of each table, and as many of their values and keys as an attempt needs; of a view, what admins read.
create temporary table seeded (thing text primary key, amount bigint, key text, records jsonb[], keys text[]);
create function pg_temp.count_in(relation text) returns bigint language plpgsql as $$
declare
  amount bigint;
begin
  execute format('select count(*) from public.%I', relation) into amount;
  return amount;
exception when insufficient_privilege then
  return 0;
end;
$$;
do $$
declare
  relation text;
begin
  for relation in select thing from rights where kind = 'table' loop
    execute format(
      'insert into seeded select %1$L, count(*), %2$L, (array_agg(to_jsonb(seed)))[:70], (array_agg(%2$I::text))[:70] from public.%1$I as seed',
      relation, (
        select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = format('public.%I', relation)::regclass and indisprimary
      )
    );
  end loop;
end;
$$;
grant insert on seeded to authenticated;
select tests.as('admin');
insert into seeded (thing, amount) select thing, pg_temp.count_in(thing) from rights where kind = 'view';
select tests.as('owner');

-- What a statement does for whoever acts, undone.
create function pg_temp.outcome(statement text) returns text language plpgsql as $$
declare
  amount bigint;
begin
  execute statement;
  get diagnostics amount = row_count;
  raise exception using errcode = 'UNDO0';
exception
  when sqlstate 'UNDO0' then return case when amount > 0 then 'done' else 'nothing' end;
  when insufficient_privilege then return 'refused';
  when unique_violation then return 'there already';
  when others then return sqlerrm;
end;
$$;
-- The verb, if one of these statements does something; null, if the decisive one, which has no WHERE and needs no right to read, does nothing.
create function pg_temp.may(verb text, decisive text, statements text[]) returns text language plpgsql as $$
declare
  statement text;
  outcome text;
begin
  foreach statement in array statements[:1] || decisive || statements[2:] loop
    outcome := pg_temp.outcome(statement);
    -- Policies are checked before keys: a copied row that only fails by its key would have been let in.
    if outcome = 'done' or verb = 'add' and outcome = 'there already' then
      return verb;
    elsif statement = decisive and outcome in ('nothing', 'refused') then
      return null;
    end if;
  end loop;
  return format('%s (%s)', verb, outcome);
end;
$$;
create function pg_temp.cell(of_all text[], of_some text[], of_own text[]) returns text language sql as $$
  select coalesce(string_agg(scope || nullif(array_to_string(verbs, ', '), ''), ', ' order by place), '–')
  from (values (1, '', of_all), (2, 'some: ', of_some), (3, 'own: ', of_own)) as scopes (place, scope, verbs);
$$;

-- What whoever acts may do with a table or view.
create function pg_temp.rights_on(relation text) returns text language plpgsql as $$
declare
  target constant regclass not null := format('public.%I', relation);
  seed constant seeded not null := (select seeded from seeded where thing = relation);
  read constant bigint := pg_temp.count_in(relation);
  columns text;
  additions text[];
  changed constant text := coalesce((select min(name) from tests.columns(current_user, 'update', target) as name), seed.key);
  verbs text[];
begin
  if seed.key is not null then
    select string_agg(quote_ident(attname), ', ') into columns
    from pg_attribute
    where attrelid = target and attnum > 0 and has_column_privilege(attrelid, attnum, 'insert') and attgenerated = '' and attidentity = '';
    additions := case when columns is null then array[format('insert into %s default values', target)] else array(
      select format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, %3$L)', target, columns, record)
      from unnest(seed.records) as record
    ) end;
    verbs := array[
      pg_temp.may('add', additions[1], additions),
      pg_temp.may('edit', format('update %s set %I = default', target, changed), array(
        select format('update %1$s set %2$I = %2$I where %3$I = %4$L', target, changed, seed.key, key) from unnest(seed.keys) as key
      )),
      pg_temp.may('delete', 'delete from ' || target, array(
        select format('delete from %s where %I = %L', target, seed.key, key) from unnest(seed.keys) as key
      ))
    ];
  end if;
  return case
    when read = 0 then pg_temp.cell(verbs, null, null)
    when read >= seed.amount then pg_temp.cell(array['read'] || verbs, null, null)
    else pg_temp.cell(verbs[:1], array['read'] || verbs[2:], null)
  end;
end;
$$;

-- What whoever acts may do in a bucket: with the files of somebody else, or with their own.
create function pg_temp.rights_in(bucket text, pattern text) returns text language plpgsql as $$
declare
  attempt record;
  of_all text[] := (select array['read'] from public_buckets where public_buckets.bucket = rights_in.bucket);
  of_own text[];
begin
  for attempt in
    select verb, operation, format(statement, bucket, format(pattern, others.folder, coalesce(free, others.number))) as with_others,
      format(statement, bucket, format(pattern, mine.folder, coalesce(free, mine.number))) as with_mine
    from (values
      ('list', null, '', 'select from storage.objects where bucket_id = %L and name = %L'),
      ('add', 8, '', 'insert into storage.objects (bucket_id, name) values (%L, %L)'),
      ('edit', null, '', 'update storage.objects set metadata = null where bucket_id = %L and name = %L'),
      ('edit', null, '', 'insert into storage.objects (bucket_id, name) values (%L, %L) on conflict (bucket_id, name) do update set metadata = null'),
      ('delete', null, 'storage.object.delete_many', 'delete from storage.objects where bucket_id = %L and name = %L')
    ) as attempts (verb, free, operation, statement)
      join folders as others on others.number = 9
      join folders as mine on mine.folder = coalesce(auth.uid()::text, 'anonymous')
  loop
    perform set_config('storage.operation', attempt.operation, true);
    if pg_temp.outcome(attempt.with_others) = 'done' then
      of_all := of_all || attempt.verb;
    elsif pg_temp.outcome(attempt.with_mine) = 'done' then
      of_own := of_own || attempt.verb;
    end if;
  end loop;
  perform set_config('storage.operation', '', true);
  return pg_temp.cell(of_all, null, of_own);
end;
$$;

-- Whether a function refuses whoever acts, whatever the arguments.
create function pg_temp.rights_to(called text) returns text language sql as $$
  select case when pg_temp.outcome(format('select public.%I(%s)', called, (
    select string_agg('null::' || type::regtype, ', ' order by place) from unnest(proargtypes) with ordinality as arguments (type, place)
  ))) = 'refused' then '–' else 'call' end
  from pg_proc where pronamespace = 'public'::regnamespace and proname = called;
$$;

-- What a cell says, as verbs and their scopes.
create function pg_temp.verbs(cell text) returns table (verb text, scope text) language sql immutable as $$
  select found[2], coalesce(max(found[1]) over (order by place), 'all')
  from regexp_matches(cell, '(?:(some|own): )?(\w+)', 'g') with ordinality as matches (found, place);
$$;

create function pg_temp.try(trial trials) returns setof text language plpgsql as $$
declare
  declared record;
  found text;
  told text;
begin
  perform tests.reset_throttle();
  perform tests.set_access(trial.mode);
  perform tests.as(trial.who);
  for declared in
    select kind, thing, pattern,
      -- Their own rows of a table are some of it.
      case when kind = 'table' then replace(cell, 'own: ', 'some: ') else cell end as cell
    from rights
      left join buckets on kind = 'bucket' and bucket = thing
      cross join lateral (select to_jsonb(rights) ->> trial.person as cell) as cells
    -- A mutation (tests/mutations) tries what it touches.
    where thing ~ coalesce(current_setting('tests.tried', true), '')
  loop
    found := case declared.kind
      when 'function' then pg_temp.rights_to(declared.thing)
      when 'bucket' then pg_temp.rights_in(declared.thing, declared.pattern)
      else pg_temp.rights_on(declared.thing)
    end;
    told := format('%s %s: %s, %s', declared.kind, declared.thing, trial.who, trial.mode);
    return next case
      when trial.is_limit then is_empty(
        format('select * from pg_temp.verbs(%L) except select * from pg_temp.verbs(%L)', found, declared.cell), told
      )
      else is(found, declared.cell, told)
    end;
  end loop;
  return next results_eq(
    $q$
      select pg_temp.outcome(statement)
      from unnest(array[
        'select from storage.buckets', 'update storage.buckets set public = true', 'delete from storage.buckets',
        'insert into storage.buckets (id, name) values (''uji'', ''uji'')'
      ]) as statement
    $q$,
    $q$ values ('nothing'), ('nothing'), ('nothing'), ('refused') $q$, format('buckets themselves: %s, %s', trial.who, trial.mode)
  );
  perform tests.as('owner');
end;
$$;
select pg_temp.try(trials) from trials;

-- What is not tried: that nothing is left out, the grants, which are no wider than what somebody of the role may do, and columns.
select set_eq(
  $$
    select case relkind when 'v' then 'view' else 'table' end, relname::text from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')
    union all select 'function', proname from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    union all select 'bucket', id from storage.buckets
  $$,
  'select kind, thing from rights', 'all that the API offers is declared'
);
select set_eq(
  $$
    select role, relname::text, verb
    from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role,
      (values ('read', 'select'), ('add', 'insert'), ('edit', 'update'), ('delete', 'delete')) as verbs (verb, privilege)
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
      and (has_table_privilege(role, oid, privilege) or privilege <> 'delete' and has_any_column_privilege(role, oid, privilege))
    union all
    select role, proname, 'call' from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
    where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')
  $$,
  $$
    select role, thing, verb
    from rights
      cross join lateral (values
        ('anon', visitor), ('authenticated', "user"), ('authenticated', approved_only), ('authenticated', manager), ('authenticated', admin),
        ('service_role', service_role)
      ) as cells (role, cell)
      cross join lateral pg_temp.verbs(cell)
    where kind <> 'bucket'
  $$,
  'a role is granted what somebody of it may do, and no more'
);
select set_eq(
  $$
    select role, attrelid::regclass::text, verb, attname::text
    from pg_attribute join pg_class on pg_class.oid = attrelid, unnest(array['anon', 'authenticated']) as role, unnest(array['insert', 'update']) as verb
    where relnamespace = 'public'::regnamespace and attnum > 0 and has_column_privilege(role, attrelid, attnum, verb)
  $$,
  $$
    select role, thing, verb, column_name
    from written_column
      join (values
        ('form', 'anon', 'insert'), ('form', 'authenticated', 'insert'), ('added', 'authenticated', 'insert'),
        ('kept_up', 'authenticated', 'insert'), ('kept_up', 'authenticated', 'update'), ('edited', 'authenticated', 'update')
      ) as cells (list, role, verb) using (list)
  $$,
  'people write these columns, and no others'
);

select * from finish();
rollback;
