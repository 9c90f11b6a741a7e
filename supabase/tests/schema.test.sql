-- Rules for the whole schema, also for later additions.
begin;
\ir setup.psql
\ir rights.psql
select plan(62);

select tables_are('private', array['build_requests', 'bukti', 'certificate_reminders', 'daily_jobs', 'file_removals', 'kata_sppg', 'keluhan_pekan', 'keluhan_tercatat', 'known_tables', 'sppg_confirmed_words', 'sppg_dicari', 'sppg_ganti_kode', 'sppg_kode']);
select views_are('public', array['admin_summary', 'audit_actors', 'bukti', 'due_rows', 'files_to_remove', 'leads', 'mails', 'perlu_per_wilayah', 'sekolah_tercatat', 'sertifikat', 'sertifikat_per_minggu', 'sppg_angka', 'sppg_dihentikan', 'sppg_dikeluarkan', 'sppg_per_wilayah', 'sppg_perubahan']);
select is_empty(
  $$
    select relname from pg_class
    where relnamespace = 'public'::regnamespace
      and (relkind in ('m', 'f', 'p') or relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'], false))
  $$,
  'no views or foreign tables that would go around row level security'
);

-- Row level security
select is_empty(
  $$
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and not relrowsecurity
  $$,
  'no table without row level security'
);
select is_empty(
  $$
    select relname from pg_class
    where oid in ('storage.objects'::regclass, 'storage.buckets'::regclass) and not relrowsecurity
  $$,
  'storage has row level security'
);
select is_empty(
  $$
    select policyname from pg_policies
    where schemaname in ('public', 'private', 'storage') and 'public' = any (roles)
  $$,
  'no policy is for everybody by accident'
);
select is_empty(
  $$ select policyname from pg_policies where schemaname = 'public' and cmd = 'ALL' and roles <> '{function_owner}' $$,
  'every policy names its verb'
);
select is_empty(
  $$
    select tablename, cmd, role
    from pg_policies, unnest(roles) as role
    where schemaname = 'public' and permissive = 'PERMISSIVE'
    group by tablename, cmd, role having count(*) > 1
  $$,
  'one policy per verb and role'
);
select is_empty(
  $$
    select policyname
    from pg_policies,
      regexp_replace(concat_ws(' ', qual, with_check), 'SELECT (auth|private)\.\w+\(', '', 'g') as per_row
    where schemaname in ('public', 'storage') and per_row ~ '(auth|private)\.\w+\('
  $$,
  'who somebody is gets looked up once per statement, not once per row'
);

select is_empty(
  $$
    select conrelid::regclass || ' and ' || confrelid::regclass
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and has_any_column_privilege('anon', conrelid, 'select') and has_any_column_privilege('anon', confrelid, 'select')
      and not exists (
        select from pg_policies
        where format('%I.%I', schemaname, tablename)::regclass in (conrelid, confrelid)
          and cmd = 'SELECT' and roles @> '{anon}' and qual like '%assert_no_circle%'
      )
  $$,
  'of any two tables that a request can go to and fro between, one counts how often it is read'
);

-- Functions
select is_empty(
  $$
    select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig @> array['search_path=""'], false)
  $$,
  'no function without a fixed search_path'
);
select is_empty(
  $$ select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and prosecdef $$,
  'no function with the rights of its owner can be called through the API'
);
select is_empty(
  $$
    select oid::regprocedure
    from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as grants
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and grants.grantee = 0
  $$,
  'no function can be executed by everybody'
);
select results_eq(
  $$
    select rolname || ': ' || own.oid::regprocedure
    from pg_proc as own
      cross join (values ('anon'), ('authenticated'), ('service_role')) as roles (rolname)
      left join pg_proc as offered
        on offered.pronamespace = 'public'::regnamespace and offered.proname = own.proname and offered.proargtypes = own.proargtypes
    where own.pronamespace = 'private'::regnamespace and has_function_privilege(rolname, own.oid, 'execute')
      and has_function_privilege(rolname, offered.oid, 'execute') is not true
    order by rolname collate "C", own.oid::regprocedure::text collate "C"
  $$,
  $$
    values
      ('anon: private.assert_no_circle()'),
      ('anon: private.certificates_today()'),
      ('anon: private.changed_sppg()'),
      ('anon: private.is_visible_text(text)'),
      ('anon: private.opportunities_with_form()'),
      ('anon: private.published_proof()'),
      ('anon: private.removable_files()'),
      ('anon: private.removed_sppg()'),
      ('anon: private.search_key(text)'),
      ('anon: private.visitor_upload_allowed(text)'),
      ('authenticated: private.alarms_of(text)'),
      ('authenticated: private.are_article_photos(jsonb)'),
      ('authenticated: private.are_office_hours(jsonb)'),
      ('authenticated: private.are_photo_names(text[])'),
      ('authenticated: private.assert_no_circle()'),
      ('authenticated: private.can_manage()'),
      ('authenticated: private.certificates_today()'),
      ('authenticated: private.changed_sppg()'),
      ('authenticated: private.deleted_sppg(uuid)'),
      ('authenticated: private.files_to_remove()'),
      ('authenticated: private.has_access()'),
      ('authenticated: private.has_confirmed_email(uuid)'),
      ('authenticated: private.invited_as()'),
      ('authenticated: private.is_admin()'),
      ('authenticated: private.is_harm(text)'),
      ('authenticated: private.is_manager()'),
      ('authenticated: private.is_phone(text)'),
      ('authenticated: private.is_visible_text(text)'),
      ('authenticated: private.missing_rows()'),
      ('authenticated: private.missing_second_factor()'),
      ('authenticated: private.note_photos_opened(uuid,boolean)'),
      ('authenticated: private.opportunities_with_form()'),
      ('authenticated: private.photo_names(uuid)'),
      ('authenticated: private.progress_percent(text)'),
      ('authenticated: private.published_proof()'),
      ('authenticated: private.removable_files()'),
      ('authenticated: private.removed_sppg()'),
      ('authenticated: private.search_key(text)'),
      ('authenticated: private.sppg_changed_at(uuid)'),
      ('authenticated: private.upload_fits(text,jsonb)'),
      ('authenticated: private.visitor_upload_allowed(text)'),
      ('service_role: private.are_article_photos(jsonb)'),
      ('service_role: private.are_figures(jsonb)'),
      ('service_role: private.are_office_hours(jsonb)'),
      ('service_role: private.are_photo_names(text[])'),
      ('service_role: private.are_school_names(text[])'),
      ('service_role: private.is_admin()'),
      ('service_role: private.is_harm(text)'),
      ('service_role: private.is_phone(text)'),
      ('service_role: private.is_visible_text(text)'),
      ('service_role: private.opportunities_with_form()'),
      ('service_role: private.photo_names(uuid)'),
      ('service_role: private.search_key(text)'),
      ('service_role: private.signed_until(timestamp with time zone)')
  $$,
  'who may execute what in the schema private, complete but for what calls of the API (rights.test.sql) do there under their own names'
);

