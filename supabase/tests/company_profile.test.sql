-- The company's data: one row that everyone reads and admins change; nobody deletes it.
begin;
\ir setup.psql
select plan(111);

-- As in the seed, which a database may be without.
insert into public.company_profile (
  street, city, province, postal_code, phone, email, partnership_email, office_hours, press_name, press_phone, press_email
) values (
  'Jalan Kawung Asri No. 12', 'Kota Semarang', 'Jawa Tengah', '50000', '0800-0000-0001', 'halo@tampahgizi.contoh.id',
  'kemitraan@tampahgizi.contoh.id',
  '[{"days": "Senin–Jumat", "hours": "08.00–17.00 WIB"}, {"days": "Sabtu", "hours": "09.00–13.00 WIB"},
    {"days": "Minggu dan hari libur nasional", "hours": "Tutup"}]',
  'Larasati Widyaningpraja', '0800-0000-0003', 'pers@tampahgizi.contoh.id'
) on conflict do nothing;

-- Visitor
select tests.as('visitor');
select results_eq('select phone, press_name from public.company_profile', $$ values ('0800-0000-0001', 'Larasati Widyaningpraja') $$, 'a visitor reads it');

-- Admin
select tests.as('admin');
select throws_ok(
  $$
    insert into public.company_profile (id, street, city, province, postal_code, phone, email, partnership_email, office_hours, press_name, press_phone, press_email)
    values (gen_random_uuid(), 'Jalan', 'Kota', 'Provinsi', '50000', '0800-1', 'a@b.id', 'a@b.id', '[{"days": "Senin", "hours": "Tutup"}]', 'A', '0800-1', 'a@b.id')
  $$,
  '23514', 'new row for relation "company_profile" violates check constraint "company_profile_single_row"', 'there is one row'
);
select lives_ok(format('update public.company_profile set %s', change), change)
from unnest(array[
  $$phone = '+62 (24) 123-4567', whatsapp = '0812 3456 7890'$$, $$phone = '(024) 123.4567', whatsapp = null$$,
  $$facebook = 'https://facebook.com/tampahgizi', tiktok = 'https://www.tiktok.com/@tampah'$$, $$facebook = null$$,
  $$phone = '(024) 760-1234 ext. 12 / 1500-123', press_phone = '14045'$$,
  $$second_phone = '0800-0000-0002', directions = E'Di belakang pasar.\nGerbang biru.', coordinates = '-7.575489, 110.824327'$$,
  $$second_phone = null, directions = null, coordinates = null$$,
  $$legal_entity = 'PT Contoh Sejahtera', legal_deed = 'Nomor 12, 3 Maret 2025', legal_approval = 'AHU-0001', legal_nib = '1234567890123'$$,
  $$office_hours = '[{"days": "Setiap hari", "hours": "00.00–23.59 WIB"}]'$$,
  $$office_hours = '[{"days": "Jumat", "hours": "08.00–11.30, 13.00–16.30 WIB"}, {"days": "Sabtu", "hours": "24 jam"}]'$$
]) as change;
select throws_ok(
  format('update public.company_profile set %s', change), '23514',
  format('new row for relation "company_profile" violates check constraint "company_profile_%s"', rule), change
)
from (
  values
    ($$postal_code = '5000'$$, 'postal_code_plausible'), ($$postal_code = '500000'$$, 'postal_code_max_length'), ($$postal_code = '5000O'$$, 'postal_code_plausible'),
    ($$facebook = 'http://facebook.com/x'$$, 'facebook_plausible'), ($$facebook = 'https://facebook'$$, 'facebook_plausible'),
    ($$instagram = 'instagram.com/x'$$, 'instagram_plausible'), ($$twitter = 'javascript:alert(1)'$$, 'twitter_plausible'),
    ($$youtube = 'https://\evil.example/'$$, 'youtube_plausible'), ($$tiktok = 'https:///x.id'$$, 'tiktok_plausible'),
    ($$tiktok = 'https://a.id/' || repeat('a', 500)$$, 'tiktok_max_length')
  union all
  select format('%s = %L', col, value), col || rule
  from unnest(array['street', 'city', 'province', 'press_name']) as col,
    (values (' ', '_not_blank'), (repeat('a', 201), '_max_length'), (E'a\nb', '_visible')) as bad (value, rule)
  union all
  select format('coordinates = %L', value), 'coordinates_plausible'
  from unnest(array['', '110.4229, -6.9904', '-6.99', '-6.99,110.42', '-6.9904, 150.4229', '0.1, 110.4', 'javascript:alert(1)']) as value
  union all
  values ($$legal_nib = '123456789012'$$, 'legal_nib_plausible'), ($$legal_nib = '12345678901234'$$, 'legal_nib_max_length'),
    ($$legal_entity = ' '$$, 'legal_entity_not_blank'), ($$legal_deed = repeat('a', 201)$$, 'legal_deed_max_length'), ($$legal_approval = E'a\nb'$$, 'legal_approval_visible'),
    ($$directions = ' '$$, 'directions_not_blank'), ($$directions = repeat('a', 1001)$$, 'directions_max_length'),
    ($$coordinates = repeat('1', 31)$$, 'coordinates_max_length')
  union all
  select format('%s = %L', col, value), col || rule
  from unnest(array['phone', 'second_phone', 'whatsapp', 'press_phone']) as col,
    (values ('', '_plausible'), ('1234', '_plausible'), ('0800-000O-0001', '_plausible'), ('1234567890123456', '_plausible'),
      ('0800+1234', '_plausible'), ('0800 / 1234', '_plausible'), (repeat('0', 81), '_max_length')) as bad (value, rule)
  union all
  select format('%s = %L', col, value), col || rule
  from unnest(array['email', 'partnership_email', 'press_email']) as col,
    (values ('', '_plausible'), ('a@b', '_plausible'), ('a b@c.id', '_plausible'), (repeat('a', 250) || '@b.id', '_max_length')) as bad (value, rule)
  union all
  select format('office_hours = %L', value), 'office_hours_plausible'
  from unnest(array[
    '[]', '{}', '"Tutup"', 'null', '[null]', '["Tutup"]', '[[]]', '[{}]', '[{"days": "Senin"}]', '[{"days": "Senin", "hours": null}]',
    '[{"days": "Senin", "hours": "08.00-17.00 WIB"}]', '[{"days": "Senin", "hours": "17.00–08.00 WIB"}]',
    '[{"days": "Senin", "hours": "08.00–24.00 WIB"}]', '[{"days": "Jumat", "hours": "08.00–13.00, 11.30–16.30 WIB"}]', '[{"days": "Senin", "hours": "08.00–17.00"}]', '[{"days": " ", "hours": "Tutup"}]',
    '[{"days": "Senin", "hours": "Tutup", "note": "x"}]', '[{"days": 1, "hours": "Tutup"}]', '[{"days": "Senin\nSelasa", "hours": "Tutup"}]'
  ]) as value
) as broken (change, rule);

-- Versions
create function pg_temp.first_version() returns bigint language sql security definer as $$
  select min(id) from public.audit_log where table_name = 'company_profile';
$$;
select lives_ok('select public.restore_version(pg_temp.first_version())', 'the first version comes back');
select results_eq(
  'select phone, whatsapp, facebook, jsonb_array_length(office_hours) from public.company_profile',
  $$ values ('0800-0000-0001', null::text, null::text, 3) $$, 'whole'
);
select results_eq(
  $$
    select table_name, effect from public.account_changes(tests.id('admin'), now() - interval '1 hour', now())
    where present ->> 'phone' <> '0800-0000-0001'
  $$,
  $$ select ''::text, ''::text where false $$, 'and nothing is left to undo'
);

select * from finish();
rollback;
