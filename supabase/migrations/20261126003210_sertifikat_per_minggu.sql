-- How many papers expire in each week of the coming quarter, for the picture on the first page of managers: 13 short rows,
-- however many papers there are. Weeks are those of WIB and begin on Monday; what has expired before today is a topic of its
-- own.

create view public.sertifikat_per_minggu with (security_invoker = true) as
  select weeks.minggu, count(due.tanggal_berakhir)::integer as jumlah
  from (
    select date_trunc('week', today)::date + 7 * n as minggu, today
    from (select (now() at time zone 'Asia/Jakarta')::date as today) as clock
      cross join generate_series(0, 12) as n
  ) as weeks
    left join (
      select tanggal_berakhir from public.sertifikat where terkini and status = 'Terbit'
    ) as due on due.tanggal_berakhir between greatest(weeks.minggu, weeks.today) and weeks.minggu + 6
  where (select private.is_manager())
  group by weeks.minggu;

comment on view public.sertifikat_per_minggu is
  'Papers that count and expire in the coming 13 weeks, by week, also those without any; rows to managers only.';
comment on column public.sertifikat_per_minggu.minggu is 'The Monday with which the week begins.';
comment on column public.sertifikat_per_minggu.jumlah is 'How many have their last day in it, of the present week from today on.';

grant select on table public.sertifikat_per_minggu to authenticated;
