-- What everyone may know of certificates: all but the number of a cook's. That number is not hidden here, it is not here:
-- no embedding, filter or order reaches it. Triggers keep the copy, nobody else can write it.

create table public.sppg_sertifikat_publik (
  id uuid primary key references public.sppg_sertifikat (id) on delete cascade,
  sppg_id uuid not null references public.sppg (id) on delete cascade,
  jenis text not null,
  status text not null,
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
  created_at timestamptz not null,
  constraint sppg_sertifikat_publik_nomor_public check (jenis <> 'Juru Masak' or nomor is null)
);

comment on table public.sppg_sertifikat_publik is 'Certificates as everyone may see them, copied from sppg_sertifikat by a trigger.';
comment on column public.sppg_sertifikat_publik.nomor is 'Always null for a cook''s certificate (Juru Masak).';
comment on column public.sppg_sertifikat_publik.tanggal_berakhir is 'Last day on which it is valid; null when unknown.';
comment on column public.sppg_sertifikat_publik.tanpa_akhir_per is
  'Of one that has no last day: when we last looked whether it still holds.';
comment on column public.sppg_sertifikat_publik.tanggal_dicabut is 'Day on which it was revoked; of a revoked one only.';
comment on column public.sppg_sertifikat_publik.scan_path is 'Name in the bucket certificate_scans, which tells its type.';
comment on column public.sppg_sertifikat_publik.scan_size is 'Size of the scan in bytes.';

create index sppg_sertifikat_publik_sppg_id_idx on public.sppg_sertifikat_publik (sppg_id);

grant select on table public.sppg_sertifikat_publik to anon, authenticated, service_role;

alter table public.sppg_sertifikat_publik enable row level security;

create policy "Everyone can read what is public of certificates"
  on public.sppg_sertifikat_publik for select to anon, authenticated
  using (true);

select private.declare_table(
  'sppg_sertifikat_publik', texts => '{"copy": ["jenis", "status", "nomor", "penerbit", "hasil", "scan_path"]}',
  audit => null, withdrawals => '{status,nomor,scan_path}'
);

create function private.publish(certificate public.sppg_sertifikat)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from public.sppg_sertifikat_publik where sppg_sertifikat_publik.id = certificate.id;
  -- Each column by name: a new one is not public by accident.
  insert into public.sppg_sertifikat_publik (
    id, sppg_id, jenis, status, nomor, penerbit, hasil, tanggal_daftar, tanggal_terbit, tanggal_berakhir, tanpa_akhir_per,
    tanggal_dicabut, scan_path, scan_size, created_at
  )
  select
    certificate.id, sppg.id, certificate.jenis, certificate.status,
    case when certificate.jenis <> 'Juru Masak' then certificate.nomor end, certificate.penerbit, certificate.hasil,
    certificate.tanggal_daftar, certificate.tanggal_terbit, certificate.tanggal_berakhir, certificate.tanpa_akhir_per, certificate.tanggal_dicabut,
    certificate.scan_path, certificate.scan_size, certificate.created_at
  from public.sppg where sppg.id = certificate.sppg_id;
end;
$$;

comment on function private.publish(public.sppg_sertifikat) is 'Copies what everyone may see of a certificate, while its kitchen exists.';

create function private.publish_certificate()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.publish(new);
  return null;
end;
$$;

comment on function private.publish_certificate() is 'Copies what everyone may see of a certificate; a deletion reaches the copy by its foreign key.';

create trigger publish_certificate
  after insert or update on public.sppg_sertifikat
  for each row execute function private.publish_certificate();

-- The copy goes with the kitchen, by its foreign key, and is made again when the kitchen is back.
create function private.publish_certificates()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.publish(sppg_sertifikat)
  from public.sppg_sertifikat where sppg_sertifikat.sppg_id = new.id;
  return null;
end;
$$;

comment on function private.publish_certificates() is 'Shows the certificates of a kitchen that is back.';

create trigger publish_certificates
  after insert on public.sppg
  for each row execute function private.publish_certificates();
