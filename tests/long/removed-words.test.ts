import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderPage } from '../../scripts/build/render-page.ts';
import { incidentFeed } from '../../scripts/build/site-files.ts';
import { SEEDED_ADMIN, SEEDED_MANAGER } from '../../supabase/local/addresses.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';
import { visitor } from '../database/clients.ts';
import { readAsBuild } from './built-tables.ts';

const code = 'SPPG-3374-002';
const news = '8a000000-0000-4000-8000-000000000001';
const incident = '7a000000-0000-4000-8000-000000000001';

let stack: LocalStack;

beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', '/');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'test');
  stack = await startLocalStack();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.close();
});

/** The kitchen's page and the feed, as a build of now makes them. */
async function built() {
  const entry = await import('../../src/prerender.tsx');
  const { pages } = await readAsBuild(stack);
  const source = pages.find(({ path }) => path === `/sppg/${code}`);
  if (!source) throw new Error('The kitchen has no page.');
  const site = {
    entry,
    template:
      '<!doctype html><html lang="id"><head><!--page--></head><body><div id="root"></div></body></html>',
    root: '',
    supabaseOrigin: undefined,
    fonts: [],
    neededFiles: () => ({ scripts: [], styles: [] }),
  };
  const entries = await entry.incidentEntries(visitor(stack));
  return {
    page: await renderPage(site, source),
    feed: incidentFeed(entry.site, entries, null, 'http://localhost'),
  };
}

test('words taken off a news are gone for readers at once, from pages and feed with the next build, and nowhere in the trail', async () => {
  const [manager, admin] = await Promise.all(
    [SEEDED_MANAGER, SEEDED_ADMIN].map(async (account) => {
      const client = visitor(stack);
      await client.auth.signInWithPassword(account);
      return client;
    }),
  );
  if (!manager || !admin) throw new Error('Nobody is signed in.');
  const [kitchen] = await stack.sql<{ id: string }>(
    `select id from public.sppg where kode_unik_pendaftaran = '${code}'`,
  );
  const kejadian = { id: incident, sppg_id: kitchen?.id, jenis: 'lain', hari: '2026-11-02' };
  expect((await manager.rpc('laporkan_kejadian', { kejadian })).error).toBeNull();
  const angka = [
    { jumlah: 1, apa: 'anak, Ani Wati', menurut: 'Puskesmas', pada: '2026-11-02T10:40:00+07:00' },
  ];
  const kabar = { id: news, kejadian_id: incident, isi: 'Ani Wati sudah pulang.', angka };
  expect((await manager.rpc('tulis_kabar', { kabar })).error).toBeNull();
  const read = async () =>
    JSON.stringify(
      await visitor(stack)
        .rpc('cari_sppg', { kata: code })
        .select('*, sppg_kejadian(*, sppg_kejadian_kabar(*))'),
    );
  const before = { read: await read(), ...(await built()) };
  for (const [where, text] of Object.entries(before)) expect(`${where}: ${text}`).toContain('Ani Wati');

  const words = { kabar: news, kata: 'ani wati', apa: 'nama', alasan: 'Orang tuanya meminta.' };
  expect((await manager.rpc('hapus_kata_kabar', words)).error?.code).toBe('42501');
  expect((await admin.rpc('hapus_kata_kabar', words)).error).toBeNull();
  const after = { read: await read(), ...(await built()) };
  for (const [where, text] of Object.entries(after)) {
    expect(`${where}: ${text}`).not.toMatch(/ani\s+wati/i);
    expect(text).toMatch(/\[nama dihapus \d+ \w+ 20\d\d\] sudah pulang/);
  }
  // Pages that were built before still show it: admins are told, and the host is asked for a build.
  const withdrawn = await manager.from('withdrawals').select('amount').eq('source', 'sppg_kejadian_kabar');
  expect(withdrawn.data).toEqual([{ amount: 1 }]);

  const trail = await admin.from('audit_log').select('*').order('id', { ascending: false }).limit(50);
  expect(JSON.stringify(trail.data)).not.toMatch(/ani\s+wati/i);
  expect(trail.data?.[0]).toMatchObject({
    actor_email: SEEDED_ADMIN.email,
    action: 'UPDATE',
    row_id: news,
    before: null,
    after: { apa: 'nama', alasan: 'Orang tuanya meminta.', sppg_id: kitchen?.id },
  });
});
