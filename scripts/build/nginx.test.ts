import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginx } from '../programs.mjs';
import { contentSecurityPolicy, hostFiles } from './host-files.ts';

const supabase = 'https://abc.supabase.co';
const text = 'Satu tampah, banyak tangan. '.repeat(99);
const files: Record<string, string> = {
  'index.html': `<h1>Beranda</h1>${text}`,
  'tentang.html': `<h1>Tentang</h1>${text}`,
  'tentang/index.html': `<h1>Tentang</h1>${text}`,
  '404.html': `<h1>Halaman tidak ditemukan</h1>${text}`,
  'assets/site-abc.js': `console.log('${text}')`,
  'images/hero/dapur.svg': `<svg>${text}</svg>`,
  'rss.xml': `<rss>${text}</rss>`,
  'site.webmanifest': '{}',
  'kejadian.xml': `<rss>${text}</rss>`,
  'data/sppg.csv': 'id,nama\r\n',
  'data/sppg/SPPG-1.json': `{"kode":"SPPG-1","keterangan":"${text}"}`,
  'data/catatan-format.txt': 'Catatan',
  'docs/panduan.pdf': '%PDF-1.7',
  'vercel.json': '{}',
};

let folder: string;
const inFolder = (name: string) => path.join(folder, name);

function control(...args: string[]) {
  const log = inFolder('error.log');
  const { status } = spawnSync(nginx, ['-c', inFolder('server.conf'), '-e', log, ...args]);
  if (status !== 0) throw new Error(readFileSync(log, 'utf8'));
}

/** Starts nginx on a socket, with the configuration that the build writes into the site's folder. */
async function start() {
  folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(inFolder(`site/${name}`)), { recursive: true });
    writeFileSync(inFolder(`site/${name}`), content);
  }
  const { 'nginx.conf': configuration } = hostFiles(supabase, [{ slug: 'baru', oldSlugs: ['lama'] }], []);
  writeFileSync(inFolder('site/nginx.conf'), configuration);
  writeFileSync(
    inFolder('server.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     pid ${folder}/nginx.pid;
     events {}
     http {
       include /etc/nginx/mime.types;
       access_log off;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
       server { listen unix:${folder}/socket; root ${folder}/site; include ${folder}/site/nginx.conf; }
     }`,
  );
  control();
}

/** Requests a path; the body is as it was sent, not decompressed. */
async function get(pathname: string, encodings = '', more: Record<string, string> = {}) {
  const options = {
    socketPath: inFolder('socket'),
    path: pathname,
    headers: { 'accept-encoding': encodings, ...more },
  };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(options, resolve).on('error', reject);
  });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

const packed = ['/', '/tentang', '/tentang/', '/assets/site-abc.js', '/images/hero/dapur.svg', '/rss.xml'];

describe.skipIf(!existsSync(nginx))('nginx, with the configuration of the build', () => {
  beforeAll(start);
  afterAll(() => {
    control('-s', 'stop');
    rmSync(folder, { recursive: true });
  });

  test('serves pages at URLs without .html, with their headers', async () => {
    for (const pathname of ['/tentang', '/tentang/']) {
      const { status, headers, body } = await get(pathname);
      expect(status).toBe(200);
      expect(String(body)).toBe(files['tentang.html']);
      expect(headers['content-type']).toBe('text/html');
      expect(headers['content-security-policy']).toBe(contentSecurityPolicy(supabase));
      expect(headers['cache-control']).toContain('must-revalidate');
    }
    expect((await get('/assets/site-abc.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/site.webmanifest')).headers['content-type']).toBe('application/manifest+json');
    const { headers: ofData } = await get('/data/sppg.csv');
    expect(ofData['content-type']).toBe('text/csv; charset=utf-8');
    expect((await get('/docs/panduan.pdf')).headers['cache-control']).toContain('max-age=86400');
    expect((await get('/feed')).headers.location).toMatch(/\/rss\.xml$/);
    expect((await get('/berita/lama')).headers.location).toMatch(/\/berita\/baru$/);
  });

  test.each([
    ['/data/sppg/SPPG-1.json', 'application/json'],
    ['/data/sppg.csv', 'text/csv; charset=utf-8'],
    ['/data/catatan-format.txt', 'text/plain; charset=utf-8'],
    ['/rss.xml', 'text/xml'],
    ['/kejadian.xml', 'text/xml'],
  ])(
    '%s is read by pages of other sites, as %s, and sent again only when it is another',
    async (pathname, type) => {
      for (const encoding of ['', 'gzip']) {
        const { status, headers } = await get(pathname, encoding, { origin: 'https://lain.contoh.id' });
        expect(status).toBe(200);
        expect(headers['content-type']).toBe(type);
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['cache-control']).toContain('must-revalidate');
        const again = await get(pathname, encoding, { 'if-none-match': headers.etag ?? '' });
        expect(again.status).toBe(304);
        expect(again.headers['access-control-allow-origin']).toBe('*');
      }
    },
  );

  test('a file of data that is not there says so to other sites, too; pages are not theirs to read', async () => {
    const { status, headers } = await get('/data/sppg/SPPG-2.json?x=1');
    expect(status).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('*');
    for (const pathname of ['/tentang', '/tidak-ada', '/docs/panduan.pdf'])
      expect((await get(pathname)).headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each(['/404', '/404/', '/404.html', '/tidak-ada', '/assets/site-old.js'])(
    '%s is answered 404, with the page for it',
    async (pathname) => {
      for (const encodings of ['', 'gzip']) {
        const { status, headers, body } = await get(pathname, encodings);
        expect(status).toBe(404);
        expect(String(encodings ? gunzipSync(body) : body)).toBe(files['404.html']);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['cache-control']).toBeUndefined();
      }
    },
  );

  test.each(['/TENTANG', '/Tentang', '/tentang.', '/Tentang),', '/tentang%E2%80%9D'])(
    '%s leads to the page',
    async (pathname) => {
      const { status, headers } = await get(`${pathname}?kode=1`);
      expect(status).toBe(301);
      expect(headers.location).toMatch(/\/tentang\?kode=1$/);
    },
  );

  test('the page of a kitchen is found in capitals, and one that is not there leads in no circle', async () => {
    expect((await get('/SPPG/SPPG-3374-004')).headers.location).toMatch(/\/sppg\/SPPG-3374-004$/);
    expect((await get('/sppg/SPPG-3374-004')).status).toBe(404);
    expect((await get('/kontak')).status).toBe(404);
  });

  test.each(['/nginx.conf', '/vercel.json'])('%s is kept to itself', async (pathname) =>
    expect((await get(pathname)).status).toBe(404),
  );

  test.each(packed)('%s comes compressed, and caches tell the versions apart', async (name) => {
    const plain = await get(name);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, body } = await get(name, 'gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body)).toEqual(plain.body);
    for (const { vary } of [plain.headers, headers]) expect(vary).toBe('Accept-Encoding');
  });
});
