-- What a kitchen has been certified for. Several of a kind are its history: the latest counts. Whether one is valid, about
-- to expire or expired depends on the day, so it is derived when it is read, never stored.
--
-- Everyone may know all of it but the number of a cook's certificate, which leads to a person. Rights on columns cannot
-- depend on the row, so this table is for managers alone, whole and with one column for every number: form, CSV, audit
-- trail and restoring need no exception. What everyone may read is copied to sppg_sertifikat_publik (next migration).

create table public.sppg_sertifikat (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key, which either deletes what refers to a row or refuses to delete the row: whoever may manage SPPG deletes
  -- kitchens, and would take certificates with them that only managers may write. A certificate stays when its kitchen goes,
  -- out of everyone's sight, and counts again once the kitchen is restored.
  sppg_id uuid not null,
  jenis text not null,
  status text not null default 'Didaftarkan',
  nomor text,
  penerbit text,
  hasil text,
  tanggal_daftar date,
  tanggal_terbit date,
  tanggal_berakhir date,
  tanpa_akhir_per date,
  tanggal_dicabut date,
  scan_path text,
  scan_size integer,
  created_at timestamptz not null default now(),
  constraint sppg_sertifikat_jenis_known
    check (jenis in ('SLHS', 'Halal', 'HACCP', 'Juru Masak', 'Uji Air', 'IPAL', 'PBG', 'Akreditasi')),
  constraint sppg_sertifikat_status_known check (status in ('Didaftarkan', 'Terbit', 'Dicabut')),
  constraint sppg_sertifikat_nomor_not_blank check (nomor ~ '\S'),
  constraint sppg_sertifikat_nomor_required_when_issued check (status <> 'Terbit' or nomor is not null),
  constraint sppg_sertifikat_penerbit_not_blank check (penerbit ~ '\S'),
  -- BGN's words since January 2026.
  constraint sppg_sertifikat_hasil_known check (hasil in ('Unggul', 'Baik Sekali', 'Baik')),
  constraint sppg_sertifikat_hasil_of_accreditation check (jenis = 'Akreditasi' or hasil is null),
  -- One of the two orders the certificates of a kind.
  constraint sppg_sertifikat_tanggal_daftar_required check (tanggal_daftar is not null or tanggal_terbit is not null),
  constraint sppg_sertifikat_tanggal_daftar_plausible check (tanggal_daftar >= '2000-01-01'),
  constraint sppg_sertifikat_tanggal_terbit_required_when_issued check (status <> 'Terbit' or tanggal_terbit is not null),
  constraint sppg_sertifikat_tanggal_terbit_plausible check (tanggal_terbit >= '2000-01-01'),
  constraint sppg_sertifikat_tanggal_berakhir_after_issue check (tanggal_berakhir > tanggal_terbit),
  constraint sppg_sertifikat_tanggal_berakhir_plausible check (tanggal_berakhir between '2000-01-01' and '2099-12-31'),
  constraint sppg_sertifikat_tanpa_akhir_per_without_last_day check (tanpa_akhir_per is null or tanggal_berakhir is null),
  constraint sppg_sertifikat_tanpa_akhir_per_plausible check (tanpa_akhir_per >= '2000-01-01'),
  constraint sppg_sertifikat_tanggal_dicabut_not_before_issue check (tanggal_dicabut >= tanggal_terbit),
  constraint sppg_sertifikat_tanggal_dicabut_plausible check (tanggal_dicabut >= '2000-01-01'),
  constraint sppg_sertifikat_tanggal_dicabut_when_revoked check ((status = 'Dicabut') = (tanggal_dicabut is not null)),
  -- As the policy for uploads has it. A pattern whose rule comes before "max_length" checks the limit itself.
  constraint sppg_sertifikat_scan_path_in_folder check (
    case when char_length(scan_path) <= 40 then
      scan_path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg)$'
    else true end
  ),
  constraint sppg_sertifikat_scan_path_max_length check (char_length(scan_path) <= 40),
  constraint sppg_sertifikat_scan_path_key unique (scan_path),
  constraint sppg_sertifikat_scan_size_plausible check (scan_size between 1 and 5 * 1024 * 1024),
  constraint sppg_sertifikat_scan_size_with_file check ((scan_path is null) = (scan_size is null))
);

