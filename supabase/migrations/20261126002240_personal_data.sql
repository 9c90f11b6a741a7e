-- What is kept about one person, by their e-mail address, telephone number or name: it is shown, saved to a file or deleted
-- in one place, or it says where it is changed. The trail keeps who did it, when, and how many rows there were, and nothing
-- of the person, not even the address.

-- Every text column there is, and what of a person it may hold. One that is added later is named here, or a test fails.
create function private.text_columns()
  returns table (table_name text, holds text, column_names text[])
  language sql immutable security invoker set search_path = ''
as $$
  values
    ('public.access_settings', 'nobody', '{access_mode}'::text[]),
    ('public.accounts', 'email', '{email}'),
    ('public.accounts', 'name', '{nama}'),
    ('public.accounts', 'nobody', '{role,ended_role}'),
    ('public.answer_templates', 'words', '{title,isi}'),
    -- Read and undone at /admin/riwayat alone.
    ('public.audit_log', 'trail', '{actor_email,before,after}'),
    ('public.audit_log', 'nobody', '{action,actor_role,table_name}'),
    ('public.company_profile', 'email', '{email,partnership_email,press_email}'),
    ('public.company_profile', 'phone', '{phone,whatsapp,press_phone}'),
    ('public.company_profile', 'name', '{press_name}'),
    (
      'public.company_profile', 'nobody',
      '{street,city,province,postal_code,office_hours,facebook,instagram,twitter,youtube,tiktok}'
    ),
    ('public.contact_messages', 'email', '{email}'),
    ('public.contact_messages', 'phone', '{phone}'),
    ('public.contact_messages', 'name', '{name}'),
    ('public.contact_messages', 'words', '{subject,message,note,pesan_publik}'),
    ('public.contact_messages', 'nobody', '{status,jenis_permintaan,kode_lacak}'),
    ('public.deploy_hook', 'secret', '{url}'),
    ('public.faq_entries', 'words', '{question,answer}'),
    ('public.faq_entries', 'nobody', '{link_text,link_to,status}'),
    ('public.gallery_photos', 'words', '{title,caption,alt}'),
    ('public.gallery_photos', 'picture', '{photo_path}'),
    ('public.gallery_photos', 'nobody', '{illustration,status}'),
    ('public.invitations', 'email', '{email}'),
    ('public.invitations', 'name', '{nama}'),
    ('public.invitations', 'secret', '{token_hash}'),
    ('public.invitations', 'nobody', '{role}'),
    ('public.mail_outbox', 'email', '{recipient}'),
    ('public.mail_outbox', 'secret', '{data}'),
    ('public.mail_outbox', 'words', '{last_error}'),
    ('public.mail_outbox', 'nobody', '{template,occasion}'),
    ('public.news_articles', 'name', '{author}'),
    ('public.news_articles', 'words', '{title,excerpt,content,alt}'),
    ('public.news_articles', 'picture', '{photo_path}'),
    ('public.news_articles', 'nobody', '{category,illustration,slug,status}'),
    ('public.news_redirects', 'nobody', '{slug}'),
    ('public.partnership_applications', 'email', '{email}'),
    ('public.partnership_applications', 'phone', '{phone}'),
    ('public.partnership_applications', 'name', '{contact_person,company_name}'),
    ('public.partnership_applications', 'words', '{message,note,pesan_publik}'),
    ('public.partnership_applications', 'picture', '{document_url}'),
    ('public.partnership_applications', 'nobody', '{opportunity_id,status,kode_lacak}'),
    ('public.program_document_editions', 'words', '{edition_note}'),
    ('public.program_document_editions', 'nobody', '{file_path}'),
    ('public.program_documents', 'words', '{title,edition_note}'),
    ('public.program_documents', 'nobody', '{category,file_name,file_path,file_type,file_url}'),
    ('public.regional_contacts', 'name', '{nama_kontak}'),
    ('public.regional_contacts', 'phone', '{nomor_telepon}'),
    ('public.regional_contacts', 'picture', '{foto_url}'),
    ('public.regional_contacts', 'nobody', '{kabupaten_kota}'),
    ('public.sppg', 'name', '{kontraktor_pelaksana}'),
    ('public.sppg', 'words', '{lokasi}'),
    ('public.sppg', 'nobody', '{akun_facebook,akun_instagram,akun_tiktok,estimasi_selesai,kabupaten_kota}'),
    ('public.sppg', 'nobody', '{kode_unik_pendaftaran,nama,progres_pembangunan}'),
    ('public.sppg', 'nobody', '{status_bangunan,status_pengajuan_sppg,status_verifikasi}'),
    ('public.sppg_penghentian', 'words', '{alasan,tanggapan}'),
    ('public.sppg_penghentian', 'nobody', '{oleh,dapur_id}'),
    ('public.sppg_perkembangan', 'words', '{catatan}'),
    ('public.sppg_perkembangan', 'picture', '{foto}'),
    ('public.sppg_perkembangan', 'nobody', '{progres_pembangunan,status_verifikasi}'),
    ('public.sppg_sekolah', 'nobody', '{kecamatan,nama,npsn}'),
    ('public.sppg_sertifikat', 'words', '{nomor,penerbit}'),
    ('public.sppg_sertifikat', 'picture', '{scan_path}'),
    ('public.sppg_sertifikat', 'nobody', '{jenis,status}'),
    ('public.sppg_sertifikat_publik', 'copy', '{jenis,nomor,penerbit,scan_path,status}'),
    ('public.wilayah', 'nobody', '{kode,nama}'),
    ('public.withdrawals', 'nobody', '{source}'),
    ('public.yayasan', 'name', '{pengelola}'),
    ('public.yayasan', 'words', '{alamat}'),
    ('public.yayasan', 'nobody', '{nama}'),
    ('public.yayasan_kontak', 'email', '{email}');
