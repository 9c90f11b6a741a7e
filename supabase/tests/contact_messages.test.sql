-- Contact messages: who handled one is recorded; what their texts may be.
begin;
\ir setup.psql
select plan(31);

insert into public.contact_messages (id, name, email, phone, subject, message)
values ('60000000-0000-4000-8000-000000000001', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo');

-- Who handled it
select tests.as('admin');
select results_eq(
  $$
    update public.contact_messages set status = 'Baru', note = null where id = '60000000-0000-4000-8000-000000000001'
    returning handled_at
  $$,
  $$ values (null::timestamptz) $$,
  'saving what is stored already is not handling'
);
select results_eq(
  $$
    update public.contact_messages set note = 'Ditelepon besok.' where id = '60000000-0000-4000-8000-000000000001'
    returning handled_by, handled_at
  $$,
  $$ values (tests.id('admin'), now()) $$,
  'the trigger also records who changed the note alone'
);
select results_eq(
  $$
    update public.contact_messages set status = 'Dihubungi', note = 'Sudah ditelepon.' where id = '60000000-0000-4000-8000-000000000001'
    returning status, note, handled_by, handled_at
  $$,
  $$ values ('Dihubungi', 'Sudah ditelepon.', tests.id('admin'), now()) $$,
  'an admin changes status and note, and the trigger records who and when'
);

select tests.as('service_role');
select results_eq(
  $$ update public.contact_messages set status = 'Selesai' where id = '60000000-0000-4000-8000-000000000001' returning handled_by $$,
  $$ values (null::uuid) $$,
  'the service role updates contact_messages, as nobody'
);

-- Constraints
select tests.as('owner');
select throws_ok(
  format($$ update public.contact_messages set %s where id = '60000000-0000-4000-8000-000000000001' $$, change),
  '23514', format('new row for relation "contact_messages" violates check constraint "%s"', rule), rule
)
from (values
  ($$name = ' '$$, 'contact_messages_name_not_blank'),
  ($$name = repeat('x', 201)$$, 'contact_messages_name_max_length'),
  ($$email = 'arum'$$, 'contact_messages_email_plausible'),
  ($$email = 'arum@contoh'$$, 'contact_messages_email_plausible'),
  ($$email = '@contoh.id'$$, 'contact_messages_email_plausible'),
  ($$email = 'a b@contoh.id'$$, 'contact_messages_email_plausible'),
  ($$email = 'arum@contoh.id, lain@contoh.id'$$, 'contact_messages_email_plausible'),
  ($$email = ''$$, 'contact_messages_email_plausible'),
  ($$email = repeat('x', 250) || '@a.id'$$, 'contact_messages_email_max_length'),
  ($$phone = repeat('0', 41)$$, 'contact_messages_phone_max_length'),
  ($$subject = ' '$$, 'contact_messages_subject_not_blank'),
  ($$subject = repeat('x', 201)$$, 'contact_messages_subject_max_length'),
  ($$message = E'\n'$$, 'contact_messages_message_not_blank'),
  ($$message = repeat('x', 5001)$$, 'contact_messages_message_max_length'),
  ($$status = 'Hilang'$$, 'contact_messages_status_known'),
  ($$jenis_permintaan = 'lupakan'$$, 'contact_messages_jenis_permintaan_known'),
  ($$note = repeat('x', 5001)$$, 'contact_messages_note_max_length')
) as broken (change, rule);
select lives_ok(
  format($$ update public.contact_messages set %I = %L where id = '60000000-0000-4000-8000-000000000001' $$, column_name, value),
  column_name || ' may be ' || value
)
from (values
  ('status', array['Baru', 'Ditinjau', 'Dihubungi', 'Diterima', 'Ditolak', 'Selesai']), ('jenis_permintaan', array['akses', 'perbaikan', 'hapus'])
) as allowed (column_name, choices), unnest(choices) as value;
select lives_ok(
  $$ insert into public.contact_messages (name, email, phone, subject, message) values ('Arum', 'arum@contoh.id', null, 'Bertanya', 'Halo') $$,
  'the phone number is optional'
);

select * from finish();
rollback;
