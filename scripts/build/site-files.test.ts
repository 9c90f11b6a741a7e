import { expect, test } from 'vitest';
import { incidentFeed, newsFeed, securityTxt, sitemapXml } from './site-files.ts';

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
  for (const text of [xml, sitemapXml([{ path: '/berita/a?b=1&c=2' }], 'https://contoh.id')])
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
    'f00d',
    'https://contoh.id',
  );
  expect(xml).toContain('Kepala rantai bukti (/data/bukti.json): f00d.');
  expect(xml).toContain('<guid isPermaLink="false">kabar</guid>');
  expect(xml.match(/<link>https:\/\/contoh\.id\/sppg\/SPPG-1<\/link>/g)).toHaveLength(2);
  expect(xml).toContain('<pubDate>Tue, 03 Nov 2026 03:12:00 GMT</pubDate>');
  expect(xml).toContain('<description>Dua &lt; tiga</description>');
});

test('security.txt says where to report a hole, for a year', () => {
  const text = securityTxt('https://contoh.id', new Date('2026-11-28T01:00:00Z'));
  expect(text).toContain('Contact: https://contoh.id/kontak\nExpires: 2027-11-28T01:00:00.000Z\n');
});
