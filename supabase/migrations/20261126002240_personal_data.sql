-- What is kept about one person, by their e-mail address: it is shown, saved to a file or deleted in one place. The trail
-- keeps who did it, when, and how many rows there were, and nothing of the person, not even the address.

-- A table with addresses that is added later is named here and in forget_person.
create function private.personal_rows(address text)
  returns table (source text, row_id uuid, created_at timestamptz, stays text, content jsonb)
  language sql stable security invoker set search_path = ''
as $$
  with wanted as materialized (
    -- As people type or paste it.
    select lower(regexp_replace(normalize(left(address, 320), nfkc), '\s', '', 'g')) as email
  )
  -- Who in the company handled it is nothing about the sender.
  select
    'contact_messages', found.id, found.created_at, null::text,
    to_jsonb(found) - array['handled_by', 'assigned_to']
  from public.contact_messages as found
  where lower(found.email) = (select wanted.email from wanted)
  union all
  select
    'partnership_applications', found.id, found.created_at,
    case when found.status = 'Diterima' then 'kerja_sama' end,
    to_jsonb(found) - array['handled_by', 'assigned_to']
  from public.partnership_applications as found
  where lower(found.email) = (select wanted.email from wanted)
  union all
  -- Without what it says: an invitation's token is a secret, and an answer stands in its message.
  select 'mail_outbox', found.id, found.created_at, null, to_jsonb(found) - 'data'
  from public.mail_outbox as found
  where lower(found.recipient) = (select wanted.email from wanted)
  union all
  -- The token is a secret, and who invited them is nothing about them.
  select 'invitations', found.id, found.created_at, null, to_jsonb(found) - array['token_hash', 'invited_by']
  from public.invitations as found
  where found.email = (select wanted.email from wanted)
  union all
  select 'accounts', found.user_id, found.created_at, 'akun', to_jsonb(found)
  from public.accounts as found
  where lower(found.email) = (select wanted.email from wanted)
  union all
  select 'yayasan_kontak', yayasan.id, yayasan.created_at, 'yayasan', jsonb_build_object('nama', yayasan.nama, 'email', found.email)
  from public.yayasan_kontak as found
    join public.yayasan on yayasan.id = found.yayasan_id
  where lower(found.email) = (select wanted.email from wanted);
$$;

comment on function private.personal_rows(text) is
  'The rows of one address; stays says why forget_person leaves one: kerja_sama, an accepted application, akun, or yayasan, whose address it is.';

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
  'Everything that is kept about an address, newest first; for_export writes into the audit trail that it is taken out. Admins only.';

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
  'Deletes for good what is kept about an address, of the rows that the caller has seen; accepted applications, accounts and foundations stay. Returns how many went. Admins only.';

revoke all on function
  private.personal_rows(text), private.personal_data(text, boolean), public.personal_data(text, boolean),
  private.forget_person(text, uuid[]), public.forget_person(text, uuid[])
  from public, anon, authenticated, service_role;
grant execute on function
  private.personal_data(text, boolean), public.personal_data(text, boolean),
  private.forget_person(text, uuid[]), public.forget_person(text, uuid[])
  to authenticated;
