import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '@/config/site';
import { builtCompany } from 'virtual:content/company';
import { renderSite } from '../render';

const details = [
  { slug: 'peluang-investasi', id: 'investasi-sppg', title: 'Investasi SPPG', documents: 3 },
  { slug: 'investor-peralatan', id: 'investasi-peralatan', title: 'Investasi Peralatan Dapur', documents: 3 },
  { slug: 'investor-mobil-mbg', id: 'investasi-mobil-mbg', title: 'Investasi Mobil MBG', documents: 3 },
  { slug: 'kerjasama-kontraktor', id: 'kontraktor', title: 'Kerja Sama Kontraktor', documents: 3 },
  { slug: 'kemitraan-rantai-pasok', id: 'rantai-pasok', title: 'Kemitraan Rantai Pasok', documents: 3 },
  { slug: 'kerjasama-konsultan', id: 'konsultan', title: 'Kerja Sama Konsultan', documents: 2 },
  { slug: 'kerjasama-tenaga-kerja', id: 'tenaga-kerja', title: 'Tenaga Kerja dan Pelatihan', documents: 2 },
];

const withoutForm = [
  'investor-mobil-mbg',
  'kerjasama-kontraktor',
  'kerjasama-konsultan',
  'kerjasama-tenaga-kerja',
];

const open = (slug: string) => renderSite(`/kemitraan-strategis/${slug}`);

test.each(details)(
  '/kemitraan-strategis/$slug tells its story, and leads back to its card, to its documents, and to mail or form that names it',
  async ({ slug, id, title, documents }) => {
    await open(slug);
    expect(await screen.findByRole('link', { name: 'Kembali ke Kemitraan Strategis' })).toHaveAttribute(
      'href',
      `/kemitraan-strategis#${id}`,
    );
    expect(screen.getAllByRole('link', { name: /^Unduh / })).toHaveLength(documents);
    const draft = new URL(screen.getByRole('link', { name: 'Hubungi Tim Kami' }).getAttribute('href') ?? '');
    expect(draft.pathname).toBe(builtCompany.partnershipEmail);
    expect(draft.searchParams.get('subject')).toBe(`Inquiry: ${title}`);
    // Where the page has a form of its own, there is no way to another.
    const links = screen.queryAllByRole('link', { name: 'Tanyakan lewat formulir' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      withoutForm.includes(slug) ? [`/kontak?subjek=${encodeURIComponent(title)}#form-kontak`] : [],
    );

    // Four sections before the documents.
    const regions = within(screen.getByRole('main')).getAllByRole('region');
    expect(regions.findIndex((region) => region.id === 'dokumen')).toBe(4);
    for (const region of regions) {
      expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
    }
  },
);

test.each([
  ['investor-mobil-mbg', /\.pdf\/\.docx, maksimal 5MB/],
  ['kerjasama-konsultan', /\.pdf\/\.zip, maksimal 10MB/],
  ['kerjasama-tenaga-kerja', /\.pdf\/\.zip, maksimal 10MB/],
])('on %s the upload is announced for 7 seconds, with the address to write to', async (slug, hint) => {
  const { user } = await open(slug);
  expect(await screen.findByText(hint)).toBeVisible();
  // Fakes only the timers of the toast.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await user.click(screen.getByRole('button', { name: 'Unggah Proposal' }));
    const title = await screen.findByText('Unggah Proposal Segera Hadir');
    expect(
      screen.getByText(
        `Untuk sekarang, kirim proposal Anda lewat email ke ${builtCompany.partnershipEmail}.`,
      ),
    ).toBeVisible();
    act(() => void vi.advanceTimersByTime(5500));
    expect(title).toBeVisible();
    act(() => void vi.advanceTimersByTime(1500));
    expect(title).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('the contractor is told that tender papers and bids still travel by e-mail', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue(undefined);
  const { user } = await open('kerjasama-kontraktor');
  await user.click(await screen.findByRole('button', { name: 'Unduh Paket Tender' }));
  await user.click(screen.getByRole('button', { name: 'Unggah Penawaran' }));
  expect(alert.mock.calls.map(([text]) => text)).toEqual([
    `Fitur unduh paket tender segera hadir. Untuk sekarang, tulis ke ${builtCompany.partnershipEmail}.`,
    `Fitur unggah penawaran segera hadir. Untuk sekarang, tulis ke ${builtCompany.partnershipEmail}.`,
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('the investment page never names the profit without its caveat', async () => {
  await open('peluang-investasi');
  const profit = await screen.findByRole('region', { name: 'Berapa yang mungkin Anda terima' });
  expect(profit).toHaveTextContent(site.profitEstimate.range);
  expect(profit).toHaveTextContent(site.profitEstimate.caveat);
});