$$;

comment on function private.text_columns() is
  'Every text column by what of a person it holds: email, phone, name or words, which are searched; picture, secret, copy (of another table) or trail, which are not; or nobody.';

-- The rows of a person are found by the same rules whatever the table: what differs stands here.
create function private.person_tables()
  returns table (table_name text, stays text, row_source text)
  language sql immutable security invoker set search_path = ''
as $$
  select listed.table_name, special.stays, coalesce(special.row_source, listed.table_name)
  from (select distinct columns.table_name from private.text_columns() as columns) as listed
    left join (
      values
        ('public.accounts', 'akun', '(select user_id as id, * from public.accounts)'),
        ('public.answer_templates', 'templat', null),
        ('public.company_profile', 'perusahaan', null),
        ('public.faq_entries', 'konten', null),
        ('public.gallery_photos', 'konten', null),
        ('public.news_articles', 'konten', null),
        ('public.program_document_editions', 'dokumen', null),
        ('public.program_documents', 'dokumen', null),
        ('public.regional_contacts', 'narahubung', null),
        ('public.sppg', 'dapur', null),
        ('public.sppg_penghentian', 'dapur', null),
        ('public.sppg_perkembangan', 'dapur', null),
        ('public.sppg_sertifikat', 'sertifikat', null),
        ('public.yayasan', 'yayasan', null),
        (
          'public.yayasan_kontak', 'yayasan',
          '(select yayasan.id, yayasan.nama, yayasan.created_at, kontak.email
            from public.yayasan_kontak as kontak join public.yayasan on yayasan.id = kontak.yayasan_id)'
        )
    ) as special (table_name, stays, row_source) on special.table_name = listed.table_name;
$$;

comment on function private.person_tables() is
  'The tables of private.text_columns: why forget_person leaves their rows (null: it deletes them), and where the rows come from.';

-- Digits as people dial them, whatever they begin with: 0812 and +62 812 are one number.
create function private.phone_digits(label text)
  returns text
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select regexp_replace(regexp_replace(normalize(label, nfkc), '\D', '', 'g'), '^((00)?62|0)0?', '');
$$;

comment on function private.phone_digits(text) is 'The digits of a telephone number without country code and first zero.';

