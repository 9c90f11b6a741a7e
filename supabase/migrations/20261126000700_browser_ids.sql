-- The browser names what managers add: when an answer is lost, the same row is sent again, meets itself, and is not stored
-- twice. But nothing takes the place of a deleted row: that row could not be restored, and what referred to it would speak
-- of another one. The tables' triggers call this for what comes through the API only: restoring puts the deleted row
-- itself back.

create function private.assert_id_is_new()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.audit_log
    where audit_log.row_id = new.id and audit_log.table_name = tg_table_name and audit_log.action = 'DELETE'
  ) then
    raise exception using
      errcode = 'P0001',
      message = 'Data ini sudah tersimpan, lalu dihapus. Tutup formulir ini untuk menambahkan yang baru.';
  end if;
  return new;
end;
$$;

comment on function private.assert_id_is_new() is 'Refuses the id of a row of the same table that was deleted.';
