-- Who reads the public numbers of complaints before and after each thing that happens learns nothing of it within the week, and of
-- the week not what one of them was about.
begin;
\ir setup.psql
select plan(6);

delete from public.keluhan;
alter table private.keluhan_tercatat disable trigger keep_tally;
delete from private.keluhan_tercatat;
delete from private.keluhan_pekan;
alter table private.keluhan_tercatat enable trigger keep_tally;
update public.accounts set wants_complaint_mails = false;
insert into public.yayasan (id, nama) values ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji');
insert into public.sppg (id, kode_unik_pendaftaran, nama, lokasi, yayasan_id)
select ('40000000-0000-4000-8000-00000000000' || n)::uuid, 'POLL-' || n, 'SPPG ' || n, 'Kota Semarang', '20000000-0000-4000-8000-000000000001'
from generate_series(1, 4) as n;

-- All that a visitor can ask, as the one who polls keeps it.
create function pg_temp.everything() returns jsonb language sql as $$
  select jsonb_build_object(
    'dapur', (select to_jsonb(numbers) from public.keluhan_dapur('POLL-1') as numbers),
    'banyak', (
      select coalesce(jsonb_object_agg(kode_sppg, to_jsonb(numbers)), '{}')
      from public.keluhan_banyak_dapur('{POLL-1,POLL-2,POLL-3,POLL-4}') as numbers
    ),
    'jaringan', (select jsonb_object_agg(lingkup, to_jsonb(numbers)) from public.keluhan_jaringan() as numbers),
    'bukti', (select count(*) from public.bukti where rantai = 'keluhan')
  );
$$;
-- What was sent, by week and kitchen, and what the one who polls was told.
create temporary table sent (n integer primary key, week integer, kode text);
create temporary table polled (week integer, n integer, said jsonb);

create function pg_temp.play() returns void language plpgsql as $$
declare
  kinds constant text[] := array[
    'makanan', 'makanan', 'makanan', 'limbah', 'limbah', 'lain', 'pegawai', 'kekerasan', 'pekerja', 'penyelewengan', 'pungutan', 'balasan'
  ];
  kind text;
  kitchen integer;
  new_id uuid;
  week integer;
  moment timestamptz;
begin
  perform setseed(0.77);
  for n in 1..200 loop
    week := (n - 1) / 10;
    if n % 10 = 1 then
      perform tests.as('owner');
      perform private.count_complaints(now() + week * interval '7 days' + interval '1 second');
    end if;
    kind := kinds[1 + floor(random() * cardinality(kinds))];
    kitchen := floor(random() * 5);
    new_id := gen_random_uuid();
    moment := now() + week * interval '7 days' + (n - 1) % 10 * interval '10 hours' + interval '1 hour';
    perform tests.as('owner');
    insert into public.keluhan (id, created_at, sppg_id, kategori, hari, isi, kode_lacak)
    values (
      new_id, moment, case when kitchen > 0 then ('40000000-0000-4000-8000-00000000000' || kitchen)::uuid end, kind, '2026-01-01', 'x',
      'KEH' || lpad(n::text, 9, '0')
    );
    insert into sent values (n, week, case when kitchen > 0 and not private.is_harm(kind) then 'POLL-' || kitchen end);
    if random() < 0.6 then
      insert into public.keluhan_pesan (keluhan_id, dari, isi, status, created_at)
      values (new_id, 'kami', 'Ya.', case when random() < 0.5 then 'Selesai' end, moment + random() * interval '40 hours');
    end if;
    if random() < 0.2 and exists (select from public.keluhan where keluhan.id = new_id and status = 'Selesai') then
      insert into public.keluhan_pesan (keluhan_id, dari, isi, created_at) values (new_id, 'pengirim', 'Belum.', moment + interval '41 hours');
    end if;
    if random() < 0.1 then
      update public.keluhan set disaring = 'iklan' where keluhan.id = new_id;
    end if;
    if random() < 0.1 then
      delete from public.keluhan where keluhan.id = new_id;
    end if;
    perform tests.as('visitor');
    insert into polled values (week, n, pg_temp.everything());
  end loop;
  perform tests.as('owner');
end;
$$;
grant all on sent, polled to public;
select pg_temp.play();

select is(count(distinct said), 20::bigint, 'twenty weeks have twenty answers') from polled;
select is_empty(
  'select week from polled group by week having count(distinct said) > 1',
  'within a week all that is said stays the same, whatever comes, is answered, opened again, sorted out or deleted'
);
select is((select (said #>> '{jaringan,semua,jumlah}')::integer > 100 from polled where n = 200), true, 'and much is said');

create temporary table kinds as
  select n, kode, jumlah, kind, lag(kind, 1, 'null') over (partition by kode order by n) as before
  from (
    select n, kode, (numbers ->> 'jumlah')::integer as jumlah, coalesce(numbers -> 'per_kategori', 'null') as kind
    from polled cross join lateral (
      select key as kode, value as numbers from jsonb_each(said -> 'banyak')
      union all
      select 'semua', said #> '{jaringan,semua}'
    ) as scope
  ) as read;
select isnt_empty($$ select from kinds where kind <> before and kode <> 'semua' $$, 'kinds of kitchens are told');
select is_empty(
  $$
    select moved.n, moved.kode
    from kinds as moved
    where moved.kind <> moved.before and 5 > (
      select count(*) from sent
      where sent.n < moved.n and sent.n >= coalesce(
        (select max(earlier.n) from kinds as earlier where earlier.kode = moved.kode and earlier.kind <> earlier.before and earlier.n < moved.n), 0
      )
      and (sent.kode = moved.kode or moved.kode = 'semua' and sent.kode is not null)
    )
  $$,
  'and move only after five more: never by the one that came'
);
select is_empty(
  $$ select from polled, jsonb_path_query(said, '$.**.per_kategori.*') as amount where amount::integer < 3 $$, 'none below three'
);

select * from finish();
rollback;