-- Reading
select set_eq(
  $$
    select relname::text collate "default", attname::text collate "default"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'm', 'f', 'p')
      and attnum > 0 and not attisdropped and has_column_privilege('anon', attrelid, attnum, 'select')
  $$,
  $$
    select thing, column_name from written_column join rights using (thing) where visitor ~ 'read'
    union all
    select thing, regexp_split_to_table(names, ', ')
    from (
      values
        ('bukti', 'rantai, nomor, hash, kepala, garam, isi'),
        ('company_profile', 'created_at, updated_at, published_revision'),
        ('content_revision', 'id, revision'),
        ('faq_entries', 'created_at, updated_at, published_revision'),
        ('gallery_photos', 'created_at, updated_at, published_revision'),
        ('job_openings', 'slug, created_at, updated_at, published_revision'),
        ('news_articles', 'created_at, updated_at, published_revision'),
        ('news_redirects', 'slug, article_id'),
        ('page_texts', 'created_at, updated_at, published_revision'),
        ('program_document_editions', 'id, document_id, edition, edition_at, edition_note, file_path, created_at'),
        ('program_documents', 'created_at, edition, edition_at, dikonfirmasi_pada'),
        ('program_facts', 'created_at, updated_at, published_revision'),
        ('regional_contacts', 'created_at'),
        ('sekolah_tercatat', 'beroperasi, bersekolah'),
        ('sppg', 'created_at, updated_at, dikonfirmasi_pada'),
        ('sppg_angka', 'tanggal, angka, rincian, wilayah, jumlah'),
        ('sppg_angka_harian', 'tanggal, siap_bangun, proses_pembangunan, sudah_operasional, dihentikan, tanpa_slhs, sasaran'),
        ('sppg_dihentikan', 'sppg_id, sejak'),
        ('sppg_dikeluarkan', 'tanggal, kode_unik_pendaftaran, kabupaten_kota'),
        ('sppg_disebut', 'id, dapur_id, kode, nama, lokasi, kabupaten_kota'),
        ('sppg_inspeksi', 'dapur_id, created_at'),
        ('sppg_kejadian', 'id, sppg_id, dapur_id, jenis, hari, sekolah, pengiriman_berhenti, penghentian_id, kabar_berikutnya, ditutup_pada, salah_dapur, bersama, created_at'),
        ('sppg_kejadian_kabar', 'id, kejadian_id, isi, angka, membetulkan, kata_dihapus, created_at'),
        ('sppg_penghentian', 'dapur_id, created_at'),
        ('sppg_per_wilayah', 'kode, nama, kolom, baris, siap_bangun, proses_pembangunan, sudah_operasional, dihentikan, ditutup'),
        ('sppg_perkembangan', 'created_at, updated_at'),
        ('sppg_perubahan', 'tanggal, kejadian, kode_unik_pendaftaran, kabupaten_kota, kode_lama'),
        ('sppg_sekolah', 'created_at'),
        ('sppg_sertifikat_publik', 'id, sppg_id, jenis, status, nomor, penerbit, hasil, tanggal_daftar, tanggal_terbit, tanggal_berakhir, tanpa_akhir_per, tanggal_dicabut, scan_path, scan_size, created_at'),
        ('sppg_tanda_tangan', 'id, penanda_tangan_id, sppg_id, dapur_id, yayasan_id, kode_sppg, ditandatangani_pada, berlaku_sampai, ditarik_pada, berakhir_karena, alamat_diisi_pada'),
        ('wilayah', 'nama, kode, kolom, baris'),
        ('yayasan', 'created_at')
    ) as set_by_the_database (thing, names)
  $$,
  'what visitors may read, complete: a new column is listed here, or in rights.psql, once it may be public'
);

