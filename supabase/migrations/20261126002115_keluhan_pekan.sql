-- The numbers of complaints that everyone reads: as of Monday, 06.00 WIB, for the whole week, made of the tally by the first who reads
-- after that. Nobody learns from them that something came in the last hour, nor what it was about: kinds are told from five complaints
-- on, each from three, and are made anew once five more have come; the time to an answer is told in days.
--
-- What tells of harm, and what names no kitchen, is one number together, on no kitchen's page, and of no kind.

create table private.keluhan_pekan (
  kode_sppg text primary key,
  per timestamptz not null,
  jumlah integer not null,
  dijawab integer not null,
  dijawab_tepat_waktu integer not null,
  median_hari integer,
  dibuka_lagi integer not null,
  belum_dijawab_lewat_tenggat integer not null,
  selesai_tepat_waktu integer not null,
  belum_selesai_lewat_tenggat integer not null,
  disaring integer not null,
  per_kategori jsonb,
  kategori_per timestamptz
);

comment on table private.keluhan_pekan is 'Numbers of the complaints of 12 months, as everyone reads them this week.';
comment on column private.keluhan_pekan.kode_sppg is
  'Code of the kitchen as private.search_key has it; empty: linked to no kitchen; *: all together.';
comment on column private.keluhan_pekan.per is 'The moment of which they tell.';
comment on column private.keluhan_pekan.jumlah is 'How many count, without those that are abuse (disaring).';
comment on column private.keluhan_pekan.dijawab is 'Answered, also after they were opened again; tepat_waktu: each time within the clock.';
comment on column private.keluhan_pekan.selesai_tepat_waktu is 'Settled within the second clock, or, opened again, answered within it.';
comment on column private.keluhan_pekan.per_kategori is 'Kinds with three or more, as they were at kategori_per.';
comment on column private.keluhan_pekan.kategori_per is 'When five or more had come since kinds were counted last.';

alter table private.keluhan_pekan enable row level security;

create policy "Nobody reaches the numbers of complaints through the API"
  on private.keluhan_pekan for all to anon, authenticated
  using (false) with check (false);

create function private.complaint_week()
  returns timestamptz
  language sql stable security invoker set search_path = ''
as $$
  select
    (date_trunc('week', now() at time zone 'Asia/Jakarta' - interval '6 hours') + interval '6 hours') at time zone 'Asia/Jakarta';
$$;

comment on function private.complaint_week() is 'The last Monday, 06.00 WIB.';

-- Where the kitchen is gone, its last code keeps the number, so that a deletion alone changes nothing; but whoever has the code under
-- which the complaint was sent has the complaint, so that nobody buries it by giving that code to another row.
create function private.code_of_complaint(sppg_id uuid, kode text)
  returns text
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(
    (select private.search_key(sppg.kode_unik_pendaftaran) from public.sppg where sppg.id = code_of_complaint.sppg_id),
    (select private.search_key(sppg.kode_unik_pendaftaran) from public.sppg where private.search_key(sppg.kode_unik_pendaftaran) = kode),
    (
      select held.kode from private.sppg_kode as held
      where held.sppg_id = code_of_complaint.sppg_id order by held.sampai desc nulls first limit 1
    ),
    kode
  );
$$;

comment on function private.code_of_complaint(uuid, text) is
  'The code for which a complaint counts that came about this kitchen, under this code.';

-- Each complaint as it was at a moment. It has as many rounds as its sender has opened it.
create function private.complaints_as_of(per timestamptz, codes text[])
  returns table (
    kode text, kategori text, masuk timestamptz, dihitung_sejak timestamptz, dijawab timestamptz, is_answered boolean,
    is_in_time boolean, is_late boolean, is_reopened boolean, is_settled_in_time boolean, is_unsettled_late boolean, is_abuse boolean
  )
  language sql stable security invoker set search_path = ''
