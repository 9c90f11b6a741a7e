-- What happened at a kitchen: meals that made somebody ill, deliveries that did not come. Managers tell it on their phone within
-- the hour, and everyone reads it at once. What is known later are news of it (sppg_kejadian_kabar), which stay as they were told.
-- Two managers who report the same kind at the same kitchen on the same day report one incident.

-- An array has no length of its own that a CHECK could ask before a pattern.
create function private.are_school_names(names text[])
  returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select names is not null and cardinality(names) <= 500 and cardinality(names) = (
    select count(distinct school.name)
    from unnest(names) as school (name)
    where case when char_length(school.name) between 1 and 200 then private.is_visible_text(school.name) end
  );
$$;

comment on function private.are_school_names(text[]) is 'Whether all are names of schools, each once and at most 500.';

grant execute on function private.are_school_names(text[]) to service_role;

create table public.sppg_kejadian (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key, as in sppg_penghentian: an incident stays when its kitchen is deleted, and waits for it.
  sppg_id uuid not null,
  -- What embeds need: a foreign key, empty while the kitchen is deleted.
  dapur_id uuid references public.sppg (id) on delete set null,
  jenis text not null,
  hari date not null,
  sekolah text[] not null default '{}',
  pengiriman_berhenti boolean not null default false,
  -- No foreign key: managers may delete the suspension, and what was told stays as it is.
  penghentian_id uuid,
  kabar_berikutnya timestamptz,
  ditutup_pada timestamptz,
  salah_dapur boolean not null default false,
  bersama uuid,
  created_at timestamptz not null default now(),
  constraint sppg_kejadian_jenis_known check (
    jenis in ('gejala sakit', 'makanan ditarik', 'keterlambatan', 'tidak ada pengiriman', 'kebakaran atau bencana', 'lain')
  ),
  constraint sppg_kejadian_hari_plausible check (hari >= '2024-01-01'),
  constraint sppg_kejadian_sekolah_plausible check (private.are_school_names(sekolah)),
  constraint sppg_kejadian_salah_dapur_of_closed check (ditutup_pada is not null or not salah_dapur),
  constraint sppg_kejadian_kabar_berikutnya_of_open check (ditutup_pada is null or kabar_berikutnya is null)
);

comment on table public.sppg_kejadian is 'Incidents at SPPG, as managers report them; public at once.';
comment on column public.sppg_kejadian.sppg_id is 'Its kitchen, which may have been deleted since.';
comment on column public.sppg_kejadian.dapur_id is 'The same kitchen while it exists; set by triggers.';
comment on column public.sppg_kejadian.hari is 'The day on which it happened, in WIB.';
comment on column public.sppg_kejadian.sekolah is 'Schools concerned, by the names that they had then; nothing about pupils.';
comment on column public.sppg_kejadian.pengiriman_berhenti is 'Whether deliveries are stopped for it, as last told.';
comment on column public.sppg_kejadian.penghentian_id is 'The suspension that it began, and that ends with it.';
comment on column public.sppg_kejadian.kabar_berikutnya is 'When the next news is promised; null once it is closed.';
comment on column public.sppg_kejadian.ditutup_pada is 'When it was closed, with a last news; null while it is open.';
comment on column public.sppg_kejadian.bersama is 'The same for incidents of one cause, such as one supplier, that are told together; null: alone.';
comment on column public.sppg_kejadian.salah_dapur is 'Whether it was closed as reported at a wrong kitchen.';

-- One open row of a kind, a kitchen and a day. Lists ask which kitchens have an open one.
create unique index sppg_kejadian_open_key on public.sppg_kejadian (sppg_id, jenis, hari) where ditutup_pada is null;
create index sppg_kejadian_sppg_id_idx on public.sppg_kejadian (sppg_id);
create index sppg_kejadian_dapur_id_idx on public.sppg_kejadian (dapur_id);
create index sppg_kejadian_bersama_idx on public.sppg_kejadian (bersama);

-- Written by laporkan_kejadian, tulis_kabar and what calls these for several kitchens alone.
grant select on table public.sppg_kejadian to anon, authenticated;
grant select, insert, update, delete on table public.sppg_kejadian to service_role;

alter table public.sppg_kejadian enable row level security;

create policy "Visitors can read incidents at kitchens that exist"
  on public.sppg_kejadian for select to anon
  using (dapur_id is not null);

