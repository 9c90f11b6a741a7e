import { expect, test } from 'vitest';
import { rssXml, sitemapXml } from './site-files.ts';

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
