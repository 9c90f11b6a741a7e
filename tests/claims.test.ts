import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerDays } from '@/features/kitchens/complaints/content';

// What no text may say, of pages, PDFs and the seed's content: what changes from month to month belongs into 'Keadaan program',
// and what the product does not keep is no promise. Another one is a line below, and holds for every page to come.

interface Claim {
  claim: RegExp;
  why: string;
  /** Of these files alone; everywhere when absent. */
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

test('whoever names the portal points to how the programme stands', () => {
  const silent = files
    .filter(({ file }) => /content\/documents|seed\.sql/.test(file))
    .flatMap(({ file, text }) =>
      text.includes('mitra.bgn.go.id') && !/Keadaan program|keadaan-program/.test(text) ? file : [],
    );
  expect(silent).toEqual([]);
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
  // All of them where there is one too many, so that the failure names them.
  expect(counting.length > 5 ? counting : []).toEqual([]);
});

test('within how many days a complaint is answered is the clock of the database', () => {
  const table = readFileSync('supabase/migrations/20261126002110_keluhan.sql', 'utf8');
  expect(table).toContain(`select ${answerDays} as hari_kerja`);
});
