-- What messages and applications have in common: how admins handle them. The tables themselves (contact_messages,
-- partnership_applications) say what their forms send.

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
  delete from public.mail_outbox
  where mail_outbox.row_id = old.id
    and (mail_outbox.template = 'new_lead' or mail_outbox.occasion = format('answer:%s:%s', tg_table_name, old.id));
  -- What the retention job and SQL delete leaves no entry: nobody is signed in.
  if auth.uid() is not null then
    perform private.note_act(tg_op, tg_table_name, old.id);
  end if;
  return null;
end;
$$;

comment on function private.forget_lead() is
  'Removes what the audit trail and the mails know of a deleted message, application or complaint, and keeps who deleted it and when.';

-- Whoever may not read it cannot take care of it.
create function private.check_assignee()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever withdraws the role at this moment waits, and then finds what is assigned.
  perform from public.accounts
  where accounts.user_id = new.assigned_to
    and (
      accounts.role = 'admin'
      or accounts.role = 'pengelola' and tg_table_name = 'keluhan' and not private.is_harm(to_jsonb(new) ->> 'kategori')
    )
  for share;
  if not found then
    raise exception using
      errcode = 'P0001',
      message = case
        when tg_table_name <> 'keluhan' then 'Kiriman hanya dapat ditugaskan kepada admin.'
        when private.is_harm(to_jsonb(new) ->> 'kategori') then 'Keluhan jenis ini hanya dapat ditugaskan kepada admin.'
        else 'Keluhan hanya dapat ditugaskan kepada pengelola atau admin.'
      end;
  end if;
  return new;
end;
$$;

comment on function private.check_assignee() is
  'Lets a message, an application or a complaint of harm be assigned to an admin only, any other complaint to a manager, too.';

create function private.unassign_leads()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_messages set assigned_to = null where assigned_to = new.user_id;
  update public.partnership_applications set assigned_to = null where assigned_to = new.user_id;
  update public.keluhan set assigned_to = null
  where assigned_to = new.user_id and (new.role <> 'pengelola' or hanya_admin);
  return null;
end;
$$;

comment on function private.unassign_leads() is 'Leaves nothing assigned to somebody who may not read it any more.';

create trigger unassign_leads
  after update of role on public.accounts
  for each row when (old.role in ('pengelola', 'admin') and new.role <> 'admin') execute function private.unassign_leads();

-- %1$s is the table, such as contact_messages, %2$s its rows in a sentence, %3$s one of them.
create function private.add_handling(lead_table text)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  execute format($sql$
    alter table public.%1$s
      add column status text not null default 'Baru',
      add column note text,
      add column handled_by uuid references public.accounts (user_id) on delete set null,
      add column handled_at timestamptz,
      add column kode_lacak text,
      add column pesan_publik text,
      add column answered_at timestamptz,
      add column assigned_to uuid references public.accounts (user_id) on delete set null,
      add constraint %1$s_status_known
        check (status in ('Baru', 'Ditinjau', 'Dihubungi', 'Diterima', 'Ditolak', 'Selesai')),
      add constraint %1$s_note_max_length check (char_length(note) <= 5000),
      -- Crockford's base 32: 12 characters are 60 bits, and none looks like another. Not unique: a unique violation would
      -- tell who guesses that a code is taken.
      add constraint %1$s_kode_lacak_plausible check (kode_lacak ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
      add constraint %1$s_kode_lacak_max_length check (char_length(kode_lacak) <= 12),
      add constraint %1$s_pesan_publik_max_length check (char_length(pesan_publik) <= 500);

    comment on column public.%1$s.status is 'Where the admins are with it.';
    comment on column public.%1$s.note is 'Internal note of the admins.';
    comment on column public.%1$s.handled_by is 'Admin who last changed status, note, answer or assignee; set by a trigger.';
    comment on column public.%1$s.handled_at is 'When one of these last changed; set by a trigger.';
    comment on column public.%1$s.kode_lacak is 'The sender''s code, made in their browser; whoever has it reads status_kiriman.';
    comment on column public.%1$s.pesan_publik is 'What admins tell the sender; whoever has the code reads it.';
    comment on column public.%1$s.answered_at is 'When status or pesan_publik last changed; set by a trigger.';
    comment on column public.%1$s.assigned_to is 'Admin who takes care of it.';

    create index %1$s_email_idx on public.%1$s (lower(email));
    create index %1$s_created_at_id_idx on public.%1$s (created_at, id);
    create index %1$s_status_created_at_idx on public.%1$s (status, created_at);
    create index %1$s_handled_by_idx on public.%1$s (handled_by);
    create index %1$s_assigned_to_created_at_idx on public.%1$s (assigned_to, created_at);
    create index %1$s_kode_lacak_idx on public.%1$s (kode_lacak);

    -- What visitors may name in an INSERT, each table grants itself.
    grant select, update (status, note, pesan_publik, assigned_to), delete on table public.%1$s to authenticated;
    grant select, insert, update, delete on table public.%1$s to service_role;

    alter table public.%1$s enable row level security;

    create policy "Everyone can send a %3$s"
      on public.%1$s for insert to anon, authenticated
      with check (
        status = 'Baru' and note is null and handled_by is null and handled_at is null
        and pesan_publik is null and answered_at is null and assigned_to is null
      );

    create policy "Admins can read %2$s"
      on public.%1$s for select to authenticated
      using ((select private.is_admin()));

    create policy "Admins can change status and note of %2$s"
      on public.%1$s for update to authenticated
      using ((select private.is_admin()))
      with check ((select private.is_admin()));

    create policy "Admins can delete %2$s"
      on public.%1$s for delete to authenticated
      using ((select private.is_admin()));

    create trigger throttle_write
      before insert on public.%1$s
      for each row execute function private.throttle_write();

    create trigger throttle_written
      after insert on public.%1$s
      for each statement execute function private.throttle_write();

    create trigger check_assignee
      before insert or update of assigned_to on public.%1$s
      for each row when (new.assigned_to is not null) execute function private.check_assignee();

    create trigger stamp_handler
      before update of status, note, pesan_publik, assigned_to on public.%1$s
      for each row when (
        (new.status, new.note, new.pesan_publik) is distinct from (old.status, old.note, old.pesan_publik)
        -- A deleted account leaves what was assigned to it, which is nobody's work.
        or new.assigned_to is distinct from old.assigned_to and (new.assigned_to is not null or auth.uid() is not null)
      )
      execute function private.stamp_handler();

    create trigger stamp_answer
      before update of status, pesan_publik on public.%1$s
      for each row when ((new.status, new.pesan_publik) is distinct from (old.status, old.pesan_publik))
      execute function private.stamp_answer();

    create trigger queue_lead_mails
      after insert on public.%1$s referencing new table as came
      for each statement execute function private.queue_lead_mails();

    create trigger queue_answer_mail
      after update of status, pesan_publik on public.%1$s
      for each row when ((new.status, new.pesan_publik) is distinct from (old.status, old.pesan_publik))
      execute function private.queue_answer_mail();

    create trigger forget_lead
      after delete on public.%1$s
      for each row execute function private.forget_lead();
  $sql$, lead_table, replace(lead_table, '_', ' '), rtrim(replace(lead_table, '_', ' '), 's'));
end;
$$;

comment on function private.add_handling(text) is
  'Gives a table of what visitors send its columns, grants, policies and triggers of the inbox.';
