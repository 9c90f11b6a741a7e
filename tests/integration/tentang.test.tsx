import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite } from '../render';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('the about page names six core values', async () => {
  await renderSite('/tentang');
  const values = await section('Nilai kami, dalam bahasa dapur');
  expect(values.getAllByRole('heading', { level: 3 }).map((value) => value.textContent)).toEqual([
    'Integritas dan akuntabilitas',
    'Pelayanan prima',
    'Efisiensi',
    'Kolaborasi sinergis',
    'Profesionalisme',
    'Komitmen mutu',
  ]);
});

test('it presents vision, missions and who does what', async () => {
  await renderSite('/tentang');
  const direction = await section('Visi dan misi');
  expect(direction.getByRole('heading', { name: 'Visi' })).toBeVisible();
  expect(within(direction.getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
  expect((await section('Siapa mengerjakan apa')).getByText('Yayasan')).toBeVisible();
});

test('its three partners have a logo, a role and a list of expertise', async () => {
  await renderSite('/tentang');
  const partners = await section('Mitra yang bekerja bersama kami sejak gambar pertama');
  expect(partners.getAllByRole('img', { name: /^Logo / })).toHaveLength(3);
  for (const role of ['Konsultan konstruksi', 'Kontraktor utama', 'Manajer pasokan']) {
    expect(partners.getByText(role)).toBeVisible();
  }
  expect(partners.getAllByRole('heading', { name: 'Keahlian' })).toHaveLength(3);
});

test('it closes with a call to the partnerships and the contact page', async () => {
  await renderSite('/tentang');
  const call = await section('Ingin ikut mengerjakannya?');
  expect(call.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/kemitraan-strategis',
    '/kontak',
  ]);
});
