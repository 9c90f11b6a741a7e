-- Complaints about a kitchen, or about one that the sender can't name. Sent without a name unless the sender gives one, which
-- is kept apart (keluhan_pengirim): managers answer complaints without reading whose they are.
--
-- Nobody writes a row but through kirim_keluhan, and what a complaint counts for in public is in a tally of its own
-- (keluhan_tercatat), so that none can be buried: not by deleting it, nor by deleting or renaming its kitchen.
--
-- There are two doors: what tells of harm to persons or money is read and answered by admins alone, as whom it accuses may
-- manage the kitchen; all else by managers, too.

-- The company's own promises, of which each begins anew when a sender opens a complaint again: so many working days, Monday to
-- Friday in WIB, after the day on which it came until it is answered, and so many days until it is settled. Public holidays are not
-- counted out.
create function private.hari_kerja_keluhan(kategori text)
  returns integer
  language sql immutable parallel safe security invoker set search_path = ''
as $$
  select case kategori when 'balasan' then 1 else 3 end as hari_kerja;
$$;

comment on function private.hari_kerja_keluhan(text) is 'Within how many working days a complaint of this category is answered.';

create function private.tenggat_keluhan(masuk timestamptz, hari_kerja integer default 3)
  returns timestamptz
  language sql stable parallel safe security invoker set search_path = ''
as $$
  select ((masuk at time zone 'Asia/Jakarta')::date + passed + 1)::timestamp at time zone 'Asia/Jakarta'
  from generate_series(1, 2 * hari_kerja + 2) as passed
  where extract(isodow from (masuk at time zone 'Asia/Jakarta')::date + passed) < 6
  order by passed
  offset hari_kerja - 1 limit 1;
$$;

comment on function private.tenggat_keluhan(timestamptz, integer) is
  'The midnight, in WIB, before which what a sender wrote at that moment must be answered within so many working days.';

create function private.tenggat_selesai(masuk timestamptz)
  returns timestamptz
  language sql stable parallel safe security invoker set search_path = ''
as $$
  select ((masuk at time zone 'Asia/Jakarta')::date + hari + 1)::timestamp at time zone 'Asia/Jakarta'
  from (select 14 as hari) as promise;
$$;

comment on function private.tenggat_selesai(timestamptz) is
  'The midnight, in WIB, before which what a sender wrote at that moment must be settled.';

-- A folder for each row.
create function private.photo_names(folder uuid)
  returns text[]
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select array_agg(folder || '/' || number || '.' || extension)
  from generate_series(1, 3) as number, unnest(array['jpg', 'webp']) as extension;
$$;

comment on function private.photo_names(uuid) is 'The names that photos of one complaint or message can have.';

grant execute on function private.photo_names(uuid) to authenticated, service_role;

create function private.is_harm(kategori text)
  returns boolean
  language sql immutable parallel safe security invoker set search_path = ''
as $$
  select kategori in ('kekerasan', 'pekerja', 'penyelewengan', 'pungutan', 'balasan');
$$;

comment on function private.is_harm(text) is 'Whether a complaint of this kind is read and answered by admins alone.';

grant execute on function private.is_harm(text) to authenticated, service_role;

