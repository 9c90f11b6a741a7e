-- A confirmation is of words: all that is public of a kitchen and of what hangs on it. Each row is noted as a manager last stood
-- for it. So whoever is no manager ends the confirmation with any of these rows, and restoring brings it back when, and only
-- when, all words are back that it was of.
--
-- What hangs on a kitchen is every table with a column sppg_id. A later one is added to words_of_kitchens.

create table private.sppg_confirmed_words (
  -- No foreign key: a kitchen that is put back is compared with what it said.
  sppg_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  words text not null,
  is_removed boolean not null default false,
  dikonfirmasi_pada timestamptz,
  primary key (sppg_id, table_name, row_id)
);

comment on table private.sppg_confirmed_words is 'What managers stand for of each SPPG: its row and the rows that hang on it.';
comment on column private.sppg_confirmed_words.table_name is 'The table of the row: rows of two tables may have one id.';
comment on column private.sppg_confirmed_words.words is 'The hash of what it says in public.';
comment on column private.sppg_confirmed_words.is_removed is 'Whether a manager stands for it that the row is gone.';
comment on column private.sppg_confirmed_words.dikonfirmasi_pada is 'Of the kitchen itself: since when it is confirmed in these words.';

alter table private.sppg_confirmed_words enable row level security;

create policy "Only functions of the owner read and write what is confirmed"
  on private.sppg_confirmed_words for all to anon, authenticated using (false) with check (false);

create function private.words_of_kitchens(kitchens uuid[])
  returns table (sppg_id uuid, table_name text, row_id uuid, words text)
  language sql stable security invoker set search_path = ''
as $$
  select entry.sppg_id, entry.table_name, entry.row_id, private.words_hash(entry.content)
  from (
    select id as sppg_id, 'sppg' as table_name, id as row_id, to_jsonb(sppg) as content from public.sppg where id = any (kitchens)
    union all
    select sppg_id, 'sppg_sekolah', id, to_jsonb(sppg_sekolah) from public.sppg_sekolah where sppg_id = any (kitchens)
    union all
    select sppg_id, 'sppg_sertifikat', id, to_jsonb(sppg_sertifikat) from public.sppg_sertifikat where sppg_id = any (kitchens)
    union all
    select sppg_id, 'sppg_penghentian', id, to_jsonb(sppg_penghentian) from public.sppg_penghentian where sppg_id = any (kitchens)
    union all
    select sppg_id, 'sppg_inspeksi', id, to_jsonb(sppg_inspeksi) from public.sppg_inspeksi where sppg_id = any (kitchens)
    union all
    select sppg_id, 'sppg_kejadian', id, to_jsonb(sppg_kejadian) from public.sppg_kejadian where sppg_id = any (kitchens)
    union all
    -- The others are not public.
    select sppg_id, 'sppg_perkembangan', id, to_jsonb(sppg_perkembangan) from public.sppg_perkembangan where sppg_id = any (kitchens) and dikonfirmasi
  ) as entry;
$$;

comment on function private.words_of_kitchens(uuid[]) is 'What kitchens and the rows that hang on them say in public, as hashes.';

create function private.unread_words(kitchens uuid[])
  returns table (sppg_id uuid, table_name text, row_id uuid)
  language sql stable security invoker set search_path = ''
as $$
  select sppg_id, table_name, row_id
  from (select * from private.words_of_kitchens(kitchens)) as present
    full join (
      select * from private.sppg_confirmed_words where sppg_confirmed_words.sppg_id = any (kitchens)
    ) as confirmed using (sppg_id, table_name, row_id)
  where case
    when present.words is null then not confirmed.is_removed
    else present.words is distinct from confirmed.words
  end;
$$;

comment on function private.unread_words(uuid[]) is
  'The rows of kitchens, and of what hangs on them, that say something else than what a manager last stood for, or are gone without one.';

create function private.has_unread_words(kitchen uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from private.unread_words(array[kitchen]) as unread where unread.table_name <> 'sppg');
$$;

comment on function private.has_unread_words(uuid) is 'Whether something hangs on a kitchen that no manager stands for.';

create function private.confirmed_since(kitchen uuid, content jsonb)
  returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select confirmed.dikonfirmasi_pada from private.sppg_confirmed_words as confirmed
  where confirmed.sppg_id = kitchen and confirmed.table_name = 'sppg' and confirmed.words = private.words_hash(content)
    and not private.has_unread_words(kitchen);
