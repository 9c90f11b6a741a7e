-- What is done with complaints: visitors send one and write again, managers answer, admins write what everyone reads, count what came in
-- a crowd and sort out abuse. Each may be called again when its answer was lost: the browser makes the ids.

-- Thirty tries of one client in 10 minutes, as the parents of a school may share an address; what comes in vain costs twice. How many
-- come for one kitchen closes nothing.
create function private.kirim_keluhan(keluhan jsonb)
  returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  allowed constant integer := 30;
  new_id uuid := substring(keluhan ->> 'id' from '^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$');
  again_at timestamptz;
  sender public.keluhan_pengirim;
begin
  -- It may have been deleted meanwhile: the tally knows it still.
  if exists (select from private.keluhan_tercatat as line where line.keluhan_id = new_id) then
    return coalesce((select sent.tenggat from public.keluhan as sent where sent.id = new_id), private.tenggat_keluhan(now()));
  end if;
  again_at := private.try_again_at('keluhan', allowed);
  if again_at is not null then
    raise exception using
      errcode = 'PT429',
      message = format(
        'Paling banyak %s keluhan dapat dikirim dari satu jaringan internet dalam 10 menit. Coba lagi pukul %s WIB%s.',
        allowed, to_char(again_at at time zone 'Asia/Jakarta' + interval '59 seconds', 'HH24.MI'),
        (select ', atau telepon ' || company_profile.phone from public.company_profile)
      );
  end if;
  select
    keluhan ->> 'id', nullif(btrim(given ->> 'name'), ''), nullif(btrim(given ->> 'phone'), ''), nullif(btrim(given ->> 'email'), '')
  into sender
  from (select keluhan -> 'pengirim' as given) as named;
  insert into public.keluhan (id, sppg_id, kategori, hari, sekolah, isi, foto, kode_lacak, bernama, berkontak)
  values (
    sender.keluhan_id, (keluhan ->> 'sppg_id')::uuid, keluhan ->> 'kategori', (keluhan ->> 'hari')::date,
    nullif(btrim(keluhan ->> 'sekolah'), ''), keluhan ->> 'isi',
    array(select jsonb_array_elements_text(coalesce(nullif(keluhan -> 'foto', 'null'), '[]'))),
    keluhan ->> 'kode_lacak', num_nonnulls(sender.name, sender.phone, sender.email) > 0,
    num_nonnulls(sender.phone, sender.email) > 0
  )
  -- Sent twice at the same moment.
  on conflict (id) do nothing;
  if found and num_nonnulls(sender.name, sender.phone, sender.email) > 0 then
    insert into public.keluhan_pengirim values (sender.*);
  end if;
  return (select sent.tenggat from public.keluhan as sent where sent.id = new_id);
exception when data_exception or integrity_constraint_violation or raise_exception or no_data_found then
  perform private.count_garbage('keluhan', allowed);
  raise;
end;
$$;

create function public.kirim_keluhan(keluhan jsonb)
  returns timestamptz
  language sql volatile security invoker set search_path = ''
as $$
  select private.kirim_keluhan(keluhan);
$$;

comment on function public.kirim_keluhan(jsonb) is
  'Sends a complaint (id, sppg_id, kategori, hari, sekolah, isi, foto, kode_lacak), with pengirim (name, phone, email) where the sender gives a name; returns before when it will be answered. 30 calls in 10 minutes per client.';

