-- What was deleted or overwritten comes back: one entry of the audit trail, or everything that one account did in a span of
-- time. The trail keeps that, too. While rows are written back, app.restoring is 'on' for triggers that would otherwise
-- see a new change: no request can set it.

-- A column that is younger than the snapshot keeps its value, or gets its default.
create function private.snapshot_columns(table_name text, snapshot jsonb)
  returns setof name
  language sql stable security invoker set search_path = ''
as $$
  select attribute.attname
  from pg_catalog.pg_attribute as attribute
  where attribute.attrelid = format('public.%I', table_name)::regclass
    and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    and snapshot ? attribute.attname;
$$;

comment on function private.snapshot_columns(text, jsonb) is 'The columns of a table that a snapshot of a row has values for.';

create function private.has_file(bucket text, path text)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from storage.objects where objects.bucket_id = bucket and objects.name = path);
$$;

comment on function private.has_file(text, text) is 'Whether a file is stored.';

create function private.has_lost_photo(snapshot jsonb)
  returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select snapshot ->> 'photo_path' is not null
    and not private.has_file('site_pictures', replace(snapshot ->> 'photo_path', '.', '-1280.'));
$$;

comment on function private.has_lost_photo(jsonb) is 'Whether a snapshot of an article or of the gallery has a photo that is gone.';

-- Photos and scans may have gone with their rows: these come back without, or keep the ones of today.
create function private.without_lost_files(snapshot jsonb)
  returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select snapshot - coalesce(array_agg(column_name), '{}') || case
    when jsonb_typeof(snapshot -> 'foto') = 'array' then jsonb_build_object('foto', (
      select coalesce(jsonb_agg(photo.name order by photo.place), '[]')
      from jsonb_array_elements_text(snapshot -> 'foto') with ordinality as photo (name, place)
      where private.has_file('progress_photos', replace(photo.name, '.', '-1280.'))
    ))
    when jsonb_typeof(snapshot -> 'photos') = 'array' then jsonb_build_object('photos', (
      select coalesce(jsonb_agg(photo.content order by photo.place), '[]')
      from jsonb_array_elements(snapshot -> 'photos') with ordinality as photo (content, place)
      where private.has_file('site_pictures', replace(photo.content ->> 'path', '.', '-1280.'))
    ))
    else '{}'
  end
  from (
      values
        ('contact_photos', nullif(split_part(snapshot ->> 'foto_url', '/contact_photos/', 2), ''), array['foto_url']),
        ('certificate_scans', snapshot ->> 'scan_path', array['scan_path', 'scan_size'])
    ) as file (bucket, path, column_names)
    cross join unnest(column_names) as column_name
  where path is not null and not private.has_file(bucket, path);
$$;

comment on function private.without_lost_files(jsonb) is 'A snapshot without the columns that name a photo or scan that is gone, and without such photos of a line of progress or of an article.';

-- Whoever restores must know which kitchen to change first.
create function private.assert_kitchen_fits(kitchen uuid, snapshot jsonb)
  returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  key constant text := private.search_key(snapshot ->> 'kode_unik_pendaftaran');
  sentence text;
begin
  select said into sentence
  from (
    select format('Kode %s sekarang dipakai %s. Beri dapur itu kode lain atau hapus dapur itu, lalu ulangi.', kode_unik_pendaftaran, nama)
    from public.sppg where private.search_key(kode_unik_pendaftaran) = key and id <> kitchen
    union all
    select format('ID BGN %s sekarang dipakai %s (%s). Ganti ID dapur itu dulu, lalu ulangi.', id_bgn, nama, kode_unik_pendaftaran)
    from public.sppg where private.search_key(id_bgn) = private.search_key(snapshot ->> 'id_bgn') and id <> kitchen
    union all
    select format(
      'Kode %s tetap milik %s, yang mempunyai catatan resmi (%s) dengan kode itu.',
      snapshot ->> 'kode_unik_pendaftaran', coalesce(spoken.nama, spoken.kode), private.record_of(held.sppg_id)
    )
    from private.sppg_kode as held join public.sppg_disebut as spoken on spoken.id = held.sppg_id
    where held.kode = key and held.sppg_id <> kitchen and private.record_of(held.sppg_id) is not null
  ) as in_the_way (said)
  limit 1;
  if sentence is not null then
    raise exception using errcode = 'P0001', message = sentence;
  end if;
end;
$$;

