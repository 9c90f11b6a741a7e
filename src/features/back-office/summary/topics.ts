import { anchors, paths, sppgPath } from '@/config/paths';
import { formatNumber } from '@/lib/text/format';
import { sortableDay } from '@/lib/text/format-time';

export interface DueTopic {
  /** The topic's name in the database. */
  id: string;
  /** Who may read the topic, and so asks for it. 'managers' are all who manage kitchens, admins included. */
  audience: 'admins' | 'managers';
  /** The subject of 'gagal dimuat', when the topic could not be loaded. */
  subject: string;
  title: (amount: number) => string;
  /** The page where the topic is dealt with; it may depend on when the topic was counted. */
  to: (countedAt: number) => string;
  /** The sentence for `since`; by default since when the oldest waits. */
  since?: (date: string, amount: number) => string;
  /** The sentence for `reason`; by default why the latest failed. */
  why?: (reason: string, amount: number) => string;
  /** The page where an SPPG that is named is dealt with. */
  toSppg?: (code: string) => string;
  hint?: string;
  /** The word of a button beside the line, where people wait for something that is written: 'Jawab'. */
  deed?: string;
}

const oneDay = 24 * 60 * 60 * 1000;

const inboxWith = (filter: Record<string, string>) =>
  `${paths.adminInbox}?${String(new URLSearchParams(filter))}`;

/** Complaints are lines of their own. */
const newLeads = (days: Record<string, string>) =>
  inboxWith({ jenis: 'pesan-pengajuan', status: 'baru', ...days });

const openDataRequests = inboxWith({ permintaan: 'terbuka' });

/**
 * Urgent topics beside open incidents: a broken database, public promises that were not kept, senders who ask again, and what should run by
 * itself and does not.
 */
export const urgentTopics: DueTopic[] = [
  {
    id: 'rows_missing',
    audience: 'admins',
    subject: 'Kelengkapan basis data',
    title: (amount) => `Basis data kehilangan ${formatNumber(amount)} data rujukan`,
    to: () => paths.adminPersonalData,
    why: (rows) => `Yang hilang: ${rows}.`,
    hint: 'Data Pribadi dan pembatalan perubahan bisa keliru. Minta pengembang memulihkannya; langkahnya di supabase/README.md, “On the Supabase project”.',
  },
  {
    id: 'incidents_overdue',
    deed: 'Tulis kabar',
    audience: 'managers',
    subject: 'Kejadian yang kabarnya terlambat',
    title: (amount) => `${formatNumber(amount)} kejadian menunggu kabar yang sudah dijanjikan`,
    to: () => paths.sppg,
    toSppg: sppgPath,
    hint: 'Semua orang membaca bahwa kabarnya belum ada.',
  },
  {
    id: 'complaints_overdue',
    deed: 'Jawab',
    audience: 'managers',
    subject: 'Keluhan yang lewat tenggat',
    title: (amount) => `${formatNumber(amount)} keluhan belum dijawab setelah 3 hari kerja`,
    to: () => inboxWith({ keluhan: 'lewat' }),
    hint: 'Termasuk yang dibuka lagi oleh pengirimnya: tenggatnya mulai lagi.',
  },
  {
    id: 'complaints_reopened',
    deed: 'Jawab',
    audience: 'managers',
    subject: 'Keluhan yang dibuka lagi',
    title: (amount) => `${formatNumber(amount)} keluhan dibuka lagi oleh pengirimnya`,
    to: () => inboxWith({ keluhan: 'dibuka-lagi' }),
  },
  {
    id: 'jobs_late',
    audience: 'admins',
    subject: 'Tugas harian',
    title: (amount) => `${formatNumber(amount)} tugas harian tidak berjalan selama dua hari`,
    to: () => paths.angka,
    since: (date) => `Sejak ${date}.`,
    why: (jobs) => `Yang tidak berjalan: ${jobs}.`,
    hint: 'Jadwalnya ada di supabase/README.md, “Going live” dan “Mail”.',
  },
  {
    id: 'backup_late',
    audience: 'admins',
    subject: 'Cadangan data',
    title: () => 'Data situs tidak dicadangkan selama dua hari',
    to: () => paths.adminAudit,
    since: (date) => `Cadangan terakhir ${date}.`,
    hint: 'Yang berubah sejak itu, seperti di Riwayat, hilang bila basis data rusak. Perintahnya ada di supabase/backup.md.',
  },
  {
    id: 'build_late',
    audience: 'admins',
    subject: 'Permintaan membangun situs',
    title: () => 'Situs tidak dibangun ulang',
    to: () => anchors.publishing,
    since: (date) => `Terakhir diminta ${date}.`,
    why: (reason) => `Alasannya: ${reason}.`,
    hint: 'Kejadian dan penghentian terbaru belum ada di HTML dan feed. Periksa tautan pembaruan dan jadwal di supabase/README.md, “Mail”.',
  },
];

