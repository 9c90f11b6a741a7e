-- What holds in the programme: whether kitchens are begun today, what they must do, what BGN pays. It changes from month to month, so
-- no page, file of code or PDF may say it by itself: they point to these facts. Each says where it is from and when it was last
-- looked at, and reads as old half a year after that. Everyone reads what is published; admins write, in either access mode.

create table public.program_facts (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  fact text not null,
  source text not null,
  source_url text,
  checked_on date not null,
  position double precision not null,
  status text not null default 'draf',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_revision bigint,
  constraint program_facts_kind_known check (kind in ('keadaan', 'kewajiban', 'insentif')),
  constraint program_facts_fact_not_blank check (fact ~ '\S'),
  constraint program_facts_source_not_blank check (source ~ '\S'),
  constraint program_facts_source_url_plausible check (source_url ~ '^https://[^/\\\s]+\.[^\\\s]+$'),
  constraint program_facts_checked_on_plausible check (checked_on between '2025-01-01' and '2100-01-01'),
  constraint program_facts_position_plausible check (position > '-infinity' and position < 'infinity'),
  constraint program_facts_status_known check (status in ('draf', 'terbit'))
);

comment on table public.program_facts is 'What holds in the programme, each fact with its source and day; visitors read the published ones.';
comment on column public.program_facts.kind is
  'keadaan: how the programme stands, on all pages about taking part; kewajiban: what a kitchen must do; insentif: what BGN pays, also where pages speak of profit.';
comment on column public.program_facts.source_url is 'Where the source is to be read; null where it is on no page.';
comment on column public.program_facts.checked_on is 'When somebody of the company last looked whether it still holds.';
comment on column public.program_facts.position is
  'Order. One is moved between two others by a number between theirs; of equal ones the older comes first.';
comment on column public.program_facts.status is 'draf: admins see it; terbit: everyone does.';
comment on column public.program_facts.updated_at is 'When it was last changed; set by a trigger.';
comment on column public.program_facts.published_revision is
  'content_revision of its last change that visitors see, also of its withdrawal; null while it was never published.';

grant select on table public.program_facts to anon;
grant select,
  insert (id, kind, fact, source, source_url, checked_on, position, status),
  update (kind, fact, source, source_url, checked_on, position, status),
  delete
  on table public.program_facts to authenticated;
grant select, insert, update, delete on table public.program_facts to service_role;

alter table public.program_facts enable row level security;

create policy "Visitors can read published facts"
  on public.program_facts for select to anon
  using (status = 'terbit');

create policy "Users can read published facts, admins all"
  on public.program_facts for select to authenticated
  using (status = 'terbit' or (select private.is_admin()));

create policy "Admins can add facts"
  on public.program_facts for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit facts"
  on public.program_facts for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete facts"
  on public.program_facts for delete to authenticated
  using ((select private.is_admin()));

-- A live site begins with these as drafts: its owner checks each, then publishes it. Before the triggers, as nobody has changed them.
insert into public.program_facts (id, kind, fact, source, checked_on, position)
select ('ee000000-0000-4000-8000-00000000000' || number)::uuid, kind, fact, source, '2026-11-26', number
from (values
  (1, 'keadaan', 'Pada awal Juni 2026 Badan Gizi Nasional (BGN) menahan pembukaan dapur baru selama kebutuhan tiap daerah dipetakan ulang. Saat itu 27.877 SPPG sudah beroperasi di Indonesia, dan kantin sekolah boleh ikut dipakai. Pendaftaran mitra di mitra.bgn.go.id ditutup sejak 6 November 2025; apakah sekarang sudah dibuka lagi belum kami ketahui.', 'Siaran BGN dan pemberitaan sampai Juni 2026'),
  (2, 'kewajiban', 'SLHS: dinas kesehatan menilai dapur yang sudah berjalan, jadi BGN memberi waktu satu bulan sejak beroperasi; sebelum itu diperlukan rekomendasi dinas kesehatan. Sebagian daerah pernah memintanya sebelum beroperasi. Masa berlakunya menurut surat masing-masing.', 'Siaran BGN 20 Januari 2026'),
  (3, 'kewajiban', 'Akreditasi: kepala BGN saat itu mengumumkan rencana menilai dapur dengan kata Unggul, Baik Sekali, atau Baik. Apakah sudah berlaku belum kami ketahui.', 'Pemberitaan Januari 2026'),
  (4, 'kewajiban', 'Label: setiap makanan diberi label harga dan gizi.', 'Perintah BGN Februari 2026'),
  (5, 'kewajiban', 'Batas makan: dapur dan sekolah menandatangani sampai pukul berapa makanan dimakan; makanan tidak dibawa pulang.', 'Ketentuan BGN 24 Januari 2026'),
  (6, 'kewajiban', 'Halal: usaha menengah dan besar wajib bersertifikat halal sejak 18 Oktober 2024, usaha mikro dan kecil mulai 18 Oktober 2026. Tidak setiap bahan diperlakukan sama: tanyakan bahan Anda kepada BPJPH. Kepala SPPG menjadi penyelia halal.', 'Ringkasan peraturan jaminan produk halal'),
  (7, 'kewajiban', 'Pemasok: dapur yang menolak pemasok kecil dapat dihentikan sementara.', 'Perpres 115/2025 pasal 38'),
  (8, 'insentif', 'BGN membayar insentif Rp6 juta untuk setiap hari dapur beroperasi, enam hari seminggu selama dua tahun, dan menghentikannya setelah tiga teguran yang tidak ditindaklanjuti. Pada 22 Februari 2026 BGN menyebut membangun satu dapur memerlukan Rp2,5–6 miliar, dan insentif setahun itu “bukan keuntungan”.', 'Petunjuk teknis 401.1/2025 dan keterangan BGN 22 Februari 2026'),
  (9, 'insentif', 'Akibat aturan itu: 22 hari beroperasi memberi Rp132 juta dan 15 hari Rp90 juta, berapa pun porsinya. Hari dapur tutup tidak dibayar, dan setelah dua tahun insentifnya berakhir.', 'Hitungan kami dari petunjuk teknis 401.1/2025')
) as known (number, kind, fact, source);

select private.declare_table(
  'program_facts', texts => '{"words": ["fact 1000", "source 200"], "nobody": ["kind", "source_url 500", "status"]}',
  restorable => true, content => true, withdrawals => '{fact}', stays => 'konten'
);