comment on function private.assert_kitchen_fits(uuid, jsonb) is
  'Says which kitchen has the code or the ID of BGN that a kitchen is to be given back.';

create function private.insert_snapshot(table_name text, snapshot jsonb)
  returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  columns text;
begin
  snapshot := private.without_lost_files(snapshot);
  -- The photo of an article or of the gallery may be gone, too: that waits as a draft for another one.
  if private.has_lost_photo(snapshot) then
    snapshot := snapshot || jsonb_build_object(
      'photo_path', null, 'photo_width', null, 'photo_height', null, 'shows_people', false, 'people_agreed', false,
      'status', 'draf'
    );
  end if;
  select string_agg(quote_ident(attname), ', ') into columns from private.snapshot_columns(table_name, snapshot) as attname;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', table_name, columns
  ) using snapshot;
exception when unique_violation then
  if table_name = 'sppg' then
    perform private.assert_kitchen_fits((snapshot ->> 'id')::uuid, snapshot);
  end if;
  raise;
end;
$$;

comment on function private.insert_snapshot(text, jsonb) is 'Puts a deleted row back.';

create function private.update_to_snapshot(table_name text, row_id uuid, snapshot jsonb)
  returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  assignments text;
begin
  snapshot := private.without_lost_files(snapshot);
  if private.has_lost_photo(snapshot) then
    snapshot := snapshot - array[
      'illustration', 'photo_path', 'photo_width', 'photo_height', 'alt', 'shows_people', 'people_agreed'
    ];
  end if;
  select string_agg(format('%1$I = earlier.%1$I', attname), ', ') into assignments
  from private.snapshot_columns(table_name, snapshot) as attname;
  if assignments is not null then
    execute format(
      'update public.%1$I as present set %2$s from jsonb_populate_record(null::public.%1$I, $1) as earlier where present.id = $2',
      table_name, assignments
    ) using snapshot, row_id;
  end if;
exception when unique_violation then
  if table_name = 'sppg' then
    perform private.assert_kitchen_fits(row_id, snapshot);
  end if;
  raise;
end;
$$;

comment on function private.update_to_snapshot(text, uuid, jsonb) is 'Gives a row the values of a snapshot, which may have some of its columns.';

-- When a row was last changed, confirmed or published is not itself something that somebody changed: a confirmation comes back
-- with the words that it was of (private.settle_confirmations).
create function private.overwritten_values(before jsonb, after jsonb)
  returns jsonb
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(jsonb_object_agg(earlier.key, earlier.value), '{}')
  from jsonb_each(before) as earlier
  where earlier.key not in ('updated_at', 'dikonfirmasi_pada', 'published_revision')
    and earlier.value is distinct from after -> earlier.key;
$$;

comment on function private.overwritten_values(jsonb, jsonb) is 'The values of before that are others in after.';

create function private.kitchen_of(table_name text, entry jsonb)
  returns uuid
  language sql immutable security invoker set search_path = ''
as $$
  select (entry ->> case table_name when 'sppg' then 'id' else 'sppg_id' end)::uuid;
$$;

comment on function private.kitchen_of(text, jsonb) is 'The SPPG that a row is or hangs on; null for other rows.';

-- Nobody changes the row between the look at it and the update.
create function private.lock_as_seen(table_name text, row_id uuid, last_entry bigint)
  returns void
  language plpgsql security invoker set search_path = ''
as $$
begin
  execute format('lock table public.%I in share row exclusive mode', table_name);
  if last_entry < (
    select max(later.id) from public.audit_log as later
    where later.row_id = lock_as_seen.row_id and later.table_name = lock_as_seen.table_name
  ) then
    raise exception using errcode = 'P0001', message = 'Data ini baru saja berubah lagi. Periksa isinya yang terbaru, lalu ulangi.';
  end if;
end;
$$;

comment on function private.lock_as_seen(text, uuid, bigint) is
  'Locks a table, and refuses when the trail has a later entry about the row than the caller has seen.';

