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

-- Which codes each kitchen has had: every way through (adding, changing, importing, closing, deleting, restoring, undoing) writes the
-- table, and so this. On paper and in chats a code means its kitchen for ever.
create table private.sppg_kode (
  -- No foreign key: what is known of a code stays when its kitchen goes.
  sppg_id uuid not null,
  kode text not null,
  sejak timestamptz not null default now(),
  sampai timestamptz,
  ditutup boolean not null default false,
  primary key (sppg_id, kode)
);

comment on table private.sppg_kode is 'The codes that SPPG have and had; kept by triggers.';
comment on column private.sppg_kode.kode is 'As private.search_key has it.';
comment on column private.sppg_kode.sejak is 'When the kitchen got it, the last time.';
comment on column private.sppg_kode.sampai is 'When it got another one, or was deleted; null: it has this code.';
comment on column private.sppg_kode.ditutup is 'Whether the kitchen is closed, or was when it was deleted.';

create index sppg_kode_kode_idx on private.sppg_kode (kode);

alter table private.sppg_kode enable row level security;

create policy "Only functions of the owner read and write the codes of kitchens"
  on private.sppg_kode for all to anon, authenticated
  using (false) with check (false);

-- The unique index refuses a code that another kitchen has now. With a record (private.record_of) it keeps those that it had.
create function private.assert_code_is_free()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from private.sppg_kode as held
    where held.kode = private.search_key(new.kode_unik_pendaftaran) and held.sppg_id <> new.id and held.sampai is not null
      and private.record_of(held.sppg_id) is not null
  ) then
    raise exception using
      errcode = '23505',
      message = 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_of_record"';
  end if;
  -- They went along to the kitchen's new code: whoever looks for the old one would find another kitchen, without them.
  if exists (
    select from private.keluhan_tercatat as line join public.sppg as renamed on renamed.id = line.sppg_id
    where line.kode_sppg = private.search_key(new.kode_unik_pendaftaran) and line.sppg_id <> new.id
      and line.pada > now() - interval '12 months'
  ) then
    raise exception using
      errcode = '23505',
      message = 'duplicate key value violates unique constraint "sppg_kode_unik_pendaftaran_of_complaints"';
  end if;
  return new;
end;
$$;

comment on function private.assert_code_is_free() is
  'Refuses, as a unique index does, a code that an SPPG with a record had, and one under which complaints came about an SPPG that has another now.';

create trigger assert_code_is_free
  before insert or update of kode_unik_pendaftaran on public.sppg
  for each row execute function private.assert_code_is_free();

create function private.note_codes()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  kitchens uuid[];
begin
  if tg_op = 'INSERT' then
    kitchens := array(select id from changed);
  else
    kitchens := array(
      select changed.id from changed join was using (id)
      where changed.kode_unik_pendaftaran <> was.kode_unik_pendaftaran or changed.ditutup_pada is distinct from was.ditutup_pada
    );
  end if;
  if kitchens = '{}' then
    return null;
  end if;
  update private.sppg_kode as held set sampai = coalesce(held.sampai, now()), ditutup = changed.ditutup_pada is not null
  from changed where held.sppg_id = changed.id and held.sppg_id = any (kitchens);
  insert into private.sppg_kode (sppg_id, kode, ditutup)
  select id, private.search_key(kode_unik_pendaftaran), ditutup_pada is not null from changed where id = any (kitchens)
  on conflict (sppg_id, kode) do update
  set sejak = case when sppg_kode.sampai < now() then now() else sppg_kode.sejak end, sampai = null;
  return null;
end;
$$;

comment on function private.note_codes() is 'Keeps the codes of SPPG that were added, closed or opened, or got another code.';

create trigger note_codes_of_added
  after insert on public.sppg
  referencing new table as changed
  for each statement execute function private.note_codes();

create trigger note_codes_of_edited
  after update on public.sppg
  referencing old table as was new table as changed
  for each statement execute function private.note_codes();

create function private.end_codes()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.sppg_kode as held set sampai = now()
  from gone where held.sppg_id = gone.id and held.sampai is null;
  return null;
end;
$$;

comment on function private.end_codes() is 'Notes until when deleted SPPG had their codes.';

create trigger end_codes
  after delete on public.sppg
  referencing old table as gone
  for each statement execute function private.end_codes();
