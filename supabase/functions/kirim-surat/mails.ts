/** What each mail says, made of its template when it is sent: plain text, without an address that a visitor has typed. */

import { codeWithoutAddresses, withoutAddresses, withoutAddressesOf } from './addresses.ts';

/** A mail of the outbox that a worker has claimed. */
export interface ClaimedMail {
  id: string;
  recipient: string;
  /** One of the names in the constraint `mail_outbox_template_known`. */
  template: string;
  /** The number of the attempt, which tells a worker that was too slow from the next one. */
  attempt: number;
  data: Record<string, unknown>;
}

export interface Message {
  subject: string;
  text: string;
}

/** What each status means for the sender, as on `/lacak` (`src/features/leads/tracking/content.ts`). */
export const statusWords: Record<string, string> = {
  Baru: 'Sudah kami terima',
  Ditinjau: 'Sedang kami baca',
  Dihubungi: 'Sudah kami hubungi, periksa email dan telepon',
  Diperiksa: 'Sedang kami periksa',
  Ditindaklanjuti: 'Sedang kami tindak lanjuti',
  Diterima: 'Dilanjutkan ke pembicaraan',
  Ditolak: 'Belum dapat kami lanjutkan',
  Selesai: 'Selesai',
};

/** The company's name for those who may not know the site: `legalName` in `src/config/site.ts`. */
export const company = 'Konsorsium Tampah Gizi Jawa Tengah';

export const contactedByMail = 'Sudah kami hubungi, periksa email';

const kindWords: Record<string, string> = {
  contact_messages: 'pesan',
  partnership_applications: 'pengajuan kemitraan',
  keluhan: 'keluhan',
};

const roleWords: Record<string, string> = { admin: 'admin', pengelola: 'pengelola' };

/** Each alarm of the database: what the subject says, and the sentence. */
const alarmWords: Record<string, { title: string; said: (since: string, reason: string) => string }> = {
  jobs_late: {
    title: 'tugas harian tidak berjalan',
    said: (since, jobs) => `Tugas harian ini tidak berjalan sejak ${since}: ${jobs}.`,
  },
  backup_late: {
    title: 'data tidak dicadangkan',
    said: (since) => `Cadangan data terakhir dibuat ${since}.`,
  },
  build_late: {
    title: 'situs tidak dibangun ulang',
    said: (_, reason) =>
      `Situs tidak dibangun ulang (${reason}). Kejadian dan penghentian terbaru belum ada di mesin pencari, pratinjau tautan, dan feed.`,
  },
};

type Template = (data: Record<string, unknown>, siteUrl: string) => { subject: string; parts: string[] };