create function private.restore_audit_entry(entry_id bigint, last_entry bigint)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
begin
  perform private.assert_admin();
  perform private.assert_tables_known();
  select * into entry from public.audit_log where audit_log.id = entry_id;
  if entry.id is null or entry.action not in ('UPDATE', 'DELETE') or not exists (
    select from private.known_tables where known_tables.table_name = entry.table_name and known_tables.is_restorable
  ) then
    raise exception using errcode = 'P0002', message = 'Data ini tidak dapat dipulihkan. Muat ulang halaman untuk melihat keadaan terbaru.';
  end if;

  perform set_config('app.restoring', 'on', true);
  if entry.action = 'DELETE' then
    perform private.insert_snapshot(entry.table_name, entry.before);
  else
    perform private.lock_as_seen(entry.table_name, entry.row_id, last_entry);
    perform private.update_to_snapshot(
      entry.table_name, entry.row_id, private.overwritten_values(entry.before, entry.after)
    );
  end if;
  perform private.settle_confirmations(array[private.kitchen_of(entry.table_name, entry.before)]);
  perform set_config('app.restoring', '', true);
end;
$$;

create function public.restore_audit_entry(entry_id bigint, last_entry bigint default null)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.restore_audit_entry(entry_id, last_entry);
$$;

comment on function public.restore_audit_entry(bigint, bigint) is
  'Puts a deleted row of a restorable table back, or what one change of it has overwritten, '
  'unless the trail has a later entry about it than last_entry; admins only.';

-- What is published stays published: a version is what a page says, not whether and in which order it is shown.
create function private.restore_version(entry_id bigint, last_entry bigint)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  is_there boolean;
begin
  perform private.assert_admin();
  perform private.assert_tables_known();
  select * into entry from public.audit_log where audit_log.id = entry_id;
  if entry.id is null or entry.after is null or not exists (
    select from private.known_tables where known_tables.table_name = entry.table_name and known_tables.has_versions
  ) then
    raise exception using errcode = 'P0002', message = 'Versi ini tidak dapat dikembalikan. Muat ulang halaman untuk melihat keadaan terbaru.';
  end if;
  perform private.lock_as_seen(entry.table_name, entry.row_id, last_entry);
  execute format('select exists (select from public.%I where id = $1)', entry.table_name) into is_there using entry.row_id;
  if not is_there then
    raise exception using errcode = 'P0002', message = 'Data ini sudah dihapus. Pulihkan dulu dari baris penghapusannya.';
  end if;
  perform private.update_to_snapshot(
    entry.table_name, entry.row_id,
    entry.after - array['status', 'position', 'created_at', 'updated_at', 'published_revision']
  );
end;
$$;

create function public.restore_version(entry_id bigint, last_entry bigint default null)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.restore_version(entry_id, last_entry);
$$;

comment on function public.restore_version(bigint, bigint) is
  'Gives an article, a photo of the gallery, a question or the company''s data all that it said after this entry, unless the '
  'trail has a later entry about it than last_entry; status and order stay, and so does the picture if the earlier photo is '
  'gone. Admins only.';

-- What undoing an account's changes would do to one row.
create type private.undoing as (
  table_name text,
  row_id uuid,
  effect text,
  earlier jsonb,
  present jsonb,
  last_entry bigint,
  changed_since boolean,
  lacks_file boolean
);

comment on type private.undoing is
  'effect: return (a deleted row), revert (overwritten values) or remove (an added row). earlier: the row or the values that '
  'come back. present: the row as it is. last_entry: the latest about this row in the trail, of a kitchen also about what hangs on it. changed_since: by somebody else, '
  'or after the span. lacks_file: a document whose PDF is gone, which only comes back by itself.';

create function private.row_today(table_name text, row_id uuid)
  returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  content jsonb;
begin
  execute format('select to_jsonb(present) from public.%I as present where present.id = $1', table_name) into content using row_id;
  return content;
end;
$$;

comment on function private.row_today(text, uuid) is 'A row as it is; null: it is gone.';

-- Of several changes of a column, what stood there before the first of them.
create function private.first_values(changes jsonb[])
  returns jsonb
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, value order by place desc), '{}')
  from unnest(changes) with ordinality as change (earlier, place), jsonb_each(change.earlier);
$$;

comment on function private.first_values(jsonb[]) is 'What columns had before the first of these changes, each the values that it has overwritten.';

-- A kitchen has changed, too, when something hangs on it that did not before.
create function private.latest_entry(table_name text, row_id uuid)
  returns bigint
  language sql stable security invoker set search_path = ''
as $$
  select greatest(
    (
      select max(audit_log.id) from public.audit_log
      where audit_log.row_id = latest_entry.row_id and audit_log.table_name = latest_entry.table_name
    ),
    case table_name when 'sppg' then (
      select max(audit_log.id) from public.audit_log
      where coalesce(audit_log.after, audit_log.before) ->> 'sppg_id' = latest_entry.row_id::text
    ) end
  );
