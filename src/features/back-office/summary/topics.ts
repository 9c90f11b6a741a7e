import { anchors, paths } from '@/config/paths';
import { formatNumber } from '@/lib/text/format';
import { sortableDay } from '@/lib/text/format-time';

export interface DueTopic {
  /** The topic's name in the database. */
  id: string;
  /** Whom the database tells of the topic: nobody else asks. Managers are all who manage kitchens, admins as well. */
  audience: 'admins' | 'managers';
  /** The subject of 'gagal dimuat', when the topic could not be loaded. */
  subject: string;
  title: (amount: number) => string;
  /** The page where the topic is dealt with, as of the time when it was counted. */
  to: (countedAt: number) => string;
  /** The sentence for `since`; by default since when the oldest waits. */
  since?: (date: string, amount: number) => string;
  /** The sentence for `reason`; by default why the latest failed. */
  why?: (reason: string, amount: number) => string;
  /** The page where an SPPG that is named is dealt with. */
  toSppg?: (code: string) => string;
  hint?: string;
  /** Whether the topic is dealt with once, before the site goes live. */
  isOnce?: boolean;
}

const twoDays = 2 * 24 * 60 * 60 * 1000;

const openDataRequests = `${paths.adminInbox}?permintaan=terbuka`;

const firstToExpire = (date: string) => `Yang pertama habis ${date}.`;

