-- What became of a message, application or complaint, for whoever has its tracking code. A code may stand for several: then it
-- tells of the oldest. What was answered to a complaint says jawaban_keluhan.

-- A text of any size is no code, and is not compared with one. Otherwise reads all tables by their indexes whether it
-- finds something or not, and has the same columns to answer with: the time tells nothing that the answer does not.
create function private.status_kiriman(kode text)
  returns table (
    kind text, created_at timestamptz, status text, answered_at timestamptz, pesan_publik text, tanpa_telepon boolean,
    dijawab_sebelum timestamptz
  )
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle('status_kiriman', 20);
  if octet_length(kode) > 12 then
    perform private.count_garbage('status_kiriman', 20);
    return;
  end if;
  return query
    select 'contact_messages', sent.created_at, sent.status, sent.answered_at, sent.pesan_publik,
      sent.phone is null, null::timestamptz
    from public.contact_messages as sent
    where sent.kode_lacak = kode
    union all
    select 'partnership_applications', sent.created_at, sent.status, sent.answered_at, sent.pesan_publik,
      sent.phone is null, null::timestamptz
    from public.partnership_applications as sent
    where sent.kode_lacak = kode
    union all
    select 'keluhan', sent.created_at, sent.status, sent.berubah_pada, null, true,
      case when sent.dijawab_pada is null then sent.tenggat end
    from public.keluhan as sent
    where sent.kode_lacak = kode
    -- The oldest one: sending something new with a known code does not hide what it stood for.
    order by 2
    limit 1;
end;
$$;

create function public.status_kiriman(kode text)
  returns table (
    kind text, created_at timestamptz, status text, answered_at timestamptz, pesan_publik text, tanpa_telepon boolean,
    dijawab_sebelum timestamptz
  )
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.status_kiriman(kode);
$$;

comment on function public.status_kiriman(text) is
  'What became of the message, application or complaint with this code; no row for an unknown one. dijawab_sebelum: before when a complaint that waits will be answered. 20 calls in 10 minutes per client.';

-- The public half resolves the name of the private one, which the API does not offer.
grant execute on function private.status_kiriman(text), public.status_kiriman(text) to anon, authenticated;
