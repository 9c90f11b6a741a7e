import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '@/config/site';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { renderSite } from '../render';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('the top of the page counts the SPPG of each stage, and each count leads to its tab', async () => {
  const stages = ['Siap Bangun', 'Sudah Operasional', 'Sudah Operasional'];
  putRows(
    'sppg',
    stages.map((status_verifikasi) => makeSppg({ status_verifikasi })),
  );
  const { user } = await renderSite('/program');
  expect(await screen.findByRole('link', { name: '1 Siap Bangun' })).toBeVisible();
  expect(screen.getByRole('link', { name: '0 Proses Pembangunan' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '2 Sudah Operasional' }));
  expect(location.search + location.hash).toBe('?status=sudah-operasional#jaringan-sppg');
  expect(await screen.findByRole('tab', { name: /Sudah Operasional/, selected: true })).toBeVisible();
});

test('the programme is introduced by its rules and by what an SPPG does', async () => {
  await renderSite('/program');
  const basics = await section('Aturannya dari pusat, dapurnya di dekat sekolah');
  expect(basics.getByRole('heading', { name: 'Dasar dan regulasi' })).toBeVisible();
  expect(basics.getByText('Perpres 83/2024')).toBeVisible();
  expect(basics.getByRole('heading', { name: 'Peran SPPG' })).toBeVisible();
});

test('five business opportunities lead to the overview of partnerships', async () => {
  await renderSite('/program');
  const opportunities = await section('Peluang usaha di sekitar sebuah dapur');
  expect(opportunities.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Tenaga kerja lokal',
    'Pemasok bahan baku lokal',
    'Transportasi dan distribusi',
    'Kemitraan pengelolaan SPPG',
    'Investor peralatan dan mobil',
  ]);
  expect(
    opportunities.getByRole('link', { name: 'Pelajari Lebih Lanjut Peluang Kemitraan' }),
  ).toHaveAttribute('href', '/program#sekilas-peluang-kolaborasi');
});

test('the overview has four cards and a way to all opportunities', async () => {
  await renderSite('/program');
  const overview = await section('Sekilas peluang kolaborasi');
  const cards = overview.getAllByRole('heading', { level: 3 });
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Investasi SPPG',
    'Kemitraan rantai pasok',
    'Kerja sama kontraktor',
    'Peluang lainnya',
  ]);
  expect(hrefs(overview.getAllByRole('link'))).toEqual([
    '/kemitraan-strategis/peluang-investasi',
    '/kemitraan-strategis/kemitraan-rantai-pasok',
    '/kemitraan-strategis/kerjasama-kontraktor',
    '/kemitraan-strategis',
    '/kemitraan-strategis',
  ]);
  const { caveat } = site.profitEstimate;
  expect(overview.getByText((text) => text.endsWith(`bisa juga tidak ada: ${caveat}.`))).toBeVisible();
});

test('it closes with a call to the partnerships and the contact page', async () => {
  await renderSite('/program');
  const call = await section('Ada tempat untuk Anda di dapur ini');
  expect(call.getByRole('link', { name: 'Jadi Mitra Kami' })).toHaveAttribute('href', '/kemitraan-strategis');
  expect(call.getByRole('link', { name: 'Kontak Kami' })).toHaveAttribute('href', '/kontak');
});
