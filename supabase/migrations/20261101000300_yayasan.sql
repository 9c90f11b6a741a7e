-- Foundations that own SPPG: the site lists them to everyone and no page changes them.

create table public.yayasan (
  id uuid primary key default gen_random_uuid(),
  nama text not null,
  alamat text,
  pengelola text,
  created_at timestamptz not null default now(),
  constraint yayasan_nama_not_blank check (nama ~ '\S'),
  constraint yayasan_nama_max_length check (char_length(nama) <= 200),
  constraint yayasan_alamat_max_length check (char_length(alamat) <= 500),
  constraint yayasan_pengelola_max_length check (char_length(pengelola) <= 200)
);

comment on table public.yayasan is 'Foundations (yayasan) of Central Java that own SPPG units.';
comment on column public.yayasan.alamat is 'Postal address.';
comment on column public.yayasan.pengelola is 'Person in charge.';

revoke all on table public.yayasan from public, anon, authenticated, service_role;
grant select on table public.yayasan to anon, authenticated;
grant select, insert, update, delete on table public.yayasan to service_role;

alter table public.yayasan enable row level security;

create policy "Everyone can read foundations"
  on public.yayasan for select to anon, authenticated
  using (true);
