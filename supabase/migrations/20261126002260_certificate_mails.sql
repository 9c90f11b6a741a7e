-- Mails about certificates that expire, 60, 28 and 14 days before, to whoever manages certificates and to the foundation.
-- A job calls queue_certificate_mails every day (README, mail).

-- What was told outlives its mails. When the day of expiry is corrected, it is told anew.
create table private.certificate_reminders (
  certificate_id uuid not null references public.sppg_sertifikat (id) on delete cascade,
  tanggal_berakhir date not null,
  days integer not null,
  constraint certificate_reminders_pkey primary key (certificate_id, tanggal_berakhir, days)
);

comment on table private.certificate_reminders is 'Which certificates were told of, so many days before they expire.';

alter table private.certificate_reminders enable row level security;

create policy "Only functions of the owner know what was told"
  on private.certificate_reminders for all to anon, authenticated
  using (false)
  with check (false);

-- After a day without the job only the last reminder that is due is sent.
create function private.queue_certificate_mails()
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.note_daily_job('queue_certificate_mails');
  with expiring as (
    insert into private.certificate_reminders (certificate_id, tanggal_berakhir, days)
    select id, tanggal_berakhir, days
    from public.sertifikat
      cross join lateral (
        select min(threshold) as days
        from unnest(array[14, 28, 60]) as threshold
        where tanggal_berakhir - (now() at time zone 'Asia/Jakarta')::date between 0 and threshold
      ) as due
    where terkini and status = 'Terbit' and days is not null
    on conflict do nothing
    returning certificate_id
  ), told as (
    select sppg.yayasan_id, jsonb_build_object(
      'jenis', sppg_sertifikat.jenis, 'berakhir', sppg_sertifikat.tanggal_berakhir,
      'sppg', spoken.nama, 'kode', spoken.kode
    ) as certificate, sppg_sertifikat.tanggal_berakhir as expiry
    from expiring
      join public.sppg_sertifikat on sppg_sertifikat.id = expiring.certificate_id
      join public.sppg on sppg.id = sppg_sertifikat.sppg_id
      join public.sppg_disebut as spoken on spoken.dapur_id = sppg.id
  ), mails as (
    select accounts.email, null::uuid as yayasan_id, jsonb_build_object('sertifikat', (
      select jsonb_agg(certificate order by expiry, certificate) from told
    )) as data
    from public.accounts
    where accounts.role in ('pengelola', 'admin') and accounts.wants_certificate_mails and accounts.email <> ''
    union all
    select yayasan_kontak.email, yayasan.id, jsonb_build_object(
      'yayasan', yayasan.nama, 'sertifikat', jsonb_agg(certificate order by expiry, certificate)
    )
    from told
      join public.yayasan on yayasan.id = told.yayasan_id
      join public.yayasan_kontak on yayasan_kontak.yayasan_id = yayasan.id
    group by yayasan.id, yayasan_kontak.email
  )
  select private.queue_mail(
    email, 'certificate_expiring', concat_ws(':', 'certificate_expiring', email, yayasan_id, now()), yayasan_id, data
  )
  from mails
  where exists (select from told);
$$;

comment on function private.queue_certificate_mails() is
  'Queues one mail for each recipient, with all certificates that became due to be told of.';
