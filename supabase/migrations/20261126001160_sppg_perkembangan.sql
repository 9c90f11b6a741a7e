-- How a kitchen came to be what it is: each change of its state in the network or of its building progress is a dated line,
-- whoever makes it and whichever way. Managers add a note and photos; what they write or confirm, everyone reads.

-- An array has no length of its own that a CHECK could ask before a pattern.
create function private.are_photo_names(names text[])
  returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select names is not null and cardinality(names) = (
    select count(distinct photo.name)
    from unnest(names) as photo (name)
    where char_length(photo.name) in (40, 41) and photo.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|webp)$'
  );
$$;

comment on function private.are_photo_names(text[]) is 'Whether all are names of photos as the page makes them, each once.';

grant execute on function private.are_photo_names(text[]) to authenticated, service_role;

create table public.sppg_perkembangan (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key, as in sppg_sekolah: the lines stay when their kitchen goes, and are back with it once it is restored.
  sppg_id uuid not null,
  tanggal date not null default (now() at time zone 'Asia/Jakarta')::date,
  status_verifikasi text not null,
  progres_pembangunan text,
  catatan text,
  foto text[] not null default '{}',
  shows_people boolean not null default false,
  people_agreed boolean not null default false,
  dikonfirmasi boolean not null default false,
  foto_dapur boolean not null default false,
  -- Several lines of one transaction have an order, too.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  constraint sppg_perkembangan_tanggal_plausible check (tanggal >= '2000-01-01'),
  constraint sppg_perkembangan_status_verifikasi_known
    check (status_verifikasi in ('Siap Bangun', 'Proses Pembangunan', 'Sudah Operasional')),
  constraint sppg_perkembangan_catatan_not_blank check (catatan ~ '\S'),
  constraint sppg_perkembangan_foto_at_most_four check (cardinality(foto) <= 4),
  constraint sppg_perkembangan_foto_plausible check (private.are_photo_names(foto)),
  constraint sppg_perkembangan_people_agreed_required check (people_agreed or not shows_people)
);

comment on table public.sppg_perkembangan is 'What state and building progress a kitchen had from which day on, with notes and photos.';
comment on column public.sppg_perkembangan.sppg_id is 'Its kitchen, which may have been deleted since: then the line waits for it.';
comment on column public.sppg_perkembangan.tanggal is 'Since when it is so, in WIB; the newest line is what the kitchen itself says.';
comment on column public.sppg_perkembangan.foto is
  'Up to four photos of the bucket progress_photos: "id.webp" names id-640.webp and id-1280.webp.';
comment on column public.sppg_perkembangan.shows_people is 'Whether people can be recognised in a photo.';
comment on column public.sppg_perkembangan.people_agreed is 'Whether they have agreed to be shown.';
comment on column public.sppg_perkembangan.dikonfirmasi is 'Whether a manager stands for it; then everyone reads it. Set by a trigger.';
comment on column public.sppg_perkembangan.foto_dapur is
  'Whether its first photo stands for the kitchen, over its page; of one line of a kitchen. False without a photo.';
comment on column public.sppg_perkembangan.updated_at is 'When it was last changed; set by a trigger.';

create index sppg_perkembangan_sppg_id_tanggal_created_at_idx on public.sppg_perkembangan (sppg_id, tanggal, created_at);
-- The build reads all in ranges.
create index sppg_perkembangan_created_at_id_idx on public.sppg_perkembangan (created_at, id);
-- Finds the line that names a photo.
create index sppg_perkembangan_foto_idx on public.sppg_perkembangan using gin (foto);

-- A line stays with its kitchen. To write dikonfirmasi changes nothing but that a manager has looked at the line.
grant select on table public.sppg_perkembangan to anon;
grant select,
  insert (
    id, sppg_id, tanggal, status_verifikasi, progres_pembangunan, catatan, foto, shows_people, people_agreed, foto_dapur
  ),
  update (
    tanggal, status_verifikasi, progres_pembangunan, catatan, foto, shows_people, people_agreed, dikonfirmasi, foto_dapur
  ),
  delete
  on table public.sppg_perkembangan to authenticated;
