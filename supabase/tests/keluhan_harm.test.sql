-- Complaints of harm: managers neither read nor learn of them, by no way; admins do.
begin;
\ir setup.psql
select plan(33);

delete from auth.users where id not in (select id from persons);
delete from public.keluhan;
delete from public.mail_outbox;
select tests.add_person('tenang@contoh.id', 'admin');
update public.accounts set wants_complaint_mails = user_id in (tests.id('admin'), tests.id('manager'));
create function pg_temp.id(n integer) returns uuid language sql immutable as $$
  select ('c9000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid;
$$;
create function pg_temp.complaint(n integer, kategori text) returns jsonb language sql as $$
  select jsonb_build_object(
    'id', pg_temp.id(n), 'kategori', kategori, 'hari', '2026-01-01', 'isi', 'RAHASIA ' || kategori,
    'kode_lacak', 'KEH' || lpad(n::text, 9, '0'), 'foto', array[pg_temp.id(n) || '/1.jpg']
  );
$$;

select results_eq(
  $$ select kind, private.is_harm(kind) from unnest(array['makanan', 'pegawai', 'lain', 'kekerasan', 'pekerja', 'penyelewengan', 'pungutan', 'balasan']) as kind $$,
  $$ values ('makanan', false), ('pegawai', false), ('lain', false), ('kekerasan', true), ('pekerja', true), ('penyelewengan', true), ('pungutan', true), ('balasan', true) $$,
  'which kinds have the door of admins'
);

-- Whoever is signed in complains of harm, too, and reads it no more than others
select tests.as('manager');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.7"}', true);
select lives_ok($$ select public.kirim_keluhan(pg_temp.complaint(1, 'kekerasan')) $$, 'a manager sends one');
select is_empty('select from public.keluhan', 'and does not read it');
select tests.as('owner');
insert into storage.objects (bucket_id, name) select 'keluhan_foto', pg_temp.id(n) || '/1.jpg' from generate_series(1, 9) as n;
insert into public.keluhan (id, kategori, hari, isi, kode_lacak)
select pg_temp.id(n::integer + 1), kind, '2026-01-01', 'RAHASIA ' || kind, 'KEH' || lpad((n + 1)::text, 9, '0')
from unnest(array['pekerja', 'penyelewengan', 'pungutan', 'balasan', 'makanan']) with ordinality as sent (kind, n);
insert into public.keluhan_pesan (id, keluhan_id, dari, isi) values
  (pg_temp.id(8), pg_temp.id(1), 'pengirim', 'RAHASIA lagi'), (pg_temp.id(9), pg_temp.id(6), 'pengirim', 'Lagi');

select tests.as('manager');
select results_eq('select kategori from public.keluhan', array['makanan'], 'a manager reads the others');
select results_eq('select kategori from public.leads', array['makanan'], 'in the inbox, too');
select results_eq('select isi from public.keluhan_pesan', array['Lagi'], 'and what was written about them');
select is(public.note_photos_opened(pg_temp.id(6)), '{}'::text[], 'and opens their photos');
select throws_ok(
  format('select public.note_photos_opened(%L)', pg_temp.id(n)), 'P0002', 'Keluhan ini sudah dihapus.', 'none of harm, nor of what was written about it: ' || n
)
from unnest(array[1, 5, 8]) as n;
select is(
  (select sum(amount)::integer from public.admin_summary where topic in ('complaints_overdue', 'complaints_open')), 1,
  'nor are they told how many there are'
);
select is_empty(format('update public.keluhan set note = %L where id = %L returning id', 'x', pg_temp.id(n)), 'changes none of kind ' || n)
from generate_series(1, 5) as n;
select throws_ok(
  format($$ select public.jawab_keluhan(jsonb_build_object('id', gen_random_uuid(), 'keluhan_id', %L, 'isi', 'x')) $$, pg_temp.id(n)),
  'P0002', 'Keluhan ini sudah dihapus.', 'a manager answers none, and does not learn that it is there'
)
from unnest(array[1, 5, 99]) as n;
select is_empty(
  $$ select from public.audit_log $$, 'and has nothing of the trail'
);

-- Admins
select tests.as('admin');
select is(count(*), 6::bigint, 'an admin reads all') from public.keluhan;
select is(count(*), 2::bigint, 'and all that was written') from public.keluhan_pesan;
select is(public.note_photos_opened(pg_temp.id(1)), array[pg_temp.id(1) || '/1.jpg'], 'and opens all photos');
select throws_ok(
  format('update public.keluhan set assigned_to = %L where id = %L', tests.id('manager'), pg_temp.id(1)), 'P0001',
  'Keluhan jenis ini hanya dapat ditugaskan kepada admin.', 'a manager takes care of none'
);
select lives_ok(format('update public.keluhan set assigned_to = %L where id = any (%L)', tests.id('tenang'), array[pg_temp.id(1), pg_temp.id(6)]), 'an admin does');
select tests.as('owner');
update public.accounts set role = 'pengelola' where user_id = tests.id('tenang');
select results_eq(
  'select kategori from public.keluhan where assigned_to is not null', array['makanan'], 'until they are one no more'
);
update public.accounts set role = 'admin' where user_id = tests.id('tenang');
select tests.as('admin');
select lives_ok(
  format($$ select public.jawab_keluhan(jsonb_build_object('id', gen_random_uuid(), 'keluhan_id', %L, 'isi', 'Kami jemput.')) $$, pg_temp.id(1)),
  'an admin answers'
);

-- Mails: to managers of what they read; of a reprisal to every admin, at once
select tests.as('owner');
select bag_eq(
  'select recipient, template, data from public.mail_outbox',
  $$
    values
      ('pengelola@contoh.id', 'new_complaint', '{"jumlah": 2}'::jsonb), ('admin@contoh.id', 'new_complaint', '{"jumlah": 7}'),
      ('admin@contoh.id', 'reprisal', '{"jumlah": 1}'), ('tenang@contoh.id', 'reprisal', '{"jumlah": 1}')
  $$,
  'a manager is told of those that they read, each admin of a reprisal, whatever they want to be told'
);
update public.mail_outbox set sending_at = now(), sent_at = now();
insert into public.keluhan (kategori, hari, isi, kode_lacak)
select kind, '2026-01-01', 'RAHASIA', 'KEH000000099' from unnest(array['balasan', 'balasan', 'makanan', 'kekerasan']) as kind;
select bag_eq(
  'select recipient, template, data, send_after - now() from public.mail_outbox where sent_at is null',
  $$
    values
      ('pengelola@contoh.id', 'new_complaint', '{"jumlah": 1}'::jsonb, interval '10 minutes'),
      ('admin@contoh.id', 'new_complaint', '{"jumlah": 2}', '10 minutes'),
      ('admin@contoh.id', 'reprisal', '{"jumlah": 2}', '0'), ('tenang@contoh.id', 'reprisal', '{"jumlah": 2}', '0')
  $$,
  'the next one, too, without waiting ten minutes'
);
insert into public.keluhan_pesan (keluhan_id, dari, isi) values (pg_temp.id(5), 'pengirim', 'RAHASIA lagi');
select is(data, '{"jumlah": 3}', 'one that is opened again likewise') from public.mail_outbox
where sent_at is null and template = 'reprisal' and recipient = 'tenang@contoh.id';
select is_empty($$ select from public.mail_outbox where data::text ~ 'RAHASIA|KEH' $$, 'without a word of it');

-- Another kind
select throws_ok(
  format($$ select public.kirim_keluhan(pg_temp.complaint(%s, %L)) $$, n, kind), '23514', null, 'there is no kind ' || kind
)
from (values (30, 'rasa'), (31, 'KEKERASAN')) as unknown (n, kind);

select * from finish();
rollback;
