-- What everyone reads of complaints: numbers of the last 12 months, and the answers that admins show. No text, name or photo of who
-- complained, and below three complaints no categories.

create function private.complaints_counted(kode text)
  returns table (
    jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari double precision, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, per_kategori jsonb, jawaban integer
  )
  -- For each call anew, so that all and one are read in their own ways.
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
    with numbers as materialized (
      select * from private.keluhan_angka where kode is null or keluhan_angka.kode_sppg = kode
    ), counted as materialized (
      select entry.*
      from numbers
        cross join lateral unnest(
          numbers.masuk, numbers.kategori, numbers.tenggat, numbers.dijawab, numbers.dibuka_lagi
        ) as entry (masuk, kategori, tenggat, dijawab, dibuka_lagi)
      where entry.masuk > now() - interval '12 months'
    )
    select
      count(*)::integer,
      count(counted.dijawab)::integer,
      (count(*) filter (where counted.dijawab < counted.tenggat))::integer,
      round(
        (percentile_cont(0.5) within group (order by extract(epoch from counted.dijawab - counted.masuk) / 86400))::numeric, 1
      )::double precision,
      (count(*) filter (where counted.dibuka_lagi > 0))::integer,
      (count(*) filter (where counted.dijawab is null and counted.tenggat <= now()))::integer,
      case when count(*) >= 3 then (
        select jsonb_object_agg(of_kind.kategori, of_kind.amount)
        from (select grouped.kategori, count(*) as amount from counted as grouped group by grouped.kategori) as of_kind
      ) end,
      coalesce((select sum(numbers.jawaban) from numbers), 0)::integer
    from counted;
end;
$$;

comment on function private.complaints_counted(text) is
  'The numbers of one kitchen, by its code as private.search_key has it; '''': of unknown kitchens; null: of all.';

create function private.keluhan_dapur(kode text)
  returns table (
    jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari double precision, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, per_kategori jsonb, jawaban integer
  )
  language sql stable security definer set search_path = ''
as $$
  -- No code is that of unknown kitchens.
  select * from private.complaints_counted(coalesce(nullif(private.search_key(left(kode, 50)), ''), '-'));
$$;

create function public.keluhan_dapur(kode text)
  returns table (
    jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari double precision, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, per_kategori jsonb, jawaban integer
  )
  language sql stable security invoker set search_path = ''
as $$
  select * from private.keluhan_dapur(kode);
$$;

comment on function public.keluhan_dapur(text) is
  'Complaints of the last 12 months about the kitchen with this code: how many, answered, in time, median days to the first answer, reopened, unanswered after their clock, by category from three on, and how many answers jawaban_publik has.';

create function private.keluhan_jaringan()
  returns table (
    lingkup text, jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari double precision, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, per_kategori jsonb
  )
  language sql stable security definer set search_path = ''
as $$
  select
    scope.lingkup, numbers.jumlah, numbers.dijawab, numbers.dijawab_tepat_waktu, numbers.median_hari, numbers.dibuka_lagi,
    numbers.belum_dijawab_lewat_tenggat, numbers.per_kategori
  from (values ('semua', null), ('tidak_tahu', '')) as scope (lingkup, kode)
    cross join lateral private.complaints_counted(scope.kode) as numbers;
$$;

create function public.keluhan_jaringan()
  returns table (
    lingkup text, jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari double precision, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, per_kategori jsonb
  )
  language sql stable security invoker set search_path = ''
as $$
  select * from private.keluhan_jaringan();
$$;

comment on function public.keluhan_jaringan() is
  'The same numbers of all complaints (lingkup: semua), and of those about kitchens that their senders did not know (tidak_tahu).';

create function private.jawaban_publik(kode text)
  returns table (dijawab_pada timestamptz, kategori text, isi text)
  language sql stable security definer set search_path = ''
as $$
  select * from private.published_answers(private.search_key(left(kode, 50)));
$$;

create function public.jawaban_publik(kode text)
  returns table (dijawab_pada timestamptz, kategori text, isi text)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.jawaban_publik(kode);
$$;

comment on function public.jawaban_publik(text) is
  'The newest ten answers to complaints about the kitchen with this code that admins show on its page.';

grant execute on function
  private.keluhan_dapur(text), public.keluhan_dapur(text), private.keluhan_jaringan(), public.keluhan_jaringan(),
  private.jawaban_publik(text), public.jawaban_publik(text)
  to anon, authenticated;
