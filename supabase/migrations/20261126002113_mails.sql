-- Mails as admins see them. Who is answered about a complaint is opened with the complaint, which the trail has first
-- (buka_pengirim): not here, nor in what a mail server says of the address.

-- With its owner's rights: these columns are granted to nobody.
create view private.mail_recipients with (security_barrier = true) as
  select
    mail_outbox.id,
    case when keluhan.id is null then mail_outbox.recipient end as recipient,
    case when keluhan.id is null then mail_outbox.last_error else regexp_replace(mail_outbox.last_error, '\S*@\S*', '…', 'g') end as last_error,
    keluhan.id as keluhan_id
  from public.mail_outbox
    left join public.keluhan on keluhan.id = mail_outbox.row_id and mail_outbox.occasion = 'answer:keluhan:' || keluhan.id
  where current_user <> 'authenticated' or (select private.is_admin());

comment on view private.mail_recipients is 'Whom mails are for, but for senders of complaints; of users, for admins alone.';

grant select on private.mail_recipients to authenticated, service_role;

create view public.mails with (security_invoker = true) as
  select
    id, created_at, mail_recipients.recipient, template, send_after, attempts, coalesce(sent_at, sending_at) as sent_at,
    mail_recipients.last_error,
    case
      when sent_at is not null then 'sent'
      when failed_at is not null then 'failed'
      when sending_at is not null and claimed_until <= now() then 'uncertain'
      else 'waiting'
    end as state,
    mail_recipients.keluhan_id
  from public.mail_outbox join private.mail_recipients using (id);

comment on view public.mails is 'Mails with what became of them; rows to admins only.';
comment on column public.mails.recipient is 'Null: the sender of a complaint, opened there.';
comment on column public.mails.sent_at is 'When it was sent, or of an uncertain one when that was begun.';
comment on column public.mails.state is 'uncertain: handed over to the mail server, or not.';
comment on column public.mails.keluhan_id is 'The complaint whose sender it answers.';

grant select on table public.mails to authenticated;
