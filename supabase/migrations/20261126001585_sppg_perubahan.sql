-- What the rows of kitchens no longer tell, for the changelog of the open data: that one got another code, and that one that was
-- closed was opened again. Only of kitchens that we stood for: whoever has a file of last month finds them by the code that was in it.

create table private.sppg_ganti_kode (
  id bigint generated always as identity primary key,
  -- No foreign key: what is known of a code stays when its kitchen goes.
  sppg_id uuid not null,
  pada timestamptz not null default now(),
  kode_lama text not null,
  kode_baru text not null
);

comment on table private.sppg_ganti_kode is 'When SPPG that we stand for got another code; written by a trigger.';
comment on column private.sppg_ganti_kode.pada is 'When a manager stood for the new one.';

alter table private.sppg_ganti_kode enable row level security;

create policy "Only functions of the owner read and write changes of codes"
  on private.sppg_ganti_kode for all to anon, authenticated
  using (false) with check (false);

create function private.note_other_code()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.sppg_ganti_kode (sppg_id, kode_lama, kode_baru) values (new.id, old.kode, new.kode);
  return null;
end;
$$;

comment on function private.note_other_code() is 'Keeps under which code we spoke of a kitchen before.';

create trigger note_other_code
  after update on public.sppg_disebut
  for each row when (old.nama is not null and new.nama is not null and old.kode <> new.kode)
  execute function private.note_other_code();

create index audit_log_reopened_sppg_idx on public.audit_log (row_id)
  where table_name = 'sppg' and before ->> 'ditutup_pada' is not null and after ->> 'ditutup_pada' is null;

-- The trail itself is for admins.
create function private.changed_sppg()
  returns table (tanggal date, kejadian text, kode_unik_pendaftaran text, kabupaten_kota text, kode_lama text)
  language sql stable security definer set search_path = ''
as $$
  select (changed.pada at time zone 'Asia/Jakarta')::date, 'Kode berganti', changed.kode_baru, spoken.kabupaten_kota, changed.kode_lama
  from private.sppg_ganti_kode as changed
    join public.sppg_disebut as spoken on spoken.id = changed.sppg_id and spoken.nama is not null
  union all
  select turn.day, turn.name, spoken.kode, spoken.kabupaten_kota, null
  from public.audit_log as entry
    join public.sppg_disebut as spoken on spoken.id = entry.row_id and spoken.nama is not null
    cross join lateral (values
      ((entry.before ->> 'ditutup_pada')::date, 'Ditutup'),
      ((entry.created_at at time zone 'Asia/Jakarta')::date, 'Dibuka kembali')
    ) as turn (day, name)
  where entry.table_name = 'sppg' and entry.action = 'UPDATE'
    and entry.before ->> 'ditutup_pada' is not null and entry.after ->> 'ditutup_pada' is null;
$$;

comment on function private.changed_sppg() is
  'Each change of a code that was made known, and each closing that was taken back, with the days in WIB.';

grant execute on function private.changed_sppg() to anon, authenticated;

create view public.sppg_perubahan with (security_invoker = true) as
  select tanggal, kejadian, kode_unik_pendaftaran, kabupaten_kota, kode_lama
  from private.changed_sppg();

comment on view public.sppg_perubahan is
  'SPPG that got another code (Kode berganti), and those that were closed (Ditutup) and opened again (Dibuka kembali).';

grant select on table public.sppg_perubahan to anon, authenticated;
