-- What is kept about one address: admins see it, save it and delete it, and the trail keeps no address.
begin;
\ir setup.psql
select plan(42);

select tests.add_person('arum@uji.contoh.id');
insert into public.contact_messages (id, name, email, subject, message, created_at, handled_by) values
  ('60000000-0000-4000-8000-000000000001', 'Arum', 'Arum@Uji.contoh.id', 'Bertanya', 'Halo', '2026-11-01',
    tests.id('admin')),
  ('60000000-0000-4000-8000-000000000002', 'Bima', 'xarum@uji.contoh.id', 'Bertanya', 'Halo', '2026-11-02', null);
insert into public.partnership_applications (id, opportunity_id, contact_person, email, status, created_at) values
  ('70000000-0000-4000-8000-000000000001', 'investasi_sppg', 'Arum', 'arum@uji.contoh.id', 'Ditolak', '2026-11-03'),
  ('70000000-0000-4000-8000-000000000002', 'investasi_sppg', 'Arum', 'arum@uji.contoh.id', 'Diterima', '2026-11-04');
insert into public.yayasan (id, nama, created_at) values ('92000000-0000-4000-8000-000000000001', 'Yayasan Uji', '2026-10-01');
insert into public.yayasan_kontak (yayasan_id, email) values ('92000000-0000-4000-8000-000000000001', 'arum@uji.contoh.id');
insert into public.mail_outbox (id, recipient, template, occasion, row_id, created_at, sent_at) values
  ('90000000-0000-4000-8000-000000000001', 'ARUM@uji.contoh.id', 'answer', 'uji 1', null, '2026-11-05', now()),
  ('90000000-0000-4000-8000-000000000002', 'admin@contoh.id', 'new_lead', 'uji 2',
    '60000000-0000-4000-8000-000000000001', '2026-11-06', null),
  ('90000000-0000-4000-8000-000000000003', 'lain@contoh.id', 'answer', 'uji 3', null, '2026-11-07', null);
update public.mail_outbox set data = '{"token": "rahasia"}' where occasion = 'uji 1';
insert into public.invitations (id, email, role, token_hash, created_at)
values ('91000000-0000-4000-8000-000000000001', 'arum@uji.contoh.id', 'pengelola', 'uji', '2026-11-07');
update public.accounts set created_at = '2026-11-08' where email = 'arum@uji.contoh.id';

-- Looking
select tests.as('admin');
select results_eq(
  format($$ select source, row_id, stays from public.personal_data(%L) $$, typed),
  $$
    values
      ('accounts', tests.id('arum'), 'akun'),
      ('invitations', '91000000-0000-4000-8000-000000000001', null),
      ('mail_outbox', '90000000-0000-4000-8000-000000000001', null),
      ('partnership_applications', '70000000-0000-4000-8000-000000000002', 'kerja_sama'),
      ('partnership_applications', '70000000-0000-4000-8000-000000000001', null),
      ('contact_messages', '60000000-0000-4000-8000-000000000001', null),
      ('yayasan_kontak', '92000000-0000-4000-8000-000000000001', 'yayasan')
  $$,
  'all rows of the address are found: ' || typed
)
from unnest(array['arum@uji.contoh.id', E'  ARUM@Uji.Contoh.ID\n', 'ａｒｕｍ@uji.contoh.id']) as typed;
select is_empty(
  format($$ select from public.personal_data(%L) $$, typed), 'nothing is found for: ' || left(typed, 20)
)
from unnest(array['', '%', 'rum@uji.contoh.id', 'uji.contoh.id', '@uji.contoh.id', 'aru', repeat('x', 100000)]) as typed;
select ok(
  not exists (
    select from public.personal_data('arum@uji.contoh.id')
    where content ? 'handled_by' or content ? 'assigned_to' or content ? 'token_hash' or content::text like '%rahasia%'
  ),
  'who handled it is not among the data of the sender, nor is a secret'
);
select results_eq(
  $$ select action, after from public.audit_log where table_name = 'personal_data' order by id limit 1 $$,
  $$ values ('OPEN', '{"accounts": 1, "contact_messages": 1, "invitations": 1, "mail_outbox": 1, "partnership_applications": 2, "yayasan_kontak": 1}'::jsonb) $$,
  'the trail says that somebody looked, how many rows there are, and not whose'
);

