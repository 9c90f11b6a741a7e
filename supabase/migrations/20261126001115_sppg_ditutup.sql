-- A kitchen that stops for good is closed, with day and reason, instead of deleted: its page, its code and its record stay. Only
-- managers say so, as it is a statement of the company; a wrongly closed one is opened again.

create function private.assert_may_close()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_outsider() then
    raise exception using errcode = '42501', message = 'permission denied for table sppg';
  end if;
  -- Not a CHECK: what it accepted must stay acceptable when it is read back.
  if new.ditutup_pada > (now() at time zone 'Asia/Jakarta')::date then
    raise exception using errcode = 'P0001', message = 'Hari tutup tidak boleh setelah hari ini.';
  end if;
  return new;
end;
$$;

comment on function private.assert_may_close() is 'Refuses who is no manager, and a day that is yet to come, in WIB.';

create trigger assert_may_close
  before update on public.sppg
  for each row when (
    old.ditutup_pada is distinct from new.ditutup_pada or old.alasan_tutup is distinct from new.alasan_tutup
  ) execute function private.assert_may_close();

-- The unique index keeps the code of a row. These are kept when the closed kitchen gets another code, or is deleted after all: on
-- paper and in chats they mean that kitchen for ever.
create table private.sppg_kode_ditutup (
  kode text primary key,
  -- No foreign key: the code is not free when its kitchen goes.
  sppg_id uuid not null
);

comment on table private.sppg_kode_ditutup is 'The codes of closed SPPG, which no other gets; kept by triggers.';
comment on column private.sppg_kode_ditutup.kode is 'As private.search_key has it.';

create index sppg_kode_ditutup_sppg_id_idx on private.sppg_kode_ditutup (sppg_id);

alter table private.sppg_kode_ditutup enable row level security;

create policy "Only functions of the owner read and write the codes of closed kitchens"
  on private.sppg_kode_ditutup for all to anon, authenticated
  using (false) with check (false);

create function private.assert_code_is_not_of_closed()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from private.sppg_kode_ditutup
    where sppg_kode_ditutup.kode = private.search_key(new.kode_unik_pendaftaran) and sppg_kode_ditutup.sppg_id <> new.id
  ) then
    raise exception using
      errcode = '23505',
      message = 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_of_closed"';
  end if;
  return new;
end;
$$;

comment on function private.assert_code_is_not_of_closed() is 'Refuses the code of a closed SPPG, as a unique index does.';

create trigger assert_code_is_not_of_closed
  before insert or update of kode_unik_pendaftaran on public.sppg
  for each row execute function private.assert_code_is_not_of_closed();

create function private.keep_code_of_closed()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.ditutup_pada is null then
    delete from private.sppg_kode_ditutup where sppg_kode_ditutup.sppg_id = new.id;
  else
    insert into private.sppg_kode_ditutup (kode, sppg_id)
    values (private.search_key(new.kode_unik_pendaftaran), new.id)
    on conflict do nothing;
  end if;
  return null;
end;
$$;

comment on function private.keep_code_of_closed() is 'Keeps the code of a closed SPPG; one that is opened again is as before.';

create trigger keep_code_of_added
  after insert on public.sppg
  for each row when (new.ditutup_pada is not null) execute function private.keep_code_of_closed();

create trigger keep_code_of_closed
  after update of ditutup_pada, kode_unik_pendaftaran on public.sppg
  for each row when (old.ditutup_pada is not null or new.ditutup_pada is not null)
  execute function private.keep_code_of_closed();