comment on table public.sppg_sertifikat is 'Certificates of SPPG, the latest of each kind and those before it; for managers only.';
comment on column public.sppg_sertifikat.sppg_id is 'Its kitchen, which may have been deleted since: then the certificate waits for it.';
comment on column public.sppg_sertifikat.status is 'As recorded; whether an issued one has expired is derived from tanggal_berakhir.';
comment on column public.sppg_sertifikat.nomor is
  'Unique within its kind, however it is capitalised and spaced; of a cook''s certificate (Juru Masak) personal data.';
comment on column public.sppg_sertifikat.penerbit is 'Office or body that issues it.';
comment on column public.sppg_sertifikat.hasil is 'How BGN rates the kitchen; of an accreditation only, null when unknown.';
comment on column public.sppg_sertifikat.tanggal_daftar is 'Day of registration.';
comment on column public.sppg_sertifikat.tanggal_terbit is 'Day of issue.';
comment on column public.sppg_sertifikat.tanggal_berakhir is 'Last day on which it is valid; null when unknown.';
comment on column public.sppg_sertifikat.tanpa_akhir_per is
  'Of one that has no last day: when somebody of us last looked whether it still holds.';
comment on column public.sppg_sertifikat.tanggal_dicabut is 'Day on which it was revoked; of a revoked one only.';
comment on column public.sppg_sertifikat.scan_path is 'A scan for everyone: its name in the bucket certificate_scans, which tells its type.';
comment on column public.sppg_sertifikat.scan_size is 'Size of the scan in bytes.';

create unique index sppg_sertifikat_nomor_key on public.sppg_sertifikat (jenis, upper(replace(nomor, ' ', '')));
-- Finds the certificates of a kitchen, and the latest of a kind.
create index sppg_sertifikat_sppg_id_jenis_latest_idx
  on public.sppg_sertifikat (sppg_id, jenis, coalesce(tanggal_terbit, tanggal_daftar), created_at, id);
-- What expires next comes first.
create index sppg_sertifikat_tanggal_berakhir_id_idx on public.sppg_sertifikat (tanggal_berakhir, id);

-- A certificate stays with its kitchen. A row's age is the database's.
grant select,
  insert (
    id, sppg_id, jenis, status, nomor, penerbit, hasil, tanggal_daftar, tanggal_terbit, tanggal_berakhir,
    tanpa_akhir_per, tanggal_dicabut, scan_path, scan_size
  ),
  update (
    jenis, status, nomor, penerbit, hasil, tanggal_daftar, tanggal_terbit, tanggal_berakhir, tanpa_akhir_per, tanggal_dicabut,
    scan_path, scan_size
  ),
  delete
  on table public.sppg_sertifikat to authenticated;
grant select, insert, update, delete on table public.sppg_sertifikat to service_role;

alter table public.sppg_sertifikat enable row level security;

create policy "Managers can read certificates"
  on public.sppg_sertifikat for select to authenticated
  using ((select private.is_manager()));

create policy "Managers can add certificates"
  on public.sppg_sertifikat for insert to authenticated
  with check ((select private.is_manager()));

create policy "Managers can edit certificates"
  on public.sppg_sertifikat for update to authenticated
  using ((select private.is_manager()))
  with check ((select private.is_manager()));

create policy "Managers can delete certificates"
  on public.sppg_sertifikat for delete to authenticated
  using ((select private.is_manager()));

select private.declare_table(
  'sppg_sertifikat', texts => '{"words": ["nomor 100", "penerbit 200"], "picture": ["scan_path"], "nobody": ["jenis", "status", "hasil"]}',
  restorable => true, stays => 'sertifikat'
);

create function private.assert_kitchen_exists()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked as a foreign key locks it.
  perform from public.sppg where sppg.id = new.sppg_id for key share;
  if not found then
    raise exception using
      errcode = '23503',
      message = 'insert or update on table "sppg_sertifikat" violates foreign key constraint "sppg_sertifikat_sppg_id_fkey"';
  end if;
  return null;
end;
$$;

comment on function private.assert_kitchen_exists() is 'Refuses a certificate for a kitchen that does not exist, as a foreign key does.';

create trigger assert_kitchen_exists
  after insert or update of sppg_id on public.sppg_sertifikat
  for each row execute function private.assert_kitchen_exists();

