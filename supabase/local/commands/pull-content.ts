import path from 'node:path';
import { loadEnv } from 'vite';
import { LocalStackError } from '../local-stack-error.ts';
import { pullContent } from '../pull-content.ts';
import { startLocalStack } from '../start-local-stack.ts';

const env = loadEnv('production', process.cwd(), 'VITE_SUPABASE_');
const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = env;
if (!url || !anonKey)
  throw new LocalStackError(
    'Which project? Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY in .env.production; .env.example explains them.',
  );
const stack = await startLocalStack({ dataDir: path.resolve('.local') });
try {
  const project = { url: url.replace(/\/+$/, ''), anonKey, fetch: (request: Request) => fetch(request) };
  const { news_articles, gallery_photos, faq_entries, photos } = await pullContent(project, stack);
  console.log(
    `From ${project.url}: ${news_articles} articles, ${gallery_photos} pictures of the gallery, ${faq_entries} questions, the company's data and ${photos} photos.`,
  );
} finally {
  await stack.close();
}
