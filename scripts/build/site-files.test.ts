import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lastChanges, rssXml, sitemapXml } from './site-files.ts';

const feed = {
  title: 'Berita',
  description: 'Kabar dapur.',
  url: 'https://contoh.id/rss.xml',
  pageUrl: 'https://contoh.id/berita',
};

test('what is markup in XML stays text in the feed and in the sitemap', () => {
  const item = {
    title: 'MBG & SPPG: <b>"besar"</b>',
    url: 'https://contoh.id/berita/a?b=1&c=2',
    date: '2026-11-21',
    category: 'Dapur & Gizi',
    excerpt: 'a < b',
  };
  const xml = rssXml({ ...feed, items: [item] });
  expect(xml).toContain('<title>MBG &amp; SPPG: &lt;b&gt;&quot;besar&quot;&lt;/b&gt;</title>');
  expect(xml).toContain('<category>Dapur &amp; Gizi</category>');
  expect(xml).toContain('<description>a &lt; b</description>');
  for (const text of [xml, sitemapXml([{ url: item.url }])])
    expect(text).toContain('https://contoh.id/berita/a?b=1&amp;c=2<');
});

test('an article appears in the morning of its day in Semarang', () => {
  const item = {
    title: 'T',
    url: 'https://contoh.id/berita/t',
    date: '2026-11-01',
    category: 'K',
    excerpt: 'E',
  };
  expect(rssXml({ ...feed, items: [item] })).toContain('<pubDate>Sun, 01 Nov 2026 01:00:00 GMT</pubDate>');
});

test('the last change of a file is the day of its last commit, unless a shallow clone hides it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const original = path.join(folder, 'original');
  mkdirSync(path.join(original, 'src'), { recursive: true });
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
    ['a', '2026-10-01'],
    ['b', '2026-10-02'],
  ] as const) {
    writeFileSync(path.join(original, `src/${name}.ts`), date);
    git(date, 'add', '.');
    git(date, 'commit', '--quiet', '--message', name);
  }
  const changes = lastChanges(original, 'src');
  expect(
    Object.fromEntries([...changes].map(([file, date]) => [path.relative(original, file), date])),
  ).toEqual({
    [path.join('src', 'a.ts')]: '2026-10-01',
    [path.join('src', 'b.ts')]: '2026-10-02',
  });

  const shallow = path.join(folder, 'shallow');
  git('2026-10-03', 'clone', '--quiet', '--depth', '1', pathToFileURL(original).href, shallow);
  expect(lastChanges(shallow, 'src').size).toBe(0);
});
