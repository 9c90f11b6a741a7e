-- What everyone reads of complaints: the numbers of this week (keluhan_pekan), and the answers that admins show. No text, name or
-- photo of who complained.

create function private.complaint_numbers(kode text)
  returns table (
    per date, jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari integer, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, selesai_tepat_waktu integer, belum_selesai_lewat_tenggat integer, disaring integer,
    per_kategori jsonb
  )
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.begin_complaint_week();
  return query
    select
      (week.per at time zone 'Asia/Jakarta')::date, coalesce(found.jumlah, 0), coalesce(found.dijawab, 0),
      coalesce(found.dijawab_tepat_waktu, 0), found.median_hari, coalesce(found.dibuka_lagi, 0),
      coalesce(found.belum_dijawab_lewat_tenggat, 0), coalesce(found.selesai_tepat_waktu, 0),
      coalesce(found.belum_selesai_lewat_tenggat, 0), coalesce(found.disaring, 0),
      -- Some may have gone since kinds were counted.
      case when found.jumlah >= greatest(5, (select sum(amount::integer) from jsonb_each_text(found.per_kategori) as kind (name, amount)))
        then found.per_kategori end
    from (values ('*')) as known (kode_sppg)
      left join private.keluhan_pekan as week using (kode_sppg)
      left join private.keluhan_pekan as found on found.kode_sppg = complaint_numbers.kode;
end;
$$;

comment on function private.complaint_numbers(text) is
  'The numbers of one kitchen, by its code as private.search_key has it; '''': linked to no kitchen; *: all.';

create function private.keluhan_dapur(kode text)
  returns table (
    per date, jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari integer, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, selesai_tepat_waktu integer, belum_selesai_lewat_tenggat integer, disaring integer,
    per_kategori jsonb, jawaban integer
  )
  language sql volatile security definer set search_path = ''
as $$
  select numbers.*, (select count(*)::integer from private.published_answers(asked.key))
  -- No code is that of complaints that are linked to no kitchen.
  from (select coalesce(nullif(private.search_key(left(kode, 50)), ''), '-') as key) as asked
    cross join lateral private.complaint_numbers(asked.key) as numbers;
$$;

create function public.keluhan_dapur(kode text)
  returns table (
    per date, jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari integer, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, selesai_tepat_waktu integer, belum_selesai_lewat_tenggat integer, disaring integer,
    per_kategori jsonb, jawaban integer
  )
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.keluhan_dapur(kode);
$$;

comment on function public.keluhan_dapur(text) is
  'Complaints of 12 months about the kitchen with this code, as of Monday, 06.00 WIB (per): how many, answered, in time, median days to the first answer, reopened, unanswered after their clock, settled in time, unsettled after their clock, abuse, by kind, and, as of now, how many answers jawaban_publik has.';

create function private.keluhan_jaringan()
  returns table (
    lingkup text, per date, jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari integer, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, selesai_tepat_waktu integer, belum_selesai_lewat_tenggat integer, disaring integer,
    per_kategori jsonb
  )
  language sql volatile security definer set search_path = ''
as $$
  select scope.lingkup, numbers.*
  from (values ('semua', '*'), ('tidak_dikaitkan', '')) as scope (lingkup, kode)
    cross join lateral private.complaint_numbers(scope.kode) as numbers;
$$;

create function public.keluhan_jaringan()
  returns table (
    lingkup text, per date, jumlah integer, dijawab integer, dijawab_tepat_waktu integer, median_hari integer, dibuka_lagi integer,
    belum_dijawab_lewat_tenggat integer, selesai_tepat_waktu integer, belum_selesai_lewat_tenggat integer, disaring integer,
    per_kategori jsonb
  )
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.keluhan_jaringan();
$$;

comment on function public.keluhan_jaringan() is
  'The same numbers of all complaints (lingkup: semua), and of those that are linked to no kitchen (tidak_dikaitkan): of harm, and where the sender knew none.';

create function private.jawaban_publik(kode text)
  returns table (dimuat_pada date, isi text)
  language sql stable security definer set search_path = ''
as $$
  select * from private.published_answers(private.search_key(left(kode, 50)));
$$;

create function public.jawaban_publik(kode text)
  returns table (dimuat_pada date, isi text)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.jawaban_publik(kode);
$$;

comment on function public.jawaban_publik(text) is
  'The newest ten texts about complaints that admins show on the page of the kitchen with this code, with the day on which they were shown.';

grant execute on function
  private.keluhan_dapur(text), public.keluhan_dapur(text), private.keluhan_jaringan(), public.keluhan_jaringan(),
  private.jawaban_publik(text), public.jawaban_publik(text)
  to anon, authenticated;