$$;

comment on function private.confirmed_since(uuid, jsonb) is
  'Since when a kitchen with these words, and with what hangs on it now, is confirmed; null: it is not.';

create function private.note_confirmed_words(kitchens uuid[])
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  update private.sppg_confirmed_words set is_removed = true
  from private.unread_words(kitchens) as unread
  where (sppg_confirmed_words.sppg_id, sppg_confirmed_words.table_name, sppg_confirmed_words.row_id)
    = (unread.sppg_id, unread.table_name, unread.row_id);

  insert into private.sppg_confirmed_words (sppg_id, table_name, row_id, words, dikonfirmasi_pada)
  select present.sppg_id, present.table_name, present.row_id, present.words, sppg.dikonfirmasi_pada
  from private.words_of_kitchens(kitchens) as present
    left join public.sppg on present.table_name = 'sppg' and sppg.id = present.row_id
  on conflict (sppg_id, table_name, row_id) do update
  set words = excluded.words, is_removed = false, dikonfirmasi_pada = excluded.dikonfirmasi_pada
  where (sppg_confirmed_words.words, sppg_confirmed_words.is_removed, sppg_confirmed_words.dikonfirmasi_pada)
    is distinct from (excluded.words, false, excluded.dikonfirmasi_pada);
$$;

comment on function private.note_confirmed_words(uuid[]) is 'Notes what kitchens say, with what hangs on them, as confirmed.';

create function private.note_words_of_sppg()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_outsider() or coalesce(current_setting('app.restoring', true), '') = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.note_confirmed_words(array(select id from changed where dikonfirmasi_pada is not null));
    return null;
  end if;
  perform private.note_confirmed_words(array(
    select changed.id from changed join was using (id)
    where changed.dikonfirmasi_pada is not null and (
      was.dikonfirmasi_pada is distinct from changed.dikonfirmasi_pada
      or private.public_words(to_jsonb(changed)) <> private.public_words(to_jsonb(was))
    )
  ));
  -- The owner has taken the confirmation back: its words are forgotten.
  delete from private.sppg_confirmed_words
  using changed join was using (id)
  where sppg_confirmed_words.sppg_id = id and changed.dikonfirmasi_pada is null and was.dikonfirmasi_pada is not null;
  return null;
end;
$$;

comment on function private.note_words_of_sppg() is 'Notes what managers and the owner confirm.';

create trigger note_words_of_added
  after insert on public.sppg
  referencing new table as changed
  for each statement execute function private.note_words_of_sppg();

create trigger note_words_of_edited
  after update on public.sppg
  referencing old table as was new table as changed
  for each statement execute function private.note_words_of_sppg();

create function private.is_unread(entry jsonb)
  returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(not (entry ->> 'dikonfirmasi')::boolean, false);
$$;

comment on function private.is_unread(jsonb) is 'Whether a row is a line of progress that no manager stands for: nobody else reads it.';

create function private.note_words()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  is_outsider boolean;
  kitchens uuid[];
begin
  -- A kitchen that is added looks for rows that have waited for it, of which there may be none.
  if not exists (select from changed) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    kitchens := array(
      select distinct changed.sppg_id from changed join was using (id)
      where private.public_words(to_jsonb(changed)) <> private.public_words(to_jsonb(was))
        and not (private.is_unread(to_jsonb(changed)) and private.is_unread(to_jsonb(was)))
    );
  else
    kitchens := array(select distinct sppg_id from changed where not private.is_unread(to_jsonb(changed)));
  end if;
  is_outsider := private.is_outsider();
  -- What a kitchen's own triggers write has the stamp of its change, else that trigger makes it the time of now.
  if cardinality(kitchens) > 0 and pg_trigger_depth() = 1 then
    update public.sppg
    set updated_at = sppg.updated_at + interval '1 microsecond', dikonfirmasi_pada = case when not is_outsider then sppg.dikonfirmasi_pada end
    where sppg.id = any (kitchens);
  end if;

  if is_outsider or coalesce(current_setting('app.restoring', true), '') = 'on' then
    return null;
  end if;
  -- A manager stands for the row that they write, whatever else is said of its kitchen.
  if tg_op = 'DELETE' then
    update private.sppg_confirmed_words set is_removed = true
    from changed
    where (sppg_confirmed_words.sppg_id, sppg_confirmed_words.table_name, sppg_confirmed_words.row_id)
      = (changed.sppg_id, tg_table_name, changed.id);
  else
    insert into private.sppg_confirmed_words (sppg_id, table_name, row_id, words)
    select sppg_id, tg_table_name, id, private.words_hash(to_jsonb(changed)) from changed
    on conflict (sppg_id, table_name, row_id) do update set words = excluded.words, is_removed = false;
  end if;
  return null;
