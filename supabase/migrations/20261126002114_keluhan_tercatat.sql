-- What became of each complaint: a line for each thing that happened, which triggers add and nobody changes or deletes; no role of the
-- API reaches this schema. It names no person and no text. What is forgotten, deleted or expires leaves its lines, and so does a
-- kitchen that is deleted, undone or renamed.
--
-- Everyone reads numbers that are made of it once a week (keluhan_pekan): whoever asked every minute would learn when a complaint
-- came, and of a small school from whom.

create table private.keluhan_tercatat (
  id bigint generated always as identity primary key,
  keluhan_id uuid not null,
  kejadian text not null,
  pada timestamptz not null default now(),
  sppg_id uuid,
  kode_sppg text,
  kategori text,
  tenggat timestamptz,
  tenggat_selesai timestamptz,
  alasan text,
  constraint keluhan_tercatat_kejadian_known check (
    kejadian in (
      'masuk', 'banyak_sekaligus', 'dihitung', 'dijawab', 'selesai', 'belum_selesai', 'dibuka_lagi', 'disaring', 'dipulihkan'
    )
  )
);

comment on table private.keluhan_tercatat is 'What happened to complaints; added to by triggers only.';
comment on column private.keluhan_tercatat.keluhan_id is 'The complaint, which may be gone.';
comment on column private.keluhan_tercatat.kejadian is
  'masuk: came, and counts; banyak_sekaligus: came with a crowd; dihitung: counts now; selesai and belum_selesai: is settled, or no longer; disaring: is abuse, or, dipulihkan, no longer.';
comment on column private.keluhan_tercatat.sppg_id is 'The kitchen of one that came; like the next two null of harm and where the sender knew no kitchen.';
comment on column private.keluhan_tercatat.kode_sppg is 'Its code at that time as private.search_key has it, so that another hyphen is no other kitchen.';
comment on column private.keluhan_tercatat.kategori is 'What it is about.';
comment on column private.keluhan_tercatat.tenggat is 'Of one that came or was opened again: before then it must be answered.';
comment on column private.keluhan_tercatat.tenggat_selesai is 'Likewise: before then it must be settled.';
comment on column private.keluhan_tercatat.alasan is 'Why it is abuse.';

create index keluhan_tercatat_keluhan_id_idx on private.keluhan_tercatat (keluhan_id);
create index keluhan_tercatat_kode_sppg_idx on private.keluhan_tercatat (kode_sppg) where kode_sppg is not null;
create index keluhan_tercatat_sppg_id_idx on private.keluhan_tercatat (sppg_id) where sppg_id is not null;

alter table private.keluhan_tercatat enable row level security;

create policy "Nobody reaches the tally of complaints through the API"
  on private.keluhan_tercatat for all to anon, authenticated
  using (false) with check (false);

create function private.keep_tally()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = 'Catatan jumlah keluhan tidak dapat diubah atau dihapus.';
end;
$$;

comment on function private.keep_tally() is 'Refuses whatever would change the tally, of functions with their owner''s rights, too.';

create trigger keep_tally
  before update or delete on private.keluhan_tercatat
  for each statement execute function private.keep_tally();

-- All kitchens share 64 locks, so that a change of thousands of kitchens does not hold a lock for each.
create function private.await_tally(kode text)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select pg_advisory_xact_lock('private.keluhan_tercatat'::regclass::oid::integer, hashtext(coalesce(private.search_key(kode), '')) & 63);
$$;

comment on function private.await_tally(text) is 'Waits until nobody else sends a complaint about this kitchen.';

create function private.note_complaints()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.keluhan_tercatat (keluhan_id, kejadian, pada, sppg_id, kode_sppg, kategori, tenggat, tenggat_selesai)
    select
      came.id, case when came.dihitung then 'masuk' else 'banyak_sekaligus' end, came.created_at,
      linked.sppg_id, private.search_key(linked.kode_sppg), linked.kategori, came.tenggat, came.tenggat_selesai
    from changed as came
      left join changed as linked on linked.id = came.id and linked.sppg_id is not null and not linked.hanya_admin;
  else
    insert into private.keluhan_tercatat (keluhan_id, kejadian, pada, tenggat, tenggat_selesai, alasan)
    select
      changed.id, happened.kejadian, happened.pada,
      case happened.kejadian when 'dibuka_lagi' then changed.tenggat end,
      case happened.kejadian when 'dibuka_lagi' then changed.tenggat_selesai end,
      case happened.kejadian when 'disaring' then changed.disaring end
    from changed
      join was using (id)
      cross join lateral (
        values
          ('dihitung', changed.dihitung and not was.dihitung, now()),
          ('dijawab', changed.dijawab_pada is not null and was.dijawab_pada is null, changed.dijawab_pada),
          ('selesai', changed.selesai_pada is not null and was.selesai_pada is null, changed.selesai_pada),
          ('dibuka_lagi', changed.dibuka_lagi > was.dibuka_lagi, changed.ditulis_pada),
          ('belum_selesai', changed.selesai_pada is null and was.selesai_pada is not null and changed.dibuka_lagi = was.dibuka_lagi, now()),
          ('disaring', changed.disaring is not null and was.disaring is null, now()),
          ('dipulihkan', changed.disaring is null and was.disaring is not null, now())
      ) as happened (kejadian, is_new, pada)
    where happened.is_new;
  end if;
  return null;
end;
$$;

comment on function private.note_complaints() is 'Adds to the tally what happened to complaints.';

create trigger note_complaints
  after insert on public.keluhan referencing new table as changed
  for each statement execute function private.note_complaints();

create trigger note_changes_of_complaints
  after update on public.keluhan referencing old table as was new table as changed
  for each statement execute function private.note_complaints();
