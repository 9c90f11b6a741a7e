import { expect, test } from 'vitest';
import { recordedTables } from '@/lib/supabase/known-tables';
import { readFilter } from '@/lib/url/url-filter';
import { auditFilterSchema } from './audit-filter';
import { auditKinds } from './vocabulary';

test('every table of the trail is of one kind, and there are at most twelve', () => {
  // The last ones are acts without a change of a row.
  const ofTrail = [...recordedTables, 'keluhan_pengirim', 'leads', 'mfa_factors', 'personal_data'];
  expect(auditKinds.flatMap((kind) => kind.tables).sort()).toEqual(ofTrail.sort());
  expect(auditKinds.length).toBeLessThanOrEqual(12);
});

test('an older link that names one table shows the kind that it is of', () => {
  const kind = (data: string) => readFilter(auditFilterSchema, new URLSearchParams({ data })).data;
  expect(kind('gallery_photos')).toBe('news_articles');
  expect(kind('sppg')).toBe('sppg');
  expect(kind('lainnya')).toBe('');
});
