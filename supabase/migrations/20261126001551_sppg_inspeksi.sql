-- Who inspected a kitchen, what they found, and what we answer: everyone reads it, managers write it. The result is the inspector's
-- word; nothing here is a grade of our own. It stays when its kitchen goes, and hangs on it again once that is restored.

create table public.sppg_inspeksi (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key, as in sppg_penghentian.
  sppg_id uuid not null,
  -- What embeds need: a foreign key, empty while the kitchen is deleted.
  dapur_id uuid references public.sppg (id) on delete set null,
  hari date not null,
  oleh text not null,
  hasil text not null,
  temuan text not null,
  tanggapan text,
  diperbaiki_pada date,
  scan_path text,
  scan_size integer,
  created_at timestamptz not null default now(),
  constraint sppg_inspeksi_hari_plausible check (hari >= '2000-01-01'),
  constraint sppg_inspeksi_oleh_known
    check (oleh in ('Dinas Kesehatan', 'Puskesmas', 'BGN', 'BPOM', 'Komite sekolah', 'Kami')),
  constraint sppg_inspeksi_hasil_known check (hasil in ('baik', 'perlu perbaikan', 'tidak laik')),
  constraint sppg_inspeksi_temuan_not_blank check (temuan ~ '\S'),
  constraint sppg_inspeksi_tanggapan_not_blank check (tanggapan ~ '\S'),
  constraint sppg_inspeksi_diperbaiki_pada_after_inspection check (diperbaiki_pada >= hari),
  -- Two managers who note the same visit would make two of it, in the trend and in the numbers.
  constraint sppg_inspeksi_hari_key unique (sppg_id, hari, oleh),
  -- Scans are as those of certificates, in their bucket.
  constraint sppg_inspeksi_scan_path_in_folder check (
    case when char_length(scan_path) <= 40 then
      scan_path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg)$'
    else true end
  ),
  constraint sppg_inspeksi_scan_path_max_length check (char_length(scan_path) <= 40),
  constraint sppg_inspeksi_scan_path_key unique (scan_path),
  constraint sppg_inspeksi_scan_size_plausible check (scan_size between 1 and 5 * 1024 * 1024),
  constraint sppg_inspeksi_scan_size_with_file check ((scan_path is null) = (scan_size is null))
);

comment on table public.sppg_inspeksi is 'Inspections of SPPG: by whom, with what result, what was found, and our answer.';
comment on column public.sppg_inspeksi.sppg_id is 'Its kitchen, which may have been deleted since.';
comment on column public.sppg_inspeksi.dapur_id is 'The same kitchen while it exists; set by triggers.';
comment on column public.sppg_inspeksi.hari is 'Day of the visit.';
comment on column public.sppg_inspeksi.oleh is 'Who inspected it; Kami: the company.';
comment on column public.sppg_inspeksi.hasil is 'The result, in the words of who inspected it: baik, perlu perbaikan or tidak laik.';
comment on column public.sppg_inspeksi.temuan is 'What was found, in plain words.';
comment on column public.sppg_inspeksi.tanggapan is 'What the company answers.';
comment on column public.sppg_inspeksi.diperbaiki_pada is 'Since when all of it is mended; null: it is not, or there was nothing.';
comment on column public.sppg_inspeksi.scan_path is 'A scan of the report for everyone: its name in the bucket certificate_scans, which tells its type.';
comment on column public.sppg_inspeksi.scan_size is 'Size of the scan in bytes.';

-- With the newest day first, so that the latest of a kitchen is found at once.
create index sppg_inspeksi_dapur_id_hari_idx on public.sppg_inspeksi (dapur_id, hari desc, created_at desc, id desc);

-- An inspection stays with its kitchen. A row's age is the database's.
grant select on table public.sppg_inspeksi to anon;
grant select,
  insert (id, sppg_id, hari, oleh, hasil, temuan, tanggapan, diperbaiki_pada, scan_path, scan_size),
  update (hari, oleh, hasil, temuan, tanggapan, diperbaiki_pada, scan_path, scan_size),
  delete
  on table public.sppg_inspeksi to authenticated;
grant select, insert, update, delete on table public.sppg_inspeksi to service_role;

alter table public.sppg_inspeksi enable row level security;

create policy "Visitors can read inspections of kitchens that exist"
  on public.sppg_inspeksi for select to anon
  using (dapur_id is not null);

-- Admins restore those of deleted ones; managers see the same.
create policy "Users can read inspections of kitchens that exist, managers all"
  on public.sppg_inspeksi for select to authenticated
  using (dapur_id is not null or (select private.is_manager()));

create policy "Managers can add inspections"
  on public.sppg_inspeksi for insert to authenticated
  with check ((select private.is_manager()));

create policy "Managers can edit inspections"
  on public.sppg_inspeksi for update to authenticated
  using ((select private.is_manager()))
  with check ((select private.is_manager()));

create policy "Managers can delete inspections"
  on public.sppg_inspeksi for delete to authenticated
  using ((select private.is_manager()));

-- The trail goes without dapur_id: what the kitchen's deletion empties, nobody has changed.
select private.declare_table(
  'sppg_inspeksi', texts => '{"words": ["temuan 2000", "tanggapan 2000"], "picture": ["scan_path"], "nobody": ["oleh", "hasil"]}',
  audit => '{id,id,sppg_id,hari,oleh,hasil,temuan,tanggapan,diperbaiki_pada,scan_path,scan_size,created_at}',
  restorable => true,
  withdrawals => '{temuan,tanggapan,scan_path}',
  stays => 'dapur'
);

create trigger set_kitchen
  before insert or update of sppg_id on public.sppg_inspeksi
  for each row execute function private.set_kitchen();

create trigger return_inspections
  after insert on public.sppg referencing new table as added
  for each statement execute function private.return_rows('sppg_inspeksi');

-- A CHECK must not depend on the day: what it accepted must stay acceptable when it is read back.
create function private.assert_inspection_has_been()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  today constant date := now() at time zone 'Asia/Jakarta';
begin
  if new.hari > today then
    raise exception using errcode = 'P0001', message = 'Tanggal inspeksi tidak boleh setelah hari ini.';
  elsif new.diperbaiki_pada > today then
    raise exception using errcode = 'P0001', message = 'Tanggal diperbaiki tidak boleh setelah hari ini.';
  end if;
  return new;
end;
$$;

comment on function private.assert_inspection_has_been() is 'Refuses days that are yet to come, in WIB.';

create trigger assert_inspection_has_been
  before insert or update of hari, diperbaiki_pada on public.sppg_inspeksi
  for each row execute function private.assert_inspection_has_been();
