-- 'Is this kitchen ours?' is answered about one kitchen, at the same cost however long the list is: two indexes hold codes
-- and names as people compare them, without capitals, spaces and hyphens of any length. Placeholders are made by the page and
-- are in no table, so they are never found.

create extension if not exists pg_trgm with schema extensions;

create index sppg_kode_unik_pendaftaran_search_idx
  on public.sppg (upper(regexp_replace(kode_unik_pendaftaran, '[-\s\u2010-\u2015]', '', 'g')));
-- Kitchens are searched for more often than they are added, so the index is kept in order when they are.
create index sppg_nama_search_idx
  on public.sppg using gin (upper(regexp_replace(nama, '[-\s\u2010-\u2015]', '', 'g')) extensions.gin_trgm_ops)
  with (fastupdate = off);

create function public.cari_sppg(kata text)
  returns setof public.sppg
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  wanted constant text := upper(regexp_replace(kata, '[-\s\u2010-\u2015]', '', 'g'));
  -- %, _ and \ are characters like others.
  pattern constant text := '%' || regexp_replace(wanted, '([%_\\])', '\\\1', 'g') || '%';
begin
  if char_length(kata) > 50 then
    raise exception using errcode = 'P0001', message = 'Tulis paling banyak 50 karakter.';
  end if;

  -- Whoever writes a whole code means that kitchen, even if it is part of another one's name.
  return query
    select sppg.* from public.sppg
    where upper(regexp_replace(sppg.kode_unik_pendaftaran, '[-\s\u2010-\u2015]', '', 'g')) = wanted
    order by sppg.kode_unik_pendaftaran;
  if found then
    return;
  end if;

  -- The index knows groups of three. To find none would be a lie here.
  if wanted !~ '[[:alnum:]]{3}' then
    raise exception using errcode = 'P0001', message = 'Tulis sedikitnya 3 huruf atau angka.';
  end if;
  return query
    select sppg.* from public.sppg
    where upper(regexp_replace(sppg.nama, '[-\s\u2010-\u2015]', '', 'g')) like pattern
    order by sppg.nama, sppg.id
    limit 51;
end;
$$;

comment on function public.cari_sppg(text) is
  'The SPPG with this code, or else up to 51 with this in their names; capitals, spaces and hyphens do not matter.';

revoke all on function public.cari_sppg(text) from public, anon, authenticated, service_role;
grant execute on function public.cari_sppg(text) to anon, authenticated;
