-- 'Is this kitchen ours?' is answered about one kitchen, at the same cost however long the list is: by the unique index of
-- codes, by the words of `private.sppg_dicari` and by the NPSN of its schools. Placeholders are made by the page and are in no table, so they are never
-- found. With the owner's rights, as the words are nobody's to read (everyone may read SPPG), and as a policy that asks a
-- function keeps PostgreSQL from indexes over functions that are not leakproof.

-- What is looked for, its length known before any work on it. The number of bytes is known without reading the text; a
-- character has up to four. Beside other words 'dapur' is what an SPPG is called, and 'di' only joins them.
create function private.wanted_words(kata text)
  returns text[]
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  words text[];
begin
  if octet_length(kata) > 200 or char_length(kata) > 50 then
    raise exception using errcode = 'P0001', message = 'Tulis paling banyak 50 karakter.';
  end if;
  words := string_to_array(private.search_words(kata), ' ');
  return case
    when words <@ array['DAPUR', 'D1'] then words else array_remove(array_remove(words, 'DAPUR'), 'D1')
  end;
end;
$$;

-- Words that say little, because they are in every kitchen's name, in many addresses or in the names of most schools.
create function private.common_words()
  returns text[]
  language sql immutable security invoker set search_path = ''
as $$
  select array[
    'SPPG', 'MBG', 'YAYASAN', 'JA1AN', 'KECAMATAN', 'KABUPATEN', 'K0TA',
    'SDN', 'SMP', 'SMPN', 'SMA', 'SMAN', 'SMK', 'PAUD', 'SEK01AH', 'DASAR', 'NEGER1', 'MADRASAH'
  ];
$$;

-- What is made of letters is also found inside a word, Manik in Sendangmanik. Not what is short, which would be in too many, and
-- not a number, of which each kitchen has several: an unknown code would find those with parts of it in an address.
create function private.word_patterns(words text[])
  returns text[]
  language sql immutable security invoker set search_path = ''
as $$
  select array_agg(
    case when length(word) >= 4 and word !~ '[2-9]|^[01]+$' then '%' else '% ' end || word || '%' order by place
  )
  from unnest(words) with ordinality as listed (word, place);
$$;

create function private.cari_sppg(kata text)
  returns setof public.sppg
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words text[] := private.wanted_words(kata);
  wanted text := private.search_key(kata);
  -- The index knows groups of three, so that one of three letters must be there.
  longest text := (
    select word from unnest(words) as word order by word = any (private.common_words()), length(word) desc limit 1
  );
  longest_pattern text := (private.word_patterns(array[longest]))[1];
  patterns text[] := private.word_patterns(words);
  of_schools uuid[] := array(select sppg_sekolah.sppg_id from public.sppg_sekolah where sppg_sekolah.npsn = any (words));
  -- By the code that we call it by, else by the one that its row has now, else by its ID of BGN.
  coded uuid := coalesce(
    (
      select spoken.dapur_id from public.sppg_disebut as spoken
      where private.search_key(spoken.kode) = wanted and spoken.nama is not null and spoken.dapur_id is not null
      order by spoken.id limit 1
    ),
    (select sppg.id from public.sppg where private.search_key(sppg.kode_unik_pendaftaran) = wanted),
    (select sppg.id from public.sppg where private.search_key(sppg.id_bgn) = wanted)
  );
  -- A part of a code may be inside what is written together, 74002 in SPPG3374002; a whole one is no part.
  whole text := case when coded is null and length(wanted) >= 4 then '%' else '% ' end || wanted || '%';
begin
  -- An error, as an empty answer would say that there is no such kitchen.
  if length(wanted) < 3 and coded is null then
    raise exception using errcode = 'P0001', message = 'Tulis sedikitnya 3 huruf atau angka.';
  end if;

  -- A code hides no names that match, and what an admin stands for comes first.
  return query
    select sppg.*
    from (
      select coded as id, true as is_named where coded is not null
      union all
      select dicari.sppg_id, dicari.nama like '%' || wanted || '%'
      from private.sppg_dicari as dicari
      where length(wanted) >= 3 and dicari.sppg_id is distinct from coded
        and (
          dicari.kata like whole
          or (length(longest) >= 3 and dicari.kata like longest_pattern and dicari.kata like all (patterns))
          or dicari.sppg_id = any (of_schools)
        )
    ) as found
    join public.sppg on sppg.id = found.id
    order by sppg.dikonfirmasi_pada is null, sppg.id is distinct from coded, not found.is_named, sppg.nama, sppg.id
    limit 51;
