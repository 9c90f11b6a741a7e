-- Admins invite people by mail. Whoever has the mail and an account with its address gets the role that was decided then:
-- the token guards against somebody who signed up earlier with the address of somebody else.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null,
  nama text,
  token_hash text not null,
  invited_by uuid references public.accounts (user_id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  constraint invitations_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint invitations_role_known check (role in ('pengelola', 'admin')),
  constraint invitations_nama_not_blank check (nama ~ '\S')
);

comment on table public.invitations is 'Who was invited to which role; personal data, for admins only.';
comment on column public.invitations.email is 'In small letters, as the auth service stores addresses.';
comment on column public.invitations.nama is 'What the account is called, unless it has a name by then.';
comment on column public.invitations.token_hash is 'SHA-256 of the token, which stands in the mail alone.';
comment on column public.invitations.withdrawn_at is 'When it was taken back, or replaced by another for the same address.';

-- One that counts for each address; it also finds those of an account.
create unique index invitations_email_key on public.invitations (email)
  where accepted_at is null and withdrawn_at is null;
create unique index invitations_token_hash_key on public.invitations (token_hash);
create index invitations_invited_by_idx on public.invitations (invited_by);

grant select on table public.invitations to authenticated;
grant select, insert, update, delete on table public.invitations to service_role;

alter table public.invitations enable row level security;

create policy "Admins can read invitations"
  on public.invitations for select to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'invitations', texts => '{"email": ["email 254"], "name": ["nama 200"], "secret": ["token_hash"], "nobody": ["role"]}',
  audit => '{id,email,role,nama,expires_at,accepted_at,withdrawn_at}'
);

-- A mail that has not been sent yet would bring a link that leads nowhere.
create function private.withdraw_invitation_mail()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.mail_outbox
  where mail_outbox.template = 'invitation' and mail_outbox.row_id = new.id and mail_outbox.sent_at is null;
  return null;
end;
$$;

comment on function private.withdraw_invitation_mail() is 'Takes back the mail of an invitation that was withdrawn, if it still waits.';

create trigger withdraw_mail
  after update of withdrawn_at on public.invitations
  for each row when (new.withdrawn_at is not null) execute function private.withdraw_invitation_mail();

-- Who loses their rights does not get them back by a mail that is under way, and lets nobody in by one.
create function private.withdraw_invitations()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.invitations set withdrawn_at = now()
  where (invitations.email = lower(old.email) or invitations.invited_by = old.user_id)
    and invitations.accepted_at is null and invitations.withdrawn_at is null;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

comment on function private.withdraw_invitations() is
  'Withdraws the invitations to and from an account that is deleted, or that loses its access or its role.';

create trigger withdraw_invitations
  before update of role, ended_at on public.accounts
  for each row when (
    new.ended_at is not null
    or (old.role, new.role) in (('admin', 'pengelola'), ('admin', 'pending'), ('pengelola', 'pending'))
  )
  execute function private.withdraw_invitations();

-- Before the deletion, which forgets who has invited.
create trigger withdraw_invitations_of_deleted
  before delete on public.accounts
  for each row execute function private.withdraw_invitations();

-- The id is made in the browser: an attempt that is sent again, because its answer was lost, sends no second mail.
create function private.invite(invitation_id uuid, email text, role text, nama text)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := lower(trim($2));
  token constant text := private.new_token();
  called constant text := nullif($4, '');
  account public.accounts;
begin
  perform private.assert_admin();
  -- An admin who loses the role at this moment invites before that, so that the invitation goes, too, or no more.
  perform from public.accounts where accounts.user_id = auth.uid() for share;
  perform private.assert_admin();
  if exists (select from public.invitations where invitations.id = invitation_id) then
    return;
  end if;
  select * into account from public.accounts where lower(accounts.email) = address limit 1;
  if account.ended_at is not null then
    raise exception using errcode = 'P0001', message = 'Akses akun ini telah diakhiri. Pulihkan dulu aksesnya.';
  elsif account.role <> 'pending' then
    raise exception using errcode = 'P0001', message = 'Pemilik email ini sudah mempunyai akses. Ubah perannya di daftar akun.';
  end if;
  update public.invitations set withdrawn_at = now()
  where invitations.email = address and invitations.accepted_at is null and invitations.withdrawn_at is null;
  insert into public.invitations (id, email, role, nama, token_hash, invited_by)
  values (invitation_id, address, $3, called, private.token_hash(token), auth.uid());
  perform private.queue_mail(
    address, 'invitation', 'invitation ' || invitation_id, invitation_id,
    jsonb_build_object('token', token, 'nama', called, 'role', $3)
  );
end;
$$;

create function public.invite(invitation_id uuid, email text, role text, nama text)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.invite(invitation_id, email, role, nama);
$$;

comment on function public.invite(uuid, text, text, text) is
  'Invites somebody by mail to a role; an earlier invitation of the same address is void. Admins only.';

create function private.withdraw_invitation(invitation_id uuid)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.invitations set withdrawn_at = coalesce(invitations.withdrawn_at, now())
  where invitations.id = invitation_id and invitations.accepted_at is null;
  if not found then
    raise exception using errcode = 'P0001', message = 'Undangan ini sudah diterima. Akhiri aksesnya di daftar akun.';
  end if;
end;
$$;

