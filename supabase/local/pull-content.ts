import { articlePhotosOf } from '../../src/lib/content/article-photos.ts';
import { LocalStackError } from './local-stack-error.ts';
import type { LocalStack } from './start-local-stack.ts';

/** A Supabase project, as a visitor reaches it. */
export interface Project {
  url: string;
  anonKey: string;
  fetch: (request: Request) => Promise<Response>;
}

/** The tables of the content, those first that others refer to. */
const tables = [
  { name: 'news_articles', hasDrafts: true },
  { name: 'news_redirects', hasDrafts: false },
  { name: 'gallery_photos', hasDrafts: true },
  { name: 'faq_entries', hasDrafts: true },
  { name: 'page_texts', hasDrafts: false },
  { name: 'program_facts', hasDrafts: true },
  { name: 'company_profile', hasDrafts: false },
  { name: 'content_revision', hasDrafts: false },
] as const;

type Row = Record<string, unknown>;

async function request({ url, anonKey, fetch }: Project, path: string): Promise<Response> {
  const response = await fetch(new Request(url + path, { headers: { apikey: anonKey } }));
  if (response.ok) return response;
  throw new LocalStackError(`${url}${path} answers with ${response.status}, so nothing was changed.`);
}

/** The names of the files of the rows' photos. */
function photosOf(rows: Row[]): string[] {
  const paths = rows.flatMap(({ photo_path, photos }) => [
    ...(typeof photo_path === 'string' ? [photo_path] : []),
    ...articlePhotosOf(photos).map(({ path }) => path),
  ]);
  return [...new Set(paths)].flatMap((path) => [path.replace('.', '-640.'), path.replace('.', '-1280.')]);
}

/**
 * Replaces the content of a local stack (articles, gallery, questions, texts of pages, how the programme stands,
 * company's data) by what a project has published, with its photos and its revision. Local drafts are deleted.
 * Vacancies stay, as they belong to kitchens, which are not pulled.
 * @throws LocalStackError when the project can't be read; the local content is then unchanged
 */
export async function pullContent(project: Project, stack: LocalStack): Promise<Record<string, number>> {
  const pulled = await Promise.all(
    tables.map(async ({ name, hasDrafts }) => {
      const response = await request(
        project,
        `/rest/v1/${name}?select=*${hasDrafts ? '&status=eq.terbit' : ''}`,
      );
      const rows: Row[] = await response.json();
      return { name, rows };
    }),
  );
  const names = pulled.flatMap(({ rows }) => photosOf(rows));
  const photos = await Promise.all(
    names.map(async (name) => {
      const response = await request(project, `/storage/v1/object/public/site_pictures/${name}`);
      return { name, bytes: Buffer.from(await response.arrayBuffer()) };
    }),
  );
  for (const { name, bytes } of photos) await stack.putFile('site_pictures', name, bytes);
  await stack.withDatabase((pglite) =>
    pglite.transaction(async (transaction) => {
      // Without triggers, which would set today as the rows' last change.
      await transaction.exec('set local session_replication_role = replica');
      for (const { name } of pulled.toReversed()) await transaction.exec(`delete from public.${name}`);
      for (const { name, rows } of pulled)
        await transaction.query(
          `insert into public.${name} select * from jsonb_populate_recordset(null::public.${name}, $1)`,
          [JSON.stringify(rows)],
        );
    }),
  );
  return Object.fromEntries([
    ...pulled.map(({ name, rows }) => [name, rows.length]),
    ['photos', names.length / 2],
  ]);
}