/** People who wait for an answer, the most urgent first: by the hours that the law gives, then by days. */
export const answerTopics: DueTopic[] = [
  {
    id: 'data_requests_overdue',
    deed: 'Jawab',
    audience: 'admins',
    subject: 'Permintaan data pribadi yang lewat tenggat',
    title: (amount) => `${formatNumber(amount)} permintaan data pribadi lewat tenggat`,
    to: () => openDataRequests,
    hint: 'Harus dijawab dalam 3 x 24 jam. Selesai bila statusnya Selesai atau Ditolak.',
  },
  {
    id: 'data_requests_open',
    deed: 'Jawab',
    audience: 'admins',
    subject: 'Permintaan data pribadi',
    title: (amount) => `${formatNumber(amount)} permintaan data pribadi menunggu jawaban`,
    to: () => openDataRequests,
    hint: 'Harus dijawab dalam 3 x 24 jam. Selesai bila statusnya Selesai atau Ditolak.',
  },
  {
    id: 'complaints_open',
    deed: 'Jawab',
    audience: 'managers',
    subject: 'Keluhan',
    title: (amount) => `${formatNumber(amount)} keluhan menunggu jawaban`,
    to: () => inboxWith({ keluhan: 'menunggu' }),
  },
  {
    id: 'complaints_unsettled',
    audience: 'managers',
    subject: 'Keluhan yang belum selesai',
    title: (amount) => `${formatNumber(amount)} keluhan sudah dijawab, tetapi belum selesai setelah 14 hari`,
    to: () => inboxWith({ keluhan: 'belum-selesai' }),
  },
  {
    id: 'complaints_crowd',
    audience: 'admins',
    subject: 'Keluhan yang masuk banyak sekaligus',
    title: (amount) => `${formatNumber(amount)} keluhan masuk banyak sekaligus dan belum dilihat`,
    to: () => inboxWith({ keluhan: 'sekaligus' }),
    hint: 'Di halaman dapurnya belum dihitung sampai Anda tekan “Sudah dilihat”.',
  },
  {
    id: 'leads_today',
    deed: 'Jawab',
    audience: 'admins',
    subject: 'Pesan hari ini',
    title: (amount) => `${formatNumber(amount)} pesan atau pengajuan baru hari ini`,
    to: (countedAt) => newLeads({ dari: sortableDay(countedAt) }),
  },
  {
    id: 'leads_yesterday',
    deed: 'Jawab',
    audience: 'admins',
    subject: 'Pesan kemarin',
    title: (amount) => `${formatNumber(amount)} pesan atau pengajuan baru dari kemarin`,
    to: (countedAt) => {
      const yesterday = sortableDay(countedAt - oneDay);
      return newLeads({ dari: yesterday, sampai: yesterday });
    },
  },
  {
    id: 'leads_waiting',
    deed: 'Jawab',
    audience: 'admins',
    subject: 'Pesan yang menunggu',
    title: (amount) => `${formatNumber(amount)} pesan atau pengajuan masih berstatus Baru setelah 2 hari`,
    to: (countedAt) => newLeads({ sampai: sortableDay(countedAt - 2 * oneDay) }),
  },
];

/** What admins deal with besides, the most urgent first. */
export const adminTopics: DueTopic[] = [
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
    id: 'accounts_pending',
    audience: 'admins',
    subject: 'Akun yang menunggu',
    title: (amount) => `${formatNumber(amount)} akun baru menunggu persetujuan`,
    to: () => `${paths.adminUsers}?tampil=menunggu`,
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
    id: 'access_mode_open',
    audience: 'admins',
    subject: 'Aturan akses',
    title: () => 'Siapa pun yang mendaftar dapat mengubah data SPPG',
    to: () => paths.adminUsers,
    hint: 'Dokumen program juga. Pilih “Hanya akun yang disetujui”.',
  },
];

/** Topics that are dealt with once, before the site goes live. */
export const onceTopics: DueTopic[] = [
  {
    id: 'own_admin_missing',
    audience: 'admins',
    subject: 'Admin dengan akun sendiri',
    title: () => 'Belum ada admin dengan akun sendiri',
    to: () => paths.adminUsers,
    hint: 'Undang email Anda sendiri sebagai admin.',
  },
  {
    id: 'seeded_admin_present',
    audience: 'admins',
    subject: 'Akun contoh',
    title: () => 'Akun contoh @tampahgizi.contoh.id masih ada',
    to: () => paths.adminUsers,
    hint: 'Kata sandinya diketahui umum. Akhiri aksesnya, lalu hapus akunnya.',
  },
];
