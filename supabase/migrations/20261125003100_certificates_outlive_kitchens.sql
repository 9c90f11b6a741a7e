-- Whoever may manage SPPG deletes kitchens, and took certificates with them that only admins may write. A certificate
-- stays now when its kitchen goes, out of everyone's sight, and counts again once the kitchen is restored.

-- Instead of the foreign key, which either deletes what refers to a row or refuses to delete the row.
alter table public.sppg_sertifikat drop constraint sppg_sertifikat_sppg_id_fkey;

comment on column public.sppg_sertifikat.sppg_id is 'Its kitchen, which may have been deleted since: then the certificate waits for it.';

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

-- The public copy keeps its foreign key: it goes with the kitchen, and is made again when the kitchen is back.
create function private.publish(certificate public.sppg_sertifikat)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from public.sppg_sertifikat_publik where sppg_sertifikat_publik.id = certificate.id;
  -- Each column by name: a new one is not public by accident.
  insert into public.sppg_sertifikat_publik (
    id, sppg_id, jenis, status, nomor, penerbit, tanggal_daftar, tanggal_terbit, tanggal_berakhir, created_at
  )
  select
    certificate.id, sppg.id, certificate.jenis, certificate.status,
    case when certificate.jenis <> 'Juru Masak' then certificate.nomor end, certificate.penerbit,
    certificate.tanggal_daftar, certificate.tanggal_terbit, certificate.tanggal_berakhir, certificate.created_at
  from public.sppg where sppg.id = certificate.sppg_id;
end;
$$;

comment on function private.publish(public.sppg_sertifikat) is 'Copies what everyone may see of a certificate, while its kitchen exists.';

create or replace function private.publish_certificate()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.publish(new);
  return null;
end;
$$;

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

revoke all on function
  private.assert_kitchen_exists(), private.publish(public.sppg_sertifikat),
  private.publish_certificates()
  from public, anon, authenticated, service_role;

-- Of a deleted kitchen no certificate counts, so that nobody is reminded of one. Among all certificates they are shown
-- with the name and code that the kitchen had: their numbers are taken.
create or replace view public.sertifikat with (security_invoker = true) as
  select
    id, sppg_id, jenis, status, nomor, penerbit, tanggal_daftar, tanggal_terbit, tanggal_berakhir, created_at, terkini,
    nama_sppg, kode_unik_pendaftaran, concat_ws(' ', nomor, nama_sppg, kode_unik_pendaftaran) as search_text, sppg_dihapus
  from (
    select
      sppg_sertifikat.*,
      sppg.id is not null and not exists (
        select from public.sppg_sertifikat as later
        where later.sppg_id = sppg_sertifikat.sppg_id and later.jenis = sppg_sertifikat.jenis
          and (coalesce(later.tanggal_terbit, later.tanggal_daftar), later.created_at, later.id)
            > (
              coalesce(sppg_sertifikat.tanggal_terbit, sppg_sertifikat.tanggal_daftar),
              sppg_sertifikat.created_at, sppg_sertifikat.id
            )
      ) as terkini,
      coalesce(sppg.nama, (
        select before ->> 'nama' from public.audit_log
        where row_id = sppg_sertifikat.sppg_id and table_name = 'sppg' and action = 'DELETE'
        order by audit_log.created_at desc, audit_log.id desc limit 1
      )) as nama_sppg,
      coalesce(sppg.kode_unik_pendaftaran, (
        select before ->> 'kode_unik_pendaftaran' from public.audit_log
        where row_id = sppg_sertifikat.sppg_id and table_name = 'sppg' and action = 'DELETE'
        order by audit_log.created_at desc, audit_log.id desc limit 1
      )) as kode_unik_pendaftaran,
      sppg.id is null as sppg_dihapus
    from public.sppg_sertifikat
      left join public.sppg on sppg.id = sppg_sertifikat.sppg_id
  ) as with_kitchen;

comment on column public.sertifikat.terkini is
  'Whether it is the latest of its kind in a kitchen that exists: by the day of issue, or of registration until it is issued.';
comment on column public.sertifikat.nama_sppg is 'Name of the kitchen; of a deleted one, the last.';
comment on column public.sertifikat.kode_unik_pendaftaran is 'Code of the kitchen; of a deleted one, the last.';
comment on column public.sertifikat.sppg_dihapus is 'Whether the kitchen was deleted.';
