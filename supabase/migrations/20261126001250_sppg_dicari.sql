-- What a kitchen is found by: its code and parts of it, its name, address, kabupaten or kota with what people call it, its
-- foundation, and its schools.
-- One text per kitchen, so that words of several of them find it, at one index's cost.

create extension if not exists pg_trgm with schema extensions;

create table private.sppg_dicari (
  sppg_id uuid primary key references public.sppg (id) on delete cascade,
  nama text not null,
  kata text not null,
  dikonfirmasi boolean not null
);

comment on table private.sppg_dicari is 'The words that each SPPG is found by; kept by triggers.';
comment on column private.sppg_dicari.nama is 'Its name, as private.search_key has it.';
comment on column private.sppg_dicari.kata is
  'Words as private.search_words has them, a space before each; of code and name also what is written together.';

comment on column private.sppg_dicari.dikonfirmasi is 'Whether somebody stands for it (sppg.dikonfirmasi_pada).';

-- Kitchens are searched for more often than they are added, so the index is kept in order when they are.
create index sppg_dicari_kata_idx on private.sppg_dicari using gin (kata extensions.gin_trgm_ops) with (fastupdate = off);

alter table private.sppg_dicari enable row level security;

create policy "Only functions of the owner read and write search words"
  on private.sppg_dicari for all to anon, authenticated
  using (false)
  with check (false);

-- What a typing error is compared with: each word that is no number once, so that a search costs the same however many kitchens have it. Words stay
-- when their last kitchen goes; they find nothing then.
create table private.kata_sppg (
  kata text primary key
);

comment on table private.kata_sppg is 'The words of four letters or more that confirmed SPPG are or were found by; kept by triggers.';

create index kata_sppg_kata_idx on private.kata_sppg using gin (kata extensions.gin_trgm_ops) with (fastupdate = off);

alter table private.kata_sppg enable row level security;

create policy "Only functions of the owner read and write words"
  on private.kata_sppg for all to anon, authenticated
  using (false)
  with check (false);

-- A code and a name are also written together, with or without what every one of them begins with.
create function private.together(label text)
  returns text
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select concat_ws(
    ' ', words, replace(words, ' ', ''),
    case when words like '% %' then replace(regexp_replace(words, '^\S+ ', ''), ' ', '') end
  )
  from private.search_words(label) as words;
$$;

comment on function private.together(text) is 'The words of a text, then all of them as one, then all but the first as one.';

-- Most schools of a kitchen share their words, so each word counts once; what is beyond 500 schools of ordinary names is cut off.
-- SD Negeri is also called SDN, and the other way round.
create function private.school_words(kitchen uuid)
  returns text
  language sql stable security invoker set search_path = ''
as $$
  select left(string_agg(distinct word, ' '), 6000)
  from public.sppg_sekolah
  cross join private.search_words(concat_ws(' ', sppg_sekolah.nama, sppg_sekolah.kecamatan)) as words
  cross join regexp_split_to_table(
    concat_ws(
      ' ', words, substring(words from '^(SD|SMP|SMA|SMK|TK|M1|MTS|MA) NEGER1\M') || 'N',
      case when words ~ '^(SD|SMP|SMA|SMK|TK|M1|MTS|MA)N\M' then 'NEGER1' end
    ),
    ' '
  ) as word
  where sppg_sekolah.sppg_id = kitchen;
$$;

comment on function private.school_words(uuid) is 'The words in the names and kecamatan of a kitchen''s schools, each once.';

create function private.note_search_words(changed uuid[])
  returns void
  language sql security invoker set search_path = ''
as $$
  insert into private.sppg_dicari (sppg_id, nama, dikonfirmasi, kata)
  select
    sppg.id, private.search_key(sppg.nama), sppg.dikonfirmasi_pada is not null,
    concat_ws(
      -- The words in the name of every kitchen.
      ' ', '', 'MBG', private.together(sppg.kode_unik_pendaftaran), private.search_words(sppg.id_bgn), private.together(sppg.nama), private.search_words(others),
      -- Arum finds d'Arum, as darum does.
      case when label ~ '[''‘’ʼ]' then private.search_words(translate(label, '''‘’ʼ', '    ')) end,
      private.school_words(sppg.id)
    )
  from public.sppg
  join public.yayasan on yayasan.id = sppg.yayasan_id
  cross join concat_ws(' ', sppg.lokasi, sppg.kabupaten_kota, private.place_names(sppg.kabupaten_kota), yayasan.nama) as others
  cross join concat_ws(' ', sppg.nama, others) as label
  where sppg.id = any (changed)
  on conflict (sppg_id) do update set nama = excluded.nama, kata = excluded.kata, dikonfirmasi = excluded.dikonfirmasi
  where (sppg_dicari.nama, sppg_dicari.kata, sppg_dicari.dikonfirmasi) <> (excluded.nama, excluded.kata, excluded.dikonfirmasi);

  insert into private.kata_sppg (kata)
  select distinct word
  from private.sppg_dicari cross join string_to_table(sppg_dicari.kata, ' ') as word
  where sppg_dicari.sppg_id = any (changed) and sppg_dicari.dikonfirmasi and length(word) between 4 and 50
    -- Without numbers, such as codes, of which each kitchen has its own; O is 0 here, I and L are 1.
    and word !~ '[2-9]|^[01]+$'
  -- In one order, so that two who write the same words wait for each other in a row.
  order by word
  on conflict do nothing;
$$;

create function private.note_search_words_of_sppg()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_search_words(array(select id from changed));
  else
    -- Only if public words or the confirmation have changed, and not just the time of the last change.
    perform private.note_search_words(array(
      select changed.id from changed join was using (id)
      where private.public_words(to_jsonb(changed)) <> private.public_words(to_jsonb(was))
        or (changed.dikonfirmasi_pada is null) <> (was.dikonfirmasi_pada is null)
    ));
  end if;
  return null;
end;
$$;

create function private.note_search_words_of_yayasan()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_search_words(array(select sppg.id from public.sppg where sppg.yayasan_id = new.id));
  return null;
end;
$$;

create function private.note_search_words_of_schools()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Of two changes at the same moment the second sees the first.
  perform from public.sppg where sppg.id in (select sppg_id from changed) order by sppg.id for no key update;
  perform private.note_search_words(array(select distinct sppg_id from changed));
  return null;
end;
$$;

create trigger note_search_words_of_added
  after insert on public.sppg
  referencing new table as changed
  for each statement execute function private.note_search_words_of_sppg();

create trigger note_search_words_of_edited
  after update on public.sppg
  referencing old table as was new table as changed
  for each statement execute function private.note_search_words_of_sppg();

create trigger note_search_words
  after update of nama on public.yayasan
  for each row when (old.nama is distinct from new.nama) execute function private.note_search_words_of_yayasan();

create trigger note_search_words_of_added
  after insert on public.sppg_sekolah
  referencing new table as changed
  for each statement execute function private.note_search_words_of_schools();

create trigger note_search_words_of_edited
  after update on public.sppg_sekolah
  referencing new table as changed
  for each statement execute function private.note_search_words_of_schools();

create trigger note_search_words_of_deleted
  after delete on public.sppg_sekolah
  referencing old table as changed
  for each statement execute function private.note_search_words_of_schools();
