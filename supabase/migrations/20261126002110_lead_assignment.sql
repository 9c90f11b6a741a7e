-- A message or application is assigned to one admin: whoever may not read it cannot take care of it.

create function private.check_assignee()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever withdraws the role at this moment waits, and then finds what is assigned.
  perform from public.accounts
  where accounts.user_id = new.assigned_to and accounts.role = 'admin'
  for share;
  if not found then
    raise exception using errcode = 'P0001', message = 'Kiriman hanya dapat ditugaskan kepada admin.';
  end if;
  return new;
end;
$$;

comment on function private.check_assignee() is 'Lets a message or application be assigned to an admin only.';

create trigger check_assignee
  before insert or update of assigned_to on public.contact_messages
  for each row when (new.assigned_to is not null) execute function private.check_assignee();

create trigger check_assignee
  before insert or update of assigned_to on public.partnership_applications
  for each row when (new.assigned_to is not null) execute function private.check_assignee();

create function private.unassign_leads()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_messages set assigned_to = null where assigned_to = new.user_id;
  update public.partnership_applications set assigned_to = null where assigned_to = new.user_id;
  return null;
end;
$$;

comment on function private.unassign_leads() is 'Leaves nothing assigned to somebody who is no admin any more.';

create trigger unassign_leads
  after update of role on public.accounts
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.unassign_leads();
