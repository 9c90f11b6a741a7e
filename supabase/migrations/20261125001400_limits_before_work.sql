-- A limit is checked before the work that it limits. PostgreSQL checks the constraints of a row in the order of their names,
-- so a pattern whose rule comes before "max_length" was matched against texts of any size, and two had no such limit.

alter table public.program_documents
  drop constraint program_documents_file_url_in_bucket,
  add constraint program_documents_file_url_in_bucket check (
    case when char_length(file_url) <= 2000 then
      file_url ~ '^(https?://[^\s]+)?/storage/v1/object/public/program_documents/program_regulations/[^/\s]+$'
    else true end
  ),
  drop constraint program_documents_file_path_in_folder,
  add constraint program_documents_file_path_in_folder check (
    case when char_length(file_path) <= 500 then
      file_path ~* '^program_regulations/[0-9]+_[-a-z0-9_]+\.pdf$'
    else true end
  );

alter table public.partnership_applications
  drop constraint partnership_applications_document_url_in_bucket,
  add constraint partnership_applications_document_url_in_bucket check (
    case when char_length(document_url) <= 2000 then
      document_url ~ ('^(https?://[^\s]+)?/storage/v1/object/public/collaboration_documents/partnership_proposals'
        || '/(investasi_sppg|kemitraan_rantai_pasok|investasi_peralatan)/(anonymous|[-0-9a-f]{36})'
        || '/[0-9]+_[-A-Za-z0-9_]+\.([Pp][Dd][Ff]|[Dd][Oo][Cc][Xx]?|[Xx][Ll][Ss][Xx]?)$')
    else true end
  ),
  add constraint partnership_applications_kode_lacak_max_length check (char_length(kode_lacak) <= 12);

alter table public.contact_messages
  add constraint contact_messages_kode_lacak_max_length check (char_length(kode_lacak) <= 12);

alter table public.regional_contacts
  drop constraint regional_contacts_foto_url_in_bucket,
  add constraint regional_contacts_foto_url_in_bucket check (
    case when char_length(foto_url) <= 2000 then
      foto_url !~ 'contact_photos'
      or foto_url ~ '^(https://[^/\s]+)?/storage/v1/object/public/contact_photos/[0-9]+_[-a-z0-9]+\.(png|jpg|webp)$'
    else true end
  ),
  add constraint regional_contacts_nomor_telepon_max_length check (char_length(nomor_telepon) <= 40);
