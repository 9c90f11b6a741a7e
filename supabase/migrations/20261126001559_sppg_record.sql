-- What managers, foundations and authorities wrote about a kitchen protects it: only managers may delete it then, and
-- no other kitchen gets its codes (20261126001115_sppg_ditutup.sql). The record itself is in tables without a foreign
-- key: it stays when its kitchen is deleted, and belongs to it again when that is restored. A visitor's complaint does
-- not count as a record.

create function private.record_of(kitchen uuid)
  returns text
  language sql stable security definer set search_path = ''
as $$
  select string_agg(kind, ', ')
  from (
    select 'kejadian' where exists (select from public.sppg_kejadian where sppg_kejadian.sppg_id = kitchen)
    union all
    select 'inspeksi' where exists (select from public.sppg_inspeksi where sppg_inspeksi.sppg_id = kitchen)
    union all
    select 'penghentian' where exists (select from public.sppg_penghentian where sppg_penghentian.sppg_id = kitchen)
    union all
    select 'konfirmasi yayasan' where exists (select from public.sppg_tanda_tangan where sppg_tanda_tangan.sppg_id = kitchen)
    union all
    select 'penutupan' where exists (select from private.sppg_kode where sppg_kode.sppg_id = kitchen and sppg_kode.ditutup)
  ) as record (kind);
$$;

comment on function private.record_of(uuid) is 'What the record of an SPPG, which may have been deleted, is made of, in words; null: it has none.';

create function private.keep_kitchen_with_record()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  record constant text := private.record_of(old.id);
begin
  if record is not null and private.is_outsider() then
    raise exception using
      errcode = 'P0001',
      message = format('Dapur ini mempunyai catatan resmi (%s). Hanya pengelola yang dapat menghapusnya.', record);
  end if;
  return old;
end;
$$;

comment on function private.keep_kitchen_with_record() is 'Refuses whoever is no manager.';

create trigger keep_kitchen_with_record
  before delete on public.sppg
  for each row execute function private.keep_kitchen_with_record();
