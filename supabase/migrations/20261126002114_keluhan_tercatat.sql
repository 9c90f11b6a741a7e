-- What became of each complaint, as the public counts it: a line for each thing that happened, which triggers add and nobody
-- changes or deletes; no role of the API reaches this schema. It names no person and no text. What is forgotten, deleted or
-- expires leaves its lines, and so does a kitchen that is deleted, undone or renamed: lines are kept by the kitchen's code.

create table private.keluhan_tercatat (
  id bigint generated always as identity primary key,
  keluhan_id uuid not null,
  kejadian text not null,
  kode_sppg text not null,
  pada timestamptz not null default now(),
  kategori text,
  tenggat timestamptz,
  constraint keluhan_tercatat_kejadian_known check (
    kejadian in ('masuk', 'banyak_sekaligus', 'dihitung', 'dijawab', 'dibuka_lagi', 'pindah')
  )
);

comment on table private.keluhan_tercatat is 'What happened to complaints; added to by triggers only.';
comment on column private.keluhan_tercatat.keluhan_id is 'The complaint, which may be gone.';
comment on column private.keluhan_tercatat.kejadian is
  'masuk: came, and counts; banyak_sekaligus: came with a crowd; dihitung: counts now; pindah: its kitchen has another code.';
comment on column private.keluhan_tercatat.kode_sppg is
  'Code of the kitchen at that time as private.search_key has it, so that another hyphen is no other kitchen; empty: unknown.';
comment on column private.keluhan_tercatat.kategori is 'Of masuk and banyak_sekaligus.';
comment on column private.keluhan_tercatat.tenggat is 'Likewise.';

create index keluhan_tercatat_keluhan_id_idx on private.keluhan_tercatat (keluhan_id);
create index keluhan_tercatat_kode_sppg_pada_idx on private.keluhan_tercatat (kode_sppg, pada);

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

-- One row for each code, so that a kitchen's page reads as much however many complaints there are: the tally of a year, made
-- anew from its lines whenever one is added. What depends on the day is worked out when it is read.
create table private.keluhan_angka (
  kode_sppg text primary key,
  masuk timestamptz[] not null,
  kategori text[] not null,
  tenggat timestamptz[] not null,
  dijawab timestamptz[] not null,
  dibuka_lagi integer[] not null,
  jawaban integer not null
) with (toast_tuple_target = 8160);

comment on table private.keluhan_angka is 'The complaints of the last 12 months that count, by the code of their kitchen; the same place in each list is one complaint.';
comment on column private.keluhan_angka.jawaban is 'How many answers its page shows, so that it asks for none in vain.';

alter table private.keluhan_angka enable row level security;

create policy "Nobody reaches the numbers of complaints through the API"
  on private.keluhan_angka for all to anon, authenticated
  using (false) with check (false);

-- The kitchens share 64 locks: who changes thousands holds no lock for each.
create function private.await_tally(kode text)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select pg_advisory_xact_lock('private.keluhan_angka'::regclass::oid::integer, hashtext(coalesce(private.search_key(kode), '')) & 63);
$$;

comment on function private.await_tally(text) is 'Waits until nobody else adds to the tally of this kitchen.';

create function private.published_answers(kode text)
  returns table (dijawab_pada timestamptz, kategori text, isi text)
  language sql stable security invoker set search_path = ''
as $$
  select keluhan_pesan.created_at, keluhan.kategori, keluhan_pesan.isi
  from public.keluhan join public.keluhan_pesan on keluhan_pesan.keluhan_id = keluhan.id
  where private.search_key(keluhan.kode_sppg) = kode and keluhan_pesan.muat
  order by keluhan_pesan.created_at desc, keluhan_pesan.urutan desc
  limit 10;
$$;

comment on function private.published_answers(text) is 'The newest answers that admins show on the page of a kitchen.';

