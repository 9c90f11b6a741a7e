-- How a foundation signs for its kitchens: an admin asks by mail, whoever has the mail reads which kitchens are meant, ticks them
-- and signs, and may withdraw that by the mail that thanks. All without an account: the token of the link is the right, so each
-- token that is wrong, old, used up or meant for something else gets the same answer, and guesses are counted.

create function private.unknown_link()
  returns text
  language sql immutable security invoker set search_path = ''
as $$
  select 'Tautan ini tidak berlaku. Salin seluruh alamatnya dari email terakhir kami, atau mintalah kami mengirim yang baru.';
$$;

-- A kitchen that none of us stands for may be anybody's, so these say what we say of them; one that is closed nobody manages.
create function private.kitchens_to_sign(foundation uuid)
  returns setof public.sppg
  language sql stable security invoker set search_path = ''
as $$
  select * from public.sppg
  where sppg.yayasan_id = foundation and sppg.dikonfirmasi_pada is not null and sppg.ditutup_pada is null;
$$;

comment on function private.kitchens_to_sign(uuid) is 'The kitchens that a foundation is asked about.';

create function private.minta_tanda_tangan(yayasan uuid)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  request_id constant uuid := gen_random_uuid();
  token constant text := private.new_token();
  called text;
  address text;
  written_at timestamptz;
begin
  perform private.assert_admin();
  -- Two admins ask one after the other.
  select foundation.nama into called from public.yayasan as foundation where foundation.id = $1 for no key update;
  if called is null then
    raise exception using errcode = 'P0002', message = 'Yayasan ini sudah dihapus.';
  end if;
  select lower(kontak.email), kontak.diisi_pada into address, written_at from public.yayasan_kontak as kontak where kontak.yayasan_id = $1;
  if address is null then
    raise exception using errcode = 'P0001', message = 'Email yayasan ini belum diisi. Isi dulu lewat Edit, lalu minta konfirmasinya.';
  elsif not exists (select from private.kitchens_to_sign($1)) then
    raise exception using errcode = 'P0001', message = 'Yayasan ini belum mempunyai dapur yang sudah kami konfirmasi.';
  end if;
  -- Asked a moment ago: a second click, or the answer to the first attempt was lost.
  if exists (
    select from public.sppg_penanda_tangan as asked
    where asked.yayasan_id = $1 and asked.ditandatangani_pada is null and asked.dibatalkan_pada is null
      and asked.created_at > now() - interval '2 minutes'
  ) then
    return;
  end if;
  update public.sppg_penanda_tangan as asked set dibatalkan_pada = now()
  where asked.yayasan_id = $1 and asked.ditandatangani_pada is null and asked.dibatalkan_pada is null;
  insert into public.sppg_penanda_tangan (id, yayasan_id, email, alamat_diisi_pada, token_hash)
  values (request_id, $1, address, written_at, private.token_hash(token));
  perform private.queue_mail(
    address, 'signature_request', 'signature_request ' || request_id, request_id,
    jsonb_build_object('token', token, 'yayasan', called, 'jumlah', (select count(*) from private.kitchens_to_sign($1)))
  );
end;
$$;

create function public.minta_tanda_tangan(yayasan uuid)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.minta_tanda_tangan(yayasan);
$$;

comment on function public.minta_tanda_tangan(uuid) is
  'Asks a foundation by mail to sign for its kitchens, within 30 days; an earlier request is void. Admins only.';

create function private.open_request(token text)
  returns public.sppg_penanda_tangan
  language sql stable security invoker set search_path = ''
as $$
  select asked from public.sppg_penanda_tangan as asked
  where octet_length(token) <= 64 and asked.token_hash = private.token_hash(token)
    and asked.dibatalkan_pada is null and asked.ditandatangani_pada is null and asked.expires_at > now();
$$;

comment on function private.open_request(text) is 'The request whose link signs with this token; null for any other.';

create function private.signatures_of(token text)
  returns setof public.sppg_tanda_tangan
  language sql stable security invoker set search_path = ''
as $$
  select signed.*
  from public.sppg_penanda_tangan as signer
    join public.sppg_tanda_tangan as signed on signed.penanda_tangan_id = signer.id
  where octet_length(token) <= 64 and signer.tarik_hash = private.token_hash(token)
    and signed.dapur_id is not null and signed.berakhir_karena is null
    and signed.berlaku_sampai >= (now() at time zone 'Asia/Jakarta')::date;
$$;

comment on function private.signatures_of(text) is 'The signatures that count and that the link with this token withdraws.';