create policy "Users can read incidents at kitchens that exist, managers all"
  on public.sppg_kejadian for select to authenticated
  using (dapur_id is not null or (select private.is_manager()));

-- The trail goes without dapur_id: what the kitchen's deletion empties, nobody has changed. What was told publicly is neither undone
-- nor restored: one that is wrong is closed as such.
select private.declare_table(
  'sppg_kejadian', texts => '{"nobody": ["jenis", "sekolah"]}',
  audit => '{id,id,sppg_id,jenis,hari,sekolah,pengiriman_berhenti,penghentian_id,kabar_berikutnya,ditutup_pada,salah_dapur,created_at}',
  withdrawals => '{sekolah}'
);

create trigger set_kitchen
  before insert or update of sppg_id on public.sppg_kejadian
  for each row execute function private.set_kitchen();

-- The home page says that there is one, and asks for no more than whether anything is newer than the build, as every page does.
create function private.raise_revision_for_incident()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.content_revision set revision = content_revision.revision + 1 where content_revision.id;
  return null;
end;
$$;

comment on function private.raise_revision_for_incident() is 'Notes that pages have another open incident, or one less, or that one is of another kitchen.';

create trigger raise_revision_for_reported
  after insert on public.sppg_kejadian
  for each row when (new.ditutup_pada is null) execute function private.raise_revision_for_incident();

create trigger raise_revision_for_changed
  after update on public.sppg_kejadian
  for each row when (
    (old.ditutup_pada is null) <> (new.ditutup_pada is null) or (old.dapur_id is null) <> (new.dapur_id is null)
    or old.salah_dapur <> new.salah_dapur
  ) execute function private.raise_revision_for_incident();

create trigger return_incidents
  after insert on public.sppg referencing new table as added
  for each statement execute function private.return_rows('sppg_kejadian');

-- Deliveries stop and go on by a suspension of our own, so that what the kitchen is today is said in one place. One that is
-- there already stays somebody else's to end, unless it would have ended before the incident does.
create function private.stop_delivery(incident public.sppg_kejadian)
  returns uuid
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
  running public.sppg_penghentian;
begin
  select * into running from public.sppg_penghentian
  where sppg_penghentian.sppg_id = incident.sppg_id and oleh = 'Kami'
    and (sampai is null or sampai + coalesce(sampai_pukul, '24:00') > now() at time zone 'Asia/Jakarta');
  if running.id is null then
    insert into public.sppg_penghentian (sppg_id, mulai, oleh, alasan)
    values (
      incident.sppg_id, today, 'Kami',
      case incident.jenis
        when 'lain' then 'Pengiriman kami hentikan karena suatu kejadian.'
        else format('Pengiriman kami hentikan karena kejadian: %s.', incident.jenis)
      end
    )
    returning * into running;
  elsif running.sampai is null then
    return incident.penghentian_id;
  else
    update public.sppg_penghentian set sampai = null where sppg_penghentian.id = running.id;
  end if;
  return running.id;
end;
$$;

comment on function private.stop_delivery(public.sppg_kejadian) is
  'Suspends the kitchen of an incident from today on, and gives the suspension that ends with the incident; null: there is one already.';

create function private.resume_delivery(incident public.sppg_kejadian)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  at constant timestamp := date_trunc('minute', now() at time zone 'Asia/Jakarta');
begin
  if incident.penghentian_id is null then
    return;
  end if;
  -- Another one for which deliveries are stopped takes the suspension over.
  update public.sppg_kejadian set penghentian_id = incident.penghentian_id
  where sppg_kejadian.id = (
    select other.id from public.sppg_kejadian as other
    where other.sppg_id = incident.sppg_id and other.id <> incident.id and other.ditutup_pada is null and other.pengiriman_berhenti
    limit 1
  );
  if found then
    return;
  end if;
  -- It cooks again today: the day before was the last, or of the day on which it also began the time until now.
  update public.sppg_penghentian
  set sampai = greatest(mulai, at::date - 1), sampai_pukul = case when mulai = at::date then at::time end
  where sppg_penghentian.id = incident.penghentian_id and (sampai is null or sampai + coalesce(sampai_pukul, '24:00') > at);
end;
$$;

comment on function private.resume_delivery(public.sppg_kejadian) is 'Ends the suspension that an incident began.';

