-- What messages and applications have in common: who handled one is recorded, when the sender's answer changed, and what
-- the audit trail forgets when one is deleted.

-- Who handled a message is recorded, not claimed.
create function private.stamp_handler()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.handled_by := (select accounts.user_id from public.accounts where accounts.user_id = auth.uid());
  new.handled_at := now();
  return new;
end;
$$;

comment on function private.stamp_handler() is 'Records who changed the status, note or assignee of a message or application, and when.';

-- Apart from handled_at, which an internal note moves as well: the sender must not see that.
create function private.stamp_answer()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.answered_at := now();
  return new;
end;
$$;

comment on function private.stamp_answer() is 'Records when what the sender sees changed.';

-- An admin deletes a message or application: spam, or a person asks for it. The audit trail keeps who did it and when,
-- and nothing of the person, not even the notes about them. That a proposal was opened stays, without the name that the sender
-- gave the file: folder and time tell which one it was.
create function private.forget_lead()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.audit_log where audit_log.table_name = tg_table_name and audit_log.row_id = old.id;
  if to_jsonb(old) ->> 'document_url' is not null then
    perform private.forget_file_name(split_part(to_jsonb(old) ->> 'document_url', '/collaboration_documents/', 2));
  end if;
  -- Their address is in the mails about it.
  delete from public.mail_outbox where mail_outbox.row_id = old.id;
  -- What the retention job and SQL delete leaves no entry: nobody is signed in.
  if auth.uid() is not null then
    perform private.note_act(tg_op, tg_table_name, old.id);
  end if;
  return null;
end;
$$;

comment on function private.forget_lead() is
  'Removes what the audit trail and the mails know of a deleted message or application, and keeps who deleted it and when.';
