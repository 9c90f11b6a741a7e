import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { builtCompany } from 'virtual:content/company';
import { renderSite } from '../render';

const ids = [
  'investasi-sppg',
  'investasi-peralatan',
  'investasi-mobil-mbg',
  'rantai-pasok',
  'kontraktor',
  'konsultan',
  'tenaga-kerja',
];

test('the overview lists the seven opportunities, each an anchor with its list, page and address', async () => {
  await renderSite('/kemitraan-strategis');
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.id)).toEqual(ids);
  for (const card of cards) {
    const inside = within(card);
    expect(inside.getByRole('img')).toHaveAccessibleName();
    expect(inside.getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(inside.getByRole('link', { name: builtCompany.partnershipEmail })).toHaveAttribute(
      'href',
      `mailto:${builtCompany.partnershipEmail}`,
    );
    const hrefs = inside.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => href.startsWith('/kemitraan-strategis/'))).toHaveLength(1);
  }
});

test('a download starts the file and says so', async () => {
  const { user } = await renderSite('/kemitraan-strategis/peluang-investasi');
  const link = await screen.findByRole('link', { name: /^Unduh Ringkasan Eksekutif/ });
  expect(link).toHaveAttribute('href', '/docs/ringkasan-eksekutif.pdf');
  expect(link).toHaveAttribute('download', 'ringkasan-eksekutif.pdf');
  // happy-dom can't follow links.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(await screen.findByText('Unduhan Dimulai')).toBeVisible();
  expect(screen.getByText('Mengunduh ringkasan-eksekutif.pdf...')).toBeVisible();
});