grant select, insert, update, delete on table public.sppg_perkembangan to service_role;

alter table public.sppg_perkembangan enable row level security;

create policy "Visitors can read confirmed progress"
  on public.sppg_perkembangan for select to anon
  using (dikonfirmasi);

create policy "Users can read confirmed progress, managers all"
  on public.sppg_perkembangan for select to authenticated
  using (dikonfirmasi or (select private.is_manager()));

create policy "Managers can add progress"
  on public.sppg_perkembangan for insert to authenticated
  with check ((select private.is_manager()));

create policy "Managers can edit progress"
  on public.sppg_perkembangan for update to authenticated
  using ((select private.is_manager()))
  with check ((select private.is_manager()));

create policy "Managers can delete progress"
  on public.sppg_perkembangan for delete to authenticated
  using ((select private.is_manager()));

select private.declare_table(
  'sppg_perkembangan', texts => '{"words": ["catatan 1000"], "picture": ["foto"], "nobody": ["progres_pembangunan 100", "status_verifikasi"]}',
  restorable => true, withdrawals => '{catatan,foto}', stays => 'dapur'
);

create function private.stamp_progress()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and not exists (select from public.sppg where sppg.id = new.sppg_id) then
    raise exception using
      errcode = '23503',
      message = 'insert or update on table "sppg_perkembangan" violates foreign key constraint "sppg_perkembangan_sppg_id_fkey"';
  end if;
  -- Not a CHECK: what it accepted must stay acceptable when it is read back.
  if new.tanggal > (now() at time zone 'Asia/Jakarta')::date then
    raise exception using errcode = 'P0001', message = 'Tanggal perkembangan tidak boleh setelah hari ini.';
  end if;
  -- No CHECK: a line may come back, or be taken back, without its photos.
  new.foto_dapur := new.foto_dapur and cardinality(new.foto) > 0;
  if coalesce(current_setting('app.restoring', true), '') = 'on' then
    return new;
  end if;
  new.updated_at := now();
  -- The caller's role: inside this function current_user is the owner.
  new.dikonfirmasi :=
    coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') or private.is_manager();
  return new;
end;
$$;

comment on function private.stamp_progress() is
  'Refuses a line of a kitchen that does not exist, as a foreign key does, or of a day that is yet to come; confirms what managers write.';

create trigger stamp_progress
  before insert on public.sppg_perkembangan
  for each row execute function private.stamp_progress();

create trigger stamp_changed_progress
  before update on public.sppg_perkembangan
  for each row when (old.* is distinct from new.*) execute function private.stamp_progress();

create function private.choose_kitchen_photo()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.sppg_perkembangan set foto_dapur = false
  where sppg_perkembangan.sppg_id = new.sppg_id and sppg_perkembangan.foto_dapur and sppg_perkembangan.id <> new.id;
  return null;
end;
$$;

comment on function private.choose_kitchen_photo() is 'Takes the place over a kitchen''s page from the photo that had it.';

create trigger choose_kitchen_photo
  after insert on public.sppg_perkembangan
  for each row when (new.foto_dapur) execute function private.choose_kitchen_photo();

create trigger choose_other_kitchen_photo
  after update of foto_dapur on public.sppg_perkembangan
  for each row when (new.foto_dapur and not old.foto_dapur) execute function private.choose_kitchen_photo();

create function private.newest_progress(sppg_id uuid)
  returns public.sppg_perkembangan
  language sql stable security invoker set search_path = ''
as $$
  select * from public.sppg_perkembangan
  where sppg_perkembangan.sppg_id = $1
  order by tanggal desc, created_at desc, id desc limit 1;
$$;

comment on function private.newest_progress(uuid) is 'The newest line of a kitchen.';

