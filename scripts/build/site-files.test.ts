import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { incidentFeed, lastCommit, newsFeed, sitemapXml } from './site-files.ts';

const site = { name: 'MBG', description: 'Kabar dapur.' };
const article = { slug: 'a', title: 'T', date: '2026-11-01', category: 'K', excerpt: 'E' };

/** The feed of one article. */
const feedOf = (changed: Partial<typeof article>) =>
  newsFeed({ site, news: [{ ...article, ...changed }] }, 'https://contoh.id');

test('what is markup in XML stays text in the feed and in the sitemap', () => {
  const xml = feedOf({
    title: 'MBG & SPPG: <b>"besar"</b>',
    slug: 'a?b=1&c=2',
    category: 'Dapur & Gizi',
    excerpt: 'a < b',
  });
  expect(xml).toContain('<title>MBG &amp; SPPG: &lt;b&gt;&quot;besar&quot;&lt;/b&gt;</title>');
  expect(xml).toContain('<category>Dapur &amp; Gizi</category>');
  expect(xml).toContain('<description>a &lt; b</description>');
  for (const text of [xml, sitemapXml([{ url: 'https://contoh.id/berita/a?b=1&c=2' }])])
    expect(text).toContain('https://contoh.id/berita/a?b=1&amp;c=2<');
});

test('an article appears in the morning of its day in Semarang', () => {
  expect(feedOf({})).toContain('<pubDate>Sun, 01 Nov 2026 01:00:00 GMT</pubDate>');
});

test('an incident and its news are entries of their kitchen, by their own ids and times', () => {
  const entry = { title: 'Gejala sakit, SPPG A', path: '/sppg/SPPG-1', text: 'Dua < tiga' };
  const xml = incidentFeed(
    site,
    [
      { ...entry, id: 'kabar', time: '2026-11-03T04:00:00+00:00' },
      { ...entry, id: 'kejadian', time: '2026-11-03T03:12:00+00:00' },
    ],
    'https://contoh.id',
  );
  expect(xml).toContain('<guid isPermaLink="false">kabar</guid>');
  expect(xml.match(/<link>https:\/\/contoh\.id\/sppg\/SPPG-1<\/link>/g)).toHaveLength(2);
  expect(xml).toContain('<pubDate>Tue, 03 Nov 2026 03:12:00 GMT</pubDate>');
  expect(xml).toContain('<description>Dua &lt; tiga</description>');
});

test('a page changed on the day on which it or its folder was last committed, unless a shallow clone hides it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const original = path.join(folder, 'original');
  mkdirSync(path.join(original, 'src/a'), { recursive: true });
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@contoh.id', ...args], {
      cwd: original,
      // Ignores the developer's own git settings, such as signing and hooks.
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: devNull,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_COMMITTER_DATE: `${date}T12:00:00+07:00`,
      },
    });
  git('2026-10-01', 'init', '--quiet');
  for (const [name, date] of [
    ['a.tsx', '2026-10-01'],
    ['a/content.ts', '2026-10-02'],
    ['b.tsx', '2026-10-03'],
  ] as const) {
    writeFileSync(path.join(original, 'src', name), date);
    git(date, 'add', '.');
    git(date, 'commit', '--quiet', '--message', name);
  }
  expect(lastCommit(original, 'src/a.tsx')).toBe('2026-10-02');
  expect(lastCommit(original, 'src/b.tsx')).toBe('2026-10-03');
  expect(lastCommit(original, 'src/c.tsx')).toBeUndefined();
  expect(lastCommit(tmpdir(), 'src/a.tsx')).toBeUndefined();

  const shallow = path.join(folder, 'shallow');
  git('2026-10-04', 'clone', '--quiet', '--depth', '1', pathToFileURL(original).href, shallow);
  expect(lastCommit(shallow, 'src/b.tsx')).toBeUndefined();
});
