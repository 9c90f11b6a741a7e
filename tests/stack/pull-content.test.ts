import { afterAll, beforeAll, expect, test } from 'vitest';
import { pullContent } from '../../supabase/local/pull-content.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';

const photo = '00000000-0000-4000-8000-000000000001';

let live: LocalStack;
let local: LocalStack;

beforeAll(async () => {
  live = await startLocalStack();
  local = await startLocalStack();
  for (const width of [640, 1280])
    await live.putFile('site_pictures', `${photo}-${width}.webp`, Buffer.from(`${width}`));
  await live.withDatabase((pglite) =>
    pglite.exec(`
      update public.company_profile set phone = '(024) 760-1234';
      update public.gallery_photos
      set illustration = null, photo_path = '${photo}.webp', photo_width = 1280, photo_height = 853 where position = 1;
      update public.news_articles set slug = 'panen' where slug = 'batu-pertama-dapur-percontohan';
      update public.news_articles set status = 'draf' where slug = 'uji-masak-bersama-ahli-gizi';
    `),
  );
});

afterAll(async () => {
  await live.close();
  await local.close();
});

const project = () => ({
  url: 'http://localhost',
  anonKey: live.anonKey,
  fetch: (request: Request) => live.fetch(request),
});

const tables = [
  'gallery_photos',
  'faq_entries',
  'program_facts',
  'page_texts',
  'company_profile',
  'news_redirects',
  'content_revision',
];

test('what a project has published is in the local stack, as it is there, with photos and old addresses', async () => {
  const counted = await pullContent(project(), local);
  expect(counted).toMatchObject({ news_articles: 6, gallery_photos: 9, faq_entries: 5, photos: 1 });
  for (const table of tables) {
    const rowsOf = (stack: LocalStack) =>
      stack.sql<{ row: { status?: string } }>(`select to_jsonb(t) as row from public.${table} t order by 1`);
    const published = (await rowsOf(live)).filter(({ row }) => row.status !== 'draf');
    expect(await rowsOf(local)).toEqual(published);
  }
  const slugs = await local.sql<{ slug: string; status: string }>(
    'select slug, status from public.news_articles',
  );
  expect(slugs).toHaveLength(6);
  expect(slugs).toContainEqual({ slug: 'panen', status: 'terbit' });
  const file = await local.fetch(
    new Request(`http://localhost/storage/v1/object/public/site_pictures/${photo}-1280.webp`),
  );
  expect(await file.text()).toBe('1280');
  // Once more changes nothing.
  expect(await pullContent(project(), local)).toEqual(counted);
});

test('a project that refuses leaves the local content as it is', async () => {
  const refusing = { ...project(), fetch: async () => new Response('{}', { status: 401 }) };
  await expect(pullContent(refusing, local)).rejects.toThrow(/answers with 401, so nothing was changed/);
  expect(await local.sql('select from public.faq_entries')).toHaveLength(5);
});