-- What hangs on a kitchen: every table with a column sppg_id. The public copy of certificates is written with them; a foundation's
-- signature is its own word, what people complain about is none of ours, and vacancies are content that admins publish.
create temporary table hanging as
  select attrelid::regclass as hanging
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'sppg_id' and not attisdropped
    and attrelid not in (
      'public.sppg_sertifikat_publik'::regclass, 'public.sppg_tanda_tangan'::regclass, 'public.keluhan'::regclass,
      'public.job_openings'::regclass
    );
select is_empty(
  $$
    select hanging from hanging
    where (
      select count(distinct tgtype) from pg_trigger
      where tgrelid = hanging and tgfoid = 'private.note_words()'::regprocedure and tgenabled = 'O'
    ) <> 3
  $$,
  'a change of anything that hangs on a kitchen is noted'
);
select is_empty(
  $$
    select hanging from hanging
    where (select prosrc from pg_proc where oid = 'private.words_of_kitchens(uuid[])'::regprocedure) !~ ('from ' || hanging || '\M')
      and (select prosrc from pg_proc where oid = 'private.words_of_kitchens(uuid[])'::regprocedure) !~ ('from public.' || hanging || '\M')
  $$,
  'and is a part of what a manager confirms'
);
select results_eq(
  $$
    select (attrelid::regclass || ': ' || string_agg(attname, ', ' order by attnum)) collate "default"
    from pg_attribute
    where (attrelid = 'public.sppg'::regclass or attrelid in (select hanging from hanging)) and attnum > 0 and not attisdropped
      and private.public_words(jsonb_build_object(attname, 1)) = '{}'
    group by attrelid order by attrelid::regclass::text collate "C"
  $$,
  $$
    values
      ('sppg: created_at, updated_at, dikonfirmasi_pada'),
      ('sppg_inspeksi: dapur_id, created_at'), ('sppg_kejadian: dapur_id, created_at'), ('sppg_penghentian: dapur_id, created_at'),
      ('sppg_perkembangan: dikonfirmasi, created_at, updated_at'), ('sppg_sekolah: created_at'), ('sppg_sertifikat: created_at')
  $$,
  'a confirmation is of every other column'
);

