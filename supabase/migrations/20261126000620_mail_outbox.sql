-- Mails that the site sends by itself: triggers queue them in the transaction of what they tell of, and the function
-- kirim-surat (supabase/functions) works them off. What a mail says is made of its template when it is sent.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  recipient text not null,
  template text not null,
  row_id uuid,
  data jsonb not null default '{}',
  occasion text not null,
  send_after timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text,
  constraint mail_outbox_occasion_key unique (occasion),
  constraint mail_outbox_template_known check (template in ('new_lead', 'answer', 'invitation', 'certificate_expiring')),
  constraint mail_outbox_recipient_max_length check (char_length(recipient) <= 254)
);

comment on table public.mail_outbox is 'Mails to be sent and sent; personal data.';
comment on column public.mail_outbox.template is 'What the mail says, as in supabase/functions/kirim-surat.';
comment on column public.mail_outbox.row_id is 'The row that it tells of.';
comment on column public.mail_outbox.data is 'What the template needs and no row has.';
comment on column public.mail_outbox.occasion is 'What the mail is about: each occasion is told once.';
comment on column public.mail_outbox.send_after is 'Not to be sent earlier.';
comment on column public.mail_outbox.last_error is 'Why the last attempt failed.';

-- Found when somebody asks what is kept about them, or with the row that it tells of.
create index mail_outbox_recipient_idx on public.mail_outbox (lower(recipient));
create index mail_outbox_row_id_idx on public.mail_outbox (row_id);

revoke all on table public.mail_outbox from public, anon, authenticated, service_role;
grant select on table public.mail_outbox to authenticated;
grant select, insert, update, delete on table public.mail_outbox to service_role;

alter table public.mail_outbox enable row level security;

create policy "Admins can read mails"
  on public.mail_outbox for select to authenticated
  using ((select private.is_admin()));

create function private.queue_mail(
  recipient text, template text, occasion text, row_id uuid default null, data jsonb default '{}', wait interval default '0'
)
  returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into public.mail_outbox (recipient, template, occasion, row_id, data, send_after)
  values ($1, $2, $3, $4, $5, now() + $6)
  on conflict on constraint mail_outbox_occasion_key do nothing;
$$;

comment on function private.queue_mail(text, text, text, uuid, jsonb, interval) is
  'Queues a mail, once for each occasion.';

revoke all on function private.queue_mail(text, text, text, uuid, jsonb, interval)
  from public, anon, authenticated, service_role;