create function private.note_progress()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
  -- perbarui_sppg sets these for managers.
  note constant text := nullif(current_setting('app.catatan_perkembangan', true), '');
  newest constant public.sppg_perkembangan := private.newest_progress(new.id);
  day date := nullif(current_setting('app.tanggal_perkembangan', true), '');
begin
  -- The line that the change came from, or one that has waited for its kitchen to be restored.
  if newest.status_verifikasi = new.status_verifikasi
    and newest.progres_pembangunan is not distinct from new.progres_pembangunan
  then
    return null;
  end if;
  -- While lines are undone the kitchen stays as it is: the undo restores it by itself, also to a state before its first
  -- line.
  if newest.id is null and coalesce(current_setting('app.restoring', true), '') = 'on' then
    return null;
  end if;
  -- What the kitchen says is its newest line.
  day := greatest(coalesce(day, today), newest.tanggal);
  -- One line for what one person changes on one day.
  if newest.tanggal = day and (note is null or newest.catatan is null) and exists (
    select from public.audit_log
    where audit_log.row_id = newest.id and audit_log.table_name = 'sppg_perkembangan' and audit_log.action = 'INSERT'
      and audit_log.actor_id is not distinct from auth.uid()
  ) then
    update public.sppg_perkembangan
    set
      status_verifikasi = new.status_verifikasi, progres_pembangunan = new.progres_pembangunan,
      catatan = coalesce(note, sppg_perkembangan.catatan)
    where sppg_perkembangan.id = newest.id;
  else
    insert into public.sppg_perkembangan (sppg_id, tanggal, status_verifikasi, progres_pembangunan, catatan)
    values (new.id, day, new.status_verifikasi, new.progres_pembangunan, note);
  end if;
  return null;
end;
$$;

comment on function private.note_progress() is 'Writes a dated line when state or progress of a kitchen change.';

create trigger note_progress
  after insert on public.sppg
  for each row when (new.progres_pembangunan is not null) execute function private.note_progress();

create trigger note_changed_progress
  after update of status_verifikasi, progres_pembangunan on public.sppg
  for each row when (
    old.status_verifikasi is distinct from new.status_verifikasi
    or old.progres_pembangunan is distinct from new.progres_pembangunan
  ) execute function private.note_progress();

-- Who confirms a kitchen stands for what it says.
create function private.confirm_progress()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.sppg_perkembangan set dikonfirmasi = true
  where sppg_perkembangan.sppg_id = new.id and not sppg_perkembangan.dikonfirmasi
    and sppg_perkembangan.status_verifikasi = new.status_verifikasi
    and sppg_perkembangan.progres_pembangunan is not distinct from new.progres_pembangunan;
  return null;
end;
$$;

comment on function private.confirm_progress() is 'Confirms the lines that say what a kitchen says when it is confirmed.';

create trigger confirm_progress
  after update of dikonfirmasi_pada on public.sppg
  for each row when (old.dikonfirmasi_pada is null and new.dikonfirmasi_pada is not null)
  execute function private.confirm_progress();

create function private.follow_progress()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  newest constant public.sppg_perkembangan := private.newest_progress(new.sppg_id);
begin
  -- Not while an undo puts a line back: the undo restores the kitchen by itself.
  if newest.id = new.id and coalesce(current_setting('app.restoring', true), '') <> 'on' then
    update public.sppg
    set status_verifikasi = new.status_verifikasi, progres_pembangunan = new.progres_pembangunan
    where sppg.id = new.sppg_id
      and (sppg.status_verifikasi, sppg.progres_pembangunan)
        is distinct from (new.status_verifikasi, new.progres_pembangunan);
  end if;
  return null;
end;
$$;

comment on function private.follow_progress() is 'Gives a kitchen the state and the progress of its newest line.';

create trigger follow_progress
  after insert on public.sppg_perkembangan
  for each row execute function private.follow_progress();

create trigger follow_changed_progress
  after update of tanggal, status_verifikasi, progres_pembangunan on public.sppg_perkembangan
  for each row execute function private.follow_progress();