as $$
  with line as (
    select
      tally.*,
      count(*) filter (where tally.tenggat is not null) over (partition by tally.keluhan_id order by tally.id) as round
    from private.keluhan_tercatat as tally
    where tally.pada > per - interval '12 months' and tally.pada < per
      and (codes is null or tally.keluhan_id in (
        select named.keluhan_id from private.keluhan_tercatat as named where named.kode_sppg = any (codes)
        union all
        select named.keluhan_id
        from private.keluhan_tercatat as named join private.sppg_kode as held on held.sppg_id = named.sppg_id
        where held.kode = any (codes)
      ))
  ), rounds as (
    select
      line.keluhan_id, line.round, max(line.tenggat) as tenggat, max(line.tenggat_selesai) as tenggat_selesai,
      min(line.pada) filter (where line.kejadian = 'dijawab') as dijawab,
      (array_agg(case line.kejadian when 'selesai' then line.pada end order by line.id desc)
        filter (where line.kejadian in ('selesai', 'belum_selesai')))[1] as selesai
    from line
    group by line.keluhan_id, line.round
  ), stopped as (
    select *, case when round > 1 then dijawab else selesai end as berhenti from rounds
  ), rounded as (
    select
      keluhan_id,
      min(dijawab) filter (where round = 1) as dijawab,
      bool_and(dijawab is not null) as is_answered,
      bool_and(coalesce(dijawab < tenggat, false)) as is_in_time,
      bool_or(dijawab is null and tenggat <= per) as is_late,
      max(round) > 1 as is_reopened,
      (array_agg(coalesce(berhenti < tenggat_selesai, false) order by round desc))[1] as is_settled_in_time,
      (array_agg(berhenti is null and tenggat_selesai <= per order by round desc))[1] as is_unsettled_late
    from stopped
    group by keluhan_id
  ), came as (
    select
      line.keluhan_id, min(line.pada) filter (where line.round = 1) as masuk,
      min(line.pada) filter (where line.kejadian in ('masuk', 'dihitung')) as dihitung_sejak,
      max(line.sppg_id::text)::uuid as sppg_id, max(line.kode_sppg) as kode_sppg, max(line.kategori) as kategori,
      coalesce(
        (array_agg(line.kejadian = 'disaring' order by line.id desc) filter (where line.kejadian in ('disaring', 'dipulihkan')))[1],
        false
      ) as is_abuse
    from line
    group by line.keluhan_id
    having bool_or(line.kejadian in ('masuk', 'banyak_sekaligus'))
  )
  select
    case when came.kategori is null then '' else private.code_of_complaint(came.sppg_id, came.kode_sppg) end,
    came.kategori, came.masuk, came.dihitung_sejak,
    rounded.dijawab, rounded.is_answered, rounded.is_in_time, rounded.is_late, rounded.is_reopened,
    rounded.is_settled_in_time, rounded.is_unsettled_late, came.is_abuse
  from came join rounded using (keluhan_id)
  where came.dihitung_sejak is not null or came.is_abuse;
$$;

comment on function private.complaints_as_of(timestamptz, text[]) is
  'The complaints of the 12 months before a moment, as they were then: of these codes, or, null, all.';

create function private.count_complaints(per timestamptz, codes text[] default null)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  with complaint as materialized (
    select * from private.complaints_as_of(per, codes) as entry where codes is null or entry.kode = any (codes)
  ), told as (
    select scope.kode, kind.kategori, count(*) as amount
    from complaint
      cross join lateral (values (complaint.kode), ('*')) as scope (kode)
      cross join lateral (values (complaint.kategori)) as kind (kategori)
    where not complaint.is_abuse and kind.kategori is not null
    group by scope.kode, kind.kategori
    having count(*) >= 3
  ), counted as (
    select
      scope.kode,
      count(*) filter (where not is_abuse) as jumlah,
      count(*) filter (where not is_abuse and is_answered) as dijawab,
      count(*) filter (where not is_abuse and is_in_time) as dijawab_tepat_waktu,
      case when count(complaint.dijawab) filter (where not is_abuse) >= 5 then
        percentile_disc(0.5) within group (
          order by (complaint.dijawab at time zone 'Asia/Jakarta')::date - (complaint.masuk at time zone 'Asia/Jakarta')::date
        ) filter (where not is_abuse)
      end as median_hari,
      count(*) filter (where not is_abuse and is_reopened) as dibuka_lagi,
      count(*) filter (where not is_abuse and is_late) as belum_dijawab_lewat_tenggat,
      count(*) filter (where not is_abuse and is_settled_in_time) as selesai_tepat_waktu,
      count(*) filter (where not is_abuse and is_unsettled_late) as belum_selesai_lewat_tenggat,
      count(*) filter (where is_abuse) as disaring,
      count(*) filter (
        where not is_abuse and complaint.kategori is not null and complaint.dihitung_sejak >= coalesce(earlier.kategori_per, '-infinity')
      ) as berjenis_baru,
      max(earlier.kategori_per) as kategori_per, (array_agg(earlier.per_kategori))[1] as per_kategori
    from complaint
      cross join lateral (values (complaint.kode), ('*')) as scope (kode)
      left join private.keluhan_pekan as earlier on earlier.kode_sppg = scope.kode
    group by scope.kode
  ), gone as (
    -- Kitchens without any complaint have no row, and the rows of the week before are deleted.
    delete from private.keluhan_pekan
    where (codes is null or keluhan_pekan.kode_sppg = any (codes)) and keluhan_pekan.kode_sppg not in (select kode from counted)
      and keluhan_pekan.kode_sppg <> '*'
  )
  insert into private.keluhan_pekan
  select
    counted.kode, count_complaints.per, jumlah, dijawab, dijawab_tepat_waktu, median_hari, dibuka_lagi, belum_dijawab_lewat_tenggat,
    selesai_tepat_waktu, belum_selesai_lewat_tenggat, disaring,
    case
      when berjenis_baru >= 5 then (select jsonb_object_agg(told.kategori, told.amount) from told where told.kode = counted.kode)
      else counted.per_kategori
    end,
    case when berjenis_baru >= 5 then count_complaints.per else counted.kategori_per end
  from counted
  where codes is null or counted.kode <> '*'
  union all
  -- The row of the whole province is there even without complaints, as it says which week the numbers are of.
  select '*', count_complaints.per, 0, 0, 0, null, 0, 0, 0, 0, 0, null, null
  where codes is null and not exists (select from counted)
  on conflict (kode_sppg) do update set
    per = excluded.per, jumlah = excluded.jumlah, dijawab = excluded.dijawab, dijawab_tepat_waktu = excluded.dijawab_tepat_waktu,
    median_hari = excluded.median_hari, dibuka_lagi = excluded.dibuka_lagi,
    belum_dijawab_lewat_tenggat = excluded.belum_dijawab_lewat_tenggat, selesai_tepat_waktu = excluded.selesai_tepat_waktu,
    belum_selesai_lewat_tenggat = excluded.belum_selesai_lewat_tenggat, disaring = excluded.disaring,
    per_kategori = excluded.per_kategori, kategori_per = excluded.kategori_per;
