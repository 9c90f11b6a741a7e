// oxlint-disable-next-line no-restricted-imports -- as the build reads
import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { inventedData } from '../../src/features/back-office/summary/invented-data.ts';
import { companyOf, unknownCompany } from '../../src/lib/content/company-row.ts';
import type { Database } from '../../src/lib/supabase/database.types.ts';
import { readSiteContent } from './site-content.ts';

const article = { slug: 'panen', title: 'Panen', news_redirects: [], content: 'Isi.' };
const changed = { updated_at: '2026-11-24T18:00:00+00:00' };
const full: Record<string, unknown[]> = {
  content_revision: [{ revision: 4 }],
  news_articles: [{ ...article, ...changed }],
  gallery_photos: [{ id: 'a', ...changed }],
  faq_entries: [{ question: 'Boleh?', ...changed }],
  company_profile: [{ phone: '0800-0000-0001' }],
};

/** A backend with these rows; `asked` names the tables in the order of the requests. */
function backendWith(rows: Record<string, unknown[]>, asked: string[] = []) {
  return new PostgrestClient<Database>('http://contoh.id/rest/v1', {
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const table = url.pathname.split('/').at(-1) ?? '';
      asked.push(table);
      const answer = rows[table] ?? [];
      const wantsOne = new Headers(init?.headers).get('accept')?.includes('vnd.pgrst.object');
      return Response.json(wantsOne ? answer[0] : answer);
    },
  });
}

test('the revision is read before the rows, whose newest day is that of their pages', async () => {
  const asked: string[] = [];
  const content = await readSiteContent(backendWith(full, asked));
  expect(content.revision).toBe(4);
  expect(asked[0]).toBe('content_revision');
  // The backend's time is in UTC: in Central Java it was already the next day.
  const day = '2026-11-25';
  expect(content.changes).toEqual({ '/berita/panen': day, '/berita': day, '/galeri': day });
});

test('of a new project the build says what is missing, and pages what is not filled in', async () => {
  const content = await readSiteContent(backendWith({ content_revision: [{ revision: 0 }] }));
  expect(content.lack).toEqual([
    expect.stringMatching(/^The company has no data yet, .* at \/admin\/konten\.$/),
    expect.stringMatching(/^No article is published, and \/berita says so/),
    expect.stringMatching(/^No photo is published, and \/galeri says so/),
    expect.stringMatching(/^No question is published, and \/kontak says so/),
  ]);
  expect(content.changes).toEqual({});
  const { addressLine, phone, email, partnershipEmail } = companyOf(content.company ?? unknownCompany);
  expect([addressLine, phone.display, email].filter((text) => !/belum.diisi/.test(text))).toEqual([]);
  // Ringkasan asks to replace these data.
  expect(inventedData({ email, partnershipEmail, phone })).toHaveLength(3);
  expect((await readSiteContent(backendWith(full))).lack).toEqual([]);
});
