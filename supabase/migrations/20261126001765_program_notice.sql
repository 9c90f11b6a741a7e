-- How the programme stands: whether kitchens are begun today changes from month to month, so no page may say it by itself. Pages
-- and PDFs point to this notice, which says of which day it is, from where, and when it was last checked. Everyone reads it once it
-- is published; admins change it, in either access mode.

create table public.program_notice (
  id uuid primary key default 'ee000000-0000-4000-8000-000000000001',
  notice text not null,
  duties text,
  incentive text,
  as_of text not null,
  source text not null,
  source_url text,
  checked_on date not null,
  status text not null default 'draf',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_revision bigint,
  -- A key that the audit trail can restore by.
  constraint program_notice_single_row check (id = 'ee000000-0000-4000-8000-000000000001'),
  constraint program_notice_notice_not_blank check (notice ~ '\S'),
  constraint program_notice_notice_max_length check (char_length(notice) <= 1000),
  constraint program_notice_notice_visible check (private.is_visible_text(notice)),
  constraint program_notice_duties_not_blank check (duties ~ '\S'),
  constraint program_notice_duties_max_length check (char_length(duties) <= 2000),
  constraint program_notice_incentive_not_blank check (incentive ~ '\S'),
  constraint program_notice_incentive_max_length check (char_length(incentive) <= 1000),
  constraint program_notice_incentive_visible check (private.is_visible_text(incentive)),
  constraint program_notice_as_of_not_blank check (as_of ~ '\S'),
  constraint program_notice_as_of_max_length check (char_length(as_of) <= 60),
  constraint program_notice_as_of_visible check (private.is_visible_text(as_of)),
  constraint program_notice_source_not_blank check (source ~ '\S'),
  constraint program_notice_source_max_length check (char_length(source) <= 200),
  constraint program_notice_source_visible check (private.is_visible_text(source)),
  constraint program_notice_source_url_max_length check (char_length(source_url) <= 500),
  constraint program_notice_source_url_plausible check (source_url ~ '^https://[^/\\\s]+\.[^\\\s]+$'),
  constraint program_notice_source_url_visible check (private.is_visible_text(source_url)),
  constraint program_notice_checked_on_plausible check (checked_on between '2025-01-01' and '2100-01-01'),
  constraint program_notice_status_known check (status in ('draf', 'terbit'))
);

comment on table public.program_notice is 'One row: how the programme stands, of which day, from where; visitors read it once it is published.';
comment on column public.program_notice.duties is 'What a kitchen must do today, a line each, such as until when it needs an SLHS; null: nothing is said.';
comment on column public.program_notice.incentive is 'What BGN pays and on which terms, for the pages that speak of profit; null: nothing is said.';
comment on column public.program_notice.as_of is 'Of when it tells, as the source has it: "awal Juni 2026".';
comment on column public.program_notice.source_url is 'Where the source is to be read; null where it is on no page.';
comment on column public.program_notice.checked_on is 'When somebody of the company last looked whether it still holds.';
comment on column public.program_notice.status is 'draf: admins see it; terbit: everyone does.';
comment on column public.program_notice.updated_at is 'When it was last changed; set by a trigger.';
comment on column public.program_notice.published_revision is
  'content_revision of its last change that visitors see, also of its withdrawal; null while it was never published.';

-- Nobody deletes it: the pages that point to it can't do without.
grant select on table public.program_notice to anon;
grant select,
  insert (id, notice, duties, incentive, as_of, source, source_url, checked_on, status),
  update (notice, duties, incentive, as_of, source, source_url, checked_on, status)
  on table public.program_notice to authenticated;
grant select, insert, update, delete on table public.program_notice to service_role;

alter table public.program_notice enable row level security;

create policy "Visitors can read the published notice"
  on public.program_notice for select to anon
  using (status = 'terbit');

create policy "Users can read the published notice, admins its draft"
  on public.program_notice for select to authenticated
  using (status = 'terbit' or (select private.is_admin()));

create policy "Admins can add the notice"
  on public.program_notice for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit the notice"
  on public.program_notice for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- A live site begins with this as a draft: its owner checks it, then publishes it. Before the triggers, as nobody has changed it.
insert into public.program_notice (notice, duties, incentive, as_of, source, checked_on) values (
  'Pada awal Juni 2026 Badan Gizi Nasional (BGN) menahan pembukaan dapur baru selama kebutuhan tiap daerah dipetakan ulang. Saat itu 27.877 SPPG sudah beroperasi di Indonesia, dan kantin sekolah boleh ikut dipakai. Pendaftaran mitra di mitra.bgn.go.id ditutup sejak 6 November 2025; apakah sekarang sudah dibuka lagi belum kami ketahui.',
  'SLHS: dinas kesehatan menilai dapur yang sudah berjalan, jadi BGN memberi waktu satu bulan sejak beroperasi; sebelum itu diperlukan rekomendasi dinas kesehatan (siaran BGN 20 Januari 2026). Sebagian daerah pernah memintanya sebelum beroperasi.
Akreditasi: sejak Januari 2026 BGN menilai dapur dengan kata Unggul, Baik Sekali, atau Baik.
Label: setiap makanan diberi label harga dan gizi (perintah BGN Februari 2026).
Batas makan: dapur dan sekolah menandatangani sampai jam berapa makanan dimakan; makanan tidak dibawa pulang (24 Januari 2026).
Halal: sejak 17 Oktober 2026 semua bahan pangan wajib bersertifikat halal; Kepala SPPG menjadi penyelia halal.
Pemasok: dapur yang menolak pemasok kecil dapat dihentikan sementara (Perpres 115/2025 pasal 38).',
  'BGN membayar insentif Rp6 juta untuk setiap hari dapur beroperasi, enam hari seminggu selama dua tahun, dan menghentikannya setelah tiga teguran yang tidak ditindaklanjuti (petunjuk teknis 401.1/2025). Pada 22 Februari 2026 BGN menyebut membangun satu dapur memerlukan Rp2,5–6 miliar, dan insentif setahun itu “bukan keuntungan”.',
  'awal Juni 2026',
  'Siaran BGN dan pemberitaan sampai Juni 2026',
  '2026-11-26'
);

select private.declare_table(
  'program_notice',
  texts => '{"words": ["notice", "duties", "incentive", "source"], "nobody": ["as_of", "source_url", "status"]}',
  restorable => true, content => true, withdrawals => '{notice,duties,incentive}', stays => 'konten'
);