create table public.keluhan (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Empty while the kitchen is deleted, and where the sender does not know it.
  sppg_id uuid references public.sppg (id) on delete set null,
  kode_sppg text,
  kategori text not null,
  hanya_admin boolean not null generated always as (private.is_harm(kategori)) stored,
  hari date not null,
  sekolah text,
  isi text not null,
  foto text[] not null default '{}',
  bernama boolean not null default false,
  berkontak boolean not null default false,
  kode_lacak text not null,
  status text not null default 'Baru',
  banyak_sekaligus boolean not null default false,
  dihitung boolean not null default true,
  asal uuid,
  alamat_sama uuid,
  disaring text,
  ditulis_pada timestamptz not null default now(),
  tenggat timestamptz not null,
  dijawab_pada timestamptz,
  tenggat_selesai timestamptz not null,
  selesai_pada timestamptz,
  dibuka_lagi smallint not null default 0,
  berubah_pada timestamptz,
  note text,
  handled_by uuid references public.accounts (user_id) on delete set null,
  handled_at timestamptz,
  assigned_to uuid references public.accounts (user_id) on delete set null,
  constraint keluhan_kategori_known check (
    kategori in (
      'makanan', 'kebersihan', 'keterlambatan', 'alat_makan', 'limbah', 'kebisingan', 'pegawai', 'lain',
      'kekerasan', 'pekerja', 'penyelewengan', 'pungutan', 'balasan'
    )
  ),
  constraint keluhan_hari_plausible check (hari >= '2025-01-01'),
  constraint keluhan_sekolah_not_blank check (sekolah ~ '\S'),
  constraint keluhan_isi_not_blank check (isi ~ '\S'),
  constraint keluhan_isi_max_length check (char_length(isi) <= 4000),
  -- Its own files alone: a folder is the id, which nobody but the sender and the desk knows.
  constraint keluhan_foto_in_bucket check (foto <@ private.photo_names(id)),
  constraint keluhan_foto_at_most_three check (cardinality(foto) <= 3),
  constraint keluhan_status_known check (status in ('Baru', 'Diperiksa', 'Ditindaklanjuti', 'Selesai')),
  constraint keluhan_disaring_known check (disaring in ('berulang', 'iklan', 'bukan_keluhan', 'uji_coba')),
  constraint keluhan_dibuka_lagi_max check (dibuka_lagi <= 2),
  constraint keluhan_note_max_length check (char_length(note) <= 5000),
  -- As in contact_messages.
  constraint keluhan_kode_lacak_plausible check (kode_lacak ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint keluhan_kode_lacak_max_length check (char_length(kode_lacak) <= 12)
);

comment on table public.keluhan is 'Complaints, without who sent them; read by managers and admins only, those of harm by admins alone.';
comment on column public.keluhan.kode_sppg is 'Code of the kitchen; set by triggers, and kept when it is deleted. Null: the sender does not know it.';
comment on column public.keluhan.hanya_admin is 'Whether it tells of harm, so that managers do not read it.';
comment on column public.keluhan.hari is 'When it happened.';
comment on column public.keluhan.sekolah is 'School, as the sender calls it.';
comment on column public.keluhan.foto is 'Paths in the bucket keluhan_foto.';
comment on column public.keluhan.bernama is 'Whether the sender gave a name, telephone number or address (keluhan_pengirim).';
comment on column public.keluhan.berkontak is 'Whether the sender gave a telephone number or address, so that more than the code reaches them.';
comment on column public.keluhan.kode_lacak is 'The sender''s code, made in their browser.';
comment on column public.keluhan.banyak_sekaligus is 'Whether more than 30 came within a day for this kitchen and door; set by a trigger.';
comment on column public.keluhan.dihitung is 'Whether it counts in public: of a crowd once an admin has looked (hitung_keluhan).';
comment on column public.keluhan.asal is
  'Stands for the address block, the day, the kitchen and the door, by a salt that is gone after the day, so that none can be found from it; set by a trigger.';
comment on column public.keluhan.alamat_sama is 'The same of those beyond the fifth, which stand together in the inbox; set by a trigger.';
comment on column public.keluhan.disaring is 'Why it is abuse, and does not count in public (saring_keluhan).';
comment on column public.keluhan.ditulis_pada is 'When the sender wrote last: when it came, or was last opened again; set by triggers.';
comment on column public.keluhan.tenggat is 'Before then what was written at ditulis_pada must be answered; set by triggers.';
comment on column public.keluhan.dijawab_pada is 'When that was first answered; null while it waits, also after it was opened again; set by triggers.';
comment on column public.keluhan.tenggat_selesai is 'Before then it must be settled; set by triggers.';
comment on column public.keluhan.selesai_pada is 'Since when it is settled; set by a trigger.';
comment on column public.keluhan.dibuka_lagi is 'How often the sender opened it again, twice at most; set by a trigger.';
comment on column public.keluhan.berubah_pada is 'When what the sender sees of it last changed; set by triggers.';
comment on column public.keluhan.note is 'Internal note.';
comment on column public.keluhan.handled_by is 'Who last changed it; set by triggers.';
comment on column public.keluhan.handled_at is 'When it was last changed, by the sender, too; set by triggers.';
comment on column public.keluhan.assigned_to is 'Manager or admin who takes care of it.';

create index keluhan_created_at_id_idx on public.keluhan (created_at, id);
create index keluhan_ditulis_pada_id_idx on public.keluhan (ditulis_pada, id);
create index keluhan_status_ditulis_pada_idx on public.keluhan (status, ditulis_pada);
create index keluhan_sppg_id_created_at_idx on public.keluhan (sppg_id, created_at);
create index keluhan_kode_sppg_idx on public.keluhan (private.search_key(kode_sppg));
create index keluhan_kode_lacak_idx on public.keluhan (kode_lacak);
create index keluhan_handled_by_idx on public.keluhan (handled_by);
create index keluhan_assigned_to_ditulis_pada_idx on public.keluhan (assigned_to, ditulis_pada);
create index keluhan_asal_idx on public.keluhan (asal) where asal is not null;
create index keluhan_alamat_sama_idx on public.keluhan (alamat_sama, created_at) where alamat_sama is not null;
create index keluhan_unanswered_idx on public.keluhan (tenggat) where dijawab_pada is null;
create index keluhan_unsettled_idx on public.keluhan (tenggat_selesai) where selesai_pada is null;

-- Without kode_lacak, with which whoever answers could write again as the sender; admins have it of private.kode_keluhan.
grant select (
    id, created_at, sppg_id, kode_sppg, kategori, hanya_admin, hari, sekolah, isi, foto, bernama, berkontak, status, banyak_sekaligus, dihitung,
    alamat_sama, disaring, ditulis_pada, tenggat, dijawab_pada, tenggat_selesai, selesai_pada, dibuka_lagi, berubah_pada, note, handled_by, handled_at,
    assigned_to
  ), update (status, note, assigned_to), delete
  on table public.keluhan to authenticated;
grant select, insert, update, delete on table public.keluhan to service_role;

alter table public.keluhan enable row level security;

create policy "Managers can read complaints, admins those of harm, too"
  on public.keluhan for select to authenticated
  using ((select private.is_admin()) or (select private.is_manager()) and not hanya_admin);

create policy "Who reads a complaint can change its status and note"
  on public.keluhan for update to authenticated
  using ((select private.is_admin()) or (select private.is_manager()) and not hanya_admin)
  with check ((select private.is_manager()));

create policy "Admins can delete complaints"
  on public.keluhan for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'keluhan', texts => '{
    "words": ["isi", "sekolah 200", "note"],
    "picture": ["foto"],
    "nobody": ["kode_sppg", "kategori", "kode_lacak", "status", "disaring"]
  }',
  -- Only what managers write is kept: a sender's words have one place.
  audit => '{id,status,note,assigned_to,dihitung,disaring}', audit_on => 'update'
);

