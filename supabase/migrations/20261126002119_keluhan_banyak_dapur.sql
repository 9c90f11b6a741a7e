-- A build makes a page of every kitchen, and would ask twice for each of thousands: it reads what their pages tell of complaints
-- by hundreds.

create function private.keluhan_banyak_dapur(kode text[])
  returns table (
    kode_sppg text, per date, jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari integer, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, selesai_tepat_waktu integer, belum_selesai_lewat_tenggat integer, disaring integer,
    per_kategori jsonb, jawaban integer, jawaban_publik jsonb
  )
  language sql volatile security definer set search_path = ''
as $$
  select asked.kode_sppg, numbers.*, jsonb_array_length(answers.list), answers.list
  from (
      select named.kode_sppg, private.search_key(left(named.kode_sppg, 50)) as key
      from unnest(kode[1:200]) as named (kode_sppg)
    ) as asked
    cross join lateral private.complaint_numbers(asked.key) as numbers
    cross join lateral (
      select coalesce(jsonb_agg(to_jsonb(answer)), '[]') as list from private.published_answers(asked.key) as answer
    ) as answers
  where asked.key <> '' and (numbers.jumlah > 0 or numbers.disaring > 0 or answers.list <> '[]');
$$;

create function public.keluhan_banyak_dapur(kode text[])
  returns table (
    kode_sppg text, per date, jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari integer, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, selesai_tepat_waktu integer, belum_selesai_lewat_tenggat integer, disaring integer,
    per_kategori jsonb, jawaban integer, jawaban_publik jsonb
  )
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.keluhan_banyak_dapur(kode);
$$;

comment on function public.keluhan_banyak_dapur(text[]) is
  'What keluhan_dapur and jawaban_publik give, of up to 200 kitchens at once, by the codes that are asked for; those without complaints are left out.';

grant execute on function private.keluhan_banyak_dapur(text[]), public.keluhan_banyak_dapur(text[]) to anon, authenticated;
