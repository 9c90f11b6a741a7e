-- What we call a kitchen where we speak of it outside of its own row: home page, feed, chats, mails, numbers, posters, the headline of its
-- page. Where everyone who signs up may write a row, its words are not ours: these are the ones that a manager confirmed last. They
-- stay when the row is changed or deleted by somebody else. Of a kitchen that nobody ever confirmed we say the code alone.

create table public.sppg_disebut (
  id uuid primary key,
  -- What embeds need: a foreign key, empty while the kitchen is deleted.
  dapur_id uuid unique references public.sppg (id) on delete set null,
  kode text not null,
  nama text,
  lokasi text,
  kabupaten_kota text
);

comment on table public.sppg_disebut is 'What we call each SPPG: the words that a manager confirmed last; kept by triggers.';
comment on column public.sppg_disebut.id is 'Id of the kitchen, which may have been deleted since.';
comment on column public.sppg_disebut.dapur_id is 'The same kitchen while it exists; set by triggers.';
comment on column public.sppg_disebut.kode is 'Its code; of one that nobody ever confirmed the present one.';
comment on column public.sppg_disebut.nama is 'Null as long as nobody has confirmed it, as are address and place.';

-- The kitchen is found by the code that was made known.
create index sppg_disebut_kode_idx on public.sppg_disebut (private.search_key(kode));

grant select on table public.sppg_disebut to anon, authenticated, service_role;

alter table public.sppg_disebut enable row level security;

create policy "Everyone can read what kitchens that exist are called"
  on public.sppg_disebut for select to anon, authenticated
  using (dapur_id is not null);

select private.declare_table(
  'sppg_disebut', texts => '{"copy": ["kode", "nama", "lokasi", "kabupaten_kota"]}', audit => null
);

create function private.note_spoken_words()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.sppg_disebut (id, dapur_id, kode)
  select id, id, kode_unik_pendaftaran from changed
  on conflict (id) do update
  set dapur_id = excluded.dapur_id, kode = case when sppg_disebut.nama is null then excluded.kode else sppg_disebut.kode end
  where sppg_disebut.dapur_id is null or sppg_disebut.nama is null and sppg_disebut.kode <> excluded.kode;

  update public.sppg_disebut as spoken
  set kode = changed.kode_unik_pendaftaran, nama = changed.nama, lokasi = changed.lokasi, kabupaten_kota = changed.kabupaten_kota
  from changed
  where spoken.id = changed.id and changed.dikonfirmasi_pada is not null
    and (spoken.kode, spoken.nama, spoken.lokasi, spoken.kabupaten_kota)
      is distinct from (changed.kode_unik_pendaftaran, changed.nama, changed.lokasi, changed.kabupaten_kota);

  -- The owner has taken the confirmation back: nobody stands for these words any more.
  if tg_op = 'UPDATE' and not private.is_outsider() and coalesce(current_setting('app.restoring', true), '') <> 'on' then
    update public.sppg_disebut as spoken
    set kode = changed.kode_unik_pendaftaran, nama = null, lokasi = null, kabupaten_kota = null
    from changed join was using (id)
    where spoken.id = changed.id and changed.dikonfirmasi_pada is null and was.dikonfirmasi_pada is not null;
  end if;
  return null;
end;
$$;

comment on function private.note_spoken_words() is 'Keeps what kitchens are called: where they are confirmed as they say, else as before.';

create trigger note_spoken_words_of_added
  after insert on public.sppg
  referencing new table as changed
  for each statement execute function private.note_spoken_words();

create trigger note_spoken_words_of_edited
  after update on public.sppg
  referencing old table as was new table as changed
  for each statement execute function private.note_spoken_words();
