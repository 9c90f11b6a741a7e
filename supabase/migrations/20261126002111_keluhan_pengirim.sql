-- Who sent a complaint, where they said so. No role reads this table: admins open one sender at a time, and each opening is in
-- the trail first.

create table public.keluhan_pengirim (
  keluhan_id uuid primary key references public.keluhan (id) on delete cascade,
  name text,
  phone text,
  email text,
  constraint keluhan_pengirim_name_required check (num_nonnulls(name, phone, email) > 0),
  constraint keluhan_pengirim_name_not_blank check (name ~ '\S'),
  constraint keluhan_pengirim_phone_not_blank check (phone ~ '\S'),
  constraint keluhan_pengirim_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$')
);

comment on table public.keluhan_pengirim is 'Senders of complaints who gave their name; personal data, opened by admins one at a time (buka_pengirim).';

create index keluhan_pengirim_email_idx on public.keluhan_pengirim (lower(email));

grant select, insert, update, delete on table public.keluhan_pengirim to service_role;

alter table public.keluhan_pengirim enable row level security;

create policy "Nobody reads who complained but by opening it"
  on public.keluhan_pengirim for select to anon, authenticated
  using (false);

-- What is known of them is their complaint, too.
select private.declare_table(
  'keluhan_pengirim', texts => '{"email": ["email 254"], "phone": ["phone 40"], "name": ["name 200"]}',
  audit => null,
  row_source => '(
    select
      keluhan.id, keluhan.created_at, keluhan_pengirim.name, keluhan_pengirim.phone, keluhan_pengirim.email,
      keluhan.kode_sppg, keluhan.kategori, keluhan.hari, keluhan.sekolah, keluhan.isi, keluhan.status
    from public.keluhan_pengirim join public.keluhan on keluhan.id = keluhan_pengirim.keluhan_id
  )'
);

create function private.buka_pengirim(keluhan uuid)
  returns table (name text, phone text, email text)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  if not exists (select from public.keluhan_pengirim where keluhan_pengirim.keluhan_id = keluhan) then
    raise exception using errcode = 'P0002', message = 'Pengirim keluhan ini tidak menyebutkan namanya, atau keluhannya sudah dihapus.';
  end if;
  perform private.note_act('OPEN', 'keluhan_pengirim', keluhan);
  return query
    select pengirim.name, pengirim.phone, pengirim.email
    from public.keluhan_pengirim as pengirim where pengirim.keluhan_id = keluhan;
end;
$$;

create function public.buka_pengirim(keluhan uuid)
  returns table (name text, phone text, email text)
  language sql volatile security invoker set search_path = ''
as $$
  select * from private.buka_pengirim(keluhan);
$$;

comment on function public.buka_pengirim(uuid) is
  'Writes into the audit trail that the caller opens who sent a complaint, and returns that; admins only.';

grant execute on function private.buka_pengirim(uuid), public.buka_pengirim(uuid) to authenticated;
