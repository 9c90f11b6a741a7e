import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { networkStates } from '@/features/kitchens/sppg/network-state';

/** The files that may use the stored state, each with its purpose, which is not to say what a kitchen is today. */
const readers: Record<string, string> = {
  'features/kitchens/certificates/certificate-state.ts': 'what certificates a kitchen must have by then',
  'features/kitchens/numbers/api.ts': 'numbers by the state of each day',
  'features/kitchens/numbers/district-numbers.tsx': 'numbers by the state of today',
  'features/kitchens/numbers/key-figures.tsx': 'numbers by the state of today',
  'features/kitchens/numbers/numbers.ts': 'numbers by the state of today',
  'features/kitchens/numbers/sums.ts': 'numbers by the state of today',
  'features/kitchens/numbers/trend.ts': 'numbers by the state of each day',
  'features/kitchens/open-data/kitchen-files.ts': 'a field of a file, beside the state of the day',
  'features/kitchens/open-data/released-columns.ts': 'the name of a column',
  'features/kitchens/progress/progress-columns.ts': 'the name of a column',
  'features/kitchens/progress/progress-form.tsx': 'a field',
  'features/kitchens/history/history-lines.ts': 'the state on a day in the past, beside that day',
  'features/kitchens/districts/api.ts': 'numbers by the state of today',
  'features/kitchens/districts/district.ts': 'numbers by the state of today',
  'features/kitchens/check/kitchen-tools.tsx': 'what can be recorded of it',
  'features/kitchens/check/verdict.ts': 'asks for a suspension first',
  'features/kitchens/import/read-table.ts': 'a column of a file',
  'features/kitchens/incidents/incident-card.tsx': 'whether deliveries stop',
  'features/kitchens/incidents/admin-api.ts': 'where incidents can be reported',
  'features/kitchens/map/api.ts': 'numbers by the state of today',
  'features/kitchens/map/district-counts.ts': 'numbers by the state of today',
  'features/kitchens/map/district-tile.tsx': 'a colour',
  'features/kitchens/table/bulk-dialog.tsx': 'a field',
  'features/kitchens/table/cell.tsx': 'a column that is edited, coloured by what the kitchen is today',
  'features/kitchens/table/chosen-columns.tsx': 'a column that is edited, with the badge beside the name',
  'features/kitchens/table/table-row.tsx': 'whether that column is shown',
  'features/kitchens/sppg/admin-api.ts': 'whether it has ever operated',
  'features/kitchens/sppg/api.ts': 'counts of the tabs, which are specified',
  'features/kitchens/sppg/form/sppg-fields.tsx': 'a field',
  'features/kitchens/sppg/list/sppg-row.tsx': 'a column that the badge needs',
  'features/kitchens/sppg/network-state.ts': 'the one answer',
  'features/kitchens/sppg/network-state-badge.tsx': 'the one answer, as a badge',
  'features/kitchens/sppg/network/placeholder-sppg.ts': 'illustrations, never suspended',
  'features/kitchens/sppg/network/sppg-network-list.tsx': 'the tabs, which are specified',
  'features/kitchens/sppg/sppg-columns.ts': 'the column',
  'features/kitchens/sppg/sppg-filter.ts': 'a filter by the column',
  'features/kitchens/sppg/sppg-schema.ts': 'a field',
  'features/back-office/summary/kitchen-topics.ts': 'of those that are not suspended (due_rows)',
  'lib/content/published.ts': 'whether a kitchen that hires operates yet',
  'lib/supabase/database.types.ts': 'generated',
  'lib/supabase/empty-rows.ts': 'generated',
  'pages/lowongan/pekerjaan.tsx': 'whether a kitchen that hires operates yet',
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join('src', file), 'utf8'),
  }));

// A part that shows the column itself says of a suspended kitchen that it operates: networkState() is what to show.
test('who names the stored state of a kitchen is known, with what for', () => {
  const naming = sources.filter(({ text }) => /status_verifikasi|sudah[ _]operasional/i.test(text));
  expect(naming.map(({ file }) => file).sort()).toEqual(Object.keys(readers).sort());
});

test('no text and no view shows the stored state', () => {
  // {sppg.status_verifikasi} in a view, ${sppg.status_verifikasi} in a text.
  const showing = sources.filter(({ text }) => /\{(?:\w+\??\.)*status_verifikasi\}/.test(text));
  expect(showing.map(({ file }) => file)).toEqual([]);
});

test('a suspended kitchen is one of the states that are counted', () => {
  expect(networkStates).toContain('Dihentikan sementara');
});
