-- Whom of a foundation an admin has asked to sign for its kitchens, and who did: name and office are personal data, for admins.
-- What everyone reads of it, that a kitchen's foundation has confirmed it and when, is in sppg_tanda_tangan.
--
-- Two links, each for one purpose: that of the mail that asks signs once, within 30 days; that of the mail that thanks withdraws,
-- as long as the signature counts. Their tokens stand in the mails alone, here their hashes, and these no admin reads.

create table public.sppg_penanda_tangan (
  id uuid primary key default gen_random_uuid(),
  yayasan_id uuid not null references public.yayasan (id) on delete cascade,
  email text,
  alamat_diisi_pada timestamptz,
  token_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  dibatalkan_pada timestamptz,
  ditandatangani_pada timestamptz,
  nama text,
  jabatan text,
  kiriman_id uuid,
  tarik_hash text,
  constraint sppg_penanda_tangan_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint sppg_penanda_tangan_nama_not_blank check (nama ~ '\S'),
  constraint sppg_penanda_tangan_jabatan_not_blank check (jabatan ~ '\S')
);

comment on table public.sppg_penanda_tangan is 'Whom of a foundation we asked to sign for its kitchens, and who did; personal data, for admins only.';
comment on column public.sppg_penanda_tangan.email is 'Where it was asked: the foundation''s address then; null once the person was forgotten.';
comment on column public.sppg_penanda_tangan.alamat_diisi_pada is 'When an admin had written that address.';
comment on column public.sppg_penanda_tangan.token_hash is 'SHA-256 of the token that signs.';
comment on column public.sppg_penanda_tangan.dibatalkan_pada is 'When a later request, or another address of the foundation, took its place.';
comment on column public.sppg_penanda_tangan.nama is 'Who signed, in their own words, as the office; null once the person was forgotten.';
comment on column public.sppg_penanda_tangan.kiriman_id is 'What the browser called the sending: sent again, it is the same signature.';
comment on column public.sppg_penanda_tangan.tarik_hash is 'SHA-256 of the token that withdraws.';

-- One that counts for each foundation.
create unique index sppg_penanda_tangan_yayasan_id_key on public.sppg_penanda_tangan (yayasan_id)
  where ditandatangani_pada is null and dibatalkan_pada is null;
create index sppg_penanda_tangan_yayasan_id_created_at_idx on public.sppg_penanda_tangan (yayasan_id, created_at);
create unique index sppg_penanda_tangan_token_hash_key on public.sppg_penanda_tangan (token_hash);
create unique index sppg_penanda_tangan_tarik_hash_key on public.sppg_penanda_tangan (tarik_hash);

grant select (
    id, yayasan_id, email, created_at, expires_at, dibatalkan_pada, ditandatangani_pada, nama, jabatan
  )
  on table public.sppg_penanda_tangan to authenticated;
grant select, insert, update, delete on table public.sppg_penanda_tangan to service_role;

alter table public.sppg_penanda_tangan enable row level security;

create policy "Admins can read who was asked and who signed"
  on public.sppg_penanda_tangan for select to authenticated
  using ((select private.is_admin()));

-- The trail tells that somebody signed, not who: forget_person would have to look there, too.
select private.declare_table(
  'sppg_penanda_tangan', texts => '{"email": ["email 254"], "name": ["nama 200"], "words": ["jabatan 200"], "secret": ["token_hash", "tarik_hash"]}',
  audit => '{id,id,yayasan_id,created_at,expires_at,dibatalkan_pada,ditandatangani_pada}'
);

-- A mail that has not been sent yet would bring a link that leads nowhere.
create function private.withdraw_signature_request()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.mail_outbox
  where mail_outbox.template = 'signature_request' and mail_outbox.row_id = old.id and mail_outbox.sent_at is null;
  return null;
end;
$$;

comment on function private.withdraw_signature_request() is 'Takes back the mail of a request that no longer counts, if it still waits.';

create trigger withdraw_mail
  after update of dibatalkan_pada, ditandatangani_pada on public.sppg_penanda_tangan
  for each row
  when (coalesce(new.dibatalkan_pada, new.ditandatangani_pada) is not null and coalesce(old.dibatalkan_pada, old.ditandatangani_pada) is null)
  execute function private.withdraw_signature_request();

create trigger withdraw_mail_of_deleted
  after delete on public.sppg_penanda_tangan
  for each row execute function private.withdraw_signature_request();

-- Whoever reads another mailbox than the foundation's of today does not sign for it.
create function private.cancel_requests()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.sppg_penanda_tangan as asked set dibatalkan_pada = now()
  where asked.yayasan_id = old.yayasan_id and asked.ditandatangani_pada is null and asked.dibatalkan_pada is null;
  return null;
end;
$$;

comment on function private.cancel_requests() is 'Ends the open request to a foundation whose address is another now, or none.';

create trigger cancel_requests
  after update of email, yayasan_id on public.yayasan_kontak
  for each row when (old.yayasan_id <> new.yayasan_id or lower(old.email) <> lower(new.email))
  execute function private.cancel_requests();

create trigger cancel_requests_of_deleted
  after delete on public.yayasan_kontak
  for each row execute function private.cancel_requests();
