-- Every short text that visitors or managers write is what it looks like: no characters that show nothing, none that turn
-- the direction of writing. Texts of several lines (messages, notes) keep theirs.

-- What is there loses those characters; a dash stands for what was nothing else. That is nobody's change: no trigger says so, and no SPPG is confirmed by it.
do $$
declare
  cleaned record;
begin
  for cleaned in
    select * from (values
      ('contact_messages', array['name', 'email', 'phone', 'subject']),
      ('partnership_applications', array['company_name', 'contact_person', 'email', 'phone']),
      ('program_documents', array['title', 'file_name']),
      ('regional_contacts', array['nama_kontak']),
      ('sppg', array['nama', 'lokasi', 'kontraktor_pelaksana', 'progres_pembangunan', 'estimasi_selesai']),
      ('sppg_sertifikat', array['nomor', 'penerbit']),
      ('yayasan', array['nama', 'alamat', 'pengelola'])
    ) as texts (table_name, column_names)
  loop
    execute format('alter table public.%I disable trigger user', cleaned.table_name);
    execute (
      select string_agg(
        format(
          $update$
            update public.%1$I
            set %2$I = coalesce(nullif(btrim(regexp_replace(
              regexp_replace(%2$I, '[\s\u0001-\u001F\u007F-\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', %3$L, 'g'),
              '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]',
              '', 'g'
            )), ''), '-')
            where not private.is_visible_text(%2$I)
          $update$,
          cleaned.table_name, column_name, case when column_name <> 'email' then ' ' else '' end
        ),
        ';'
      )
      from unnest(cleaned.column_names) as column_name
    );
    execute format('alter table public.%I enable trigger user', cleaned.table_name);
  end loop;
end;
$$;

alter table public.contact_messages
  add constraint contact_messages_name_visible check (private.is_visible_text(name)),
  add constraint contact_messages_email_visible check (private.is_visible_text(email)),
  add constraint contact_messages_phone_visible check (private.is_visible_text(phone)),
  add constraint contact_messages_subject_visible check (private.is_visible_text(subject));

alter table public.partnership_applications
  add constraint partnership_applications_company_name_visible check (private.is_visible_text(company_name)),
  add constraint partnership_applications_contact_person_visible check (private.is_visible_text(contact_person)),
  add constraint partnership_applications_email_visible check (private.is_visible_text(email)),
  add constraint partnership_applications_phone_visible check (private.is_visible_text(phone));

alter table public.program_documents
  add constraint program_documents_title_visible check (private.is_visible_text(title)),
  add constraint program_documents_file_name_visible check (private.is_visible_text(file_name));

alter table public.regional_contacts
  add constraint regional_contacts_nama_kontak_visible check (private.is_visible_text(nama_kontak));

alter table public.sppg
  add constraint sppg_nama_visible check (private.is_visible_text(nama)),
  add constraint sppg_lokasi_visible check (private.is_visible_text(lokasi)),
  add constraint sppg_kontraktor_pelaksana_visible check (private.is_visible_text(kontraktor_pelaksana)),
  add constraint sppg_progres_pembangunan_visible check (private.is_visible_text(progres_pembangunan)),
  add constraint sppg_estimasi_selesai_visible check (private.is_visible_text(estimasi_selesai));

alter table public.sppg_sertifikat
  drop constraint sppg_sertifikat_nomor_visible,
  add constraint sppg_sertifikat_nomor_visible check (private.is_visible_text(nomor)),
  drop constraint sppg_sertifikat_penerbit_visible,
  add constraint sppg_sertifikat_penerbit_visible check (private.is_visible_text(penerbit));

alter table public.yayasan
  drop constraint yayasan_nama_visible,
  add constraint yayasan_nama_visible check (private.is_visible_text(nama)),
  add constraint yayasan_alamat_visible check (private.is_visible_text(alamat)),
  add constraint yayasan_pengelola_visible check (private.is_visible_text(pengelola));