create function private.personal_rows(address text)
  returns table (source text, row_id uuid, created_at timestamptz, stays text, content jsonb)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  -- As people type or paste it.
  typed constant text := normalize(left(address, 320), nfkc);
  email constant text := lower(regexp_replace(typed, '\s', '', 'g'));
  digits constant text := private.phone_digits(typed);
  kind constant text := case
    when email ~ '@' then 'email'
    when typed ~ '^[-+().\s\d/]+$' then case when char_length(digits) >= 6 then 'phone' end
    when char_length(private.search_key(typed)) >= 3 then 'name'
  end;
  wanted constant text := case kind when 'email' then email when 'phone' then digits else private.search_key(typed) end;
  -- Where the person's own rows are found, and where a text speaks of them; a name alone tells nobody apart.
  own_rule constant text := case kind
    when 'email' then 'lower(found.%I) = $1' when 'phone' then 'private.phone_digits(found.%I) = $1'
  end;
  mention_rule constant text := case kind
    when 'email' then 'position($1 in lower(found.%I)) > 0'
    when 'phone' then 'position($1 in regexp_replace(found.%I, ''\D'', '''', ''g'')) > 0'
    else 'position($1 in private.search_key(found.%I)) > 0'
  end;
  registered record;
begin
  if kind is null then
    return;
  end if;
  for registered in
    select
      split_part(tables.table_name, '.', 2) as name, tables.stays, tables.row_source,
      coalesce(string_agg(format(own_rule, columns.name), ' or ') filter (where columns.holds = kind and own_rule is not null), 'false') as is_own,
      coalesce(string_agg(format(mention_rule, columns.name), ' or ') filter (where columns.holds = 'words' or kind <> 'email'), 'false') as mentions
    from private.person_tables() as tables
      join (
        select listed.table_name, listed.holds, unnest(listed.column_names) as name from private.text_columns() as listed
      ) as columns on columns.table_name = tables.table_name
    where columns.holds in (kind, 'words')
    group by tables.table_name, tables.stays, tables.row_source
  loop
    return query execute format(
      $query$
        select %L, found.id, found.created_at,
          case
            when to_jsonb(found) ? 'opportunity_id' and to_jsonb(found) ->> 'status' = 'Diterima' then 'kerja_sama'
            when (%s) is true then %L
            else coalesce(%L, %L)
          end,
          -- Who in the company handled or invited somebody is nothing about them; a secret is nobody's to see.
          to_jsonb(found) - array['handled_by', 'assigned_to', 'invited_by', 'token_hash', 'data']
        from %s as found
        where (%s) or (%s)
      $query$,
      registered.name, registered.is_own, registered.stays,
      registered.stays, case kind when 'name' then 'nama' else 'disebut' end,
      registered.row_source, registered.is_own, registered.mentions
    ) using wanted;
  end loop;
end;
$$;

comment on function private.personal_rows(text) is
  'The rows of one address, number or name; stays says why forget_person leaves one: what keeps it, nama (a name is no proof of who it is) or disebut (the row of somebody else).';

create function private.personal_data(address text, for_export boolean)
  returns table (source text, row_id uuid, created_at timestamptz, stays text, content jsonb)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  if for_export then
    perform private.note_act(
      'EXPORT', 'personal_data', null,
      (
        select coalesce(jsonb_object_agg(counted.source, counted.amount), '{}')
        from (
          select found.source, count(*) as amount from private.personal_rows(address) as found group by found.source
        ) as counted
      )
    );
  end if;
  return query
    select * from private.personal_rows(address) as found order by found.created_at desc, found.row_id;
end;
$$;

create function public.personal_data(address text, for_export boolean default false)
  returns table (source text, row_id uuid, created_at timestamptz, stays text, content jsonb)
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.personal_data(address, for_export);
$$;

comment on function public.personal_data(text, boolean) is
  'Everything that is kept about an address, a telephone number or a name, newest first; for_export writes into the audit trail that it is taken out. Admins only.';

create function private.forget_person(address text, seen uuid[])
  returns table (messages integer, applications integer, mails integer, invitations integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  chosen uuid[];
begin
  perform private.assert_admin();
  select array_agg(found.row_id) into chosen
  from private.personal_rows(address) as found
  where found.stays is null and found.row_id = any (seen);

  -- First, as those about a message or application go with it.
  delete from public.mail_outbox where mail_outbox.id = any (chosen);
  get diagnostics mails = row_count;
  delete from public.contact_messages where contact_messages.id = any (chosen);
  get diagnostics messages = row_count;
  -- One that was accepted a moment ago stays.
  delete from public.partnership_applications as application
  where application.id = any (chosen) and application.status <> 'Diterima';
  get diagnostics applications = row_count;
  delete from public.invitations as invitation where invitation.id = any (chosen);
  get diagnostics invitations = row_count;
  -- The trail has the address of whoever was invited.
  delete from public.audit_log where audit_log.table_name = 'invitations' and audit_log.row_id = any (chosen);

  if messages + applications + mails + invitations > 0 then
    perform private.note_act(
      'DELETE', 'personal_data', null,
      jsonb_build_object(
        'contact_messages', messages, 'partnership_applications', applications, 'mail_outbox', mails,
        'invitations', invitations
      )
    );
  end if;
  return next;
end;
$$;

create function public.forget_person(address text, seen uuid[])
  returns table (messages integer, applications integer, mails integer, invitations integer)
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.forget_person(address, seen);
$$;

comment on function public.forget_person(text, uuid[]) is
  'Deletes for good the messages, applications, mails and invitations of an address or a number, of the rows that the caller has seen; all others stay, as does what a name alone has found. Returns how many went. Admins only.';

grant execute on function
  private.personal_data(text, boolean), public.personal_data(text, boolean),
  private.forget_person(text, uuid[]), public.forget_person(text, uuid[])
  to authenticated;