-- What a later migration adds, and forgets to close
create function public.added_later() returns integer language sql as 'select 1';
create function private.added_later() returns integer language sql as 'select 1';
create table public.added_later (id bigint generated always as identity primary key, secret text);
create view public.added_later_too with (security_invoker = true) as select secret from public.added_later;
select is_empty(
  $$
    select rolname, oid::regprocedure
    from pg_proc, (values ('anon'), ('authenticated'), ('service_role')) as roles (rolname)
    where proname = 'added_later' and has_function_privilege(rolname, oid, 'execute')
  $$,
  'nobody can execute a function that is added later'
);
select is_empty(
  $$
    select rolname, oid::regclass
    from pg_class, (values ('anon'), ('authenticated'), ('service_role')) as roles (rolname)
    where oid in ('public.added_later'::regclass, 'public.added_later_too'::regclass)
      and has_any_column_privilege(rolname, oid, 'select, insert, update')
  $$,
  'nobody can reach a table or view that is added later'
);
select is_empty(
  $$
    select rolname
    from (values ('anon'), ('authenticated'), ('service_role')) as roles (rolname)
    where has_sequence_privilege(rolname, 'public.added_later_id_seq', 'usage, select, update')
  $$,
  'nobody can reach a sequence that is added later'
);
select tests.as('visitor');
select throws_ok('select public.added_later()', '42501', 'permission denied for function added_later', 'a visitor is refused the function');
select throws_ok('select * from public.added_later', '42501', 'permission denied for table added_later', 'a visitor is refused the table');
select tests.as('owner');
drop function public.added_later, private.added_later;
drop view public.added_later_too;
drop table public.added_later;

-- Schemas and sequences
select schema_privs_are('private', 'anon', array['USAGE'], 'anon only resolves names in private');
select schema_privs_are('private', 'authenticated', array['USAGE'], 'authenticated only resolves names in private');
select schema_privs_are('private', 'service_role', array[]::text[], 'service_role does not reach the schema private');
select is_empty(
  $$
    select rolname, oid::regclass
    from pg_class, (values ('anon'), ('authenticated'), ('service_role')) as roles (rolname)
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'S'
      and has_sequence_privilege(rolname, oid, 'usage, select, update')
  $$,
  'nobody can advance or read a sequence'
);
select is_empty(
  $$
    select rolname, oid::regclass
    from pg_class, (values ('anon'), ('authenticated'), ('service_role')) as roles (rolname)
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
      and has_table_privilege(rolname, oid, 'truncate, references, trigger')
  $$,
  'nobody can truncate a table or attach anything to it'
);