-- Whoever has the mail may know what it is about: of kitchens, what everyone reads.
create function private.baca_permintaan(token text)
  returns table (jenis text, yayasan text, sampai date, dapur jsonb)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle('baca_permintaan', 20);
  return query
    select
      'minta', foundation.nama, (asked.expires_at at time zone 'Asia/Jakarta')::date,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'kode', kitchen.kode_unik_pendaftaran, 'nama', kitchen.nama, 'lokasi', kitchen.lokasi, 'berlaku_sampai', (
              select max(signed.berlaku_sampai) from public.sppg_tanda_tangan as signed
              where signed.dapur_id = kitchen.id and signed.berakhir_karena is null
                and signed.berlaku_sampai >= (now() at time zone 'Asia/Jakarta')::date
            )
          ) order by kitchen.nama, kitchen.kode_unik_pendaftaran
        ), '[]')
        from private.kitchens_to_sign(asked.yayasan_id) as kitchen
      )
    from private.open_request(token) as asked
      join public.yayasan as foundation on foundation.id = asked.yayasan_id
    union all
    select
      'tarik', foundation.nama, max(signed.berlaku_sampai),
      jsonb_agg(
        jsonb_build_object(
          'kode', kitchen.kode, 'nama', kitchen.nama, 'lokasi', kitchen.lokasi, 'berlaku_sampai', signed.berlaku_sampai
        ) order by kitchen.nama, kitchen.kode
      )
    from private.signatures_of(token) as signed
      join public.sppg_disebut as kitchen on kitchen.dapur_id = signed.dapur_id
      join public.yayasan as foundation on foundation.id = signed.yayasan_id
    group by foundation.id
    union all
    -- Whose answer was lost finds out that it was signed, as long as that counts.
    select
      'sudah', foundation.nama, max(signed.berlaku_sampai),
      jsonb_agg(
        jsonb_build_object(
          'kode', kitchen.kode, 'nama', kitchen.nama, 'lokasi', kitchen.lokasi, 'berlaku_sampai', signed.berlaku_sampai
        ) order by kitchen.nama, kitchen.kode
      )
    from public.sppg_penanda_tangan as signer
      join public.sppg_tanda_tangan as signed on signed.penanda_tangan_id = signer.id
      join public.sppg_disebut as kitchen on kitchen.dapur_id = signed.dapur_id
      join public.yayasan as foundation on foundation.id = signed.yayasan_id
    where octet_length(token) <= 64 and signer.token_hash = private.token_hash(token)
      and signed.berakhir_karena is null and signed.berlaku_sampai >= (now() at time zone 'Asia/Jakarta')::date
    group by foundation.id;
end;
$$;

create function public.baca_permintaan(token text)
  returns table (jenis text, yayasan text, sampai date, dapur jsonb)
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.baca_permintaan(token);
$$;

comment on function public.baca_permintaan(text) is
  'What the link with this token does (minta: signs, sudah: has signed, tarik: withdraws), until when, and for which kitchens; no row for any other. 20 calls in 10 minutes per client.';

create function private.tanda_tangani(token text, tanda jsonb)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
  withdrawal constant text := private.new_token();
  codes text[];
  request public.sppg_penanda_tangan;
  kitchens public.sppg[];
  foundation text;
