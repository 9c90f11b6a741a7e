import { expect, test } from 'vitest';
import { auditDays } from './audit-days';
import type { AuditEntry } from './audit-entry';

const [genuk, tembalang] = ['40000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000002'];

let lastId = 100;

/** An edit of a cell of Genuk at this time of one morning. */
function edit(time: string, given: Partial<AuditEntry> = {}): AuditEntry {
  lastId -= 1;
  return {
    id: lastId,
    created_at: `2026-11-21T${time}+00:00`,
    actor_id: 'e0000000-0000-4000-8000-000000000001',
    actor_email: 'admin@contoh.id',
    actor_role: 'authenticated',
    action: 'UPDATE',
    table_name: 'sppg',
    row_id: genuk,
    before: { nama: 'SPPG Genuk', lokasi: 'Jalan Lama' },
    after: { nama: 'SPPG Genuk', lokasi: 'Jalan Baru' },
    ...given,
  };
}

/** How many entries each line has. */
const lines = (entries: AuditEntry[], batchSizes = new Map<string, number>()) =>
  auditDays(entries, { batchSizes }).flatMap(({ people }) =>
    people.flatMap((person) => person.lines.map(({ entries: ofLine, isEdits }) => [ofLine.length, isEdits])),
  );

test('cells of a kitchen that are saved one after another are one line, however long it all takes', () => {
  expect(lines([edit('03:19:00'), edit('03:10:00'), edit('03:01:00')])).toEqual([[3, true]]);
});

test('cells of two kitchens that alternate are a line for each', () => {
  const other = { row_id: tembalang };
  expect(
    lines([edit('03:04:00'), edit('03:03:00', other), edit('03:02:00'), edit('03:01:00', other)]),
  ).toEqual([
    [2, true],
    [2, true],
  ]);
});

test.each<[string, AuditEntry]>([
  ['after a pause of more than ten minutes', edit('02:53:59')],
  ['of somebody else', edit('03:03:00', { actor_id: 'lain', actor_email: 'lain@contoh.id' })],
  ['of another table', edit('03:03:00', { table_name: 'yayasan' })],
  [
    'that confirms',
    edit('03:03:00', { before: { dikonfirmasi_pada: null }, after: { dikonfirmasi_pada: 'x' } }),
  ],
  ['that deletes', edit('03:03:00', { action: 'DELETE' })],
])('an entry %s is a line of its own', (_, earlier) => {
  expect(lines([edit('03:04:00'), earlier])).toEqual([
    [1, false],
    [1, false],
  ]);
});

test('what was changed in one go stays one line of its own', () => {
  const at = edit('03:03:00.123456');
  expect(lines([edit('03:04:00'), at, { ...at, id: 1, row_id: tembalang }])).toEqual([
    [1, false],
    [2, false],
  ]);
});
