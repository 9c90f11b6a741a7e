-- Vacancies: everyone reads what is published; admins read all. What the columns may say.
begin;
\ir setup.psql
select plan(30);

delete from public.job_openings;
insert into public.job_openings (id, sppg_id, title, description, closes_on, position, status) values
  ('dd100000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002', 'Juru masak', 'Memasak.', '2026-12-01', 1, 'terbit'),
  ('dd100000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000002', 'Sopir', 'Mengantar.', '2026-12-01', 2, 'draf');

-- Visitor
select tests.as('visitor');
select results_eq('select title from public.job_openings', $$ values ('Juru masak') $$, 'a visitor reads what is published');

-- Signed in, any_signed_in
select tests.as('pending');
select results_eq('select title from public.job_openings', $$ values ('Juru masak') $$, 'a signed-in user reads what is published');

-- Admin
select tests.as('admin');
select results_eq(
  'select title from public.job_openings order by position', $$ values ('Juru masak'), ('Sopir') $$, 'an admin reads drafts, too'
);
select throws_ok(
  format($$ update public.job_openings set %s where title = 'Juru masak' $$, change), '23514',
  format('new row for relation "job_openings" violates check constraint "job_openings_%s"', rule), change
)
from (values
  ($$title = ' '$$, 'title_not_blank'), ($$title = repeat('a', 121)$$, 'title_max_length'),
  ($$title = E'a\nb'$$, 'title_visible'),
  ($$hours = ' '$$, 'hours_not_blank'), ($$hours = repeat('a', 201)$$, 'hours_max_length'),
  ($$hours = E'a\nb'$$, 'hours_visible'),
  ($$pay = ' '$$, 'pay_not_blank'), ($$pay = repeat('a', 201)$$, 'pay_max_length'),
  ($$pay = E'a\nb'$$, 'pay_visible'),
  ($$description = ''$$, 'description_not_blank'), ($$description = repeat('a', 2001)$$, 'description_max_length'),
  ($$closes_on = '2200-01-01'$$, 'closes_on_plausible'), ($$position = 'NaN'$$, 'position_plausible'),
  ($$status = 'publik'$$, 'status_known')
) as broken (change, rule);

-- Versions
update public.job_openings set description = 'Lain.' where title = 'Juru masak';
select lives_ok(
  $$ select public.restore_version(min(id)) from public.audit_log where row_id = 'dd100000-0000-4000-8000-000000000001' $$,
  'the first version comes back'
);
select results_eq(
  $$ select title, description, status from public.job_openings where id = 'dd100000-0000-4000-8000-000000000001' $$,
  $$ values ('Juru masak', 'Memasak.', 'terbit') $$, 'whole'
);

-- Addresses
insert into public.job_openings (sppg_id, title, description, closes_on, position)
select 'b0000000-0000-4000-8000-000000000002', title, 'Lain.', '2026-12-01', 9 from unnest(array['JURU  MASAK (2 orang)', 'Juru masak']) as title;
select results_eq(
  'select slug from public.job_openings order by created_at, slug',
  $$
    values ('juru-masak-2-orang-sppg-3374-002'), ('juru-masak-sppg-3374-002'), ('juru-masak-sppg-3374-002-2'), ('sopir-sppg-3374-002')
  $$,
  'an address is made of title and code, of the same title with a number; it stays when the title changes'
);

-- Kitchens at which nobody is hired
select throws_ok(
  $$
    insert into public.job_openings (sppg_id, title, description, closes_on, position)
    values ('b0000000-0000-4000-8000-0000000000ff', 'Sopir', 'Mengantar.', '2026-12-01', 0)
  $$,
  '23503', null, 'a kitchen that never was has no vacancy'
);
select tests.as('owner');
update public.sppg set ditutup_pada = '2026-11-01', alasan_tutup = 'Kontrak berakhir.' where id = 'b0000000-0000-4000-8000-000000000005';
update public.sppg set dikonfirmasi_pada = null where id = 'b0000000-0000-4000-8000-000000000006';
delete from public.sppg where id = 'b0000000-0000-4000-8000-000000000003';
select tests.as('admin');
insert into public.job_openings (sppg_id, title, description, closes_on, position)
select ('b0000000-0000-4000-8000-00000000000' || number)::uuid, 'Kasir ' || number, 'Lain.', '2026-12-01', 9
from unnest(array[1, 3, 5, 6]) as number;
select throws_ok(
  format($$ update public.job_openings set status = 'terbit' where title = 'Kasir %s' $$, number),
  'P0001', problem || ', jadi lowongannya tidak dapat terbit. Simpan sebagai draf.', problem
)
from (values
  (1, 'Dapur ini belum mulai dibangun'), (3, 'Dapur lowongan ini sudah dihapus'), (5, 'Dapur lowongan ini sudah ditutup'),
  (6, 'Data dapur ini belum dikonfirmasi')
) as refused (number, problem);
select throws_ok(
  $$
    insert into public.job_openings (sppg_id, title, description, closes_on, position, status)
    values ('b0000000-0000-4000-8000-000000000001', 'Sopir', 'Mengantar.', '2026-12-01', 0, 'terbit')
  $$,
  'P0001', null, 'nor is one published when it is added'
);
select lives_ok(
  $$
    insert into public.job_openings (sppg_id, title, description, closes_on, position, status)
    values ('b0000000-0000-4000-8000-000000000004', 'Tukang cuci', 'Mencuci.', '2026-12-01', 0, 'terbit')
  $$,
  'a kitchen that is being built already hires'
);
select tests.as('owner');
update public.sppg set ditutup_pada = '2026-11-01', alasan_tutup = 'Kontrak berakhir.' where id = 'b0000000-0000-4000-8000-000000000002';
select tests.as('visitor');
select results_eq('select title from public.job_openings', $$ values ('Tukang cuci') $$, 'a vacancy of a kitchen that closed is gone');
select tests.as('pending');
select results_eq('select title from public.job_openings', $$ values ('Tukang cuci') $$, 'for users, too');
select tests.as('admin');
select lives_ok(
  $$ update public.job_openings set description = 'Memasak saja.' where title = 'Juru masak' and status = 'terbit' $$,
  'what was published before can be corrected'
);

select * from finish();
rollback;