begin
  perform private.throttle('tanda_tangani', 20);
  codes := array(select distinct jsonb_array_elements_text(tanda -> 'dapur'));
  -- Of two that are sent at once the second finds what became of the first. An admin who asks meanwhile waits, or comes first.
  select yayasan.nama into foundation from public.yayasan
  where yayasan.id = (
    select asked.yayasan_id from public.sppg_penanda_tangan as asked
    where octet_length(token) <= 64 and asked.token_hash = private.token_hash(token)
  )
  for no key update;
  -- Sent again because the answer was lost.
  if exists (
    select from public.sppg_penanda_tangan as signer
    where octet_length(token) <= 64 and signer.token_hash = private.token_hash(token) and signer.kiriman_id = (tanda ->> 'id')::uuid
  ) then
    return;
  end if;
  request := private.open_request(token);
  if foundation is null or request.id is null then
    raise exception using errcode = 'P0001', message = private.unknown_link();
  elsif coalesce(tanda ->> 'nama', '') !~ '\S' or coalesce(tanda ->> 'jabatan', '') !~ '\S' then
    raise exception using errcode = 'P0001', message = 'Isi nama dan jabatan Anda.';
  elsif cardinality(codes) = 0 then
    raise exception using errcode = 'P0001', message = 'Centang paling sedikit satu dapur.';
  end if;
  -- Whoever moves or renames one of these now waits, and ends the signature then.
  perform from public.sppg where sppg.yayasan_id = request.yayasan_id order by sppg.id for share;
  kitchens := array(
    select kitchen from private.kitchens_to_sign(request.yayasan_id) as kitchen where kitchen.kode_unik_pendaftaran = any (codes)
  );
  -- What is signed is what was read.
  if cardinality(kitchens) <> cardinality(codes) then
    raise exception using errcode = 'P0001', message = 'Daftar dapur ini baru saja berubah. Periksa sekali lagi, lalu konfirmasi.';
  end if;

  update public.sppg_tanda_tangan as earlier
  set
    berlaku_sampai = today - 1,
    berakhir_karena = case when earlier.sppg_id in (select id from unnest(kitchens)) then 'Dikonfirmasi lagi' else 'Tidak dicentang lagi' end
  where earlier.yayasan_id = request.yayasan_id and earlier.berakhir_karena is null and earlier.berlaku_sampai >= today;
  update public.sppg_penanda_tangan as signer
  set
    ditandatangani_pada = now(), nama = btrim(tanda ->> 'nama'), jabatan = btrim(tanda ->> 'jabatan'),
    kiriman_id = (tanda ->> 'id')::uuid, tarik_hash = private.token_hash(withdrawal)
  where signer.id = request.id;
  insert into public.sppg_tanda_tangan (penanda_tangan_id, sppg_id, dapur_id, yayasan_id, kode_sppg, alamat_diisi_pada)
  select request.id, id, id, yayasan_id, kode_unik_pendaftaran, request.alamat_diisi_pada from unnest(kitchens);
  perform private.queue_mail(
    request.email, 'signature_thanks', 'signature_thanks ' || request.id, request.id,
    jsonb_build_object(
      'token', withdrawal, 'yayasan', foundation, 'sampai', private.signed_until(now()),
      'dapur', (
        select jsonb_agg(jsonb_build_object('nama', nama, 'kode', kode_unik_pendaftaran) order by nama, kode_unik_pendaftaran)
        from unnest(kitchens)
      )
    )
  );
-- An id that is none, a name that is too long: what fails validation costs its sender more.
exception when data_exception or integrity_constraint_violation then
  perform private.count_garbage('tanda_tangani', 20);
  raise;
end;
$$;

create function public.tanda_tangani(token text, tanda jsonb)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.tanda_tangani(token, tanda);
$$;

comment on function public.tanda_tangani(text, jsonb) is
  'Signs for the kitchens of a request: tanda has id (of the sending), nama, jabatan and dapur, the codes that were ticked. Others of the foundation are no longer signed for. 20 calls in 10 minutes per client.';

create function private.tarik_tanda_tangan(token text)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle('tarik_tanda_tangan', 20);
  update public.sppg_tanda_tangan as signed
  set ditarik_pada = now(), berakhir_karena = 'Ditarik', berlaku_sampai = (now() at time zone 'Asia/Jakarta')::date - 1
  where signed.id in (select id from private.signatures_of(token));
  if not found then
    raise exception using errcode = 'P0001', message = private.unknown_link();
  end if;
end;
$$;

create function public.tarik_tanda_tangan(token text)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.tarik_tanda_tangan(token);
$$;

comment on function public.tarik_tanda_tangan(text) is
  'Withdraws all that was signed with the request whose mail of thanks has this token. 20 calls in 10 minutes per client.';

-- A part of the daily job (lead_retention), as the privacy page promises.
create function private.delete_old_signers()
  returns void
  language sql volatile security definer set search_path = ''
as $$
  delete from public.sppg_penanda_tangan as signer
  where signer.created_at < now() - interval '12 months' and not exists (
    select from public.sppg_tanda_tangan as signed
    where signed.penanda_tangan_id = signer.id and signed.berlaku_sampai >= (now() - interval '12 months')::date
  );
$$;

comment on function private.delete_old_signers() is
  'Deletes who was asked 12 months ago and did not sign, and who signed 12 months after the last of it has ended.';

grant execute on function private.minta_tanda_tangan(uuid), public.minta_tanda_tangan(uuid) to authenticated;
grant execute on function
  private.baca_permintaan(text), public.baca_permintaan(text),
  private.tanda_tangani(text, jsonb), public.tanda_tangani(text, jsonb),
  private.tarik_tanda_tangan(text), public.tarik_tanda_tangan(text)
  to anon, authenticated;
