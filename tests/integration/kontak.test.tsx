import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite } from '../render';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('five questions open one at a time, each answer with a link, all with a way to the form', async () => {
  const { user } = await renderSite('/kontak');
  const faq = await section('Lima pertanyaan yang paling sering kami terima');
  const questions = (state: object) => faq.queryAllByRole('button', state);
  expect(questions({ expanded: false })).toHaveLength(5);

  await user.click(faq.getByText('Berapa perkiraan bagi hasil untuk investor?'));
  expect(questions({ expanded: true })).toHaveLength(1);
  expect(faq.getByText(/Rp25\.000\.000–Rp45\.000\.000 per bulan.*estimasi, bukan jaminan/)).toBeVisible();

  await user.click(faq.getByText('Apakah mendaftar sebagai mitra BGN dipungut biaya?'));
  expect(questions({ expanded: true })).toHaveLength(1);
  expect(faq.getByText(/gratis dan hanya dilakukan di mitra\.bgn\.go\.id/)).toBeVisible();
  expect(faq.getByText(/Rp25\.000\.000/)).not.toBeVisible();

  await user.click(faq.getByText('Apakah mendaftar sebagai mitra BGN dipungut biaya?'));
  expect(questions({ expanded: true })).toHaveLength(0);
  expect(faq.getByRole('link', { name: 'Tanyakan lewat formulir' })).toHaveAttribute(
    'href',
    '/kontak#form-kontak',
  );
});

test('the office can be reached by phone and e-mail, and its hours are those of the company', async () => {
  await renderSite('/kontak');
  const ways = await section('Cara menghubungi kami');
  expect(ways.getByRole('link', { name: '0800-0000-0001' })).toHaveAttribute('href', 'tel:080000000001');
  expect(ways.getByRole('link', { name: 'halo@tampahgizi.contoh.id' })).toHaveAttribute(
    'href',
    'mailto:halo@tampahgizi.contoh.id',
  );
  expect(ways.getByText('Senin–Jumat: 08.00–17.00 WIB')).toBeVisible();
  expect(ways.getByText('Sabtu: 09.00–13.00 WIB')).toBeVisible();
  expect(ways.getByText('Minggu dan hari libur nasional: Tutup')).toBeVisible();
});

test('nothing is asked of OpenStreetMap before the visitor wants the map', async () => {
  const { user } = await renderSite('/kontak');
  const office = await section('Mampir ke kantor kami');
  expect(document.querySelector('iframe')).toBeNull();
  expect(office.getByRole('img', { name: /Peta bergambar/ })).toBeVisible();
  expect(office.getByRole('link', { name: 'Buka di aplikasi peta' })).toHaveAttribute(
    'href',
    expect.stringContaining('-6.9904,110.4229'),
  );

  await user.click(office.getByRole('button', { name: 'Tampilkan peta' }));
  expect(office.getByTitle('Peta kantor di OpenStreetMap')).toHaveAttribute(
    'src',
    'https://www.openstreetmap.org/export/embed.html?bbox=110.4149%2C-6.9944%2C110.4309%2C-6.9864&layer=mapnik&marker=-6.9904%2C110.4229',
  );
});

test('the form has its anchor, the directory its link, and the social networks their names', async () => {
  await renderSite('/kontak');
  const form = await screen.findByRole('region', { name: 'Tulis pesan kepada kami' });
  expect(form).toHaveAttribute('id', 'form-kontak');
  const call = await section('Lebih suka bertemu di daerah sendiri?');
  expect(call.getByRole('link', { name: 'Buka direktori kontak' })).toHaveAttribute(
    'href',
    '/direktori-kontak',
  );
  expect(within(call.getByRole('list', { name: 'Media sosial' })).getAllByRole('listitem')).toHaveLength(5);
});