/** What the database knows to be due, the most urgent first. */
export const topics: DueTopic[] = [
  {
    id: 'data_requests_overdue',
    audience: 'admins',
    subject: 'Permintaan data pribadi yang lewat tenggat',
    title: (amount) => `${formatNumber(amount)} permintaan data pribadi lewat tenggat`,
    to: () => openDataRequests,
    hint: 'Harus dijawab dalam 3 x 24 jam. Selesai bila statusnya Selesai atau Ditolak.',
  },
  {
    id: 'data_requests_open',
    audience: 'admins',
    subject: 'Permintaan data pribadi',
    title: (amount) => `${formatNumber(amount)} permintaan data pribadi menunggu jawaban`,
    to: () => openDataRequests,
    hint: 'Harus dijawab dalam 3 x 24 jam. Selesai bila statusnya Selesai atau Ditolak.',
  },
  {
    id: 'leads_waiting',
    audience: 'admins',
    subject: 'Pesan yang menunggu',
    title: (amount) => `${formatNumber(amount)} pesan atau pengajuan masih berstatus Baru setelah 2 hari`,
    to: (countedAt) => `${paths.adminInbox}?status=baru&sampai=${sortableDay(countedAt - twoDays)}`,
  },
  {
    id: 'accounts_pending',
    audience: 'admins',
    subject: 'Akun yang menunggu',
    title: (amount) => `${formatNumber(amount)} akun baru menunggu persetujuan`,
    to: () => `${paths.adminUsers}?tampil=menunggu`,
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
    id: 'sppg_unconfirmed',
    audience: 'managers',
    subject: 'SPPG yang belum dikonfirmasi',
    title: (amount) => `${formatNumber(amount)} SPPG belum dikonfirmasi`,
    to: () => `${paths.dataYayasan}?konfirmasi=belum`,
    hint: 'Ditambah atau diubah oleh akun yang belum disetujui. Periksa datanya, lalu tekan Konfirmasi.',
  },
  {
    id: 'confirmations_ended',
    audience: 'admins',
    subject: 'Konfirmasi yang berakhir',
    title: (amount) => `Konfirmasi ${formatNumber(amount)} SPPG berakhir karena datanya diubah`,
    to: () => `${paths.dataYayasan}?konfirmasi=belum`,
    why: (emails) => `Diubah oleh ${emails}.`,
    hint: 'Periksa datanya, lalu tekan Konfirmasi, atau batalkan perubahan akun itu di Riwayat.',
  },
  {
    id: 'sppg_suspended',
    audience: 'managers',
    subject: 'SPPG yang dihentikan sementara',
    title: (amount) => `${formatNumber(amount)} SPPG dihentikan sementara`,
    to: () => anchors.suspendedSppg,
  },
  {
    id: 'certificates_expired',
    audience: 'managers',
    subject: 'Sertifikat yang kedaluwarsa',
    title: (amount) => `${formatNumber(amount)} sertifikat sudah kedaluwarsa`,
    to: () => `${paths.adminCertificates}?keadaan=kedaluwarsa`,
    since: (date, amount) =>
      amount > 1 ? `Yang paling lama berlaku sampai ${date}.` : `Berlaku sampai ${date}.`,
  },
  {
    id: 'certificates_expiring_7',
    audience: 'managers',
    subject: 'Sertifikat yang habis dalam 7 hari',
    title: (amount) => `${formatNumber(amount)} sertifikat habis dalam 7 hari`,
    to: () => `${paths.adminCertificates}?keadaan=habis-7`,
    since: firstToExpire,
  },
  {
    id: 'certificates_expiring_30',
    audience: 'managers',
    subject: 'Sertifikat yang habis dalam 8–30 hari',
    title: (amount) => `${formatNumber(amount)} sertifikat habis dalam 8–30 hari`,
    to: () => `${paths.adminCertificates}?keadaan=habis-8-30`,
    since: firstToExpire,
  },
  {
    id: 'certificates_expiring_60',
    audience: 'managers',
    subject: 'Sertifikat yang habis dalam 31–60 hari',
    title: (amount) => `${formatNumber(amount)} sertifikat habis dalam 31–60 hari`,
    to: () => `${paths.adminCertificates}?keadaan=habis-31-60`,
    since: firstToExpire,
  },
  {
    id: 'slhs_missing',
    audience: 'managers',
    subject: 'SPPG operasional tanpa SLHS',
    title: (amount) => `${formatNumber(amount)} SPPG sudah operasional tanpa SLHS`,
    to: () => anchors.dueSppg('slhs'),
    toSppg: (code) => `${paths.adminCertificates}?sppg=${encodeURIComponent(code)}`,
    hint: 'SLHS-nya belum dicatat, atau sudah dicabut.',
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
    id: 'mails_failed',
    audience: 'admins',
    subject: 'Surat yang gagal',
    title: (amount) => `${formatNumber(amount)} surat gagal`,
    to: () => `${paths.adminMails}?keadaan=gagal`,
  },
  {
    id: 'mails_uncertain',
    audience: 'admins',
    subject: 'Surat yang belum pasti terkirim',
    title: (amount) => `${formatNumber(amount)} surat belum pasti terkirim`,
    to: () => `${paths.adminMails}?keadaan=belum-pasti`,
    hint: 'Pengirimannya terputus di tengah jalan. Kirim lagi, atau anggap terkirim.',
  },
  {
    id: 'mails_overdue',
    audience: 'admins',
    subject: 'Surat yang tertahan',
    title: (amount) => `${formatNumber(amount)} surat belum dikirim setelah satu jam`,
    to: () => `${paths.adminMails}?keadaan=menunggu`,
    hint: 'Pengirimnya mungkin belum berjalan. Langkahnya ada di supabase/README.md, “Mail”.',
  },
  {
    id: 'contacts_missing',
    audience: 'admins',
    subject: 'Daerah tanpa narahubung',
    title: (amount) => `${formatNumber(amount)} kabupaten/kota belum punya narahubung`,
    to: () => paths.direktoriKontak,
  },
  {
    id: 'access_mode_open',
    audience: 'admins',
    subject: 'Aturan akses',
    title: () => 'Semua akun yang login dapat mengelola data',
    to: () => paths.adminUsers,
    hint: 'Siapa pun dapat mendaftar, lalu mengubah data SPPG dan dokumen. Pilih “Hanya akun yang disetujui”.',
  },
  {
    id: 'own_admin_missing',
    audience: 'admins',
    subject: 'Admin dengan akun sendiri',
    title: () => 'Belum ada admin dengan akun sendiri',
    to: () => paths.adminUsers,
    hint: 'Undang email Anda sendiri sebagai admin.',
    isOnce: true,
  },
  {
    id: 'seeded_admin_present',
    audience: 'admins',
    subject: 'Akun contoh',
    title: () => 'Akun contoh @tampahgizi.contoh.id masih ada',
    to: () => paths.adminUsers,
    hint: 'Kata sandinya diketahui umum. Akhiri aksesnya, lalu hapus akunnya.',
    isOnce: true,
  },
];
