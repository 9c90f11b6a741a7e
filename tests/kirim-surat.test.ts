import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { site } from '../src/config/site.ts';
import * as tracking from '../src/features/leads/tracking/content.ts';
import {
  type ClaimedMail,
  contactedByMail,
  messageOf,
  statusWords,
  templates,
} from '../supabase/functions/kirim-surat/mails.ts';
import {
  type Connection,
  MailError,
  type Outbox,
  workOff,
} from '../supabase/functions/kirim-surat/work-off.ts';

const siteUrl = 'https://situs.contoh.id';

const mail = (template: string, data: Record<string, unknown> = {}, id = 'surat'): ClaimedMail => ({
  id,
  recipient: `${id}@contoh.id`,
  template,
  attempt: 1,
  data,
});

test('a mail about new leads says how many came and where to read them', () => {
  expect(messageOf(mail('new_lead', { jumlah: 12 }), siteUrl)).toEqual({
    subject: '12 kiriman baru di situs',
    text: `Ada 12 pesan atau pengajuan kemitraan baru di situs situs.contoh.id.

Baca dan jawab di Kotak Masuk:
https://situs.contoh.id/admin/kotak-masuk

Anda menerima surat ini sebagai admin. Matikan di https://situs.contoh.id/admin/settings
`,
  });
});

const answer = {
  jenis: 'partnership_applications',
  status: 'Diterima',
  pesan: ' Kita bertemu hari Senin. ',
  kode: 'K7QF2M9TXW4D',
};

test('an answer has the status in the words of /lacak, the text and the link', () => {
  expect(messageOf(mail('answer', answer), siteUrl)).toEqual({
    subject: 'Kabar pengajuan kemitraan Anda di situs situs.contoh.id',
    text: `Ada kabar tentang pengajuan kemitraan yang Anda kirim lewat situs situs.contoh.id.

Keadaan: Dilanjutkan ke pembicaraan

Pesan kami:
Kita bertemu hari Senin.

Kode lacak Anda K7QF-2M9T-XW4D. Lihat kabarnya di:
https://situs.contoh.id/lacak#K7QF2M9TXW4D

Surat ini dikirim otomatis. Tidak pernah mengirim apa pun kepada kami? Abaikan surat ini.
`,
  });
});

test('a mail about complaints says how many came, until when they are to be answered, and where', () => {
  expect(messageOf(mail('new_complaint', { jumlah: 2 }), siteUrl)).toEqual({
    subject: '2 keluhan di situs',
    text: `Ada 2 keluhan baru atau yang dibuka lagi di situs situs.contoh.id. Jawaban pertama kami janjikan dalam 3 hari kerja.

Baca dan jawab di Kotak Masuk:
https://situs.contoh.id/admin/kotak-masuk

Anda menerima surat ini sebagai pengelola atau admin. Matikan di https://situs.contoh.id/admin/settings
`,
  });
});

test('a mail about incidents says what happened where, and where the news is written', () => {
  const one = { jenis: 'gejala sakit', hari: '2026-11-28', nama: 'SPPG Pedurungan', kode: 'SPPG-3374-002' };
  expect(messageOf(mail('new_incident', { kejadian: [one] }), siteUrl)).toEqual({
    subject: 'Kejadian: gejala sakit di SPPG Pedurungan (SPPG-3374-002)',
    text: `Dilaporkan di situs situs.contoh.id:
- gejala sakit, SPPG Pedurungan (SPPG-3374-002), 28 November 2026

Kabar berikutnya ditulis di halaman dapurnya. Yang menunggu kabar ada di Ringkasan:
https://situs.contoh.id/admin

Anda menerima surat ini sebagai pengelola atau admin. Matikan di https://situs.contoh.id/admin/settings
`,
  });
  const two = mail('new_incident', { kejadian: [one, { ...one, nama: null, kode: 'SPPG-3374-003' }] });
  expect(messageOf(two, siteUrl).subject).toBe('Kejadian di 2 dapur');
  expect(messageOf(two, siteUrl).text).toContain('- gejala sakit, SPPG-3374-003, 28 November 2026');
});

