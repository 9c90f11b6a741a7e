-- Foundations that own SPPG. Everyone reads them; admins manage them, in either access mode: a foundation carries the work
-- of others.

create table public.yayasan (
  id uuid primary key default gen_random_uuid(),
  nama text not null,
  alamat text,
  pengelola text,
  created_at timestamptz not null default now(),
  constraint yayasan_nama_not_blank check (nama ~ '\S')
);

comment on table public.yayasan is 'Foundations (yayasan) of Central Java that own SPPG units.';
comment on column public.yayasan.nama is 'Unique as private.search_key has it: however it is capitalised, spaced and punctuated.';
comment on column public.yayasan.alamat is 'Postal address.';
comment on column public.yayasan.pengelola is 'Person in charge.';

-- Two foundations whose names look the same would be one to people, and CSV files name foundations.
create unique index yayasan_nama_key on public.yayasan (private.search_key(nama));

-- A row's age is the database's: it is in no column list.
grant select on table public.yayasan to anon, authenticated;
grant insert (id, nama, alamat, pengelola), update (nama, alamat, pengelola), delete
  on table public.yayasan to authenticated;
grant select, insert, update, delete on table public.yayasan to service_role;

alter table public.yayasan enable row level security;

create policy "Everyone can read foundations"
  on public.yayasan for select to anon, authenticated
  using ((select private.assert_no_circle()));

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

select private.declare_table(
  'yayasan', texts => '{"name": ["pengelola 200"], "words": ["alamat 500"], "nobody": ["nama 200"]}',
  restorable => true, withdrawals => '{nama}', stays => 'yayasan'
);

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

create trigger assert_no_sppg
  before delete on public.yayasan
  for each row execute function private.assert_no_sppg();
