-- Contact messages: everyone sends, only admins read, handle and delete them.
begin;
\ir setup.psql
select plan(90);

insert into public.contact_messages (id, name, email, phone, subject, message)
values ('60000000-0000-4000-8000-000000000001', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo');
insert into public.contact_messages (id, name, email, subject, message)
values
  ('60000000-0000-4000-8000-000000000002', 'Arum', 'arum@contoh.id', 'Bertanya', 'Halo'),
  ('60000000-0000-4000-8000-000000000003', 'Arum', 'arum@contoh.id', 'Bertanya', 'Halo');

-- Grants
select table_privs_are(
  'public', 'contact_messages', 'anon', array[]::text[],
  'anon has nothing on the table contact_messages'
);
select table_privs_are(
  'public', 'contact_messages', 'authenticated', array['SELECT', 'DELETE'],
  'authenticated has SELECT, DELETE on the table contact_messages'
);
select table_privs_are(
  'public', 'contact_messages', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'service_role has SELECT, INSERT, UPDATE, DELETE on the table contact_messages'
);
select results_eq(
  $$ select tests.columns('anon', 'insert', 'contact_messages') $$,
  $$
    values
      ('id'), ('name'), ('email'), ('phone'),
      ('subject'), ('message'), ('jenis_permintaan'), ('kode_lacak')
  $$,
  'anon can insert the id and the columns of the form only'
);
select results_eq(
  $$ select tests.columns('authenticated', 'insert', 'contact_messages') $$,
  $$
    values
      ('id'), ('name'), ('email'), ('phone'),
      ('subject'), ('message'), ('jenis_permintaan'), ('kode_lacak')
  $$,
  'authenticated can insert the id and the columns of the form only'
);
select is_empty($$ select tests.columns('anon', 'select', 'contact_messages') $$, 'anon can read no column');
select is_empty($$ select tests.columns('anon', 'update', 'contact_messages') $$, 'anon can update no column');
select results_eq(
  $$ select tests.columns('authenticated', 'update', 'contact_messages') $$,
  $$
    values
      ('status'), ('note'), ('pesan_publik'), ('assigned_to')
  $$,
  'authenticated can update what admins write only'
);

-- Policies
select policies_are(
  'public', 'contact_messages',
  array[
    'Everyone can send a contact message',
    'Admins can read contact messages',
    'Admins can change status and note of contact messages',
    'Admins can delete contact messages'
  ]
);
select policy_cmd_is('public', 'contact_messages', policy, verb, policy || ': ' || verb)
from (values
  ('Everyone can send a contact message', 'insert'),
  ('Admins can read contact messages', 'select'),
  ('Admins can change status and note of contact messages', 'update'),
  ('Admins can delete contact messages', 'delete')
) as expected (policy, verb);
select policy_roles_are('public', 'contact_messages', policy, roles)
from (values
  ('Everyone can send a contact message', array['anon', 'authenticated']),
  ('Admins can read contact messages', array['authenticated']),
  ('Admins can change status and note of contact messages', array['authenticated']),
  ('Admins can delete contact messages', array['authenticated'])
) as expected (policy, roles);

-- Visitor
select tests.as('visitor');
select throws_ok(
  $$ select * from public.contact_messages where id = '60000000-0000-4000-8000-000000000001' $$,
  '42501', 'permission denied for table contact_messages',
  'a visitor cannot read contact_messages'
);
select lives_ok(
  $$ insert into public.contact_messages
       (name, email, phone, subject, message)
     values
       ('Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo') $$,
  'a visitor sends a contact message'
);
select throws_ok(
  $$ insert into public.contact_messages
       (name, email, phone, subject, message)
     values
       ('Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo') returning id $$,
  '42501', 'permission denied for table contact_messages',
  'a visitor cannot read back what was sent'
);
select throws_ok(
  $$ update public.contact_messages set status = 'Ditinjau' where id = '60000000-0000-4000-8000-000000000001' $$,
  '42501', 'permission denied for table contact_messages',
  'a visitor cannot update contact_messages'
);
select throws_ok(
  $$ delete from public.contact_messages where id = '60000000-0000-4000-8000-000000000001' $$,
  '42501', 'permission denied for table contact_messages',
  'a visitor cannot delete from contact_messages'
);
select throws_ok(
  format(
    $$ insert into public.contact_messages (name, email, phone, subject, message, %I)
       values ('Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo', %s) $$,
    column_name, value
  ),
  '42501', 'permission denied for table contact_messages', 'a visitor cannot name the column ' || column_name
)
from (values
  ('created_at', $$'2000-01-01'$$),
  ('status', $$'Selesai'$$),
  ('note', $$'catatan'$$),
  ('handled_by', $$tests.id('pending')$$),
  ('handled_at', 'now()'),
  ('assigned_to', $$tests.id('admin')$$)
) as attempt (column_name, value);
select throws_ok(
  $$ insert into public.contact_messages
       (name, email, phone, subject, message)
     values
       ('Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo')
     on conflict (id) do update set name = excluded.name $$,
  '42501', 'permission denied for table contact_messages',
  'a visitor cannot upsert'
);

-- Signed in, any_signed_in
select tests.as('pending');
select is_empty(
  $$ select from public.contact_messages where id = '60000000-0000-4000-8000-000000000001' $$,
  'a signed-in user reads nothing from contact_messages'
);
select lives_ok(
  $$ insert into public.contact_messages
       (name, email, phone, subject, message)
     values
       ('Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo') $$,
  'a signed-in user sends a contact message'
);
select throws_ok(
  $$ insert into public.contact_messages
       (name, email, phone, subject, message, status)
     values
       ('Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo', 'Selesai') $$,
  '42501', 'permission denied for table contact_messages',
  'a signed-in user cannot name the column status'
);
select is_empty(
  $$ update public.contact_messages set status = 'Ditinjau' where id = '60000000-0000-4000-8000-000000000001' returning id $$,
  'a signed-in user updates nothing'
);
select is_empty(
  $$ delete from public.contact_messages returning id $$,
  'a signed-in user deletes nothing'
);

-- Pending, approved_only
select tests.set_access('approved_only');
select tests.as('pending');
select is_empty(
  $$ select from public.contact_messages where id = '60000000-0000-4000-8000-000000000001' $$,
  'a pending user reads nothing from contact_messages'
);
select lives_ok(
  $$ insert into public.contact_messages
       (name, email, phone, subject, message)
     values
       ('Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo') $$,
  'a pending user sends a contact message'
);
select is_empty(
  $$ update public.contact_messages set status = 'Ditinjau' where id = '60000000-0000-4000-8000-000000000001' returning id $$,
  'a pending user updates nothing'
);
select is_empty(
  $$ delete from public.contact_messages returning id $$,
  'a pending user deletes nothing'
);

-- Admin, approved_only
select tests.as('admin');
select isnt_empty(
  $$ select from public.contact_messages where id = '60000000-0000-4000-8000-000000000001' $$,
  'an admin reads contact_messages'
);
select lives_ok(
  $$ insert into public.contact_messages
       (name, email, phone, subject, message)
     values
       ('Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo') $$,
  'an admin sends a contact message'
);
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
select throws_ok(
  format($$ update public.contact_messages set %s where id = '60000000-0000-4000-8000-000000000001' $$, change),
  '42501', 'permission denied for table contact_messages', description
)
from (values
  ($$name = 'Arum'$$, 'an admin cannot rewrite name'),
  ($$handled_by = tests.id('pending')$$, 'an admin cannot rewrite handled_by'),
  ($$handled_at = '2000-01-01'$$, 'an admin cannot rewrite handled_at'),
  ($$created_at = '2000-01-01'$$, 'an admin cannot rewrite created_at')
) as attempt (change, description);
select isnt_empty(
  $$ delete from public.contact_messages where id = '60000000-0000-4000-8000-000000000002' returning id $$,
  'an admin deletes from contact_messages'
);

select tests.set_access('any_signed_in');

-- Admin, any_signed_in
select tests.as('admin');
select isnt_empty(
  $$ select from public.contact_messages where id = '60000000-0000-4000-8000-000000000001' $$,
  'an admin reads contact_messages in either mode'
);
select isnt_empty(
  $$ delete from public.contact_messages where id = '60000000-0000-4000-8000-000000000003' returning id $$,
  'an admin deletes from contact_messages in either mode'
);

-- A session whose account has been deleted
select tests.as('deleted');
select is_empty(
  $$ delete from public.contact_messages returning id $$,
  'a deleted user with a valid token deletes nothing'
);

-- Service role
select tests.as('service_role');
select isnt_empty(
  $$ select from public.contact_messages where id = '60000000-0000-4000-8000-000000000001' $$,
  'the service role reads contact_messages'
);
select lives_ok(
  $$ insert into public.contact_messages
       (name, email, phone, subject, message)
     values
       ('Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo') $$,
  'the service role inserts into contact_messages'
);
select results_eq(
  $$ update public.contact_messages set status = 'Selesai' where id = '60000000-0000-4000-8000-000000000001' returning handled_by $$,
  $$ values (null::uuid) $$,
  'the service role updates contact_messages, as nobody'
);
select isnt_empty(
  $$ delete from public.contact_messages where id = '60000000-0000-4000-8000-000000000001' returning id $$,
  'the service role deletes from contact_messages'
);

-- Constraints
select tests.as('owner');
insert into public.contact_messages (id, name, email, phone, subject, message)
values ('60000000-0000-4000-8000-000000000001', 'Arum', 'arum@contoh.id', '0800-0000-0099', 'Bertanya', 'Halo');
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
  ('status', 'Baru'),
  ('status', 'Ditinjau'),
  ('status', 'Dihubungi'),
  ('status', 'Diterima'),
  ('status', 'Ditolak'),
  ('status', 'Selesai'),
  ('jenis_permintaan', 'akses'),
  ('jenis_permintaan', 'perbaikan'),
  ('jenis_permintaan', 'hapus')
) as allowed (column_name, value);
select throws_ok(
  format($$ update public.contact_messages set %I = null where id = '60000000-0000-4000-8000-000000000001' $$, column_name),
  '23502', null, column_name || ' is required'
)
from unnest(array[
  'name', 'email', 'subject', 'message'
]) as column_name;
select lives_ok(
  $$ insert into public.contact_messages
       (name, email, phone, subject, message)
     values
       ('Arum', 'arum@contoh.id', null, 'Bertanya', 'Halo') $$,
  'the phone number is optional'
);

-- Triggers
select has_trigger('public', 'contact_messages', 'stamp_handler', 'who handled a message is recorded');
select has_trigger('public', 'contact_messages', 'throttle_write', 'anonymous messages are throttled');
select has_trigger('public', 'contact_messages', 'write_audit', 'changes by admins are recorded');
select has_trigger('public', 'contact_messages', 'forget_lead', 'of what is deleted only who and when is kept');

select * from finish();
rollback;