-- A CHECK must not depend on the day: what it accepted must stay acceptable when it is read back.
create function private.assert_certificate_dates()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  today constant date := now() at time zone 'Asia/Jakarta';
begin
  if new.tanggal_terbit > today then
    raise exception using errcode = 'P0001', message = 'Tanggal terbit tidak boleh setelah hari ini.';
  elsif new.tanggal_daftar > today then
    raise exception using errcode = 'P0001', message = 'Tanggal daftar tidak boleh setelah hari ini.';
  elsif new.tanpa_akhir_per > today then
    raise exception using errcode = 'P0001', message = 'Tanggal diperiksa tidak boleh setelah hari ini.';
  elsif new.tanggal_dicabut > today then
    raise exception using errcode = 'P0001', message = 'Tanggal dicabut tidak boleh setelah hari ini.';
  end if;
  return new;
end;
$$;

comment on function private.assert_certificate_dates() is 'Refuses days of registration, issue, revocation and of our look that are yet to come, in WIB.';

create trigger assert_certificate_dates
  before insert or update of tanggal_daftar, tanggal_terbit, tanpa_akhir_per, tanggal_dicabut on public.sppg_sertifikat
  for each row execute function private.assert_certificate_dates();

-- Which is the latest, once for all lists of managers, with what one search goes through: a filter over two tables would need
-- the kitchen's rows first. Whoever asks for no name or code of kitchens, as the summary does, does not read them.
--
-- Of a closed or deleted kitchen no certificate counts, so that nobody is reminded of one. Among all certificates they are shown
-- with the name and code that the kitchen had: their numbers are taken.
--
-- That is in the audit trail, which is for admins: the function tells managers no more of it than these two.
create function private.deleted_sppg(sppg_id uuid)
  returns table (nama text, kode_unik_pendaftaran text)
  language sql stable security definer set search_path = ''
as $$
  select before ->> 'nama', before ->> 'kode_unik_pendaftaran'
  from public.audit_log
  where row_id = $1 and table_name = 'sppg' and action = 'DELETE'
  order by audit_log.created_at desc, audit_log.id desc limit 1;
$$;

comment on function private.deleted_sppg(uuid) is 'What a deleted kitchen was called last.';

grant execute on function private.deleted_sppg(uuid) to authenticated;

create view public.sertifikat with (security_invoker = true) as
  select
    id, sppg_id, jenis, status, nomor, penerbit, hasil, tanggal_daftar, tanggal_terbit, tanggal_berakhir, tanpa_akhir_per,
    tanggal_dicabut, scan_path, scan_size, created_at, terkini, nama_sppg, kode_unik_pendaftaran, concat_ws(' ', nomor, nama_sppg, kode_unik_pendaftaran) as search_text, sppg_dihapus
  from (
    select
      sppg_sertifikat.*,
      sppg.id is not null
      -- Few are closed: their index is read, not the kitchens.
      and not exists (
        select from public.sppg as closed where closed.id = sppg_sertifikat.sppg_id and closed.ditutup_pada is not null
      )
      and not exists (
        select from public.sppg_sertifikat as later
        where later.sppg_id = sppg_sertifikat.sppg_id and later.jenis = sppg_sertifikat.jenis
          and (coalesce(later.tanggal_terbit, later.tanggal_daftar), later.created_at, later.id)
            > (
              coalesce(sppg_sertifikat.tanggal_terbit, sppg_sertifikat.tanggal_daftar),
              sppg_sertifikat.created_at, sppg_sertifikat.id
            )
      ) as terkini,
      coalesce(sppg.nama, (select nama from private.deleted_sppg(sppg_sertifikat.sppg_id))) as nama_sppg,
      coalesce(
        sppg.kode_unik_pendaftaran, (select kode_unik_pendaftaran from private.deleted_sppg(sppg_sertifikat.sppg_id))
      ) as kode_unik_pendaftaran,
      sppg.id is null as sppg_dihapus
    from public.sppg_sertifikat
      left join public.sppg on sppg.id = sppg_sertifikat.sppg_id
  ) as with_kitchen;

comment on view public.sertifikat is 'Certificates with which of them count; rows to managers only.';
comment on column public.sertifikat.terkini is
  'Whether it is the latest of its kind in a kitchen that exists and is not closed: by the day of issue, or of registration until it is issued.';
comment on column public.sertifikat.nama_sppg is 'Name of the kitchen; of a deleted one, the last.';
comment on column public.sertifikat.kode_unik_pendaftaran is 'Code of the kitchen; of a deleted one, the last.';
comment on column public.sertifikat.search_text is 'What one search goes through: number, name and code.';
comment on column public.sertifikat.sppg_dihapus is 'Whether the kitchen was deleted.';

grant select on table public.sertifikat to authenticated;