test('a mail about what has stopped says since when and why, and where the steps are', () => {
  const alarm = (topik: string, alasan: string | null) =>
    messageOf(mail('alarm', { topik, sejak: '2026-11-26', alasan }), siteUrl);
  expect(alarm('jobs_late', 'note_daily_numbers')).toEqual({
    subject: 'Perlu diperiksa di situs situs.contoh.id: tugas harian tidak berjalan',
    text: `Tugas harian ini tidak berjalan sejak 26 November 2026: note_daily_numbers.

Langkahnya ada di Ringkasan:
https://situs.contoh.id/admin

Surat ini dikirim kepada setiap admin, sekali sehari sampai berjalan lagi, dan tidak dapat dimatikan.
`,
  });
  expect(alarm('backup_late', null).text).toContain('Cadangan data terakhir dibuat 26 November 2026.');
  expect(alarm('build_late', 'HTTP 500').text).toContain('Situs tidak dibangun ulang (HTTP 500).');
});

test('who complained and gave an address reads the answer, and how to write again once it is closed', () => {
  const complaint = {
    jenis: 'keluhan',
    status: 'Ditindaklanjuti',
    pesan: 'Airnya diuji.',
    kode: 'K7QF2M9TXW4D',
  };
  const { subject, text } = messageOf(mail('answer', complaint), siteUrl);
  expect(subject).toBe('Kabar keluhan Anda di situs situs.contoh.id');
  expect(text).toContain('Keadaan: Sedang kami tindak lanjuti\n\nPesan kami:\nAirnya diuji.');
  expect(text).not.toContain('menulis lagi');
  const done = messageOf(mail('answer', { ...complaint, status: 'Selesai' }), siteUrl);
  expect(done.text).toContain('Belum beres? Di halaman itu Anda dapat menulis lagi dalam 30 hari.');
});

test('without a text or a code an answer names neither', () => {
  const { text } = messageOf(mail('answer', { ...answer, pesan: null, kode: null }), siteUrl);
  expect(text).not.toMatch(/Pesan kami|lacak|null/i);
});

test('the words of /lacak are the same in mails', () => {
  expect(statusWords).toEqual(tracking.statusWords);
  expect(contactedByMail).toBe(tracking.contactedByMail);
  const { text } = messageOf(
    mail('answer', { ...answer, status: 'Dihubungi', tanpa_telepon: true }),
    siteUrl,
  );
  expect(text).toContain(contactedByMail);
});

test('an invitation leads to the page with its token, and is none without', () => {
  const invitation = { token: 'abc', nama: 'Arum', role: 'pengelola' };
  const { text } = messageOf(mail('invitation', invitation), siteUrl);
  expect(text).toContain('Halo Arum,');
  expect(text).toContain('sebagai pengelola situs situs.contoh.id');
  expect(text).toContain('https://situs.contoh.id/admin/undangan#abc\n');
  expect(() => messageOf(mail('invitation', { nama: 'Arum' }), siteUrl)).toThrow(
    'Undangan ini sudah tidak berlaku.',
  );
});

const sertifikat = [
  { jenis: 'SLHS', berakhir: '2027-01-09', sppg: 'SPPG Tembalang', kode: 'SPPG-3374-001' },
  { jenis: 'Halal', berakhir: '2027-01-23', sppg: 'SPPG Tugu', kode: 'SPPG-3374-002' },
];

test('one mail lists the certificates that expire: for those who manage them, and for a foundation', () => {
  const list = `- SLHS, SPPG Tembalang (SPPG-3374-001): berlaku sampai 9 Januari 2027
- Halal, SPPG Tugu (SPPG-3374-002): berlaku sampai 23 Januari 2027`;
  const ours = messageOf(mail('certificate_expiring', { sertifikat }), siteUrl);
  expect(ours.subject).toBe('2 sertifikat SPPG segera habis masa berlakunya');
  expect(ours.text).toContain(list);
  expect(ours.text).toContain('https://situs.contoh.id/admin/sertifikat');
  const theirs = messageOf(mail('certificate_expiring', { sertifikat, yayasan: 'Yayasan Gizi' }), siteUrl);
  expect(theirs.text).toContain('Kepada pengurus Yayasan Gizi,');
  expect(theirs.text).toContain(list);
  expect(theirs.text).not.toContain('/admin/');
});