/** The templates by the names in the constraint `mail_outbox_template_known`. */
export const templates: Record<string, Template> = {
  new_lead: ({ jumlah }, siteUrl) => ({
    subject: `${amount(jumlah)} kiriman baru di situs`,
    parts: [
      `Ada ${amount(jumlah)} pesan atau pengajuan kemitraan baru di situs ${hostOf(siteUrl)}.`,
      `Baca dan jawab di Kotak Masuk:\n${siteUrl}/admin/kotak-masuk`,
      `Anda menerima surat ini sebagai admin. Matikan di ${siteUrl}/admin/settings`,
    ],
  }),

  new_complaint: ({ jumlah }, siteUrl) => ({
    subject: `${amount(jumlah)} keluhan di situs`,
    parts: [
      `Ada ${amount(jumlah)} keluhan baru atau yang dibuka lagi di situs ${hostOf(siteUrl)}. Jawaban pertama kami janjikan dalam 3 hari kerja.`,
      `Baca dan jawab di Kotak Masuk:\n${siteUrl}/admin/kotak-masuk`,
      `Anda menerima surat ini sebagai pengelola atau admin. Matikan di ${siteUrl}/admin/settings`,
    ],
  }),

  new_incident: ({ kejadian }, siteUrl) => {
    const incidents = Array.isArray(kejadian) ? kejadian : [];
    const [first] = incidents;
    return {
      subject:
        incidents.length === 1
          ? `Kejadian: ${text(first.jenis)} di ${kitchenOf(first)}`
          : `Kejadian di ${amount(incidents.length)} dapur`,
      parts: [
        `Dilaporkan di situs ${hostOf(siteUrl)}:\n${incidents.map(incidentLine).join('\n')}`,
        `Kabar berikutnya ditulis di halaman dapurnya. Yang menunggu kabar ada di Ringkasan:\n${siteUrl}/admin`,
        `Anda menerima surat ini sebagai pengelola atau admin. Matikan di ${siteUrl}/admin/settings`,
      ],
    };
  },

  reprisal: ({ jumlah }, siteUrl) => ({
    subject: `Segera: ${amount(jumlah)} keluhan tentang pembalasan di situs`,
    parts: [
      `Ada ${amount(jumlah)} keluhan baru di situs ${hostOf(siteUrl)} dari orang yang dibalas karena mengadu. Jawaban pertama kami janjikan dalam 1 hari kerja.`,
      `Hanya admin yang dapat membacanya. Jawab di Kotak Masuk:\n${siteUrl}/admin/kotak-masuk`,
      'Surat ini dikirim kepada setiap admin dan tidak dapat dimatikan.',
    ],
  }),

  answer: ({ jenis, status, pesan, ditulis, kode, tanpa_telepon }, siteUrl) => {
    const kind = kindWords[text(jenis)] ?? 'kiriman';
    const isComplaint = text(jenis) === 'keluhan';
    const word =
      text(status) === 'Dihubungi' && tanpa_telepon === true ? contactedByMail : statusWords[text(status)];
    const answer = withoutAddressesOf(text(ditulis), text(pesan)).trim();
    return {
      subject: `Kabar ${kind} Anda di situs ${hostOf(siteUrl)}`,
      parts: [
        `Ada kabar tentang ${kind} yang Anda kirim lewat situs ${hostOf(siteUrl)}.`,
        `Keadaan: ${word ?? text(status)}`,
        ...(answer ? [`Pesan kami:\n${answer}`] : []),
        ...(text(kode)
          ? [`Kode lacak Anda ${grouped(text(kode))}. Lihat kabarnya di:\n${siteUrl}/lacak#${text(kode)}`]
          : []),
        ...(isComplaint && text(status) === 'Selesai'
          ? ['Belum beres? Di halaman itu Anda dapat menulis lagi dalam 30 hari.']
          : []),
        'Surat ini dikirim otomatis. Tidak pernah mengirim apa pun kepada kami? Abaikan surat ini.',
      ],
    };
  },

  invitation: ({ token, nama, role }, siteUrl) => {
    if (!text(token)) throw new Error('Undangan ini sudah tidak berlaku.');
    return {
      subject: `Undangan mengelola situs ${hostOf(siteUrl)}`,
      parts: [
        text(nama).trim() ? `Halo ${typed(nama)},` : 'Halo,',
        `Anda diundang sebagai ${roleWords[text(role)] ?? text(role)} situs ${hostOf(siteUrl)}. Buka tautan ini untuk menerimanya:`,
        `${siteUrl}/admin/undangan#${text(token)}`,
        'Tautan ini hanya untuk Anda. Tidak mengharapkan undangan? Abaikan surat ini.',
      ],
    };
  },

  signature_request: ({ token, yayasan, jumlah }, siteUrl) => {
    if (!text(token)) throw new Error('Permintaan ini sudah tidak berlaku.');
    return {
      subject: `Mohon konfirmasi dapur yayasan Anda kepada ${company}`,
      parts: [
        `Kepada pengurus ${typed(yayasan)},`,
        `Kami, ${company}, menulis karena di situs kami tercatat ${amount(jumlah)} dapur sebagai milik yayasan Anda, yang kami kelola. Orang tua dan sekolah ingin tahu apakah itu benar: bila Anda mengonfirmasinya, halaman dapur itu menyebutnya. Mohon periksa di sini:`,
        `${siteUrl}/konfirmasi-yayasan#${text(token)}`,
        'Tidak perlu akun. Tautan ini hanya untuk yayasan Anda, berlaku 30 hari dan untuk satu kali konfirmasi: jangan teruskan kepada orang lain.',
        'Ada dapur yang bukan milik Anda? Jangan centang dapur itu, lalu kabari kami.',
      ],
    };
  },

  signature_thanks: ({ token, yayasan, sampai, dapur }, siteUrl) => {
    if (!text(token)) throw new Error('Surat ini sudah tidak berlaku.');
    const kitchens = (Array.isArray(dapur) ? dapur : []).map(
      ({ nama, kode }: Record<string, unknown>) => `- ${typed(nama)} (${codeWithoutAddresses(text(kode))})`,
    );
    return {
      subject: `Terima kasih, konfirmasi yayasan Anda tercatat di ${company}`,
      parts: [
        `Kepada pengurus ${typed(yayasan)},`,
        `Yayasan Anda telah mengonfirmasi dapur berikut. Konfirmasinya tampil di halaman dapur itu sampai ${day(text(sampai))}:\n${kitchens.join('\n')}`,
        `Simpan surat ini. Selama konfirmasi berlaku, Anda dapat menariknya kembali di sini:\n${siteUrl}/konfirmasi-yayasan#${text(token)}`,
        'Yayasan Anda tidak pernah mengonfirmasi apa pun? Tarik kembali lewat tautan itu, lalu kabari kami.',
      ],
    };
  },

  alarm: ({ topik, sejak, alasan }, siteUrl) => {
    const words = alarmWords[text(topik)];
    if (!words) throw new Error(`Peringatan "${text(topik)}" tidak dikenal.`);
    return {
      subject: `Perlu diperiksa di situs ${hostOf(siteUrl)}: ${words.title}`,
      parts: [
        words.said(text(sejak) && day(text(sejak)), text(alasan)),
        `Langkahnya ada di Ringkasan:\n${siteUrl}/admin`,
        'Surat ini dikirim kepada setiap admin, sekali sehari sampai berjalan lagi, dan tidak dapat dimatikan.',
      ],
    };
  },

  certificate_expiring: ({ sertifikat, yayasan }, siteUrl) => {
    const certificates = Array.isArray(sertifikat) ? sertifikat : [];
    const list = certificates.map(certificateLine).join('\n');
    const subject = `${amount(certificates.length)} sertifikat SPPG segera habis masa berlakunya`;
    return text(yayasan)
      ? {
          subject,
          parts: [
            `Kepada pengurus ${typed(yayasan)},`,
            `Sertifikat SPPG berikut segera habis masa berlakunya:\n${list}`,
            `Mohon urus perpanjangannya sebelum hari itu, lalu kabari kami:\n${siteUrl}/kontak`,
          ],
        }
      : {
          subject,
          parts: [
            `Sertifikat SPPG berikut segera habis masa berlakunya:\n${list}`,
            `Catat perpanjangannya di halaman Sertifikat:\n${siteUrl}/admin/sertifikat`,
            `Anda menerima surat ini karena mengelola sertifikat. Matikan di ${siteUrl}/admin/settings`,
          ],
        };
  },
};