end;
$$;

-- This call loads pg_trgm: before that only a superuser may set one of its parameters for a function.
select extensions.show_limit();

-- What is written nearly so, for whoever found nothing: up to five that somebody of us stands for. Each word is taken for up to
-- three known ones, and a few kitchens of each are looked at, first those that have the two longest of them: what it costs depends
-- on the number of known words, not on how many kitchens have them.
create function private.sppg_mirip(kata text)
  returns setof public.sppg
  language plpgsql volatile security definer
  set search_path = '' set pg_trgm.similarity_threshold = 0.35 set enable_seqscan = off
as $$
declare
  words text[] := private.wanted_words(kata);
begin
  perform private.throttle('sppg_mirip', 60);
  return query
    with wanted as (
      select distinct word
      from unnest(words) as word
      -- Shorter words are similar to too many others.
      where length(word) >= 4 and word <> all (private.common_words())
      order by word
      limit 4
    ), meant as materialized (
      select wanted.word, known.kata, known.nearness, known.place
      from wanted
      cross join lateral (
        select
          kata_sppg.kata, extensions.similarity(kata_sppg.kata, wanted.word) as nearness,
          row_number() over (order by extensions.similarity(kata_sppg.kata, wanted.word) desc, kata_sppg.kata) as place
        from private.kata_sppg
        where kata_sppg.kata operator(extensions.%) wanted.word
        order by nearness desc, kata_sppg.kata
        limit 3
      ) as known
    ), longest as (
      select array_agg('% ' || best.kata || '%' order by length(best.kata) desc) as patterns
      from (select meant.kata from meant where meant.place = 1 order by length(meant.kata) desc limit 2) as best
    ), candidates as materialized (
      (
        select dicari.sppg_id
        from longest
        join private.sppg_dicari as dicari
          on dicari.kata like longest.patterns[1] and dicari.kata like longest.patterns[2]
        where dicari.dikonfirmasi
        limit 5
      )
      union
      select few.sppg_id
      from meant
      cross join lateral (
        select dicari.sppg_id
        from private.sppg_dicari as dicari
        where dicari.kata like '% ' || meant.kata || '%' and dicari.dikonfirmasi
        limit 5
      ) as few
      -- These words count beside others, but alone they would bring any kitchen.
      where meant.kata <> all (private.common_words())
    )
    select sppg.*
    from candidates
    join private.sppg_dicari as dicari on dicari.sppg_id = candidates.sppg_id
    join public.sppg on sppg.id = candidates.sppg_id
    cross join lateral (
      select sum(nearest.nearness) as nearness
      from (
        select max(meant.nearness) as nearness
        from meant
        where dicari.kata like '% ' || meant.kata || '%'
        group by meant.word
      ) as nearest
    ) as near
    -- Of several words one may have no similar word.
    where near.nearness >= 0.25 * (select count(*) from wanted)
    order by near.nearness desc, sppg.nama, sppg.id
    limit 5;
end;
$$;

create function public.cari_sppg(kata text)
  returns setof public.sppg
  language sql stable security invoker set search_path = ''
as $$
  select * from private.cari_sppg(kata);
$$;

-- It counts its calls, so that a request may not be read-only.
create function public.sppg_mirip(kata text)
  returns setof public.sppg
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.sppg_mirip(kata);
$$;

comment on function public.cari_sppg(text) is
  'Up to 51 SPPG with this code, with a school of this NPSN, or with words that begin so or have it inside in code, name, address, kabupaten or kota, foundation and schools, in any order; the confirmed first, then those of that name.';
comment on function public.sppg_mirip(text) is 'Up to five confirmed SPPG whose words are like these, the nearest first; 60 calls of one client in 10 minutes.';

grant execute on function
  private.cari_sppg(text), private.sppg_mirip(text), public.cari_sppg(text), public.sppg_mirip(text)
  to anon, authenticated;
