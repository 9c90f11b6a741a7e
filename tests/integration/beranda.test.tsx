import { screen, within } from '@testing-library/react';
import { builtDay } from 'virtual:content/revision';
import { expect, test } from 'vitest';
import { site } from '@/config/site';
import { formatDate } from '@/lib/text/format';
import { putRows } from '../fake-server/tables';
import { renderSite } from '../render';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('the home page greets with a title, two ways on and three trust badges', async () => {
  await renderSite('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Satu tampah, banyak tangan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kenali programnya' })).toHaveAttribute('href', '/program');
  expect(screen.getByRole('link', { name: 'Lihat peluang kemitraan' })).toHaveAttribute(
    'href',
    '/kemitraan-strategis',
  );
  for (const badge of ['Respons cepat dan efisien', 'Kualitas terjamin', 'Jaringan luas']) {
    expect(screen.getByText(badge)).toBeVisible();
  }
});

test('whoever was offered a kitchen finds the way to Cek SPPG in the content, whoever has to complain that to the form', async () => {
  await renderSite('/');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Cek SPPG' })).toHaveAttribute('href', '/sppg');
  expect(main.getByRole('link', { name: 'laporkan' })).toHaveAttribute('href', '/keluhan');
});

test('its numbers are those of the day of the build, then today’s', async () => {
  const { app } = await renderSite('/');
  const link = await screen.findByRole('link', { name: 'Semua angka dan cara menghitungnya' });
  expect(link.parentElement).toHaveTextContent(`Keadaan ${formatDate(builtDay)}.`);
  const row = { tanggal: '2031-01-02', angka: 'SPPG', wilayah: 'Kota Tegal' };
  putRows('sppg_angka', [
    { ...row, rincian: 'Sudah Operasional', jumlah: 4321 },
    { ...row, rincian: 'Dihentikan sementara', jumlah: 7 },
  ]);
  app.content.start();
  expect(await screen.findByText('4.321')).toBeVisible();
  expect(link.parentElement).toHaveTextContent('Keadaan 2 Januari 2031.');
});

test('it gives six reasons', async () => {
  await renderSite('/');
  const reasons = await section('Yang kami jaga di setiap dapur');
  expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

test('its six focus cards lead to the programme or the partnerships, and a button to the programme', async () => {
  await renderSite('/');
  const focus = await section('Dari lahan sampai ompreng');
  const cards = focus.getAllByRole('heading', { level: 3 }).map((card) => within(card).getByRole('link'));
  expect(cards.map((card) => card.textContent)).toEqual([
    'Pendirian Titik SPPG',
    'Penyediaan Peralatan Dapur',
    'Penyediaan Tenaga Kerja SPPG',
    'Manajemen Profesional MBG',
    'Manajemen Rantai Pasok',
    'Penyediaan Mobil MBG',
  ]);
  for (const card of cards) expect(card.getAttribute('href')).toMatch(/^\/(program|kemitraan-strategis)$/);
  expect(focus.getByRole('link', { name: 'Selengkapnya tentang program' })).toHaveAttribute(
    'href',
    '/program',
  );
});

test('its three testimonials have a name, a role and a quote, and are marked as illustrations', async () => {
  await renderSite('/');
  const voices = await section('Yang ingin kami dengar dari para mitra');
  expect(voices.getAllByRole('figure')).toHaveLength(3);
  expect(voices.getByText('Karto Sumbertani').nextElementSibling).toHaveTextContent('Petani sayur');
  expect(voices.getByText(/kutipan berikut adalah ilustrasi/)).toBeVisible();
});

test('it closes with a call to the partnerships and the contact page', async () => {
  await renderSite('/');
  const call = await section('Punya kebun, bengkel, modal, atau keahlian?');
  expect(call.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/kemitraan-strategis',
    '/kontak',
  ]);
});

test('search engines are told about the company', async () => {
  await renderSite('/');
  await screen.findByRole('heading', { level: 1 });
  const jsonLd = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(jsonLd)).toMatchObject({
    '@type': 'Organization',
    name: site.legalName,
  });
});
