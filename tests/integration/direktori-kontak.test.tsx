import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeRegionalContact } from '../factories';
import { renderSite } from '../render';

function serverKnows(...contacts: ReturnType<typeof makeRegionalContact>[]) {
  putRows('regional_contacts', contacts);
}

const tegal = makeRegionalContact({ kabupaten_kota: 'Kabupaten Tegal', nama_kontak: 'Galih Jayaprawira' });
const kotaTegal = makeRegionalContact({
  kabupaten_kota: 'Kota Tegal',
  nama_kontak: 'Wahyu',
  nomor_telepon: '+62 800 0000 0044',
});
const kudus = makeRegionalContact({ kabupaten_kota: 'Kabupaten Kudus', nama_kontak: 'Arum Setyaningdyah' });

test('every contact has a district with its prefix, a name and a number to call', async () => {
  serverKnows(tegal, kotaTegal);
  await renderSite('/direktori-kontak');
  await screen.findByText('Memuat data kontak regional...');
  expect(await screen.findByRole('heading', { name: 'Galih Jayaprawira' })).toBeVisible();
  expect(screen.getByText('Kabupaten Tegal')).toBeVisible();
  expect(screen.getByText('Kota Tegal')).toBeVisible();
  expect(screen.getByRole('link', { name: /0800-0000-0010/ })).toHaveAttribute('href', 'tel:080000000010');
  expect(screen.getByRole('link', { name: /800 0000 0044/ })).toHaveAttribute('href', 'tel:+6280000000044');
});

test('who has agreed to it can be written to on WhatsApp, at a mobile number', async () => {
  serverKnows(
    tegal,
    { ...kotaTegal, bersedia_whatsapp: true },
    { ...kudus, nomor_telepon: '(0291) 712345', bersedia_whatsapp: true },
  );
  await renderSite('/direktori-kontak');
  expect(await screen.findByText('3 kontak')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^WhatsApp / });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['WhatsApp Wahyu', 'https://wa.me/6280000000044'],
  ]);
});

test('without a photo a contact shows initials', async () => {
  serverKnows(tegal, kotaTegal);
  await renderSite('/direktori-kontak');
  expect(await screen.findByText('GJ')).toBeVisible();
  expect(screen.getByText('WA')).toBeVisible();
});

test('the search finds districts and names whatever their case, and Reset brings all back', async () => {
  serverKnows(tegal, kotaTegal, kudus);
  const { user } = await renderSite('/direktori-kontak');
  expect(await screen.findByText('3 kontak')).toBeVisible();
  const reset = screen.getByRole('button', { name: 'Reset' });
  const search = screen.getByPlaceholderText('Cari Kabupaten/Kota atau Nama...');

  await user.type(search, 'TEGAL');
  expect(await screen.findByText('2 kontak')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'arum');
  expect(await screen.findByText('1 kontak')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Arum Setyaningdyah' })).toBeVisible();

  await user.click(reset);
  expect(await screen.findByText('3 kontak')).toBeVisible();
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
});

test('a search can be linked; typing one is one step back, and what was typed since is dropped', async () => {
  serverKnows(tegal, kotaTegal, kudus);
  const { user } = await renderSite('/direktori-kontak?cari=arum');
  expect(await screen.findByText('1 kontak')).toBeVisible();
  const search = screen.getByPlaceholderText('Cari Kabupaten/Kota atau Nama...');
  expect(search).toHaveValue('arum');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('3 kontak')).toBeVisible();
  await waitFor(() => expect(location.search).toBe(''));

  const entries = history.length;
  await user.type(search, 'kota ');
  await waitFor(() => expect(location.search).toBe('?cari=kota'));
  await user.type(search, 'tegal');
  await waitFor(() => expect(location.search).toBe('?cari=kota+tegal'));
  expect(search).toHaveValue('kota tegal');
  expect(history).toHaveLength(entries + 1);

  await user.type(search, 'x');
  history.back();
  await waitFor(() => expect(search).toHaveValue(''));
  expect(await screen.findByText('3 kontak')).toBeVisible();
  expect(location.search).toBe('');
});

test('a search without a result says so, differently from an empty directory', async () => {
  serverKnows(tegal);
  const { user } = await renderSite('/direktori-kontak');
  await screen.findByText('1 kontak');
  await user.type(screen.getByPlaceholderText('Cari Kabupaten/Kota atau Nama...'), 'Jakarta');
  expect(await screen.findByText('Data Kontak Tidak Ditemukan')).toBeVisible();
  expect(screen.getByText(/tidak ada kabupaten, kota, atau nama yang cocok dengan “Jakarta”/i)).toBeVisible();
});

test('an empty directory says so', async () => {
  serverKnows();
  await renderSite('/direktori-kontak');
  expect(await screen.findByText('Data Kontak Tidak Ditemukan')).toBeVisible();
  expect(screen.getByText(/Belum ada kontak regional yang terdaftar/)).toBeVisible();
});

test('also an empty directory says when it may be old', async () => {
  serverKnows();
  await renderSite('/direktori-kontak');
  await screen.findByText('Data Kontak Tidak Ditemukan');
  refuse('GET regional_contacts');
  const inTenMinutes = Date.now() + 600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => inTenMinutes);
  fireEvent(window, new Event('visibilitychange'));
  expect(
    await screen.findByText(/Daftar ini mungkin bukan yang terbaru/, {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.getByText('Data Kontak Tidak Ditemukan')).toBeVisible();
});

test('a failure is told, and "Coba Lagi" reloads the page, once the site is within reach', async () => {
  const answer = vi.fn<() => Response>(() => HttpResponse.error());
  refuse('GET regional_contacts');
  reply('HEAD /direktori-kontak', () => answer());
  const reload = vi.fn<() => void>();
  // location.reload of happy-dom can neither be spied on nor replaced.
  const realLocation = location;
  vi.stubGlobal(
    'location',
    new Proxy({ reload }, { get: (stub, key) => Reflect.get(key in stub ? stub : realLocation, key) }),
  );
  const { user } = await renderSite('/direktori-kontak');

  expect(await screen.findByRole('heading', { name: 'Oops! Terjadi Kesalahan' })).toBeVisible();
  expect(screen.getByText('Gagal memuat data kontak regional. Silakan coba lagi nanti.')).toBeVisible();
  const retry = screen.getByRole('button', { name: 'Coba Lagi' });
  await user.click(retry);
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
  answer.mockImplementation(() => new HttpResponse(null));
  await user.click(retry);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
