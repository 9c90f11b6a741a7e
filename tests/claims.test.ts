import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerDays, settleDays } from '@/features/kitchens/public-complaints/content';
import { seededArticles } from './seeded-articles.ts';

// Claims that no text of a page, a PDF or the seed may make: what changes from month to month belongs to 'Keadaan
// program', and what the product does not keep is no promise. Another claim is one more line here, and holds for every
// page to come.

interface Claim {
  claim: RegExp;
  why: string;
  /** The files that the claim is forbidden in; all when absent. */
  files?: RegExp;
}

const claims: Claim[] = [
  {
    claim: /(?<!(?:apakah|bila) )pendaftaran (?:mitra )?(?:sedang|sudah|kini|masih|tetap) (?:di)?buka/i,
    why: 'whether registration is open is said by the notice, with its day',
  },
  {
    claim: /hanya (?:dilakukan )?(?:di|lewat) mitra\.bgn\.go\.id/i,
    why: 'it reads as if the portal were open',
  },
  { claim: /daftar(?:lah|kan)? (?:sekarang|segera|hari ini)/i, why: 'kitchens are held back' },
  { claim: /sejak hari pertama/i, why: 'some kitchens operate without an SLHS' },
  {
    claim: /SLHS sebelum (?:layanan|beroperasi|dapur)/i,
    why: 'an SLHS comes within a month after the start',
  },
  { claim: /dijawab dapur yang memasaknya/i, why: 'admins answer' },
  {
    claim: /(?:paling (?:lama|lambat)|dalam|biasanya) (?:satu|dua|tiga|[1-3]) hari kerja/i,
    why: 'no clock of the product keeps it',
  },
  { claim: /membalasnya pada jam kantor/i, why: 'no clock of the product keeps it' },
  { claim: /sedikitnya tiga (?:kontraktor|penawaran, dibuka)/i, why: 'there is one main contractor' },
  {
    claim:
      /Rp45 juta|45\.000\.000(?![^\n]{0,400}41)|(?:title|value): (?:range\b|[`'"][^`'"\n]*(?:range\b|45\.000\.000))/,
    why: 'it lies above the best case: in running text beside that, in no heading and no large figure',
    files: /^(?:src\/(?:pages|features)|supabase\/seed\.sql)/,
  },
  {
    claim: /^(?:#+ |- \*\*).*Rp45\.000\.000|Rp45\.000\.000(?![^\n]{0,400}41\.340\.000)/m,
    why: 'as on the pages',
    files: /^src\/content\/documents/,
  },
  {
    claim: /1[78] Oktober 20\d\d|pasal 38|pemasok kecil[^.\n|]*dihentikan/i,
    why: 'what kitchens and suppliers must do is said by the facts, with source and day',
  },
  {
    claim: /sebulan beroperasi|satu bulan sejak beroperasi|siaran BGN|insentif Rp/i,
    why: 'rules of the programme are said by the facts alone',
    files: /^src\/(?:pages|features|components)/,
  },
  {
    claim: /sejak Januari 2026[^.\n]*(?:menilai|akreditasi)|akreditasi[^.\n|]*sejak Januari 2026/i,
    why: 'accreditation was announced as a plan',
  },
  {
    claim: /30(?:–| sampai )45 hari(?![^]{0,60}sejak lahan dan gambar siap)/,
    why: 'one promise, said the same everywhere: its days begin when land and drawings are ready',
  },
  {
    claim: /(?:harus|wajib) (?:tiba dan )?dimakan paling lama empat jam/,
    why: 'no rule was found that says so: it is our own standard',
  },
  { claim: /tidak dapat disembunyikan/, why: 'texts, photos and names are deleted on request; numbers stay' },
  {
    claim: /kami ganti setiap tahun|paling lama satu bulan/,
    why: 'nothing of the product keeps it: keys are changed by hand, files go when an admin opens the site',
  },
  { claim: /0811-?2622-?000/, why: 'a number that changes stands in one place, with its day' },
  {
    claim: /\blini masak|\bajek\b|titik duga|uji pembumian|seompreng|lembar dinding|menata kerja/i,
    why: 'nobody says so',
  },
];

/** Every file whose words visitors read. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|md)$/.test(entry.name) && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
}

const files = [
  ...['src/pages', 'src/features', 'src/components', 'src/content/documents'].flatMap(textFiles),
  'supabase/seed.sql',
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe.each(claims)('no text claims $claim: $why', ({ claim, files: only }) => {
  test('anywhere', () => {
    const found = files.flatMap(({ file, text }) => {
      const match = (!only || only.test(file)) && claim.exec(text);
      return match ? `${file}: ${match[0]}` : [];
    });
    expect(found).toEqual([]);
  });
});

test('whoever shows the hotline’s number says when it was checked', () => {
  const silent = files.flatMap(({ file, text }) =>
    /hotline\.display/.test(text) && !/hotline\.checkedOn/.test(text) ? file : [],
  );
  expect(silent).toEqual([]);
});

test('documents that state a rule of the programme point to where it was checked last', () => {
  const rule = /insentif Rp|diakreditasi|\| Akreditasi|BGN menyebut|ketentuan BGN|perintah BGN|siaran BGN/i;
  const silent = files.filter(
    ({ file, text }) =>
      /content\/documents/.test(file) && rule.test(text) && !text.includes('Keadaan program'),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('whoever names the portal points to how the programme stands', () => {
  const silent = files
    .filter(({ file }) => /content\/documents|seed\.sql/.test(file))
    .flatMap(({ file, text }) =>
      text.includes('mitra.bgn.go.id') && !/Keadaan program|keadaan-program/.test(text) ? file : [],
    );
  expect(silent).toEqual([]);
});

test.each([
  ['a profit is named as an estimate', /25\.000\.000|45\.000\.000/, /estimasi, bukan jaminan/],
  ['whoever names a profit names the portal', /25\.000\.000|45\.000\.000/, /mitra\.bgn\.go\.id/],
  [
    'a cost is named as an illustration',
    /juta rupiah|ribu rupiah/,
    /angka ilustrasi untuk perencanaan, bukan penawaran/i,
  ],
])('in documents %s', (_, money, caveat) => {
  const documents = files.filter(({ file, text }) => /content\/documents/.test(file) && money.test(text));
  expect(documents.length).toBeGreaterThan(0);
  const silent = documents.filter(({ text }) => !caveat.test(text.replaceAll('**', '')));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('five headings count, and no more', () => {
  const numbers = 'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh';
  const heading = new RegExp(
    String.raw`(?:^#+ |\b(?:title|headline): ['"\`])([^'"\`\n]*\b(?:${numbers})\b[^'"\`\n]*)`,
    'gim',
  );
  const counting = files
    .filter(({ file }) => !/back-office|people|admin/.test(file))
    .flatMap(({ text }) => [...text.matchAll(heading)].map(([, title]) => title));
  // All matches if there are too many, so that the failure names them.
  expect(counting.length > 5 ? counting : []).toEqual([]);
});

test('within how many days a complaint is answered is the clock of the database', () => {
  const table = readFileSync('supabase/migrations/20261126002110_keluhan.sql', 'utf8');
  expect(table).toContain(`else ${answerDays} end as hari_kerja`);
});

const privacy = 'src/pages/privasi/content.ts';
const complaints = 'src/features/leads/sent-complaints/content.ts';
const migrations = 'supabase/migrations/20261126';

test.each([
  [privacy, /3 x 24 jam/, `${migrations}002200_leads.sql`, "3 * interval '24 hours'"],
  [privacy, /berlaku lima menit/, 'supabase/functions/_shared/open-files.ts', 'signedUrlSeconds = 5 * 60'],
  [privacy, /paling lama 12 bulan/, `${migrations}002400_lead_retention.sql`, "interval '12 months'"],
  [privacy, /ke email Anda: 30 hari/, `${migrations}000620_mail_outbox.sql`, "interval '30 days'"],
  [complaints, /Selama 30 hari/, `${migrations}002116_kirim_keluhan.sql`, "interval '30 days'"],
  [complaints, /\$\{settleDays\} hari/, `${migrations}002110_keluhan.sql`, `select ${settleDays} as hari`],
  [complaints, /paling banyak dua kali/, `${migrations}002110_keluhan.sql`, 'dibuka_lagi <= 2'],
])('what %s promises, %s, is what %s keeps', (page, promise, keeper, kept) => {
  expect(readFileSync(page, 'utf8')).toMatch(promise);
  expect(readFileSync(keeper, 'utf8')).toContain(kept);
});

const months = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
);

/** The latest month that a text names, as '2026-11'; '' without one. */
const latestMonth = (text: string) =>
  [...text.matchAll(new RegExp(`(${months.join('|')}) (20\\d\\d)`, 'g'))]
    .map(([, month = '', year = '']) => `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}`)
    .sort()
    .at(-1) ?? '';

const documents = files
  .filter(({ file }) => file.includes('content/documents'))
  .map(({ file, text }) => ({ file, text, date: /^date: (\S+)$/m.exec(text)?.[1] ?? '' }));

test('no document and no article knows what came after its day', () => {
  const dated = [
    ...documents,
    ...seededArticles().map(({ slug, date, markdown }) => ({ file: slug, date, text: markdown })),
  ];
  expect(
    dated.filter(({ date, text }) => latestMonth(text) > date.slice(0, 7)).map(({ file }) => file),
  ).toEqual([]);
});

test('the programme’s documents are listed under a day on which they were written', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const early = documents.flatMap(({ file, date }) => {
    const name = /program\/(.+)\.md$/.exec(file)?.[1];
    if (!name) return [];
    const row = seed.split(`'program_regulations/${name}.pdf', `)[1]?.split(')')[0] ?? '';
    const listed = [...row.matchAll(/'(20\d\d-\d\d-\d\d)/g)].at(-1)?.[1] ?? '';
    return listed < date ? `${file}: listed under ${listed}, of ${date}` : [];
  });
  expect(early).toEqual([]);
});

test('no article tells of a new kitchen since BGN holds them back, unless it names how the programme stands', () => {
  const told = seededArticles().filter(
    ({ date, markdown, excerpt }) =>
      date >= '2026-06-01' &&
      /dapur percontohan|batu pertama/i.test(excerpt + markdown) &&
      !markdown.includes('keadaan-program'),
  );
  expect(told.map(({ slug }) => slug)).toEqual([]);
});
