-- An admin deletes a message or application: spam, or a person asks for it. The audit trail keeps who did it and when,
-- and nothing of the person, not even the notes about them.

grant delete on table public.contact_messages, public.partnership_applications to authenticated;

create policy "Admins can delete contact messages"
  on public.contact_messages for delete to authenticated
  using ((select private.is_admin()));

create policy "Admins can delete partnership applications"
  on public.partnership_applications for delete to authenticated
  using ((select private.is_admin()));

-- Finds what the trail knows of one row.
create index audit_log_row_id_created_at_idx on public.audit_log (row_id, created_at);

create function private.forget_lead()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.audit_log where audit_log.table_name = tg_table_name and audit_log.row_id = old.id;
  -- What the retention job and SQL delete leaves no entry: nobody is signed in.
  if auth.uid() is not null then
    insert into public.audit_log (actor_id, actor_email, actor_role, action, table_name, row_id)
    values (
      auth.uid(),
      (select accounts.email from public.accounts where accounts.user_id = auth.uid()),
      current_setting('role', true), tg_op, tg_table_name, old.id
    );
  end if;
  return null;
end;
$$;

comment on function private.forget_lead() is
  'Removes what the audit trail knows of a deleted message or application, and keeps who deleted it and when.';

revoke all on function private.forget_lead() from public, anon, authenticated, service_role;

create trigger forget_lead
  after delete on public.contact_messages
  for each row execute function private.forget_lead();

create trigger forget_lead
  after delete on public.partnership_applications
  for each row execute function private.forget_lead();

-- The proposal goes after its application: another one may have the same file.
create policy "Admins can remove proposals of no application"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'collaboration_documents'
    and (select private.is_admin())
    and not exists (
      select from public.partnership_applications
      where right(partnership_applications.document_url, length(objects.name) + 1) = '/' || objects.name
    )
  );
