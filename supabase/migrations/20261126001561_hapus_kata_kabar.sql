-- A news may name somebody, against all that its form says. An admin takes these words off, and a mark stands in their place: at once for
-- whoever reads the news, also where it was told of another kitchen at once, in built pages and the feed with the next build (the change is a withdrawal of sppg_kejadian_kabar). The trail
-- keeps who did it, when and why, and never had the words.

create function private.day_in_words(day date)
  returns text
  language sql immutable security invoker set search_path = ''
as $$
  select format(
    '%s %s %s', extract(day from day),
    (array[
      'Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'
    ])[extract(month from day)],
    extract(year from day)
  );
$$;

comment on function private.day_in_words(date) is 'A day as people write it: "28 November 2026".';

-- Whole words alone: who takes Ani off leaves "makanan" as it is.
create function private.words_pattern(words text)
  returns text
  language sql immutable security invoker set search_path = ''
as $$
  select '(?<![[:alnum:]])'
    || regexp_replace(regexp_replace(btrim(words), '([^[:alnum:][:space:]])', '\\\1', 'g'), '\s+', '\\s+', 'g')
    || '(?![[:alnum:]])';
$$;

comment on function private.words_pattern(text) is 'A pattern of these words, however they are spaced.';

create function private.hapus_kata_kabar(kabar uuid, kata text, apa text, alasan text)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  news public.sppg_kejadian_kabar;
  shorter public.sppg_kejadian_kabar;
  pattern text;
  mark constant text := format('[%s dihapus %s]', apa, private.day_in_words((now() at time zone 'Asia/Jakarta')::date));
begin
  perform private.assert_admin();
  if coalesce(apa, '') not in ('nama', 'umur', 'kelas', 'alamat') then
    raise exception using errcode = 'P0001', message = 'Pilih apa yang dihapus: nama, umur, kelas, atau alamat.';
  end if;
  if coalesce(char_length(btrim(kata)), 0) not between 2 and 100 or kata !~ '[[:alnum:]]' then
    raise exception using errcode = 'P0001', message = 'Tulis kata yang dihapus, 2 sampai 100 karakter.';
  end if;
  if coalesce(char_length(alasan), 0) not between 1 and 500 or alasan !~ '\S' or not private.is_visible_text(alasan) then
    raise exception using errcode = 'P0001', message = 'Tulis alasannya, paling banyak 500 karakter.';
  end if;
  pattern := private.words_pattern(kata);
  if alasan ~* pattern then
    raise exception using errcode = 'P0001', message = 'Alasannya tersimpan di Riwayat. Jangan tulis lagi kata yang dihapus di situ.';
  end if;
  for news in
    select told.* from public.sppg_kejadian_kabar as chosen
      join public.sppg_kejadian as incident on incident.id = chosen.kejadian_id
      join public.sppg_kejadian as joined on joined.id = incident.id or joined.bersama = incident.bersama
      -- What was told of several kitchens together was told at one moment.
      join public.sppg_kejadian_kabar as told on told.kejadian_id = joined.id and told.created_at = chosen.created_at
    where chosen.id = kabar and (told.id = chosen.id or joined.id <> incident.id)
    order by told.id
    for update of told
  loop
    shorter := news;
    shorter.isi := regexp_replace(news.isi, pattern, mark, 'gi');
    shorter.angka := (
      select coalesce(jsonb_agg(
        figure || (
          -- Of a figure whose words are too long with the mark, the mark alone is left.
          select jsonb_object_agg(part.key, case when char_length(marked) > 100 then mark else marked end)
          from jsonb_each_text(figure - array['jumlah', 'pada']) as part
            cross join regexp_replace(part.value, pattern, mark, 'gi') as marked
        ) order by place
      ), '[]')
      from jsonb_array_elements(news.angka) with ordinality as told (figure, place)
    );
    if shorter = news then
      raise exception using errcode = 'P0001', message = 'Kata itu tidak ada di kabar ini. Tulis persis seperti di kabarnya.';
    end if;
    update public.sppg_kejadian_kabar
    set
      isi = shorter.isi, angka = shorter.angka,
      kata_dihapus = sppg_kejadian_kabar.kata_dihapus + greatest(1, regexp_count(news.isi, pattern, 1, 'i'))
    where sppg_kejadian_kabar.id = news.id;
    perform private.note_act(
      'UPDATE', 'sppg_kejadian_kabar', news.id,
      jsonb_build_object(
        'sppg_id', (select sppg_kejadian.sppg_id from public.sppg_kejadian where sppg_kejadian.id = news.kejadian_id),
        'apa', apa, 'alasan', alasan
      )
    );
  end loop;
  if not found then
    raise exception using errcode = 'P0002', message = 'Kabar ini tidak ditemukan. Muat ulang halaman.';
  end if;
end;
$$;

create function public.hapus_kata_kabar(kabar uuid, kata text, apa text, alasan text)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.hapus_kata_kabar(kabar, kata, apa, alasan);
$$;

comment on function public.hapus_kata_kabar(uuid, text, text, text) is
  'Takes words (kata) off a news wherever they stand in it; in their place stands what was taken off (apa: nama, umur, kelas, alamat) and '
  'when. The trail keeps why (alasan), which must not have the words. For admins.';

grant execute on function private.hapus_kata_kabar(uuid, text, text, text), public.hapus_kata_kabar(uuid, text, text, text) to authenticated;