$$;

comment on function private.latest_entry(text, uuid) is 'The latest entry of the trail about a row, of a kitchen also about what hangs on it.';

create function private.undoings(account_id uuid, since timestamptz, until timestamptz)
  returns setof private.undoing
  language sql stable security invoker set search_path = ''
as $$
  -- Each row by itself, through indexes: how many there are is not known when this is planned, and a join of two lists would
  -- compare each row of one with all of the other.
  with touched as (
    select
      table_name, known_tables.position, row_id, min(id) as first_entry,
      (array_agg(action order by id))[1] = 'INSERT' as is_added,
      (array_agg(before order by id desc) filter (where action = 'DELETE'))[1] as deleted,
      private.first_values(array_agg(private.overwritten_values(before, after) order by id) filter (where action = 'UPDATE')) as overwritten
    from public.audit_log
      join private.known_tables using (table_name)
    where actor_id = account_id and created_at between since and until
      -- Signatures end by what is done to their kitchens; how they come about is nobody's to undo.
      and (is_restorable or table_name = 'sppg_tanda_tangan' and after ->> 'berakhir_karena' in ('Yayasan berganti', 'Kode berganti'))
    group by table_name, row_id, known_tables.position
  ),
  effect as (
    select
      *,
      case
        when present is not null then case when is_added then 'remove' else 'revert' end
        -- Deleted by somebody else: that is not this account's doing.
        when not is_added and deleted is not null then 'return'
      end as effect,
      case
        when is_added then null
        when present is null then deleted || overwritten
        else (
          select jsonb_object_agg(key, value) from jsonb_each(overwritten)
          where present ? key and value is distinct from present -> key
        )
      end as earlier
    from touched
      cross join lateral private.row_today(table_name, row_id) as present
  )
  select
    table_name, row_id, effect, earlier, present, private.latest_entry(table_name, row_id),
    exists (
      select from public.audit_log
      where audit_log.row_id = effect.row_id and audit_log.table_name = effect.table_name
        and audit_log.id > first_entry and (audit_log.actor_id is distinct from account_id or audit_log.created_at > until)
    ),
    effect = 'return' and table_name = 'program_documents'
      and not private.has_file('program_documents', earlier ->> 'file_path')
  from effect
  where effect = 'remove' or earlier is not null and effect is not null
  -- What belongs to something goes before it and comes after it.
  order by effect = 'revert', effect = 'return', position * case effect when 'remove' then -1 else 1 end, row_id;
$$;

comment on function private.undoings(uuid, timestamptz, timestamptz) is
  'What undoing the changes of an account in a span of time would do, one row each; nothing where it is undone already.';

-- Ids are made in browsers: rows of two tables may have the same.
create function private.row_key(table_name text, row_id uuid)
  returns text
  language sql immutable security invoker set search_path = ''
as $$
  select table_name || ' ' || row_id;
$$;

comment on function private.row_key(text, uuid) is 'What names a row among those of several tables: "sppg 40000000-…".';

create function private.account_changes(account_id uuid, since timestamptz, until timestamptz)
  returns setof private.undoing
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  perform private.assert_tables_known();
  return query select * from private.undoings(account_id, since, until);
end;
$$;

create function public.account_changes(account_id uuid, since timestamptz, until timestamptz)
  returns table (
    table_name text, row_id uuid, effect text, earlier jsonb, present jsonb, last_entry bigint, changed_since boolean,
    lacks_file boolean
  )
  language sql stable security invoker set search_path = ''
as $$
  select * from private.account_changes(account_id, since, until);
$$;

comment on function public.account_changes(uuid, timestamptz, timestamptz) is
  'What undo_account_changes would do: rows that return, are reverted or removed; admins only.';

create type private.refusal as (wanted private.undoing, code text, message text);

comment on type private.refusal is 'What the database says against an undoing.';

create function private.apply_undoing(wanted private.undoing)
  returns private.refusal
  language plpgsql security invoker set search_path = ''
as $$
declare
  refusal private.refusal;
begin
  case wanted.effect
    when 'return' then perform private.insert_snapshot(wanted.table_name, wanted.earlier);
    when 'revert' then perform private.update_to_snapshot(wanted.table_name, wanted.row_id, wanted.earlier);
    when 'remove' then execute format('delete from public.%I where id = $1', wanted.table_name) using wanted.row_id;
  end case;
  return null;