-- Taking out
select isnt_empty($$ select from public.personal_data('arum@uji.contoh.id', true) $$, 'an admin saves it to a file');
select results_eq(
  $$ select action, row_id, before, after from public.audit_log where table_name = 'personal_data' and action <> 'OPEN' $$,
  $$ values ('EXPORT', null::uuid, null::jsonb,
       '{"accounts": 1, "contact_messages": 1, "invitations": 1, "mail_outbox": 1, "partnership_applications": 2, "yayasan_kontak": 1}'::jsonb) $$,
  'the trail says how many rows, and not whose'
);

-- Deleting
select results_eq(
  $$ select messages, applications, mails, invitations from public.forget_person(
       ' Arum@uji.contoh.id', array[
         '60000000-0000-4000-8000-000000000001', '60000000-0000-4000-8000-000000000002',
         '70000000-0000-4000-8000-000000000001', '70000000-0000-4000-8000-000000000002',
         '90000000-0000-4000-8000-000000000001', '90000000-0000-4000-8000-000000000003',
         '91000000-0000-4000-8000-000000000001'
       ]::uuid[]
     ) $$,
  $$ values (1, 1, 1, 1) $$,
  'what was seen of the address goes, and nothing of anybody else'
);
select results_eq(
  $$ select source, stays from public.personal_data('arum@uji.contoh.id') $$,
  $$ values ('accounts', 'akun'), ('partnership_applications', 'kerja_sama'), ('yayasan_kontak', 'yayasan') $$,
  'the account, the accepted application and the foundation stay'
);
select tests.as('owner');
select results_eq(
  $$ select occasion from public.mail_outbox where occasion like 'uji %' $$, $$ values ('uji 3') $$,
  'mails about a deleted message are gone, too'
);
select results_eq(
  $$ select table_name, row_id is null, before, after from public.audit_log where action = 'DELETE' and actor_id is not null
     order by table_name collate "C" $$,
  $$
    values
      ('contact_messages', false, null::jsonb, null::jsonb),
      ('partnership_applications', false, null, null),
      ('personal_data', true, null, '{"contact_messages": 1, "partnership_applications": 1, "mail_outbox": 1, "invitations": 1, "sppg_penanda_tangan": 0, "keluhan": 0}')
  $$,
  'the trail has the numbers and no personal data'
);
select tests.as('admin');
select results_eq(
  $$ select messages, applications, mails from public.forget_person('arum@uji.contoh.id', '{60000000-0000-4000-8000-000000000001}') $$,
  $$ values (0, 0, 0) $$,
  'deleted again, nothing goes'
);

-- A complaint, by who sent it and by what it says
select tests.as('owner');
delete from public.keluhan;
insert into public.keluhan (id, kategori, hari, isi, kode_lacak, bernama) values
  ('c9000000-0000-4000-8000-000000000001', 'makanan', '2026-01-01', 'Nasinya keras.', 'KEH000000001', true),
  ('c9000000-0000-4000-8000-000000000002', 'makanan', '2026-01-01', 'Hubungi sari@uji.contoh.id', 'KEH000000002', false);