-- Whoever says that the kitchen is open again says it of its incidents, too.
create function private.note_reopening()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.sppg_kejadian set pengiriman_berhenti = false, penghentian_id = null
  where sppg_kejadian.sppg_id = old.sppg_id and ditutup_pada is null and pengiriman_berhenti;
  return null;
end;
$$;

comment on function private.note_reopening() is 'Notes at open incidents that deliveries go on, as our suspension has ended.';

create trigger note_reopening
  after update of sampai, sampai_pukul on public.sppg_penghentian
  for each row when (
    new.oleh = 'Kami' and new.sampai + coalesce(new.sampai_pukul, '24:00') <= now() at time zone 'Asia/Jakarta'
    and (old.sampai is null or old.sampai + coalesce(old.sampai_pukul, '24:00') > now() at time zone 'Asia/Jakarta')
  ) execute function private.note_reopening();

create trigger note_removal
  after delete on public.sppg_penghentian
  for each row when (
    old.oleh = 'Kami' and (old.sampai is null or old.sampai + coalesce(old.sampai_pukul, '24:00') > now() at time zone 'Asia/Jakarta')
  ) execute function private.note_reopening();

create function private.next_news(promised timestamptz)
  returns timestamptz
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if promised <= now() then
    raise exception using errcode = 'P0001', message = 'Waktu kabar berikutnya sudah lewat. Pilih waktu lain.';
  end if;
  if promised > now() + interval '7 days' then
    raise exception using errcode = 'P0001', message = 'Kabar berikutnya paling lama tujuh hari lagi.';
  end if;
  return coalesce(promised, now() + interval '2 hours');
end;
$$;

comment on function private.next_news(timestamptz) is 'When the next news is due: as promised, else in two hours.';

create function private.laporkan_kejadian(kejadian jsonb)
  returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  incident public.sppg_kejadian;
  refused text;
begin
  perform private.assert_manager();
  incident := jsonb_populate_record(null::public.sppg_kejadian, kejadian);
  -- Sent again, as its answer was lost.
  if exists (select from public.sppg_kejadian where sppg_kejadian.id = incident.id) then
    return incident.id;
  end if;
  select case when ditutup_pada is null then 'belum beroperasi' else 'sudah ditutup' end into refused
  from public.sppg
  where sppg.id = incident.sppg_id and (ditutup_pada is not null or status_verifikasi <> 'Sudah Operasional');
  if found then
    raise exception using
      errcode = 'P0001', message = format('Dapur ini %s, jadi kejadian tidak dapat dilaporkan di sini.', refused);
  end if;
  if incident.hari > (now() at time zone 'Asia/Jakarta')::date then
    raise exception using errcode = 'P0001', message = 'Hari kejadian tidak boleh setelah hari ini.';
  end if;
  insert into public.sppg_kejadian (id, sppg_id, jenis, hari, sekolah, pengiriman_berhenti, kabar_berikutnya)
  values (
    incident.id, incident.sppg_id, incident.jenis, incident.hari, coalesce(incident.sekolah, '{}'),
    coalesce(incident.pengiriman_berhenti, false), private.next_news(incident.kabar_berikutnya)
  )
  on conflict (sppg_id, jenis, hari) where ditutup_pada is null do nothing
  returning * into incident;
  if not found then
    -- Somebody else was first.
    return (
      select sppg_kejadian.id from public.sppg_kejadian
      where sppg_kejadian.sppg_id = (kejadian ->> 'sppg_id')::uuid and jenis = kejadian ->> 'jenis'
        and hari = (kejadian ->> 'hari')::date and ditutup_pada is null
    );
  end if;
  if incident.pengiriman_berhenti then
    update public.sppg_kejadian set penghentian_id = private.stop_delivery(incident) where sppg_kejadian.id = incident.id;
  end if;
  return incident.id;
end;
$$;

create function public.laporkan_kejadian(kejadian jsonb)
  returns uuid
  language sql volatile security invoker set search_path = ''
as $$
  select private.laporkan_kejadian(kejadian);
$$;

comment on function public.laporkan_kejadian(jsonb) is
  'Reports an incident (id, sppg_id, jenis, hari, sekolah, pengiriman_berhenti, kabar_berikutnya) and gives its id; another id '
  'is that of the open one that somebody else has reported already. For managers.';

grant execute on function private.laporkan_kejadian(jsonb), public.laporkan_kejadian(jsonb) to authenticated;