create function public.withdraw_invitation(invitation_id uuid)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.withdraw_invitation(invitation_id);
$$;

comment on function public.withdraw_invitation(uuid) is 'Takes an invitation back that nobody has accepted; admins only.';

-- Before anybody has signed in: whoever has the mail may know what it says.
create function private.read_invitation(token text)
  returns table (email text, role text, nama text, expires_at timestamptz, state text)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle('read_invitation', 20);
  if octet_length(token) > 64 then
    return;
  end if;
  return query
    select
      invitations.email, invitations.role, invitations.nama, invitations.expires_at,
      case
        when invitations.accepted_at is not null then 'accepted'
        when invitations.withdrawn_at is not null then 'withdrawn'
        when invitations.expires_at <= now() then 'expired'
        else 'open'
      end
    from public.invitations
    where invitations.token_hash = private.token_hash(token);
end;
$$;

create function public.read_invitation(token text)
  returns table (email text, role text, nama text, expires_at timestamptz, state text)
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.read_invitation(token);
$$;

comment on function public.read_invitation(text) is
  'What the invitation with this token says: open, accepted, withdrawn or expired; no row for an unknown one. 20 calls in 10 minutes per client.';

create function private.accept_invitation(token text)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations;
  account public.accounts;
  refusal text;
begin
  perform private.throttle('accept_invitation', 20);
  if octet_length(token) <= 64 then
    select * into invitation from public.invitations
    where invitations.token_hash = private.token_hash(token) for update;
  end if;
  select * into account from public.accounts where accounts.user_id = auth.uid();
  refusal := case
    when invitation.id is null then 'Undangan ini tidak dikenal. Salin seluruh alamatnya dari email.'
    when account.user_id is null or lower(account.email) <> invitation.email
      then 'Undangan ini untuk alamat email lain. Logout, lalu masuk dengan alamat yang diundang.'
    when account.ended_at is not null then 'Akses akun ini telah diakhiri. Hubungi seorang admin.'
    when private.awaits_confirmation(account.user_id)
      then 'Konfirmasikan dulu alamat email Anda melalui tautan di email konfirmasi, lalu terima undangan ini.'
    -- The answer to the first attempt may have been lost.
    when invitation.accepted_at is not null and account.role in (invitation.role, 'admin') then ''
    when invitation.accepted_at is not null then 'Undangan ini sudah pernah diterima.'
    when invitation.withdrawn_at is not null then 'Undangan ini ditarik kembali atau diganti undangan yang lebih baru.'
    when invitation.expires_at <= now() then 'Undangan ini sudah kedaluwarsa. Mintalah admin mengundang Anda lagi.'
  end;
  if refusal = '' then
    return;
  elsif refusal is not null then
    raise exception using errcode = 'P0001', message = refusal;
  end if;
  update public.invitations set accepted_at = now() where invitations.id = invitation.id;
  update public.accounts
  set
    -- An admin stays one.
    role = case when accounts.role = 'admin' then 'admin' else invitation.role end,
    nama = coalesce(accounts.nama, invitation.nama)
  where accounts.user_id = account.user_id;
end;
$$;

create function public.accept_invitation(token text)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.accept_invitation(token);
$$;

comment on function public.accept_invitation(text) is
  'Gives the caller, whose confirmed e-mail must be the invited one, the role of the invitation. 20 calls in 10 minutes per client.';

-- Whoever registered without the link of the mail. They are told of the invitation, and not let in by it: who registers with the
-- address of somebody else, who then confirms it, would have the role as well. So the link goes to the mailbox once more.
create function private.resend_own_invitation()
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations;
  token constant text := private.new_token();
begin
  perform private.throttle('resend_own_invitation', 3);
  if private.invited_as() is null then
    raise exception using errcode = 'P0001', message = 'Tidak ada undangan yang terbuka untuk alamat Anda. Mintalah admin mengundang Anda lagi.';
  end if;
  update public.invitations set token_hash = private.token_hash(token)
  where invitations.email = (select lower(accounts.email) from public.accounts where accounts.user_id = auth.uid())
    and invitations.accepted_at is null and invitations.withdrawn_at is null
  returning * into invitation;
  -- The link of the earlier mail leads nowhere now.
  delete from public.mail_outbox
  where mail_outbox.template = 'invitation' and mail_outbox.row_id = invitation.id and mail_outbox.sent_at is null;
  perform private.queue_mail(
    invitation.email, 'invitation', 'invitation ' || invitation.id || ' ' || gen_random_uuid(), invitation.id,
    jsonb_build_object('token', token, 'nama', invitation.nama, 'role', invitation.role)
  );
end;
$$;

create function public.resend_own_invitation()
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.resend_own_invitation();
$$;

comment on function public.resend_own_invitation() is
  'Mails a new link to the confirmed address of the caller, for whom an invitation is open. 3 calls in 10 minutes per client.';

grant execute on function
  private.invite(uuid, text, text, text), public.invite(uuid, text, text, text),
  private.withdraw_invitation(uuid), public.withdraw_invitation(uuid),
  private.accept_invitation(text), public.accept_invitation(text),
  private.resend_own_invitation(), public.resend_own_invitation()
  to authenticated;
grant execute on function private.read_invitation(text), public.read_invitation(text) to anon, authenticated;