-- Counted apart: whoever looks at a complaint calls status_kiriman first, and that is one look. What was no code is one try there,
-- too: codes cannot be tried here either.
create function private.jawaban_keluhan(kode text)
  returns table (
    created_at timestamptz, dari text, isi text, status text, boleh_tulis_lagi boolean, tulis_lagi_sampai timestamptz
  )
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle('jawaban_keluhan', 20);
  if not exists (select from public.keluhan where keluhan.kode_lacak = kode and octet_length(kode) <= 12) then
    perform private.count_garbage('status_kiriman', 20);
    return;
  end if;
  return query
    with sent as (
      select * from public.keluhan where keluhan.kode_lacak = kode order by keluhan.created_at limit 1
    ), sent_until as (
      select sent.*, sent.selesai_pada + interval '30 days' as until from sent
    )
    select
      pesan.created_at, pesan.dari,
      -- A code is passed on: what its sender wrote is not told.
      case pesan.dari when 'kami' then pesan.isi end,
      pesan.status,
      coalesce(sent_until.until > now() and sent_until.dibuka_lagi < 2, false),
      case when sent_until.dibuka_lagi < 2 then sent_until.until end
    from sent_until join public.keluhan_pesan as pesan on pesan.keluhan_id = sent_until.id
    order by pesan.created_at, pesan.urutan;
end;
$$;

create function public.jawaban_keluhan(kode text)
  returns table (
    created_at timestamptz, dari text, isi text, status text, boleh_tulis_lagi boolean, tulis_lagi_sampai timestamptz
  )
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.jawaban_keluhan(kode);
$$;

comment on function public.jawaban_keluhan(text) is
  'What was answered to the complaint with this code, oldest first, and until when its sender may write again; of what the sender wrote (dari: pengirim) the day alone. 20 calls in 10 minutes per client.';

create function private.tulis_lagi(kode text, pesan jsonb)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  sent public.keluhan;
begin
  if exists (
    select from public.keluhan_pesan as written join public.keluhan on keluhan.id = written.keluhan_id
    where written.id = (pesan ->> 'id')::uuid and keluhan.kode_lacak = kode
  ) then
    return;
  end if;
  perform private.throttle('tulis_lagi', 5);
  select * into sent from public.keluhan
  where keluhan.kode_lacak = kode and octet_length(kode) <= 12
  order by keluhan.created_at limit 1
  for update;
  if sent.id is null then
    perform private.count_garbage('tulis_lagi', 5);
    raise exception using errcode = 'P0002', message = 'Keluhan dengan kode ini tidak ada, atau sudah dihapus.';
  elsif sent.status <> 'Selesai' then
    raise exception using errcode = 'P0001', message = 'Keluhan ini masih kami tangani. Tunggu dulu jawaban kami.';
  elsif sent.dibuka_lagi >= 2 then
    raise exception using
      errcode = 'P0001',
      message = 'Keluhan ini sudah dua kali dibuka lagi. Kirim keluhan baru, atau adukan ke LaporGub, SAGI 127, atau Ombudsman.';
  elsif sent.selesai_pada < now() - interval '30 days' then
    raise exception using
      errcode = 'P0001', message = 'Keluhan ini sudah selesai lebih dari 30 hari yang lalu. Kirim keluhan baru.';
  end if;
  insert into public.keluhan_pesan (id, keluhan_id, dari, isi, foto)
  values (
    (pesan ->> 'id')::uuid, sent.id, 'pengirim', pesan ->> 'isi',
    array(select jsonb_array_elements_text(coalesce(nullif(pesan -> 'foto', 'null'), '[]')))
  );
end;
$$;

create function public.tulis_lagi(kode text, pesan jsonb)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.tulis_lagi(kode, pesan);
$$;

comment on function public.tulis_lagi(text, jsonb) is
  'Opens the complaint with this code again, within 30 days and twice at most, with what its sender writes (id, isi, foto). 5 calls in 10 minutes per client.';

grant execute on function
  private.kirim_keluhan(jsonb), public.kirim_keluhan(jsonb), private.jawaban_keluhan(text), public.jawaban_keluhan(text),
  private.tulis_lagi(text, jsonb), public.tulis_lagi(text, jsonb)
  to anon, authenticated;

create function private.jawab_keluhan(pesan jsonb)
  returns setof timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  answered public.keluhan;
  teks_publik constant text := pesan ->> 'teks_publik';