insert into public.keluhan_pengirim (keluhan_id, name, phone, email)
values ('c9000000-0000-4000-8000-000000000001', 'Sari Uji', '0800-0000-0091', 'Sari@uji.contoh.id');
insert into public.keluhan_pesan (keluhan_id, dari, isi)
values ('c9000000-0000-4000-8000-000000000001', 'kami', 'Kami kabari lewat sari@uji.contoh.id.');
delete from public.mail_outbox;
create temporary table lines as select count(*) as amount from private.keluhan_tercatat;
grant select on lines to authenticated;
select tests.as('admin');
select results_eq(
  $$ select source, stays, content ->> 'isi' from public.personal_data('sari@uji.contoh.id') order by source, stays $$,
  $$
    values ('keluhan', 'disebut', 'Hubungi sari@uji.contoh.id'), ('keluhan_pengirim', null, 'Nasinya keras.'),
      ('keluhan_pesan', 'disebut', 'Kami kabari lewat sari@uji.contoh.id.')
  $$,
  'a complaint is found by its sender, with its text'
);
select results_eq(
  $$ select row_id, stays from public.personal_data('+62 800 0000 0091') $$, $$ values ('c9000000-0000-4000-8000-000000000001'::uuid, null::text) $$,
  'by their number, too'
);
select results_eq(
  $$ select table_name, row_id from public.audit_log where action = 'OPEN' and table_name <> 'personal_data' order by id $$,
  $$ select 'keluhan_pengirim', 'c9000000-0000-4000-8000-000000000001'::uuid from generate_series(1, 2) $$,
  'and the trail has each time that it was opened whose it is'
);
select is_empty(format($$ select from public.personal_data(%L) $$, part), 'a part finds nothing: ' || part)
from unnest(array['ari', 'Sari', 'Uji', '0000 0091', '800-0000-009', 'ari@uji.contoh.id', 'sari@uji.contoh.i']) as part;
select is((select stays from public.personal_data('Sari Uji') where source = 'keluhan_pengirim'), 'nama', 'a name proves nothing');
select results_eq(
  $$ select complaints from public.forget_person('sari@uji.contoh.id', (select array_agg(row_id) from public.personal_data('sari@uji.contoh.id'))) $$,
  array[1], 'their complaint is forgotten, others'' not'
);
select results_eq('select id from public.keluhan', array['c9000000-0000-4000-8000-000000000002'::uuid], 'with all that was written about it');
select tests.as('owner');
select is_empty('select from public.keluhan_pesan union all select from public.keluhan_pengirim', 'nothing is left of it');
select is((select count(*) from private.keluhan_tercatat), amount, 'but its place in the tally') from lines;

-- By telephone, by name, and wherever a person stands
select tests.as('owner');
delete from public.regional_contacts;
insert into public.regional_contacts (kabupaten_kota, nama_kontak, nomor_telepon) values ('Kota Tegal', 'Wening Uji', '+62 800-0000-7711');
delete from public.company_profile;
insert into public.company_profile (
  street, city, province, postal_code, phone, email, partnership_email, office_hours, press_name, press_phone, press_email
) values (
  'Jalan Kawung Asri No. 12', 'Kota Semarang', 'Jawa Tengah', '50000', '0800-0000-0001', 'halo@tampahgizi.contoh.id',
  'kemitraan@tampahgizi.contoh.id', '[{"days": "Senin–Jumat", "hours": "08.00–17.00 WIB"}]', 'Laras Uji', '0800-0000-7722',
  'laras@uji.contoh.id'
);
insert into public.contact_messages (id, name, email, phone, subject, message) values
  ('60000000-0000-4000-8000-000000000003', 'Wening Uji', 'w@uji.contoh.id', '0800 0000 7711', 'Halo', 'Salam dari Laras Uji.');
select tests.as('admin');
select set_eq(
  format('select source, stays from public.personal_data(%L)', asked), format('values %s', found), 'found by ' || asked
)
from (values
  ('0800 0000 7711', $$('regional_contacts', 'narahubung'), ('contact_messages', null)$$),
  ('(+62) 80000007711', $$('regional_contacts', 'narahubung'), ('contact_messages', null)$$),
  ('wening  uji', $$('regional_contacts', 'narahubung'), ('contact_messages', 'nama')$$),
  ('laras@uji.contoh.id', $$('company_profile', 'perusahaan')$$),
  ('0800-0000-7722', $$('company_profile', 'perusahaan')$$),
  ('Laras Uji', $$('company_profile', 'perusahaan'), ('contact_messages', 'nama')$$)
) as searches (asked, found);
select results_eq(
  format($$ select messages from public.forget_person(%L, '{60000000-0000-4000-8000-000000000003}') $$, asked),
  format('values (%s)', gone), what
)
from (values
  ('Wening Uji', 0, 'a name alone deletes nothing, as others may have it'),
  ('0800 0000 7711', 1, 'a number deletes the messages that came from it')
) as attempts (asked, gone, what);

select * from finish();
rollback;
