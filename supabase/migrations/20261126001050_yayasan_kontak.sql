-- Where foundations are written to. Apart from their table, which everyone reads whole: these addresses are for admins.

create table public.yayasan_kontak (
  yayasan_id uuid primary key references public.yayasan (id) on delete cascade,
  email text not null,
  diisi_pada timestamptz not null default now(),
  constraint yayasan_kontak_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$')
);

comment on table public.yayasan_kontak is 'One row for each foundation that gave an address; for admins only.';
comment on column public.yayasan_kontak.email is 'Where the foundation reads that its certificates expire.';
comment on column public.yayasan_kontak.diisi_pada is 'When an admin wrote this address; set by a trigger. Signatures tell it.';

grant select, insert (yayasan_id, email), update (yayasan_id, email), delete on table public.yayasan_kontak to authenticated;
grant select, insert, update, delete on table public.yayasan_kontak to service_role;

alter table public.yayasan_kontak enable row level security;

create policy "Admins can read foundations' addresses"
  on public.yayasan_kontak for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can add foundations' addresses"
  on public.yayasan_kontak for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit foundations' addresses"
  on public.yayasan_kontak for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete foundations' addresses"
  on public.yayasan_kontak for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'yayasan_kontak', texts => '{"email": ["email 254"]}',
  audit => '{yayasan_id}',
  stays => 'yayasan',
  row_source => '(
    select yayasan.id, yayasan.nama, yayasan.created_at, kontak.email
    from public.yayasan_kontak as kontak join public.yayasan on yayasan.id = kontak.yayasan_id
  )'
);

create function private.note_address()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.diisi_pada := now();
  return new;
end;
$$;

comment on function private.note_address() is 'Notes when an address was written for a foundation.';

create trigger note_address
  before update of email, yayasan_id on public.yayasan_kontak
  for each row when (old.yayasan_id <> new.yayasan_id or lower(old.email) <> lower(new.email))
  execute function private.note_address();