create function private.count_complaints(codes text[])
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- In one order for all, so that no two wait for each other.
  perform private.await_tally(waiting.kode) from (select kode from unnest(codes) as kode order by hashtext(kode) & 63) as waiting;
  insert into private.keluhan_angka (kode_sppg, masuk, kategori, tenggat, dijawab, dibuka_lagi, jawaban)
  select
    wanted.kode,
    coalesce(array_agg(counted.masuk order by counted.masuk) filter (where counted.masuk is not null), '{}'),
    coalesce(array_agg(counted.kategori order by counted.masuk) filter (where counted.masuk is not null), '{}'),
    coalesce(array_agg(counted.tenggat order by counted.masuk) filter (where counted.masuk is not null), '{}'),
    coalesce(array_agg(counted.dijawab order by counted.masuk) filter (where counted.masuk is not null), '{}'),
    coalesce(array_agg(counted.dibuka_lagi order by counted.masuk) filter (where counted.masuk is not null), '{}'),
    (select count(*) from private.published_answers(wanted.kode))
  from (select distinct unnest(codes) as kode) as wanted
    left join (
      select
        -- Whose code it is now.
        (array_agg(line.kode_sppg order by line.id desc))[1] as kode,
        min(line.pada) filter (where line.tenggat is not null) as masuk, max(line.kategori) as kategori, max(line.tenggat) as tenggat,
        min(line.pada) filter (where line.kejadian = 'dijawab') as dijawab,
        (count(*) filter (where line.kejadian = 'dibuka_lagi'))::integer as dibuka_lagi
      from private.keluhan_tercatat as line
      where line.keluhan_id in (
        select named.keluhan_id from private.keluhan_tercatat as named
        where named.kode_sppg = any (codes) and named.pada > now() - interval '12 months'
      )
      group by line.keluhan_id
      having bool_or(line.kejadian in ('masuk', 'dihitung'))
    ) as counted on counted.kode = wanted.kode and counted.masuk > now() - interval '12 months'
  group by wanted.kode
  on conflict (kode_sppg) do update set
    masuk = excluded.masuk, kategori = excluded.kategori, tenggat = excluded.tenggat,
    dijawab = excluded.dijawab, dibuka_lagi = excluded.dibuka_lagi, jawaban = excluded.jawaban;
end;
$$;

comment on function private.count_complaints(text[]) is 'Makes the numbers of kitchens anew.';

create function private.note_complaints()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  added text[];
begin
  if tg_op = 'INSERT' then
    with line as (
      insert into private.keluhan_tercatat (keluhan_id, kejadian, kode_sppg, pada, kategori, tenggat)
      select
        id, case when dihitung then 'masuk' else 'banyak_sekaligus' end, coalesce(private.search_key(kode_sppg), ''), created_at,
        kategori, tenggat
      from changed
      returning kode_sppg, kejadian
    )
    select array_agg(distinct kode_sppg) into added from line where kejadian = 'masuk';
  else
    with line as (
      insert into private.keluhan_tercatat (keluhan_id, kejadian, kode_sppg, pada)
      select changed.id, happened.kejadian, coalesce(private.search_key(changed.kode_sppg), ''), happened.pada
      from changed
        join was using (id)
        cross join lateral (
          values
            ('dihitung', changed.dihitung and not was.dihitung, now()),
            ('dijawab', changed.dijawab_pada is not null and was.dijawab_pada is null, changed.dijawab_pada),
            ('dibuka_lagi', changed.dibuka_lagi > was.dibuka_lagi, changed.handled_at)
        ) as happened (kejadian, is_new, pada)
      where happened.is_new
      returning kode_sppg
    )
    select array_agg(distinct kode_sppg) into added from line;
  end if;
  if added is not null then
    perform private.count_complaints(added);
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

-- Another code leaves no complaint behind.
create function private.move_complaints()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  earlier constant text := private.search_key(old.kode_unik_pendaftaran);
  later constant text := private.search_key(new.kode_unik_pendaftaran);
begin
  update public.keluhan set kode_sppg = new.kode_unik_pendaftaran
  where private.search_key(keluhan.kode_sppg) = earlier;
  if later = earlier or not exists (select from private.keluhan_tercatat where keluhan_tercatat.kode_sppg = earlier) then
    return null;
  end if;
  perform private.await_tally(waiting.kode) from (select kode from unnest(array[earlier, later]) as kode order by hashtext(kode) & 63) as waiting;
  insert into private.keluhan_tercatat (keluhan_id, kejadian, kode_sppg)
  select line.keluhan_id, 'pindah', later
  from private.keluhan_tercatat as line
  where line.keluhan_id in (
    select named.keluhan_id from private.keluhan_tercatat as named where named.kode_sppg = earlier
  )
  group by line.keluhan_id
  having (array_agg(line.kode_sppg order by line.id desc))[1] = earlier;
  perform private.count_complaints(array[earlier, later]);
  return null;
end;
$$;

comment on function private.move_complaints() is 'Takes the complaints of a kitchen along to its new code.';

create trigger move_complaints
  after update of kode_unik_pendaftaran on public.sppg
  for each row when (old.kode_unik_pendaftaran is distinct from new.kode_unik_pendaftaran)
  execute function private.move_complaints();

create function private.note_published()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_complaints(array[coalesce(private.search_key(keluhan.kode_sppg), '')])
  from public.keluhan where keluhan.id = new.keluhan_id;
  return null;
end;
$$;

comment on function private.note_published() is 'Notes that the page of a kitchen shows another number of answers.';

create trigger note_published
  after insert or update of muat on public.keluhan_pesan
  for each row when (new.muat) execute function private.note_published();

create trigger note_unpublished
  after update of muat on public.keluhan_pesan
  for each row when (old.muat and not new.muat) execute function private.note_published();