-- Texts: their limit before any work on them, and nothing in a line that nobody sees
select is_empty(
  $$
    select conrelid::regclass, conname
    from pg_constraint as rule
    where contype = 'c' and connamespace = 'public'::regnamespace
      and conrelid <> 'public.wilayah'::regclass
      and pg_get_constraintdef(oid) ~ '~|is_visible_text|is_phone|search_key|regexp'
      -- CHECKs are made in the order of their names.
      and pg_get_constraintdef(oid) !~ 'CASE\s+WHEN \(char_length'
      and not exists (
        select from pg_constraint as max_length
        where max_length.conrelid = rule.conrelid and max_length.conkey = rule.conkey
          and max_length.conname like '%\_max\_length' and max_length.conname < rule.conname
      )
  $$,
  'no pattern is matched against a text whose length was not checked'
);
select is_empty(
  $$
    select attrelid::regclass, attname
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and atttypid = 'text'::regtype
      and (
        has_column_privilege('anon', attrelid, attnum, 'insert, update')
        or has_column_privilege('authenticated', attrelid, attnum, 'insert, update')
      )
      -- Texts of several lines.
      and attname not in ('message', 'note', 'pesan_publik', 'content', 'isi', 'directions', 'duties', 'description')
      and not exists (
        select from pg_constraint
        where conrelid = attrelid
          and (
            conname = format('%s_%s_visible', relname, attname)
            -- Those that a list or a pattern holds to visible characters.
            or conname in (
              format('%s_%s_known', relname, attname), format('%s_%s_pdf', relname, attname),
              'sppg_kode_unik_pendaftaran_plausible', 'sppg_akun_instagram_plausible', 'sppg_akun_facebook_plausible',
              'sppg_akun_tiktok_plausible', 'sppg_id_bgn_plausible', 'sppg_sekolah_npsn_plausible', 'regional_contacts_nomor_telepon_plausible',
              'contact_messages_kode_lacak_plausible', 'partnership_applications_kode_lacak_plausible',
              'program_document_editions_file_path_in_folder', 'program_documents_file_path_in_folder',
              'program_documents_file_url_in_bucket',
              'partnership_applications_document_url_in_bucket', 'regional_contacts_foto_url_plausible',
              'news_articles_slug_plausible', 'company_profile_postal_code_plausible', 'company_profile_legal_nib_plausible', 'company_profile_phone_plausible',
              'company_profile_second_phone_plausible', 'company_profile_coordinates_plausible',
              'company_profile_whatsapp_plausible', 'company_profile_press_phone_plausible', 'deploy_hook_url_plausible',
              'news_articles_illustration_plausible', 'news_articles_photo_path_plausible',
              'gallery_photos_illustration_plausible', 'gallery_photos_photo_path_plausible',
              'sppg_sertifikat_scan_path_in_folder', 'sppg_inspeksi_scan_path_in_folder'
            )
          )
      )
  $$,
  'no short text that somebody writes has characters that nobody sees'
);
select is(
  private.is_visible_text(format(E'SPPG%sTembalang', chr(code))), code in (32, 233, 8211, 8217), format('U+%s', to_hex(code))
)
from unnest(array[32, 233, 8211, 8217, 9, 10, 127, 160, 173, 847, 1564, 4447, 8203, 8206, 8207, 8234, 8238, 8288, 8294, 8297, 10240, 12644, 65039, 65279, 917569]) as code;
select results_eq(
  $$ select rolname::text collate "default", rolconfig::text collate "default" from pg_roles where rolname in ('anon', 'authenticated', 'authenticator') order by 1 $$,
  $$
    values
      ('anon', '{statement_timeout=3s}'), ('authenticated', '{statement_timeout=8s}'), ('authenticator', '{statement_timeout=8s}')
  $$,
  'a request that takes too long ends'
);

-- What tables do beside what is written: none of these goes missing
select is_empty(
  $$
    select relation, expected
    from (
      values
        ('access_settings', 'write_audit'), ('accounts', 'write_audit'), ('company_profile', 'stamp_content, raise_revision, write_audit'),
        ('contact_messages', 'stamp_handler, throttle_write, write_audit, forget_lead, queue_lead_mails, queue_answer_mail'),
        ('deploy_hook', 'stamp_deploy_hook, write_audit'), ('faq_entries', 'assert_id_is_new, stamp_content, raise_revision, write_audit'),
        ('gallery_photos', 'assert_id_is_new, stamp_content, raise_revision, write_audit, note_photo_removal, note_replaced_photo'),
        ('news_articles', 'assert_id_is_new, stamp_content, raise_revision, write_audit, note_photo_removal, note_replaced_photo, note_old_slug'),
        ('page_texts', 'stamp_content, raise_revision, write_audit, note_withdrawal_of_changed'),
        ('partnership_applications', 'stamp_handler, throttle_write, write_audit, forget_lead'), ('program_documents', 'write_audit'),
        ('program_facts', 'assert_id_is_new, stamp_content, raise_revision, write_audit, note_withdrawal_of_changed'),
        ('regional_contacts', 'write_audit, note_replaced_file'), ('sppg', 'write_audit'), ('sppg_sertifikat', 'publish_certificate, write_audit'),
        ('users', 'sync_account'), ('yayasan', 'write_audit')
    ) as tables (relation, names), regexp_split_to_table(names, ', ') as expected
    except
    select relname, tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
  $$,
  'every trigger is there'
);

