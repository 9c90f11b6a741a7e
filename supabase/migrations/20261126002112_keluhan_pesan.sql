-- What was written about a complaint after it came: our answers, and what the sender added when it was not mended. Nobody changes
-- or deletes a message. What everyone reads about it on the kitchen's page is a text of its own, which admins write, later, too.

create table public.keluhan_pesan (
  id uuid primary key default gen_random_uuid(),
  -- What was written in one moment has an order, too.
  urutan bigint generated always as identity,
  keluhan_id uuid not null references public.keluhan (id) on delete cascade,
  dari text not null,
  isi text not null,
  foto text[] not null default '{}',
  status text,
  teks_publik text,
  dimuat_pada timestamptz,
  oleh uuid references public.accounts (user_id) on delete set null,
  created_at timestamptz not null default now(),
  constraint keluhan_pesan_dari_known check (dari in ('kami', 'pengirim')),
  constraint keluhan_pesan_isi_not_blank check (isi ~ '\S'),
  constraint keluhan_pesan_isi_max_length check (char_length(isi) <= 2000),
  constraint keluhan_pesan_foto_in_bucket check (foto <@ private.photo_names(id)),
  constraint keluhan_pesan_foto_at_most_three check (cardinality(foto) <= 3),
  constraint keluhan_pesan_status_known check (status in ('Diperiksa', 'Ditindaklanjuti', 'Selesai')),
  -- A complainant's words and photos are on no page.
  constraint keluhan_pesan_teks_publik_ours check (dari = 'kami' or teks_publik is null),
  constraint keluhan_pesan_teks_publik_not_blank check (teks_publik ~ '\S'),
  constraint keluhan_pesan_teks_publik_max_length check (char_length(teks_publik) <= 2000)
);

comment on table public.keluhan_pesan is 'Answers to complaints, and what senders wrote again.';
comment on column public.keluhan_pesan.foto is 'Paths in the bucket keluhan_foto.';
comment on column public.keluhan_pesan.status is 'The state that an answer set; null: it stayed, but for Baru, which is Diperiksa then.';
comment on column public.keluhan_pesan.teks_publik is 'What everyone reads about it on the kitchen''s page; null: nothing.';
comment on column public.keluhan_pesan.dimuat_pada is 'Since when everyone reads that; set by a trigger.';
comment on column public.keluhan_pesan.oleh is 'Who answered; null of a sender.';

create index keluhan_pesan_keluhan_id_created_at_idx on public.keluhan_pesan (keluhan_id, created_at);
create index keluhan_pesan_oleh_idx on public.keluhan_pesan (oleh);
create index keluhan_pesan_published_idx on public.keluhan_pesan (keluhan_id) where teks_publik is not null;

grant select on table public.keluhan_pesan to authenticated;
grant select, insert, update, delete on table public.keluhan_pesan to service_role;

alter table public.keluhan_pesan enable row level security;

-- The policy of the complaints decides.
create policy "Who reads a complaint can read what was written about it"
  on public.keluhan_pesan for select to authenticated
  using ((select private.is_manager()) and exists (select from public.keluhan where keluhan.id = keluhan_pesan.keluhan_id));

select private.declare_table(
  'keluhan_pesan', texts => '{"words": ["isi", "teks_publik"], "picture": ["foto"], "nobody": ["dari", "status"]}',
  audit => '{id,keluhan_id,dimuat_pada}', audit_on => 'update'
);

-- An answer stops the clock of the first one, or comes after that; a sender's message opens the complaint again, and its clocks begin
-- anew.
create function private.note_message()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.dari = 'kami' then
    update public.keluhan set
      dijawab_pada = coalesce(keluhan.dijawab_pada, new.created_at),
      status = coalesce(new.status, case keluhan.status when 'Baru' then 'Diperiksa' else keluhan.status end),
      berubah_pada = new.created_at,
      handled_by = new.oleh,
      handled_at = new.created_at
    where keluhan.id = new.keluhan_id;
    perform private.queue_mail(
      pengirim.email, 'answer', 'answer:keluhan:' || new.keluhan_id, new.keluhan_id, '{}', interval '5 minutes'
    )
    from public.keluhan_pengirim as pengirim
    where pengirim.keluhan_id = new.keluhan_id and pengirim.email is not null;
  else
    update public.keluhan set
      status = 'Baru',
      dibuka_lagi = keluhan.dibuka_lagi + 1,
      ditulis_pada = new.created_at,
      dijawab_pada = null,
      tenggat = private.tenggat_keluhan(new.created_at, private.hari_kerja_keluhan(keluhan.kategori)),
      tenggat_selesai = private.tenggat_selesai(new.created_at),
      berubah_pada = new.created_at,
      handled_by = null,
      handled_at = new.created_at
    where keluhan.id = new.keluhan_id;
  end if;
  return null;
end;
$$;

comment on function private.note_message() is 'Notes in the complaint that it was answered or opened again, and tells a sender who gave an address.';

create trigger note_message
  after insert on public.keluhan_pesan
  for each row execute function private.note_message();

create trigger queue_lead_mails
  after insert on public.keluhan_pesan referencing new table as came
  for each statement execute function private.queue_lead_mails('new_complaint');