/**
 * The subject and text of a mail.
 * @param siteUrl - without a slash at its end
 * @throws Error for a template that is unknown here, or whose data are gone
 */
export function messageOf({ template, data }: ClaimedMail, siteUrl: string): Message {
  const make = templates[template];
  if (!make) throw new Error(`Templat surat "${template}" tidak dikenal.`);
  const { subject, parts } = make(data, siteUrl);
  return { subject, text: `${parts.join('\n\n')}\n` };
}

/** The data have no name of an unconfirmed kitchen, which anybody may have written. */
function kitchenOf({ nama, kode }: Record<string, unknown>): string {
  const code = codeWithoutAddresses(text(kode));
  return text(nama) ? `${typed(nama)} (${code})` : code;
}

const incidentLine = (incident: Record<string, unknown>) =>
  `- ${text(incident['jenis'])}, ${kitchenOf(incident)}, ${day(text(incident['hari']))}`;

function certificateLine({ jenis, berakhir, sppg, kode }: Record<string, unknown>): string {
  return `- ${text(jenis)}, ${kitchenOf({ nama: sppg, kode })}: berlaku sampai ${day(text(berakhir))}`;
}

/** A text that somebody has typed, without addresses. */
const typed = (value: unknown) => withoutAddresses(text(value)).trim();

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const amount = (value: unknown) =>
  new Intl.NumberFormat('id-ID').format(typeof value === 'number' ? value : 1);

const day = (date: string) =>
  new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const hostOf = (siteUrl: string) => new URL(siteUrl).host;

/** 'K7QF2M9TXW4D' -> 'K7QF-2M9T-XW4D' */
const grouped = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;