-- With its owner's rights, as the column is granted to nobody; a function would be called for each complaint that is searched.
create view private.kode_keluhan with (security_barrier = true) as
  select keluhan.id, keluhan.kode_lacak from public.keluhan where (select private.is_admin());

comment on view private.kode_keluhan is 'The codes of complaints'' senders, for admins; empty for anybody else.';

grant select on private.kode_keluhan to authenticated, service_role;
grant execute on function private.is_admin() to service_role;

create function private.set_complaint()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.hari > (now() at time zone 'Asia/Jakarta')::date then
    raise exception using errcode = 'P0001', message = 'Tanggal kejadian tidak boleh setelah hari ini.';
  end if;
  if new.sppg_id is not null then
    select sppg.kode_unik_pendaftaran into new.kode_sppg from public.sppg where sppg.id = new.sppg_id;
    if not found then
      raise exception using
        errcode = 'P0002',
        message = 'SPPG ini sudah tidak ada di daftar kami. Pilih SPPG lain, atau “tidak tahu”: keluhan Anda tetap kami terima.';
    end if;
  end if;
  -- One after the other, so that none of a crowd is overlooked.
  perform private.await_tally(new.kode_sppg);
  -- Whoever knows no kitchen is no crowd with others of the province.
  new.banyak_sekaligus := new.sppg_id is not null and (
    select count(*) from public.keluhan
    where keluhan.sppg_id = new.sppg_id and keluhan.hanya_admin = private.is_harm(new.kategori)
      -- Whoever began earlier may come later.
      and keluhan.created_at > new.created_at - interval '1 day' and keluhan.created_at < new.created_at + interval '1 day'
  ) >= 30;
  new.asal := private.origin_of(concat_ws(' ', new.sppg_id, private.is_harm(new.kategori)));
  if (select count(*) from public.keluhan where keluhan.asal = new.asal) >= 5 then
    new.alamat_sama := new.asal;
  end if;
  new.dihitung := not new.banyak_sekaligus;
  new.ditulis_pada := new.created_at;
  new.tenggat := private.tenggat_keluhan(new.created_at, private.hari_kerja_keluhan(new.kategori));
  new.tenggat_selesai := private.tenggat_selesai(new.created_at);
  return new;
