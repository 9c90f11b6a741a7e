-- What is kept about one person, by their e-mail address, telephone number or name: it is shown, saved to a file or deleted
-- in one place, or it says where it is changed. The trail keeps who did it, when, and how many rows there were, and nothing
-- of the person, not even the address; of complaints it has that their senders were opened.

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
  -- The text as people type or paste it.
  typed constant text := normalize(left(address, 320), nfkc);
  email constant text := lower(regexp_replace(typed, '\s', '', 'g'));
  digits constant text := private.phone_digits(typed);
  words constant text := private.search_words(typed);
  -- A part of an address, a number or a name would bring all whom it fits.
  kind constant text := case
    when email ~ '@' then case when email ~ '^[^@]+@[^@]+\.[^@.]+$' then 'email' end
    when typed ~ '^[-+().\s\d/]+$' then case when char_length(digits) >= 6 then 'phone' end
    when char_length(private.search_key(typed)) >= 3 then 'name'
  end;
  wanted constant text := case kind when 'email' then email when 'phone' then digits else words end;
  -- In a text it begins and ends as it does where people write it.
  mention constant text := case kind
    when 'email' then '(^|[^a-z0-9._%+-])' || regexp_replace(email, '([.*+?^${}()|[\]\\])', '\\\1', 'g') || '[.]?($|[^a-z0-9.-])'
    when 'phone' then '(^|[^0-9])([+]?(00)?62|0)?[-. ()]*' || regexp_replace(digits, '(?<=.)(?=.)', '[-. ()]*', 'g') || '($|[^0-9])'
    else ' ' || words || ' '
  end;
  -- Where the person's own rows are found, and where a text speaks of them; a name alone tells nobody apart.
  own_rule constant text := case kind
    when 'email' then 'lower(found.%I) = $1' when 'phone' then 'private.phone_digits(found.%I) = $1'
  end;
  named_rule constant text := case kind
    when 'email' then 'false' when 'phone' then 'normalize(found.%I, nfkc) ~ $2' else 'private.search_words(found.%I) = $1'
  end;
  mention_rule constant text := case kind
    when 'email' then 'lower(found.%I::text) ~ $2'
    when 'phone' then 'normalize(found.%I::text, nfkc) ~ $2'
    -- One word of many is nobody's name.
    else case when words ~ ' ' then 'position($2 in '' '' || private.search_words(found.%I::text) || '' '') > 0' else 'false' end
  end;
  registered record;
begin
  if kind is null then
    return;
  end if;
  for registered in
    select
      known_tables.table_name, known_tables.stays, known_tables.row_source,
      coalesce(string_agg(format(own_rule, column_name), ' or ') filter (where holds = kind and own_rule is not null), 'false') as is_own,
      string_agg(format(case holds when 'words' then mention_rule else named_rule end, column_name), ' or ') as mentions
    from private.known_tables,
      jsonb_each(known_tables.texts) as listed (holds, columns),
      jsonb_array_elements_text(columns) as column_name
    where holds in (kind, 'words')
    group by known_tables.table_name
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
          to_jsonb(found) - array['handled_by', 'assigned_to', 'invited_by', 'token_hash', 'tarik_hash', 'kiriman_id', 'data']
        from %s as found
        where (%s) or (%s)
      $query$,
      registered.table_name, registered.is_own, registered.stays,
      registered.stays, case kind when 'name' then 'nama' else 'disebut' end,
      registered.row_source, registered.is_own, registered.mentions
    ) using wanted, mention;
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
  perform private.assert_tables_known();
  perform private.note_act(
    case when for_export then 'EXPORT' else 'OPEN' end, 'personal_data', null,
    (
      select coalesce(jsonb_object_agg(counted.source, counted.amount), '{}')
      from (
        select found.source, count(*) as amount from private.personal_rows(address) as found group by found.source
      ) as counted
    )
  );
  -- As with buka_pengirim.
  perform private.note_act('OPEN', 'keluhan_pengirim', found.row_id)
  from private.personal_rows(address) as found where found.source = 'keluhan_pengirim';
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
  'Everything that is kept about a whole address, telephone number or name, newest first; writes into the audit trail first that it is opened, or taken out (for_export). Admins only.';

create function private.forget_person(address text, seen uuid[])
  returns table (messages integer, applications integer, mails integer, invitations integer, signers integer, complaints integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  chosen text[];
  asked integer;
begin
  perform private.assert_admin();
  perform private.assert_tables_known();
  -- By table and id: ids are made in browsers, and a stranger's message may have that of somebody's application.
  select array_agg(found.source || ' ' || found.row_id) into chosen
  from private.personal_rows(address) as found
  where found.stays is null and found.row_id = any (seen);

  -- Mails first, as those about a message or application are deleted with it.
  delete from public.mail_outbox where 'mail_outbox ' || mail_outbox.id = any (chosen);
  get diagnostics mails = row_count;
  delete from public.contact_messages where 'contact_messages ' || contact_messages.id = any (chosen);
  get diagnostics messages = row_count;
  -- An application that was accepted a moment ago stays.
  delete from public.partnership_applications as application
  where 'partnership_applications ' || application.id = any (chosen) and application.status <> 'Diterima';
  get diagnostics applications = row_count;
  delete from public.invitations as invitation where 'invitations ' || invitation.id = any (chosen);
  get diagnostics invitations = row_count;
  -- With the messages about them; the public numbers stay.
  delete from public.keluhan where 'keluhan_pengirim ' || keluhan.id = any (chosen);
  get diagnostics complaints = row_count;
  -- The trail has the address of whoever was invited.
  delete from public.audit_log where audit_log.table_name = 'invitations' and 'invitations ' || audit_log.row_id = any (chosen);
  -- The foundation's signature stays, without who gave it; its mail withdraws it still.
  update public.sppg_penanda_tangan as signer set email = null, nama = null, jabatan = null
  where 'sppg_penanda_tangan ' || signer.id = any (chosen) and signer.ditandatangani_pada is not null;
  get diagnostics signers = row_count;
  delete from public.sppg_penanda_tangan as asked where 'sppg_penanda_tangan ' || asked.id = any (chosen) and asked.ditandatangani_pada is null;
  get diagnostics asked = row_count;
  signers := signers + asked;

  if messages + applications + mails + invitations + signers + complaints > 0 then
    perform private.note_act(
      'DELETE', 'personal_data', null,
      jsonb_build_object(
        'contact_messages', messages, 'partnership_applications', applications, 'mail_outbox', mails,
        'invitations', invitations, 'sppg_penanda_tangan', signers, 'keluhan', complaints
      )
    );
  end if;
  return next;
end;
$$;

create function public.forget_person(address text, seen uuid[])
  returns table (messages integer, applications integer, mails integer, invitations integer, signers integer, complaints integer)
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.forget_person(address, seen);
$$;

comment on function public.forget_person(text, uuid[]) is
  'Deletes for good the messages, applications, complaints, mails and invitations of an address or a number, and who was asked to sign or signed, of the rows that the caller has seen; all others stay, as does what a name alone has found. Returns how many went. Admins only.';

grant execute on function
  private.personal_data(text, boolean), public.personal_data(text, boolean),
  private.forget_person(text, uuid[]), public.forget_person(text, uuid[])
  to authenticated;