$$;

comment on function private.count_complaints(timestamptz, text[]) is
  'Makes the numbers of complaints as they were at a moment: of these codes, or, null, of all.';

-- A request that may not write, a GET, reads what is stored.
create function private.begin_complaint_week()
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  week constant timestamptz := private.complaint_week();
begin
  if exists (select from private.keluhan_pekan where kode_sppg = '*' and per >= week)
    or current_setting('transaction_read_only') = 'on'
  then
    return;
  end if;
  perform pg_advisory_xact_lock('private.keluhan_pekan'::regclass::bigint);
  -- Another request may have made them meanwhile.
  if not exists (select from private.keluhan_pekan where kode_sppg = '*' and per >= week) then
    perform private.count_complaints(week);
  end if;
end;
$$;

comment on function private.begin_complaint_week() is 'Makes the numbers of complaints of this week, once.';

-- When a kitchen gets another code, the numbers move to it, also within the week.
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
  if later <> earlier and exists (select from private.keluhan_pekan where kode_sppg = earlier) then
    -- The numbers by kind move along: they are not made anew for that.
    update private.keluhan_pekan set kode_sppg = later
    where kode_sppg = earlier and not exists (select from private.keluhan_pekan as taken where taken.kode_sppg = later);
    perform private.count_complaints(keluhan_pekan.per, array[earlier, later])
    from private.keluhan_pekan where kode_sppg = '*';
  end if;
  return null;
end;
$$;

comment on function private.move_complaints() is 'Takes the complaints of a kitchen along to its new code.';

create trigger move_complaints
  after update of kode_unik_pendaftaran on public.sppg
  for each row when (old.kode_unik_pendaftaran is distinct from new.kode_unik_pendaftaran)
  execute function private.move_complaints();

-- A kitchen that is back, or added under a code for which complaints came.
create function private.recount_complaints()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  key constant text := private.search_key(new.kode_unik_pendaftaran);
  codes constant text[] := array(
    select held.kode
    from private.keluhan_tercatat as line join private.sppg_kode as held on held.sppg_id = line.sppg_id
    where line.kode_sppg = key or line.sppg_id = new.id
  );
begin
  if cardinality(codes) > 0 then
    -- With their kinds, as in move_complaints.
    update private.keluhan_pekan set kode_sppg = key
    where kode_sppg = (
      select given_up.kode_sppg from private.keluhan_pekan as given_up
      where given_up.kode_sppg = any (codes)
        and not exists (select from public.sppg where private.search_key(sppg.kode_unik_pendaftaran) = given_up.kode_sppg)
      limit 1
    ) and not exists (select from private.keluhan_pekan as taken where taken.kode_sppg = key);
    perform private.count_complaints(keluhan_pekan.per, codes || key) from private.keluhan_pekan where kode_sppg = '*';
  end if;
  return null;
end;
$$;

comment on function private.recount_complaints() is 'Makes the numbers anew of the codes whose complaints an added SPPG has.';

create trigger recount_complaints
  after insert on public.sppg
  for each row execute function private.recount_complaints();