exception when integrity_constraint_violation or raise_exception then
  get stacked diagnostics refusal.code = returned_sqlstate, refusal.message = message_text;
  refusal.wanted := wanted;
  return refusal;
end;
$$;

comment on function private.apply_undoing(private.undoing) is 'Undoes what an account did to one row, or says what stands in the way.';

-- All or nothing: returns what stands in the way, with the error of the database, and has changed nothing then.
create function private.undo_account_changes(account_id uuid, since timestamptz, until timestamptz, chosen jsonb)
  returns table (table_name text, row_id uuid, code text, message text)
  language plpgsql security definer set search_path = ''
as $$
declare
  pending private.undoing[];
  refused private.refusal[];
  are_codes_freed boolean := false;
  kitchens uuid[];
begin
  perform private.assert_admin();
  perform private.assert_tables_known();
  -- Nobody changes a row between the look at all of them and the last change.
  execute (
    select format('lock table %s in share row exclusive mode', string_agg(format('public.%I', known.table_name), ', ' order by position))
    from private.known_tables as known where is_restorable
  );
  select array_agg(undoing) into pending
  from private.undoings(account_id, since, until) as undoing
  where (chosen -> private.row_key(undoing.table_name, undoing.row_id))::bigint = undoing.last_entry and not undoing.lacks_file;
  if coalesce(cardinality(pending), 0) <> (select count(*) from jsonb_object_keys(chosen)) then
    raise exception using errcode = 'P0001', message = 'Sebagian data ini baru saja berubah lagi. Periksa daftarnya yang terbaru, lalu ulangi.';
  end if;
  kitchens := array(
    select distinct private.kitchen_of(wanted.table_name, coalesce(wanted.present, wanted.earlier)) from unnest(pending) as wanted
  );

  perform set_config('app.restoring', 'on', true);
  while cardinality(pending) > 0 loop
    -- One row may wait for another, such as for the code that it still has.
    refused := array(
      select refusal from unnest(pending) as wanted cross join lateral private.apply_undoing(wanted) as refusal
      where refusal.code is not null
    );
    if cardinality(refused) = cardinality(pending) then
      -- Two that have exchanged their codes wait for each other.
      if are_codes_freed then
        raise exception using errcode = 'UNDO1';
      end if;
      update public.sppg set kode_unik_pendaftaran = 'dipulihkan-' || sppg.id
      from unnest(pending) as waiting
      where waiting.table_name = 'sppg' and sppg.id = waiting.row_id and waiting.effect = 'revert' and waiting.earlier ? 'kode_unik_pendaftaran';
      are_codes_freed := true;
    end if;
    pending := array(select refusal.wanted from unnest(refused) as refusal);
  end loop;
  perform private.settle_confirmations(kitchens);
  perform set_config('app.restoring', '', true);
exception when sqlstate 'UNDO1' then
  return query
    select (refusal.wanted).table_name, (refusal.wanted).row_id, refusal.code, refusal.message from unnest(refused) as refusal;
end;
$$;

-- PostgREST gives the call this time: thousands of imported rows are removed one by one.
create function public.undo_account_changes(account_id uuid, since timestamptz, until timestamptz, chosen jsonb)
  returns table (table_name text, row_id uuid, code text, message text)
  language sql security invoker set search_path = '' set statement_timeout = '60s'
as $$
  select * from private.undo_account_changes(account_id, since, until, chosen);
$$;

comment on function public.undo_account_changes(uuid, timestamptz, timestamptz, jsonb) is
  'Undoes what an account did in a span of time to the rows that chosen names ("sppg 40000000-…"), each with its last_entry of account_changes: '
  'deleted rows return, overwritten values are reverted, added rows are removed. Returns what stands in the way; then '
  'nothing was undone. Admins only.';

grant execute on function
  private.restore_audit_entry(bigint, bigint), public.restore_audit_entry(bigint, bigint),
  private.restore_version(bigint, bigint), public.restore_version(bigint, bigint),
  private.account_changes(uuid, timestamptz, timestamptz), public.account_changes(uuid, timestamptz, timestamptz),
  private.undo_account_changes(uuid, timestamptz, timestamptz, jsonb),
  public.undo_account_changes(uuid, timestamptz, timestamptz, jsonb)
  to authenticated;
revoke all on type private.undoing, private.refusal from public;
