-- Mails about messages, applications and complaints: to admins, of complaints that they may read to managers, too, that something
-- came, with nothing of the person, and to senders that they were answered. Whoever sends something gets no mail for it: the form would mail to any address that somebody types.

-- At most one in 10 minutes for each account, but of reprisals at once: the one that waits counts what comes meanwhile. A worker that has claimed it gives
-- it back, so that the number is right.
create function private.queue_lead_mails()
  returns trigger
  language plpgsql security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  told constant text := coalesce(tg_argv[0], 'new_lead');
begin
  insert into public.mail_outbox (recipient, template, occasion, data, send_after)
  select
    accounts.email, news.template, news.template || ':' || accounts.user_id, jsonb_build_object('jumlah', count(*)),
    greatest(now(), (
      select max(coalesce(earlier.sent_at, earlier.sending_at)) + interval '10 minutes'
      from public.mail_outbox as earlier
      where earlier.occasion = news.template || ':' || accounts.user_id and news.template <> 'reprisal'
    ))
  from (
      select
        case when complaint.kategori = 'balasan' then 'reprisal' else told end as template,
        coalesce(private.is_harm(complaint.kategori), false) as is_harm
      from (select to_jsonb(came) as came from came) as written
        left join lateral (
          select coalesce(came ->> 'kategori', (
            select keluhan.kategori from public.keluhan where keluhan.id = (came ->> 'keluhan_id')::uuid
          )) as kategori
        ) as complaint on told = 'new_complaint'
      -- Among the messages about complaints those of senders.
      where coalesce(came ->> 'dari', 'pengirim') = 'pengirim'
    ) as news
    join public.accounts on accounts.email <> '' and case news.template
      -- To all admins, whatever mails they have chosen.
      when 'reprisal' then accounts.role = 'admin'
      when 'new_complaint' then
        (accounts.role = 'admin' or accounts.role = 'pengelola' and not news.is_harm) and accounts.wants_complaint_mails
      else accounts.role = 'admin' and accounts.wants_lead_mails
    end
  group by accounts.user_id, news.template
  order by accounts.user_id, news.template
  on conflict (occasion)
    where template not in ('new_lead', 'new_complaint', 'new_incident', 'reprisal', 'answer')
      or (sending_at is null and sent_at is null and failed_at is null)
    do update set
      data = jsonb_build_object('jumlah', (mail_outbox.data ->> 'jumlah')::integer + (excluded.data ->> 'jumlah')::integer),
      claimed_until = null;
  return null;
exception when others then
  -- What a visitor sends is stored even if nobody can be told of it.
  raise warning 'queue_lead_mails: %', sqlerrm;
  return null;
end;
$$;

comment on function private.queue_lead_mails() is 'Queues a mail to each account that wants to know that something came. Argument: the template, without one new_lead.';

-- Some minutes later, so that a correction is one mail. Until then the mail's data are what the sender knew before: what is
-- taken back is not told.
create function private.queue_answer_mail()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  waiting public.mail_outbox;
  about constant text := format('answer:%s:%s', tg_table_name, new.id);
  known jsonb := jsonb_build_object('status', old.status, 'pesan', old.pesan_publik);
begin
  select * into waiting from public.mail_outbox
  where occasion = about and sending_at is null and sent_at is null and failed_at is null
  for update;
  if waiting.id is not null then
    known := waiting.data;
  end if;
  if new.pesan_publik ~ '\S' and new.pesan_publik is distinct from known ->> 'pesan'
    or new.status in ('Diterima', 'Ditolak', 'Selesai') and new.status <> known ->> 'status'
  then
    perform private.queue_mail(new.email, 'answer', about, new.id, known, interval '5 minutes');
    update public.mail_outbox
    set send_after = now() + interval '5 minutes', claimed_until = null
    where id = waiting.id;
  else
    delete from public.mail_outbox where id = waiting.id;
  end if;
  return null;
end;
$$;

comment on function private.queue_answer_mail() is 'Queues, puts off or takes back the mail that tells a sender of an answer.';
