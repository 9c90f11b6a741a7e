-- Which kitchens their foundations have signed for: that the kitchen is theirs, and that we manage it. Everyone reads that and
-- when, nobody writes it but the functions of tanda_tangani. A signature is of one kitchen of one foundation with one code: when
-- one of these is another, it ends, unless that is undone until the next day; it counts for a year.

create function private.signed_until(signed timestamptz)
  returns date
  language sql immutable security invoker set search_path = ''
as $$
  select ((signed at time zone 'Asia/Jakarta')::date + interval '1 year')::date;
$$;

comment on function private.signed_until(timestamptz) is 'The last day in WIB on which a signature of this moment counts.';

grant execute on function private.signed_until(timestamptz) to service_role;

create table public.sppg_tanda_tangan (
  id uuid primary key default gen_random_uuid(),
  penanda_tangan_id uuid references public.sppg_penanda_tangan (id) on delete set null,
  -- No foreign key, as in sppg_penghentian: it waits for its kitchen to be restored.
  sppg_id uuid not null,
  -- What embeds need: a foreign key, empty while the kitchen is deleted.
  dapur_id uuid references public.sppg (id) on delete set null,
  yayasan_id uuid not null,
  kode_sppg text not null,
  ditandatangani_pada timestamptz not null default now(),
  berlaku_sampai date not null default private.signed_until(now()),
  ditarik_pada timestamptz,
  berakhir_karena text,
  alamat_diisi_pada timestamptz,
  constraint sppg_tanda_tangan_berakhir_karena_known
    check (berakhir_karena in ('Ditarik', 'Yayasan berganti', 'Kode berganti', 'Dikonfirmasi lagi', 'Tidak dicentang lagi')),
  constraint sppg_tanda_tangan_ditarik_pada_told check ((ditarik_pada is not null) = (coalesce(berakhir_karena, '') = 'Ditarik'))
);

comment on table public.sppg_tanda_tangan is 'Foundations'' signatures: that a kitchen is theirs, and that we manage it.';
comment on column public.sppg_tanda_tangan.penanda_tangan_id is 'Who signed, and what was signed at once; null when that was deleted.';
comment on column public.sppg_tanda_tangan.sppg_id is 'Its kitchen, which may have been deleted since.';
comment on column public.sppg_tanda_tangan.dapur_id is 'The same kitchen while it exists; set by triggers.';
comment on column public.sppg_tanda_tangan.yayasan_id is 'The foundation that signed.';
comment on column public.sppg_tanda_tangan.kode_sppg is 'The code of the kitchen when it was signed for.';
comment on column public.sppg_tanda_tangan.berlaku_sampai is 'Last day in WIB on which it counts: a year later, or before the day on which it ended.';
comment on column public.sppg_tanda_tangan.ditarik_pada is 'When the foundation withdrew it.';
comment on column public.sppg_tanda_tangan.berakhir_karena is 'Why it ended before its year was over.';
comment on column public.sppg_tanda_tangan.alamat_diisi_pada is
  'When one of our admins wrote the address to which the link was sent, so that everyone knows who vouches for it; who, the trail tells.';

create index sppg_tanda_tangan_penanda_tangan_id_idx on public.sppg_tanda_tangan (penanda_tangan_id);
create index sppg_tanda_tangan_sppg_id_idx on public.sppg_tanda_tangan (sppg_id, ditandatangani_pada);
create index sppg_tanda_tangan_dapur_id_idx on public.sppg_tanda_tangan (dapur_id);
create index sppg_tanda_tangan_yayasan_id_idx on public.sppg_tanda_tangan (yayasan_id);

grant select on table public.sppg_tanda_tangan to anon, authenticated;
grant select, insert, update, delete on table public.sppg_tanda_tangan to service_role;

alter table public.sppg_tanda_tangan enable row level security;

create policy "Everyone can read signatures for kitchens that exist"
  on public.sppg_tanda_tangan for select to anon, authenticated
  using (dapur_id is not null);

-- A signature that ends gets an earlier last day: by that column a build learns what to take from its pages.
select private.declare_table(
  'sppg_tanda_tangan', texts => '{"nobody": ["kode_sppg", "berakhir_karena"]}',
  audit => '{id,id,sppg_id,yayasan_id,kode_sppg,ditandatangani_pada,berlaku_sampai,ditarik_pada,berakhir_karena}',
  withdrawals => '{berlaku_sampai}',
  stays => 'dapur'
);

-- What was undone was no change: the signature that it ended counts again. Whoever is no manager could end it by another code and
-- the old one again; later only an admin who undoes it brings it back.
create function private.settle_signatures()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
  key constant text := private.search_key(new.kode_unik_pendaftaran);
begin
  if tg_op = 'INSERT' then
    update public.sppg_tanda_tangan as signed set dapur_id = new.id where signed.sppg_id = new.id;
  end if;
  update public.sppg_tanda_tangan as signed
  set
    berlaku_sampai = today - 1,
    berakhir_karena = case when signed.yayasan_id <> new.yayasan_id then 'Yayasan berganti' else 'Kode berganti' end
  where signed.sppg_id = new.id and signed.berakhir_karena is null and signed.berlaku_sampai >= today
    and (signed.yayasan_id <> new.yayasan_id or private.search_key(signed.kode_sppg) <> key);
  update public.sppg_tanda_tangan as signed
  set berlaku_sampai = private.signed_until(signed.ditandatangani_pada), berakhir_karena = null
  where signed.sppg_id = new.id and signed.berakhir_karena in ('Yayasan berganti', 'Kode berganti')
    and (signed.berlaku_sampai >= today - 2 or coalesce(current_setting('app.restoring', true), '') = 'on')
    and signed.yayasan_id = new.yayasan_id and private.search_key(signed.kode_sppg) = key
    and not exists (
      select from public.sppg_tanda_tangan as later
      where later.sppg_id = new.id and later.ditandatangani_pada > signed.ditandatangani_pada
    );
  return null;
end;
$$;

comment on function private.settle_signatures() is
  'Ends signatures for a kitchen that has another foundation or code, and gives a kitchen that is back its own.';

create trigger settle_signatures
  after update of yayasan_id, kode_unik_pendaftaran on public.sppg
  for each row when (
    old.yayasan_id <> new.yayasan_id or old.kode_unik_pendaftaran <> new.kode_unik_pendaftaran
  )
  execute function private.settle_signatures();

create trigger return_signatures
  after insert on public.sppg
  for each row execute function private.settle_signatures();

-- Undoing what an account did (undo_account_changes) also asks for a signature whose kitchen is as it was, and none too late.
create function private.assert_still_signed()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.sppg
    where sppg.id = new.sppg_id and sppg.yayasan_id = new.yayasan_id
      and private.search_key(sppg.kode_unik_pendaftaran) = private.search_key(new.kode_sppg)
  ) or exists (
    select from public.sppg_tanda_tangan as later
    where later.sppg_id = new.sppg_id and later.ditandatangani_pada > new.ditandatangani_pada
  ) then
    raise exception using
      errcode = 'P0001',
      message = format('Konfirmasi yayasan ini tentang dapur berkode %s, dan dapur itu kini berkode atau beryayasan lain, atau sudah dikonfirmasi lagi.', new.kode_sppg);
  end if;
  return new;
end;
$$;

comment on function private.assert_still_signed() is 'Refuses that an ended signature counts again for another code or foundation, or before a later one.';

create trigger assert_still_signed
  before update on public.sppg_tanda_tangan
  for each row when (old.berakhir_karena is not null and new.berakhir_karena is null)
  execute function private.assert_still_signed();
