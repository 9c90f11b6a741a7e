-- 'Is this kitchen ours?' is answered about one kitchen, at the same cost however long the list is: two indexes, this one
-- and the unique one of codes, hold names and codes as people compare them. Placeholders are made by the page and are in no
-- table, so they are never found.

create extension if not exists pg_trgm with schema extensions;

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

create function public.cari_sppg(kata text)
  returns setof public.sppg
  language sql stable security invoker set search_path = ''
as $$
  select * from private.cari_sppg(kata);
$$;

comment on function public.cari_sppg(text) is
  'Up to 51 SPPG with this code or with this in their names, the confirmed first; compared as private.search_key has it.';

revoke all on function private.cari_sppg(text), public.cari_sppg(text) from public, anon, authenticated, service_role;
grant execute on function private.cari_sppg(text), public.cari_sppg(text) to anon, authenticated;