test('a kitchen without a name among the data is called by its code', () => {
  const unconfirmed = [{ ...sertifikat[0], sppg: null }];
  const { text } = messageOf(mail('certificate_expiring', { sertifikat: unconfirmed }), siteUrl);
  expect(text).toContain('- SLHS, SPPG-3374-001: berlaku sampai 9 Januari 2027');
});

test('a foundation is asked by a link that signs, and thanked with another that withdraws', () => {
  const yayasan = 'Yayasan Gizi';
  const asked = messageOf(mail('signature_request', { token: 'abc', yayasan, jumlah: 2 }), siteUrl);
  expect(asked.subject).toBe(`Mohon konfirmasi dapur yayasan Anda kepada ${site.legalName}`);
  expect(asked.text).toContain(`Kami, ${site.legalName}, menulis karena`);
  expect(asked.text).toContain('tercatat 2 dapur sebagai milik yayasan Anda');
  expect(asked.text).toContain('https://situs.contoh.id/konfirmasi-yayasan#abc\n');
  expect(asked.text).toContain('berlaku 30 hari');
  const dapur = [{ nama: 'SPPG Tembalang', kode: 'SPPG-3374-001' }];
  const thanks = messageOf(
    mail('signature_thanks', { token: 'def', yayasan, sampai: '2027-11-27', dapur }),
    siteUrl,
  );
  expect(thanks.text).toContain('sampai 27 November 2027:\n- SPPG Tembalang (SPPG-3374-001)\n');
  expect(thanks.text).toContain(
    'menariknya kembali di sini:\nhttps://situs.contoh.id/konfirmasi-yayasan#def\n',
  );
  // Once sent, a mail's data are gone.
  for (const template of ['signature_request', 'signature_thanks'])
    expect(() => messageOf(mail(template), siteUrl)).toThrow('sudah tidak berlaku');
});

const addresses = [
  'https://jahat.contoh/bayar',
  'HTTP://JAHAT.CONTOH',
  'www.jahat.contoh',
  'jahat.contoh/bayar?x=1',
  'jahat。contoh',
  'bücher.contoh',
  '10.20.30.40/bayar',
  'mailto:jahat@jahat.contoh',
  'javascript:alert(1)',
  'jahat@jahat.contoh',
  'wa.me/6281200000001',
];
const telephones = ['0812-0000-0001', '+62 (812) 0000 0001', '0812 0000 0001'];

/** The templates that the database knows. */
const [, known = ''] =
  /mail_outbox_template_known check \(template in \((.*)\)\)/.exec(
    readFileSync('supabase/migrations/20261126000620_mail_outbox.sql', 'utf8'),
  ) ?? [];

test('every template of the database is known here', () => {
  expect(Object.keys(templates).sort()).toEqual(known.replaceAll("'", '').split(', ').sort());
});

test.each(Object.keys(templates))('no mail holds an address that somebody typed: %s', (template) => {
  for (const address of [...addresses, ...telephones]) {
    const typed = `Selamat! Buka ${address} sekarang`;
    const code = telephones.includes(address) ? 'SPPG-1' : address;
    const { subject, text } = messageOf(
      mail(template, {
        // What people have typed; what an admin has written may quote it.
        pesan: `Halo ${typed}, terima kasih.`,
        ditulis: typed,
        nama: typed,
        yayasan: typed,
        sertifikat: [{ jenis: 'SLHS', berakhir: '2027-01-09', sppg: typed, kode: code }],
        dapur: [{ nama: typed, kode: code }],
        // What the database has made.
        sampai: '2027-11-27',
        topik: 'build_late',
        sejak: '2026-11-26',
        jumlah: 2,
        jenis: 'contact_messages',
        status: 'Selesai',
        kode: 'K7QF2M9TXW4D',
        token: 'abc',
        role: 'admin',
      }),
      siteUrl,
    );
    expect(`${subject}\n${text}`).not.toContain(address);
    expect(`${subject}\n${text}`).not.toMatch(/jahat|bücher|alert/i);
  }
});

test('an answer keeps the addresses that an admin wrote', () => {
  const pesan = 'Daftar di https://mitra.bgn.go.id, atau telepon 0800-0000-0001.';
  const { text } = messageOf(mail('answer', { ...answer, pesan, ditulis: 'Arum, jahat.contoh' }), siteUrl);
  expect(text).toContain(`Pesan kami:\n${pesan}\n`);
});