end;
$$;

comment on function private.set_complaint() is
  'Refuses a complaint of a day to come or about a kitchen that is gone; sets its clocks, and whether it is one of a crowd or of many of one address block.';

create trigger set_complaint
  before insert on public.keluhan
  for each row execute function private.set_complaint();

-- 'Selesai' needs an answer to what the sender wrote last.
create function private.set_completion()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'Selesai' and not coalesce((
    select keluhan_pesan.dari = 'kami' from public.keluhan_pesan
    where keluhan_pesan.keluhan_id = new.id
    order by keluhan_pesan.created_at desc, keluhan_pesan.urutan desc limit 1
  ), false) then
    raise exception using
      errcode = 'P0001', message = 'Keluhan ini belum dijawab. Tulis dulu jawaban untuk pengirimnya, lalu tandai selesai.';
  end if;
  -- With an answer: when that was written.
  if new.berubah_pada is not distinct from old.berubah_pada then
    new.berubah_pada := now();
  end if;
  new.selesai_pada := case when new.status = 'Selesai' then new.berubah_pada end;
  return new;
end;
$$;

comment on function private.set_completion() is 'Refuses to call done what was not answered, and notes since when it is done.';

create trigger set_completion
  before update of status on public.keluhan
  for each row when (new.status is distinct from old.status) execute function private.set_completion();

create trigger check_assignee
  before insert or update of assigned_to on public.keluhan
  for each row when (new.assigned_to is not null) execute function private.check_assignee();

create trigger stamp_handler
  before update of status, note, assigned_to on public.keluhan
  for each row when (
    (new.status, new.note) is distinct from (old.status, old.note)
    or new.assigned_to is distinct from old.assigned_to and (new.assigned_to is not null or auth.uid() is not null)
  )
  execute function private.stamp_handler();

create trigger queue_lead_mails
  after insert on public.keluhan referencing new table as came
  for each statement execute function private.queue_lead_mails('new_complaint');

create trigger forget_lead
  after delete on public.keluhan
  for each row execute function private.forget_lead();

-- A kitchen that is back, or added again under its code, has its complaints.
create function private.return_complaints()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.keluhan set sppg_id = new.id
  where keluhan.sppg_id is null and private.search_key(keluhan.kode_sppg) = private.search_key(new.kode_unik_pendaftaran);
  -- Those that were sent under its code, and went along to a code of a kitchen that is gone.
  update public.keluhan set sppg_id = new.id, kode_sppg = new.kode_unik_pendaftaran
  from private.keluhan_tercatat as line
  where line.kode_sppg = private.search_key(new.kode_unik_pendaftaran) and keluhan.id = line.keluhan_id and keluhan.sppg_id is null;
  return null;
end;
$$;

comment on function private.return_complaints() is 'Gives a kitchen that is back the complaints of its code.';

create trigger return_complaints
  after insert on public.sppg
  for each row execute function private.return_complaints();
