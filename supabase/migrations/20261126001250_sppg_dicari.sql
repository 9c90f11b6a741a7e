-- What a kitchen is found by: its code and parts of it, its name, address, kabupaten or kota, and its foundation. One text per
-- kitchen, so that words of several of them find it, at one index's cost.

create extension if not exists pg_trgm with schema extensions;

create table private.sppg_dicari (
  sppg_id uuid primary key references public.sppg (id) on delete cascade,
  nama text not null,
  kata text not null
);

comment on table private.sppg_dicari is 'The words that each SPPG is found by; kept by triggers.';
comment on column private.sppg_dicari.nama is 'Its name, as private.search_key has it.';
comment on column private.sppg_dicari.kata is
  'Words as private.search_words has them, a space before each; of code and name also what is written together.';

-- Kitchens are searched for more often than they are added, so the index is kept in order when they are.
create index sppg_dicari_kata_idx on private.sppg_dicari using gin (kata extensions.gin_trgm_ops) with (fastupdate = off);

revoke all on table private.sppg_dicari from public, anon, authenticated, service_role;

alter table private.sppg_dicari enable row level security;

create policy "Only functions of the owner read and write search words"
  on private.sppg_dicari for all to anon, authenticated
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

create function private.note_search_words(changed uuid[])
  returns void
  language sql security invoker set search_path = ''
as $$
  insert into private.sppg_dicari (sppg_id, nama, kata)
  select
    sppg.id, private.search_key(sppg.nama),
    concat_ws(
      ' ', '', private.together(sppg.kode_unik_pendaftaran), private.together(sppg.nama), private.search_words(others),
      -- Arum finds d'Arum, as darum does.
      case when label ~ '[''‘’]' then private.search_words(translate(label, '''‘’', '   ')) end
    )
  from public.sppg
  join public.yayasan on yayasan.id = sppg.yayasan_id
  cross join concat_ws(' ', sppg.lokasi, sppg.kabupaten_kota, yayasan.nama) as others
  cross join concat_ws(' ', sppg.nama, others) as label
  where sppg.id = any (changed)
  on conflict (sppg_id) do update set nama = excluded.nama, kata = excluded.kata;
$$;

create function private.note_search_words_of_sppg()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_search_words(array[new.id]);
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

revoke all on function
  private.together(text), private.note_search_words(uuid[]), private.note_search_words_of_sppg(),
  private.note_search_words_of_yayasan()
  from public, anon, authenticated, service_role;

create trigger note_search_words
  after insert or update of kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, yayasan_id on public.sppg
  for each row execute function private.note_search_words_of_sppg();

create trigger note_search_words
  after update of nama on public.yayasan
  for each row when (old.nama is distinct from new.nama) execute function private.note_search_words_of_yayasan();
