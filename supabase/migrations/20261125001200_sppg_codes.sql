-- What the search takes for one code is one code: 'SPPG-3374001' beside 'SPPG-3374-001', 'OO1' beside '001' or a Cyrillic
-- letter let a stranger answer for somebody else's kitchen.

-- Two SPPG whose codes become one, or a code in other letters, need people: no migration knows which is right.
do $$
declare
  broken text;
begin
  select string_agg(format('%L', kode_unik_pendaftaran), ', ' order by kode_unik_pendaftaran) into broken
  from (
    select kode_unik_pendaftaran, count(*) over (partition by private.search_key(kode_unik_pendaftaran)) as sharing
    from public.sppg
  ) as codes
  where sharing > 1 or kode_unik_pendaftaran !~ '^[ -~]*[0-9A-Za-z][ -~]*$';
  if broken is not null then
    raise exception using
      message = format('Change these codes of SPPG first, then migrate again: %s', broken),
      detail = 'A code has printable ASCII only, and no two are the same but for capitals, separators, O/0 and I/L/1.';
  end if;
end;
$$;

drop index public.sppg_kode_unik_pendaftaran_key;
drop index public.sppg_kode_unik_pendaftaran_search_idx;
create unique index sppg_kode_unik_pendaftaran_key on public.sppg (private.search_key(kode_unik_pendaftaran));

comment on column public.sppg.kode_unik_pendaftaran is
  'Registration code in printable ASCII, unique over all foundations as private.search_key has it.';

alter table public.sppg
  drop constraint sppg_kode_unik_pendaftaran_visible,
  add constraint sppg_kode_unik_pendaftaran_plausible
    check (kode_unik_pendaftaran ~ '^[ -~]*[0-9A-Za-z][ -~]*$');

drop index public.sppg_nama_search_idx;
-- Kitchens are searched for more often than they are added, so the index is kept in order when they are.
create index sppg_nama_search_idx
  on public.sppg using gin (private.search_key(nama) extensions.gin_trgm_ops) with (fastupdate = off);

-- With the owner's rights: beside a policy that tests something, PostgreSQL uses no index over a function that is not
-- leakproof. Everyone may read SPPG.
create function private.cari_sppg(kata text)
  returns setof public.sppg
  language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text;
  coded uuid;
begin
  -- Before any work on it. The number of bytes is known without reading the text; a character has up to four.
  if octet_length(kata) > 200 or char_length(kata) > 50 then
    raise exception using errcode = 'P0001', message = 'Tulis paling banyak 50 karakter.';
  end if;
  wanted := private.search_key(kata);
  select sppg.id into coded from public.sppg where private.search_key(sppg.kode_unik_pendaftaran) = wanted;

  -- The index of names knows groups of three. To find none would be a lie here.
  if char_length(wanted) < 3 then
    if coded is null then
      raise exception using errcode = 'P0001', message = 'Tulis sedikitnya 3 huruf atau angka.';
    end if;
    return query select sppg.* from public.sppg where sppg.id = coded;
    return;
  end if;

  -- A code hides no names that match, and what an admin stands for comes first.
  return query
    select found.*
    from (
      select sppg.* from public.sppg where sppg.id = coded
      union all
      select sppg.* from public.sppg
      where private.search_key(sppg.nama) like '%' || wanted || '%' and sppg.id is distinct from coded
    ) as found
    order by found.dikonfirmasi_pada is null, found.id is distinct from coded, found.nama, found.id
    limit 51;
end;
$$;

create or replace function public.cari_sppg(kata text)
  returns setof public.sppg
  language sql stable security invoker set search_path = ''
as $$
  select * from private.cari_sppg(kata);
$$;

revoke all on function private.cari_sppg(text) from public, anon, authenticated, service_role;
grant execute on function private.cari_sppg(text) to anon, authenticated;

comment on function public.cari_sppg(text) is
  'Up to 51 SPPG with this code or with this in their names, the confirmed first; compared as private.search_key has it.';
