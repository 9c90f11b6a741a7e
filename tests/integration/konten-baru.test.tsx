import { act, screen, waitFor, within } from '@testing-library/react';
import { builtCompany } from 'virtual:content/company';
import { builtFaq } from 'virtual:content/faq';
import { builtPhotos } from 'virtual:content/gallery';
import { builtNews } from 'virtual:content/news';
import { revision } from 'virtual:content/revision';
import { expect, test } from 'vitest';
import { lose, refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeCompany } from '../factories';
import { renderSite, storeSession } from '../render';
import { seededArticles } from '../seeded-articles';

const published = {
  status: 'terbit',
  illustration: null,
  photo_path: null,
  photo_width: null,
  photo_height: null,
  alt: null,
};

/** The rows of the seed, as PostgREST answers with them. */
const newsRows = seededArticles().map(({ picture, alt, markdown, ...article }) => ({
  ...published,
  ...article,
  author: null,
  illustration: picture,
  alt,
  content: markdown,
  news_redirects: [] as { slug: string }[],
}));
const [first] = newsRows;
if (!first) throw new Error('The seed has no articles.');

const photoRow = {
  ...published,
  id: 'bb000000-0000-4000-8000-0000000000ff',
  title: 'Panen pertama',
  caption: 'Kangkung untuk hari Senin.',
  photo_path: '00000000-0000-4000-8000-000000000001.webp',
  photo_width: 1280,
  photo_height: 1280,
  alt: 'Seikat kangkung di atas tampah.',
};
const faqRow = {
  status: 'terbit',
  question: 'Boleh berkunjung?',
  answer: 'Boleh.',
  link_text: 'Peta',
  link_to: 'https://osm.contoh.id/',
};
const companyRow = makeCompany({
  street: 'Jalan Baru No. 1',
  city: 'Kota Salatiga',
  postal_code: '50711',
  phone: '(0298) 321-000',
});

type Table =
  | 'news_articles'
  | 'gallery_photos'
  | 'faq_entries'
  | 'company_profile'
  | 'page_texts'
  | 'program_facts';

/** Has the backend hold content that is newer than the build. */
function isNewer(rows: Partial<Record<Table, object[]>>) {
  putRows('content_revision', [{ revision: revision + 1 }]);
  for (const [table, list] of Object.entries(rows)) putRows(table, list);
}