-- Columns, keys and indexes
select set_eq(
  $$
    select relname::text collate "default", attname::text collate "default"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and not attnotnull
  $$,
  $$
    select thing, column_name from written_column where may_be_empty
    union all
    select thing, regexp_split_to_table(names, ', ')
    from (
      values
        ('accounts', 'nama, ended_at, ended_role'),
        ('audit_log', 'actor_id, actor_email, row_id, before, after'),
        ('company_profile', 'published_revision'),
        ('contact_messages', 'handled_by, handled_at, answered_at'),
        ('faq_entries', 'published_revision'),
        ('gallery_photos', 'published_revision'),
        ('invitations', 'nama, invited_by, accepted_at, withdrawn_at'),
        ('job_openings', 'published_revision'),
        ('keluhan', 'sppg_id, kode_sppg, sekolah, asal, alamat_sama, disaring, dijawab_pada, selesai_pada, berubah_pada, handled_by, handled_at'),
        ('keluhan_pengirim', 'name, phone, email'),
        ('keluhan_pesan', 'status, teks_publik, dimuat_pada, oleh'),
        ('mail_outbox', 'row_id, claimed_until, sending_at, sent_at, failed_at, last_error'),
        ('news_articles', 'published_revision'),
        ('page_texts', 'published_revision'),
        ('partnership_applications', 'handled_by, handled_at, answered_at'),
        ('program_document_editions', 'edition_note'),
        ('program_documents', 'edition_at, dikonfirmasi_pada'),
        ('program_facts', 'published_revision'),
        ('sppg', 'dikonfirmasi_pada'),
        ('sppg_disebut', 'dapur_id, nama, lokasi, kabupaten_kota'),
        ('sppg_inspeksi', 'dapur_id'),
        ('sppg_kejadian', 'dapur_id, penghentian_id, kabar_berikutnya, ditutup_pada, bersama'),
        ('sppg_kejadian_kabar', 'membetulkan'),
        ('sppg_penanda_tangan', 'email, alamat_diisi_pada, dibatalkan_pada, ditandatangani_pada, nama, jabatan, kiriman_id, tarik_hash'),
        ('sppg_penghentian', 'dapur_id'),
        ('sppg_sertifikat_publik', 'nomor, penerbit, hasil, tanggal_daftar, tanggal_terbit, tanggal_berakhir, tanpa_akhir_per, tanggal_dicabut, scan_path, scan_size'),
        ('sppg_tanda_tangan', 'penanda_tangan_id, dapur_id, ditarik_pada, berakhir_karena, alamat_diisi_pada')
    ) as set_by_the_database (thing, names)
  $$,
  'these columns may be empty, and no others'
);
select results_eq(
  $$
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text collate "C", pg_get_constraintdef(oid) collate "C"
  $$,
  $$
    values
      ('accounts: FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE'),
      ('contact_messages: FOREIGN KEY (assigned_to) REFERENCES accounts(user_id) ON DELETE SET NULL'),
      ('contact_messages: FOREIGN KEY (handled_by) REFERENCES accounts(user_id) ON DELETE SET NULL'),
      ('invitations: FOREIGN KEY (invited_by) REFERENCES accounts(user_id) ON DELETE SET NULL'),
      ('job_openings: FOREIGN KEY (sppg_id) REFERENCES sppg_disebut(id)'),
      ('keluhan: FOREIGN KEY (assigned_to) REFERENCES accounts(user_id) ON DELETE SET NULL'),
      ('keluhan: FOREIGN KEY (handled_by) REFERENCES accounts(user_id) ON DELETE SET NULL'),
      ('keluhan: FOREIGN KEY (sppg_id) REFERENCES sppg(id) ON DELETE SET NULL'),
      ('keluhan_pengirim: FOREIGN KEY (keluhan_id) REFERENCES keluhan(id) ON DELETE CASCADE'),
      ('keluhan_pesan: FOREIGN KEY (keluhan_id) REFERENCES keluhan(id) ON DELETE CASCADE'),
      ('keluhan_pesan: FOREIGN KEY (oleh) REFERENCES accounts(user_id) ON DELETE SET NULL'),
      ('news_redirects: FOREIGN KEY (article_id) REFERENCES news_articles(id) ON DELETE CASCADE'),
      ('partnership_applications: FOREIGN KEY (assigned_to) REFERENCES accounts(user_id) ON DELETE SET NULL'),
      ('partnership_applications: FOREIGN KEY (handled_by) REFERENCES accounts(user_id) ON DELETE SET NULL'),
      ('regional_contacts: FOREIGN KEY (kabupaten_kota) REFERENCES wilayah(nama)'),
      ('sppg: FOREIGN KEY (kabupaten_kota) REFERENCES wilayah(nama)'),
      ('sppg: FOREIGN KEY (yayasan_id) REFERENCES yayasan(id)'),
      ('sppg_disebut: FOREIGN KEY (dapur_id) REFERENCES sppg(id) ON DELETE SET NULL'),
      ('sppg_inspeksi: FOREIGN KEY (dapur_id) REFERENCES sppg(id) ON DELETE SET NULL'),
      ('sppg_kejadian: FOREIGN KEY (dapur_id) REFERENCES sppg(id) ON DELETE SET NULL'),
      ('sppg_kejadian_kabar: FOREIGN KEY (kejadian_id) REFERENCES sppg_kejadian(id)'),
      ('sppg_kejadian_kabar: FOREIGN KEY (membetulkan) REFERENCES sppg_kejadian_kabar(id)'),
      ('sppg_penanda_tangan: FOREIGN KEY (yayasan_id) REFERENCES yayasan(id) ON DELETE CASCADE'),
      ('sppg_penghentian: FOREIGN KEY (dapur_id) REFERENCES sppg(id) ON DELETE SET NULL'),
      ('sppg_sertifikat_publik: FOREIGN KEY (id) REFERENCES sppg_sertifikat(id) ON DELETE CASCADE'),
      ('sppg_sertifikat_publik: FOREIGN KEY (sppg_id) REFERENCES sppg(id) ON DELETE CASCADE'),
      ('sppg_tanda_tangan: FOREIGN KEY (dapur_id) REFERENCES sppg(id) ON DELETE SET NULL'),
      ('sppg_tanda_tangan: FOREIGN KEY (penanda_tangan_id) REFERENCES sppg_penanda_tangan(id) ON DELETE SET NULL'),
      ('yayasan_kontak: FOREIGN KEY (yayasan_id) REFERENCES yayasan(id) ON DELETE CASCADE')
  $$,
  'what belongs to what, and what happens when it goes'
);
select is_empty(
  $$
    select conrelid::regclass, conname from pg_constraint
    where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
  $$,
  'every foreign key has an index'
);
select is_empty(
  $$
    select oid::regclass from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
      and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)
  $$,
  'every table has a primary key'
);
-- The API of a Supabase project loads safeupdate, which refuses such a statement (21000), also in a function.
select is_empty(
  $$
    select proname, statement
    from pg_proc, regexp_split_to_table(regexp_replace(prosrc, '--[^\n]*', '', 'g'), ';') as statement
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and statement ~* '\m(delete\s+from|update\s+\S+(\s+as\s+\w+)?\s+set)\M' and statement !~* '\mwhere\M'
  $$,
  'no function changes or deletes all rows of a table'
);

select * from finish();
rollback;