end;
$$;

comment on function private.note_words() is
  'A change of what hangs on a kitchen raises the stamp of the kitchen; a manager stands for it, anybody else ends the confirmation.';

do $$
declare
  hanging text;
begin
  for hanging in
    select known_tables.table_name
    from private.known_tables join information_schema.columns using (table_name)
    -- Except the public copy of certificates, which is written with them.
    where table_schema = 'public' and column_name = 'sppg_id' and (is_restorable or table_name = 'sppg_kejadian')
  loop
    execute format(
      'create trigger note_words_of_added after insert on public.%I
       referencing new table as changed for each statement execute function private.note_words()', hanging
    );
    execute format(
      'create trigger note_words_of_edited after update on public.%I
       referencing old table as was new table as changed for each statement execute function private.note_words()', hanging
    );
    execute format(
      'create trigger note_words_of_deleted after delete on public.%I
       referencing old table as changed for each statement execute function private.note_words()', hanging
    );
  end loop;
end $$;

create function private.settle_confirmations(kitchens uuid[])
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.sppg set dikonfirmasi_pada = settled.since
  from (
    select id, private.confirmed_since(id, private.public_words(to_jsonb(sppg))) as since
    from public.sppg where id = any (kitchens)
  ) as settled
  where sppg.id = settled.id and sppg.dikonfirmasi_pada is distinct from settled.since;
  -- Including the lines of progress that the confirmation makes public.
  perform private.note_confirmed_words(array(
    select sppg.id from public.sppg where sppg.id = any (kitchens) and sppg.dikonfirmasi_pada is not null
  ));
end;
$$;

comment on function private.settle_confirmations(uuid[]) is
  'Confirms kitchens that say, with what hangs on them, exactly what was last confirmed, and no others; after rows were put back.';

-- What a manager is shown before they confirm. The audit trail itself is for admins.
create function private.sppg_belum_dibaca(dapur uuid[])
  -- Not a set, which the API would cut off.
  returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_manager();
  if cardinality(dapur) > 100 then
    raise exception using errcode = 'P0001', message = 'Sekali periksa paling banyak 100 SPPG.';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', sppg.id,
      'kolom', (
        select coalesce(jsonb_agg(jsonb_build_object('kolom', key, 'sebelum', known.before ->> key, 'sekarang', value #>> '{}')), '[]')
        from jsonb_each(private.public_words(to_jsonb(sppg)) - 'id') as present (key, value)
        where value is distinct from coalesce(known.before -> key, 'null')
      ),
      'lainnya', (select count(*) from private.unread_words(array[sppg.id]) as unread where unread.table_name <> 'sppg')
    )), '[]')
    from public.sppg
      -- As it was when its confirmation ended; of one that never was confirmed all is new.
      left join lateral (
        select entry.before from public.audit_log as entry
        where entry.row_id = sppg.id and entry.table_name = 'sppg' and entry.action = 'UPDATE'
          and entry.before ->> 'dikonfirmasi_pada' is not null and entry.after ->> 'dikonfirmasi_pada' is null
        order by entry.id desc limit 1
      ) as known on true
    where sppg.id = any (dapur) and sppg.dikonfirmasi_pada is null
  );
end;
$$;

create function public.sppg_belum_dibaca(dapur uuid[])
  returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.sppg_belum_dibaca(dapur);
$$;

comment on function private.sppg_belum_dibaca(uuid[]) is 'What public.sppg_belum_dibaca gives, from the audit trail.';
comment on function public.sppg_belum_dibaca(uuid[]) is
  'Of up to 100 SPPG that are not confirmed: which columns say something else than what was last confirmed, and how many rows that '
  'hang on them; for managers.';

grant execute on function private.sppg_belum_dibaca(uuid[]), public.sppg_belum_dibaca(uuid[]) to authenticated;
