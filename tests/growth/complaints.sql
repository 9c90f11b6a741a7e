-- 20,000 complaints of a year about the kitchens of growth.sql, four of each: every third waits for an answer, every hundredth was
-- opened again. In life they come one by one, here all at once, with what their triggers would write.
set session_replication_role = replica;
insert into public.keluhan (id, created_at, sppg_id, kode_sppg, kategori, hari, isi, kode_lacak, tenggat)
select
  ('c8000000-0000-4000-8000-' || lpad((kitchen.n * 4 + number)::text, 12, '0'))::uuid, came.at, kitchen.id,
  kitchen.kode_unik_pendaftaran, (array['makanan', 'limbah', 'kebersihan', 'lain'])[number + 1], came.at::date,
  repeat('Isi keluhan. ', 20), lpad((kitchen.n * 4 + number)::text, 12, '0'), came.at + interval '5 days'
from (select id, kode_unik_pendaftaran, row_number() over (order by id)::int as n from public.sppg limit 5000) as kitchen
  cross join generate_series(0, 3) as number
  cross join lateral (select now() - make_interval(days => 10 + number * 80 + kitchen.n % 80, hours => kitchen.n % 7) as at) as came
order by came.at;
insert into private.keluhan_tercatat (keluhan_id, kejadian, kode_sppg, pada, kategori, tenggat)
select keluhan.id, happened.*
from public.keluhan
  cross join lateral (select private.search_key(kode_sppg) as kode, right(kode_lacak, 3)::integer as n) as complaint
  cross join lateral (
    values
      ('masuk', complaint.kode, created_at, kategori, tenggat),
      (case when n % 3 > 0 then 'dijawab' end, complaint.kode, created_at + interval '2 days', null, null),
      (case when n % 100 = 0 then 'dibuka_lagi' end, complaint.kode, created_at + interval '9 days', null, null)
  ) as happened (kejadian, kode, pada, kategori, tenggat)
where keluhan.id::text like 'c8%' and happened.kejadian is not null
order by happened.pada;
set session_replication_role = origin;
analyze private.keluhan_tercatat, public.keluhan;
select private.count_complaints(array_agg(distinct kode_sppg)) from private.keluhan_tercatat;