test('a name that is no address stays as it was written', () => {
  const names = ['SPPG Tembalang 02', 'SPPG Jl. Pemuda No. 12, Kec. Tegal', 'Dapur "Bu Sri" (PKK)'];
  const list = names.map((sppg) => ({ ...sertifikat[0], sppg }));
  const { text } = messageOf(mail('certificate_expiring', { sertifikat: list }), siteUrl);
  for (const name of names) expect(text).toContain(`${name} (SPPG-3374-001)`);
});

test('mails of sign-up and passwords hold links of ours and codes, and nothing that was typed', () => {
  const files = ['confirmation', 'email_change', 'reauthentication', 'recovery'];
  const used = files.flatMap((name) =>
    readFileSync(`supabase/templates/${name}.html`, 'utf8').match(/{{.*?}}/g),
  );
  expect(new Set(used)).toEqual(new Set(['{{ .RedirectTo }}', '{{ .TokenHash }}', '{{ .Token }}']));
});

/** An outbox with these mails, and what was noted of them. */
function outboxOf(mails: ClaimedMail[], given: Partial<Outbox> = {}) {
  const notes: string[] = [];
  const outbox: Outbox = {
    claim: async () => mails.splice(0),
    async sending({ id }) {
      notes.push(`${id} sending`);
      return true;
    },
    async sent({ id }) {
      notes.push(`${id} sent`);
    },
    async failed({ id }, reason, outcome) {
      notes.push(`${id} ${outcome}: ${reason}`);
    },
    ...given,
  };
  return { outbox, notes };
}

const run = (outbox: Outbox, send: Connection['send'] = async () => undefined) =>
  workOff({ outbox, connect: async () => ({ send, close: () => undefined }), siteUrl, timeLimit: 1000 });

const first = mail('new_lead', { jumlah: 1 }, 'satu');
const second = mail('new_lead', { jumlah: 1 }, 'dua');

test('each mail is noted before and after it is sent', async () => {
  const { outbox, notes } = outboxOf([first, second]);
  expect(await run(outbox)).toBe(2);
  expect(notes).toEqual(['satu sending', 'satu sent', 'dua sending', 'dua sent']);
});

test('what was corrected or deleted since it was claimed is not sent', async () => {
  const { outbox, notes } = outboxOf([first], { sending: async () => false });
  expect(await run(outbox)).toBe(0);
  expect(notes).toEqual([]);
});

test('while the server is down it is asked once for all that were claimed', async () => {
  const { outbox, notes } = outboxOf([first, second]);
  let attempts = 0;
  const connect = async () => {
    attempts += 1;
    throw new MailError('tidak terjangkau', 'later');
  };
  expect(await workOff({ outbox, connect, siteUrl, timeLimit: 1000 })).toBe(0);
  expect(notes).toEqual(['satu later: tidak terjangkau', 'dua later: tidak terjangkau']);
  expect(attempts).toBe(1);
});

test('a mail without a text fails for good, and a refused one does not stop the next', async () => {
  const { outbox, notes } = outboxOf([mail('iklan', {}, 'nol'), first, second]);
  const send: Connection['send'] = async ({ id }) => {
    if (id === 'satu') throw new MailError('550 tidak dikenal', 'refused');
  };
  expect(await run(outbox, send)).toBe(1);
  expect(notes).toEqual([
    'nol refused: Templat surat "iklan" tidak dikenal.',
    'satu sending',
    'satu refused: 550 tidak dikenal',
    'dua sending',
    'dua sent',
  ]);
});

test('an error that no mail server gave leaves open whether the mail arrived', async () => {
  const { outbox, notes } = outboxOf([first]);
  await run(outbox, async () => {
    throw new Error('aneh');
  });
  expect(notes).toEqual(['satu sending', 'satu unknown: aneh']);
});

test('the note that it was sent is tried again', async () => {
  let tries = 0;
  const { outbox } = outboxOf([first], {
    async sent() {
      tries += 1;
      if (tries < 3) throw new Error('basis data sibuk');
    },
  });
  expect(await run(outbox)).toBe(1);
  expect(tries).toBe(3);
});
