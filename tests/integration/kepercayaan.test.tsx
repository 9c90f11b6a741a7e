import { paths } from '@/config/paths';
import { builtCompany } from 'virtual:content/company';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '@/config/site';
import { renderSite } from '../render';

test('the privacy page says what is collected, why, how long and whom to ask', async () => {
  const { user } = await renderSite('/privasi');
  const contents = within(await screen.findByRole('navigation', { name: 'Isi halaman ini' }));
  const links = contents.getAllByRole('link');
  for (const link of links) {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    expect(document.getElementById(id)).toBeVisible();
  }
  expect(links.map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Data yang kami kumpulkan', 'Berapa lama kami menyimpannya', 'Ke mana bertanya']),
  );
  expect(screen.getByText(/UU 27\/2022/)).toBeVisible();

  const readers = within(screen.getByRole('region', { name: 'Siapa yang dapat membacanya' }));
  expect(readers.getByRole('link', { name: 'keluhan' })).toHaveAttribute('href', '/keluhan');

  const code = within(screen.getByRole('region', { name: 'Kode lacak dan yang diperlihatkannya' }));
  expect(code.getByRole('link', { name: 'Lacak Pesan & Pengajuan' })).toHaveAttribute('href', '/lacak');
  expect(code.getByText(/tidak ikut terlihat/)).toBeVisible();
  await user.click(code.getByText(/^Lima hal yang terlihat/));
  expect(code.getAllByRole('listitem')).toHaveLength(5);
  expect(code.getByText(/Kode berlaku .+paling lama 12 bulan/)).toBeVisible();
});

test('the fraud page says that registration is free, where it is done and where to report', async () => {
  await renderSite('/waspada-penipuan');
  expect(await screen.findByText(/tidak dipungut biaya/)).toBeVisible();
  const { registration, complaint, hotline } = site.officialChannels;
  const toRegistration = (name: string) => name.includes(new URL(registration).host);
  for (const link of screen.getAllByRole('link', { name: toRegistration })) {
    expect(link).toHaveAttribute('href', registration);
  }
  const steps = within(screen.getByRole('region', { name: 'Bila Anda sudah ditawari' }));
  expect(steps.getByRole('link', { name: 'Sampaikan keluhan' })).toHaveAttribute('href', '/keluhan');
  const channels = within(screen.getByRole('region', { name: 'Saluran resmi' }));
  for (const where of [steps, channels]) {
    for (const { display, href } of [complaint, hotline])
      expect(where.getByRole('link', { name: display })).toHaveAttribute('href', href);
  }
});

test('every page links to them and to the tracking of what was sent from its footer', async () => {
  await renderSite('/galeri');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Kebijakan Privasi' })).toHaveAttribute('href', '/privasi');
  expect(footer.getByRole('link', { name: 'Lacak Pesan & Pengajuan' })).toHaveAttribute('href', '/lacak');
  expect(footer.getByRole('link', { name: 'Sampaikan Keluhan' })).toHaveAttribute('href', '/keluhan');
  expect(footer.getByRole('link', { name: 'Waspada Penipuan' })).toHaveAttribute('href', '/waspada-penipuan');
});

/** Every telephone number in what the site knows of the company, at any depth. */
function numbersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('href' in value && 'display' in value && /^(?:tel:|https:\/\/wa\.me)/.test(String(value.href)))
    return [String(value.display)];
  return Object.values(value).flatMap(numbersIn);
}

test('the page about fraud, for which any other number is a stranger’s, has every number of the company', async () => {
  const numbers = numbersIn(builtCompany);
  expect(numbers).toContain(builtCompany.press.phone.display);
  await renderSite(paths.waspadaPenipuan);
  const channels = await screen.findByRole('heading', { name: 'Saluran resmi' });
  for (const number of numbers) expect(channels.closest('section')).toHaveTextContent(number);
});
