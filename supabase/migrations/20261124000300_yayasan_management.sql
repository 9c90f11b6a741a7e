-- Foundations were entered by SQL only, so a new site could not begin. Admins manage them on the page now, in either
-- access mode: a foundation carries the work of others. Users who may manage keep SPPG and documents.

-- Two foundations whose names look the same would be one to people, and CSV files name foundations. No characters that
-- show nothing, and no spaces but the plain one, as in the codes of SPPG.
alter table public.yayasan
  add constraint yayasan_nama_visible check (
    nama !~ '[\u0001-\u001F\u007F-\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]'
  );
create unique index yayasan_nama_key on public.yayasan (lower(regexp_replace(btrim(nama), ' +', ' ', 'g')));

comment on column public.yayasan.nama is 'Unique, however it is capitalised and spaced.';

grant insert (nama, alamat, pengelola), update (nama, alamat, pengelola), delete
  on table public.yayasan to authenticated;

create policy "Admins can add foundations"
  on public.yayasan for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit foundations"
  on public.yayasan for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete foundations"
  on public.yayasan for delete to authenticated
  using ((select private.is_admin()));

-- The foreign key refuses it as well, but can't say how many. PostgreSQL locks the row before it calls this, so that an
-- SPPG that is added at the same moment is counted.
create function private.assert_no_sppg()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  amount bigint;
begin
  select count(*) into amount from public.sppg where sppg.yayasan_id = old.id;
  if amount > 0 then
    raise exception using
      errcode = 'P0001',
      message = format('Yayasan ini masih memiliki %s SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.', amount);
  end if;
  return old;
end;
$$;

comment on function private.assert_no_sppg() is 'Refuses to delete a foundation that still owns SPPG, in words that say how many.';

revoke all on function private.assert_no_sppg() from public, anon, authenticated, service_role;

create trigger assert_no_sppg
  before delete on public.yayasan
  for each row execute function private.assert_no_sppg();
