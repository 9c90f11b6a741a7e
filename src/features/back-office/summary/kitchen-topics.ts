import { anchors, paths } from '@/config/paths';
import { withoutDistrict } from '@/features/kitchens/sppg/sppg-filter';
import { formatNumber } from '@/lib/text/format';
import { sortableDay } from '@/lib/text/format-time';
import type { DueTopic } from './topics';

const certificatesThat = (state: string, id: string, slug: string): DueTopic => ({
  id,
  audience: 'managers',
  subject: `Sertifikat yang ${state}`,
  title: (amount) => `${formatNumber(amount)} sertifikat ${state}`,
  to: () => `${paths.adminCertificates}?keadaan=${slug}`,
});

/** Certificates, the most urgent first. */
export const certificateTopics: DueTopic[] = [
  certificatesThat('sudah kedaluwarsa', 'certificates_expired', 'kedaluwarsa'),
  certificatesThat('habis dalam 7 hari', 'certificates_expiring_7', 'habis-7'),
  certificatesThat('habis dalam 8–30 hari', 'certificates_expiring_30', 'habis-8-30'),
  certificatesThat('habis dalam 31–60 hari', 'certificates_expiring_60', 'habis-31-60'),
  {
    ...certificatesThat('tanpa tanggal akhir perlu diperiksa lagi', 'certificates_endless', 'tanpa-akhir'),
    hint: 'Terakhir diperiksa lebih dari setahun lalu. Tanyakan kepada penerbitnya, lalu tulis harinya.',
  },
];

/** What else is due about kitchens, the most urgent first. */
export const kitchenTopics: DueTopic[] = [
  {
    id: 'complaints_many',
    audience: 'managers',
    subject: 'SPPG dengan banyak keluhan',
    title: (amount) => `${formatNumber(amount)} SPPG dengan 3 keluhan atau lebih dalam 30 hari`,
    to: (countedAt) =>
      `${paths.adminInbox}?jenis=keluhan&dari=${sortableDay(countedAt - 29 * 24 * 60 * 60 * 1000)}`,
    toSppg: (code) => `${paths.adminInbox}?${String(new URLSearchParams({ cari: code, jenis: 'keluhan' }))}`,
  },
  {
    id: 'sppg_suspended',
    audience: 'managers',
    subject: 'SPPG yang dihentikan sementara',
    title: (amount) => `${formatNumber(amount)} SPPG dihentikan sementara`,
    to: () => anchors.suspendedSppg,
  },
  {
    id: 'slhs_missing',
    audience: 'managers',
    subject: 'SPPG operasional tanpa SLHS',
    title: (amount) => `${formatNumber(amount)} SPPG sudah operasional tanpa SLHS`,
    to: () => anchors.dueSppg('slhs'),
    toSppg: (code) => `${paths.adminCertificates}?sppg=${encodeURIComponent(code)}`,
    hint: 'SLHS-nya belum dicatat sebulan setelah beroperasi, atau sudah dicabut.',
  },
  {
    id: 'sppg_unconfirmed',
    audience: 'managers',
    subject: 'SPPG yang belum dikonfirmasi',
    title: (amount) => `${formatNumber(amount)} SPPG belum dikonfirmasi`,
    to: () => `${paths.dataYayasan}?konfirmasi=belum`,
    hint: 'Ditambah atau diubah oleh akun yang belum disetujui. Periksa datanya, lalu tekan Konfirmasi.',
  },
  {
    id: 'documents_unconfirmed',
    audience: 'managers',
    subject: 'Dokumen yang belum dikonfirmasi',
    title: (amount) => `${formatNumber(amount)} dokumen belum dikonfirmasi`,
    to: () => paths.adminDocuments,
    hint: 'Ditambah atau diubah oleh akun yang belum disetujui. Buka filenya, lalu tekan Konfirmasi.',
  },
  {
    id: 'progress_doubtful',
    audience: 'managers',
    subject: 'SPPG operasional dengan progres di bawah 100%',
    title: (amount) => `${formatNumber(amount)} SPPG sudah operasional dengan progres di bawah 100%`,
    to: () => anchors.dueInTable('progres'),
    hint: 'Salah satunya keliru: statusnya atau progresnya.',
  },
  {
    id: 'sppg_untouched',
    audience: 'managers',
    subject: 'SPPG yang lama tidak diperbarui',
    title: (amount) =>
      `${formatNumber(amount)} SPPG dalam Proses Pembangunan tidak diperbarui selama 30 hari`,
    to: () => anchors.dueInTable('pembaruan'),
  },
  {
    id: 'signature_due',
    audience: 'admins',
    subject: 'Konfirmasi yayasan',
    title: (amount) => `${formatNumber(amount)} SPPG perlu konfirmasi yayasannya lagi`,
    to: () => `${paths.adminFoundations}?perlu=konfirmasi`,
    toSppg: (code) => `${paths.adminFoundations}?${String(new URLSearchParams({ cari: code }))}`,
    hint: 'Setahun hampir atau sudah lewat, atau kode atau yayasannya berganti.',
  },
  {
    id: 'signatures_unanswered',
    audience: 'admins',
    subject: 'Permintaan konfirmasi yang belum dijawab',
    title: (amount) => `${formatNumber(amount)} yayasan belum menjawab permintaan konfirmasi`,
    to: () => `${paths.adminFoundations}?perlu=jawaban`,
    hint: 'Sudah lewat seminggu. Hubungi pengurusnya, atau minta lagi.',
  },
];

/** Missing data, which are not urgent. */
export const gapTopics: DueTopic[] = [
  {
    id: 'district_missing',
    audience: 'managers',
    subject: 'SPPG tanpa kabupaten/kota',
    title: (amount) => `${formatNumber(amount)} SPPG tanpa kabupaten/kota`,
    to: () => `${paths.adminSppg}?${String(new URLSearchParams({ wilayah: withoutDistrict }))}`,
  },
  {
    id: 'schools_missing',
    audience: 'managers',
    subject: 'SPPG operasional tanpa sekolah',
    title: (amount) => `${formatNumber(amount)} SPPG operasional tanpa sekolah`,
    to: () => anchors.dueInTable('sekolah'),
  },
  {
    id: 'contact_missing',
    audience: 'admins',
    subject: 'SPPG yang yayasannya tanpa email',
    title: (amount) => `${formatNumber(amount)} SPPG yang yayasannya tanpa email`,
    to: () => `${paths.adminFoundations}?perlu=email`,
  },
  {
    id: 'contacts_missing',
    audience: 'admins',
    subject: 'Daerah tanpa narahubung',
    title: (amount) => `${formatNumber(amount)} kabupaten/kota belum punya narahubung`,
    to: () => paths.direktoriKontak,
  },
];
