-- Why a kitchen is among those that were found: which of its schools were meant, and whether nothing but its place was named.

-- As private.search_words has them, at a small part of its cost: the schools of fifty kitchens may be thousands.
create function private.quick_words(label text)
  returns text
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select translate(upper(label), 'OIL.-/''`‘’ʼ', '011   ');
$$;

create function private.cocok_karena(kata text, dapur uuid[])
  returns table (sppg_id uuid, sekolah text[], tempat boolean)
  language sql stable security definer set search_path = ''
as $$
  with wanted as materialized (
    select words, private.word_patterns(words) as patterns, telling, private.word_patterns(long) as telling_patterns
    from private.wanted_words(kata) as words
      cross join lateral (
        select array_agg(word) as telling, array_agg(word) filter (where length(word) >= 3) as long from unnest(words) as word
        where word <> all (private.common_words() || array['NPSN'])
      ) as meant
  ), school as materialized (
    select
      school.sppg_id, school.nama, school.npsn, school.npsn = any (wanted.words) as is_numbered,
      school.written like any (wanted.telling_patterns) as is_named,
      (select count(*) from unnest(wanted.patterns) as pattern where school.written like pattern) as hits,
      wanted.telling <@ string_to_array(private.quick_words(school.kecamatan), ' ') as is_place
    from wanted
      cross join (
        select sppg_sekolah.*, ' ' || private.quick_words(sppg_sekolah.nama) as written
        from public.sppg_sekolah where sppg_sekolah.sppg_id = any (dapur[:51])
      ) as school
  ), named as (
    select ranked.sppg_id, array_agg(ranked.label order by ranked.label) filter (where ranked.place <= 3) as sekolah
    from (
      select
        school.sppg_id, school.nama || case when school.is_numbered then ' (NPSN ' || school.npsn || ')' else '' end as label,
        rank() over nearest as nearness, row_number() over (nearest rows unbounded preceding) as place
      from school
      where school.is_numbered or school.is_named
      window nearest as (partition by school.sppg_id order by coalesce(school.is_numbered, false) desc, school.hits desc)
    ) as ranked
    where ranked.nearness = 1
    group by ranked.sppg_id
  )
  select reason.id, reason.sekolah, reason.tempat
  from (
    select
      sppg.id, named.sekolah,
      wanted.telling is not null and (
        wanted.telling <@ string_to_array(
          private.search_words(concat_ws(' ', sppg.kabupaten_kota, private.place_names(sppg.kabupaten_kota))), ' '
        )
        or exists (select from school where school.sppg_id = sppg.id and school.is_place)
      ) as tempat
    from wanted cross join public.sppg left join named on named.sppg_id = sppg.id
    where sppg.id = any (dapur[:51])
  ) as reason
  where reason.sekolah is not null or reason.tempat;
$$;

create function public.cocok_karena(kata text, dapur uuid[])
  returns table (sppg_id uuid, sekolah text[], tempat boolean)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.cocok_karena(kata, dapur);
$$;

comment on function public.cocok_karena(text, uuid[]) is
  'Of up to 51 SPPG that public.cari_sppg found: up to three schools that were meant, and whether the words are those of a kabupaten, kota or kecamatan alone.';

grant execute on function private.cocok_karena(text, uuid[]), public.cocok_karena(text, uuid[]) to anon, authenticated;