/** Opens a page whose hydration is done and whose browser is idle. */
async function visit(path: string) {
  const view = await renderSite(path);
  act(() => view.app.content.start());
  return view;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const footer = () => within(screen.getByRole('contentinfo'));

test('what was built is what the specification counts: seven articles, nine photos, five questions', () => {
  expect(builtNews).toHaveLength(7);
  expect(builtPhotos).toHaveLength(9);
  expect(builtFaq).toHaveLength(5);
  expect(builtCompany.phone.display).toBe('0800-0000-0001');
});

test.each([
  ['/berita', 'news_articles', 'Belum ada berita'],
  ['/galeri', 'gallery_photos', 'Belum ada gambar'],
  ['/kontak', 'faq_entries', 'Belum ada tanya jawab di sini.'],
] as const)('%s of a site that has none yet says so', async (path, table, sentence) => {
  isNewer({ company_profile: [], [table]: [] });
  await visit(path);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(document.head.innerHTML + document.body.innerHTML).not.toContain('FAQPage');
});

test.each([
  { path: '/berita', what: 'heading', state: { level: 3 }, count: 7 },
  { path: '/galeri', what: 'figure', state: {}, count: 9 },
  { path: '/kontak', what: 'button', state: { expanded: false }, count: 5 },
])('without any answer of the backend $path reads as it was built', async ({ path, what, state, count }) => {
  let refused = 0;
  lose('GET *', () => {
    refused += 1;
  });
  await visit(path);
  const main = within(await screen.findByRole('main'));
  await waitFor(() => expect(refused).toBe(1));
  expect(main.getAllByRole(what, state)).toHaveLength(count);
  expect(footer().getByRole('link', { name: '0800-0000-0001' })).toBeVisible();
});

test('while nothing is newer, a visit asks once, and for nothing else', async () => {
  let requests = 0;
  reply('GET content_revision', () => {
    requests += 1;
    return [{ revision }];
  });
  const { user } = await visit('/berita');
  await heading('Catatan dari dapur percontohan');
  await waitFor(() => expect(requests).toBe(1));
  await user.click(footer().getByRole('link', { name: 'Kontak' }));
  await heading('Tanya dulu, tidak apa-apa');
  expect(requests).toBe(1);
});

test('a telephone number that is newer than the build is in the footer, on the contact page and in structured data', async () => {
  isNewer({ company_profile: [companyRow] });
  const asked = urlsOf('GET company_profile');
  const { user } = await visit('/');
  expect(await footer().findByRole('link', { name: '(0298) 321-000' })).toHaveAttribute(
    'href',
    'tel:0298321000',
  );
  expect(footer().getByText('Jalan Baru No. 1, Kota Salatiga 50711, Jawa Tengah')).toBeVisible();
  const jsonLd = document.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(jsonLd?.textContent ?? '')).toMatchObject({ telephone: '(0298) 321-000' });
  await user.click(footer().getByRole('link', { name: 'Kontak' }));
  const ways = within(await screen.findByRole('region', { name: 'Cara menghubungi kami' }));
  expect(ways.getByRole('link', { name: '(0298) 321-000' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('each page reads what it shows, and only what is published, whoever is signed in', async () => {
  storeSession('admin@contoh.id', { is_admin: true });
  isNewer({ company_profile: [companyRow], gallery_photos: [photoRow], faq_entries: [faqRow] });
  const urls = urlsOf('GET :table');
  const asked = (wanted: RegExp) =>
    urls.map(({ pathname, search }) => pathname + search).filter((url) => wanted.test(url));
  const { user } = await visit('/galeri');
  const photo = await screen.findByRole('img', { name: 'Seikat kangkung di atas tampah.' });
  expect(photo).toHaveAttribute(
    'src',
    '/storage/v1/object/public/site_pictures/00000000-0000-4000-8000-000000000001-1280.webp',
  );
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  expect(screen.queryByText(/ilustrasi|belum foto/i)).not.toBeInTheDocument();
  expect(asked(/gallery_photos\?.*status=eq\.terbit/)).toHaveLength(1);
  expect(asked(/company_profile/)).toHaveLength(1);
  expect(asked(/faq_entries/)).toEqual([]);

  await user.click(footer().getByRole('link', { name: 'Kontak' }));
  await user.click(await screen.findByRole('button', { name: 'Boleh berkunjung?' }));
  expect(await screen.findByRole('link', { name: 'Peta' })).toHaveAttribute('href', 'https://osm.contoh.id/');
  expect(asked(/faq_entries\?.*status=eq\.terbit/)).toHaveLength(1);
});

test('an article that is newer than the build is in the list and opens under its address', async () => {
  const young = { ...first, slug: 'panen', title: 'Panen pertama', content: 'Kangkung *pertama* tiba.' };
  isNewer({ company_profile: [companyRow], news_articles: [young, ...newsRows] });
  const { user } = await visit('/berita');
  await user.click(await screen.findByRole('link', { name: 'Panen pertama' }));
  await heading('Panen pertama');
  expect(await screen.findByText('pertama', { selector: 'strong' })).toBeVisible();
});

test('an article younger than the build is shown to who comes by its address, and never says before that it was not found', async () => {
  const young = { ...first, slug: 'panen', title: 'Panen pertama', content: 'Kangkung tiba.' };
  isNewer({ news_articles: [young] });
  await renderSite('/berita/panen');
  expect(screen.queryByText('Halaman Tidak Ditemukan')).not.toBeInTheDocument();
  await heading('Panen pertama');
  expect(await screen.findByText('Kangkung tiba.')).toBeVisible();
});

test('the text of an article that was corrected replaces the one that was built', async () => {
  isNewer({ company_profile: [companyRow], news_articles: [{ ...first, content: 'Versi **kedua**.' }] });
  await visit(`/berita/${first.slug}`);
  expect(await screen.findByText('kedua', { selector: 'strong' })).toBeVisible();
});

test('photos below a text are shown in their own shape', async () => {
  const name = '7f3c1a52-0c1d-4b6e-9a58-1f2e3d4c5b6a';
  const photos = [{ path: `${name}.webp`, width: 960, height: 1280, alt: 'Kebun.' }];
  isNewer({ company_profile: [companyRow], news_articles: [{ ...first, photos }] });
  await visit(`/berita/${first.slug}`);
  const photo = await screen.findByRole('img', { name: 'Kebun.' });
  expect(photo).toHaveAttribute('width', '960');
  expect(photo).toHaveAttribute('height', '1280');
  expect(photo.getAttribute('srcset')).toMatch(
    new RegExp(`${name}-640.webp 480w, .*${name}-1280.webp 960w$`),
  );
});

const markup = '<img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>';

test('nothing that an author writes becomes markup, in the text, the title or what lists show', async () => {
  const hostile = {
    ...first,
    title: markup,
    excerpt: markup,
    category: markup,
    content: `${markup}\n\n[tautan jahat](javascript:alert(1)) [luar](//jahat.contoh.id) ![x](https://jahat.contoh.id/x.png)\n\n> ### ${markup}`,
  };
  isNewer({ company_profile: [companyRow], news_articles: [hostile] });
  await visit(`/berita/${first.slug}`);
  await heading(markup);
  const article = screen.getByRole('article');
  await waitFor(() => expect(article.textContent).toContain('tautan jahat'));
  expect(
    article.querySelector('script, [onerror], [src="x"], [href^="javascript"], [href^="//"]'),
  ).toBeNull();
  expect([...article.querySelectorAll('img')].map(({ src }) => new URL(src).origin)).toEqual([
    location.origin,
  ]);
  expect(article.textContent.split(markup).length).toBeGreaterThan(4);
  expect(document.head.querySelector('[onerror]')).toBeNull();
  expect('hacked' in window).toBe(false);
});

test('an article that was withdrawn after the build says so', async () => {
  isNewer({ company_profile: [companyRow], news_articles: newsRows.slice(1) });
  await visit(`/berita/${first.slug}`);
  await heading('Berita ini sudah kami tarik');
  expect(screen.getByRole('link', { name: 'Baca berita lain' })).toHaveAttribute('href', '/berita');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('an old slug leads to the article', async () => {
  isNewer({ news_articles: [{ ...first, news_redirects: [{ slug: 'slug-lama' }] }] });
  await renderSite('/berita/slug-lama');
  await heading(first.title);
  expect(location.pathname).toBe(`/berita/${first.slug}`);
});

test('rows that can not be read leave what was built', async () => {
  let answers = 0;
  putRows('content_revision', [{ revision: revision + 1 }]);
  putRows('company_profile', []);
  refuse('GET gallery_photos', 500, () => {
    answers += 1;
    return { message: 'mati' };
  });
  await visit('/galeri');
  await waitFor(() => expect(answers).toBeGreaterThan(0));
  expect(screen.getAllByRole('figure')).toHaveLength(9);
  expect(footer().getByRole('link', { name: '0800-0000-0001' })).toBeVisible();
});