begin
  perform private.assert_manager();
  if teks_publik is not null and not private.is_admin() then
    raise exception using errcode = '42501', message = 'Hanya admin yang dapat menulis teks untuk umum.';
  end if;
  select * into answered from public.keluhan where keluhan.id = (pesan ->> 'keluhan_id')::uuid for update;
  -- Of one that they may not read, a manager does not learn that it is there.
  if answered.id is null or answered.hanya_admin and not private.is_admin() then
    raise exception using errcode = 'P0002', message = 'Keluhan ini sudah dihapus.';
  end if;
  if not exists (select from public.keluhan_pesan as written where written.id = (pesan ->> 'id')::uuid) then
    if pesan ? 'handled_at' and (pesan ->> 'handled_at')::timestamptz is distinct from answered.handled_at then
      return;
    end if;
    insert into public.keluhan_pesan (id, keluhan_id, dari, isi, status, teks_publik, oleh)
    values (
      (pesan ->> 'id')::uuid, answered.id, 'kami', pesan ->> 'isi', nullif(pesan ->> 'status', 'Baru'), teks_publik,
      (select accounts.user_id from public.accounts where accounts.user_id = auth.uid())
    );
    update public.keluhan set
      note = case when pesan ? 'note' then pesan ->> 'note' else keluhan.note end,
      assigned_to = case when pesan ? 'assigned_to' then (pesan ->> 'assigned_to')::uuid else keluhan.assigned_to end
    where keluhan.id = answered.id;
  end if;
  return query select keluhan.handled_at from public.keluhan where keluhan.id = answered.id;
end;
$$;

create function public.jawab_keluhan(pesan jsonb)
  returns setof timestamptz
  language sql volatile security invoker set search_path = ''
as $$
  select private.jawab_keluhan(pesan);
$$;

comment on function public.jawab_keluhan(jsonb) is
  'Answers a complaint (id, keluhan_id, isi, status, teks_publik; note and assigned_to where given), with an optimistic lock on handled_at where that is given; returns its handled_at then, nothing when somebody else was first. What is answered is not new any more, whatever status says. Managers; teks_publik admins only.';

create function private.muat_jawaban(jawaban uuid, teks text)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.keluhan_pesan set teks_publik = nullif(btrim(teks), '')
  where keluhan_pesan.id = jawaban and keluhan_pesan.dari = 'kami';
  if not found then
    raise exception using errcode = 'P0002', message = 'Jawaban ini sudah dihapus.';
  end if;
end;
$$;

create function public.muat_jawaban(jawaban uuid, teks text)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.muat_jawaban(jawaban, teks);
$$;

comment on function public.muat_jawaban(uuid, text) is
  'Shows a text with an answer to a complaint on the page of its kitchen, null: no longer; admins only.';

create function private.hitung_keluhan(terpilih uuid[])
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.keluhan set dihitung = true where keluhan.id = any (terpilih) and not keluhan.dihitung;
end;
$$;

create function public.hitung_keluhan(terpilih uuid[])
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.hitung_keluhan(terpilih);
$$;

comment on function public.hitung_keluhan(uuid[]) is
  'Counts complaints in public that came with a crowd and that the caller has looked at; admins only.';

create function private.saring_keluhan(terpilih uuid[], alasan text default null)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  update public.keluhan set disaring = alasan where keluhan.id = any (terpilih) and keluhan.disaring is distinct from alasan;
end;
$$;

create function public.saring_keluhan(terpilih uuid[], alasan text default null)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.saring_keluhan(terpilih, alasan);
$$;

comment on function public.saring_keluhan(uuid[], text) is
  'Takes complaints that are abuse, for a reason that the trail has (berulang, iklan, bukan_keluhan, uji_coba), out of what counts in public, where they stay as disaring; null: no longer. Admins only.';

grant execute on function
  private.jawab_keluhan(jsonb), public.jawab_keluhan(jsonb), private.muat_jawaban(uuid, text), public.muat_jawaban(uuid, text),
  private.hitung_keluhan(uuid[]), public.hitung_keluhan(uuid[]),
  private.saring_keluhan(uuid[], text), public.saring_keluhan(uuid[], text)
  to authenticated;
