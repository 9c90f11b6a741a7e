import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '@/config/site';
import { builtCompany } from 'virtual:content/company';
import { renderSite } from '../render';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('five questions open one at a time, each answer with a link, all with a way to the form', async () => {
  const { user } = await renderSite('/kontak');
  const faq = await section('Pertanyaan yang paling sering kami terima');
  const questions = (state: object) => faq.queryAllByRole('button', state);
  expect(questions({ expanded: false })).toHaveLength(5);

  await user.click(faq.getByText('Berapa perkiraan bagi hasil untuk investor?'));
  expect(questions({ expanded: true })).toHaveLength(1);
  const { range, caveat } = site.profitEstimate;
  const profit = faq.getByText((text) => text.includes(range));
  expect(profit).toBeVisible();
  expect(profit).toHaveTextContent(caveat);

  await user.click(faq.getByText('Apakah mendaftar sebagai mitra BGN dipungut biaya?'));
  expect(questions({ expanded: true })).toHaveLength(1);
  expect(faq.getByText(/gratis, dan alamatnya hanya mitra\.bgn\.go\.id/)).toBeVisible();
  expect(profit).not.toBeVisible();

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
  const { phone, email, officeHours } = builtCompany;
  expect(ways.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href);
  expect(ways.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  for (const { days, hours } of officeHours) expect(ways.getByText(`${days}: ${hours}`)).toBeVisible();
});

test('the office card tells the address, where in the city that is and how far from the station', async () => {
  await renderSite('/kontak');
  const office = await section('Mampir ke kantor kami');
  expect(office.getByText(builtCompany.address.street)).toBeVisible();
  expect(office.getByText(/Simpang Lima/)).toBeVisible();
  expect(office.getByText(/dari Stasiun Semarang Tawang/)).toBeVisible();
});

test('nothing is asked of OpenStreetMap before the visitor wants the map', async () => {
  const { user } = await renderSite('/kontak');
  const office = await section('Mampir ke kantor kami');
  const [latitude = 0, longitude = 0] = (builtCompany.coordinates ?? '').split(',').map(Number);
  expect(document.querySelector('iframe')).toBeNull();
  expect(office.getByRole('img', { name: /Peta bergambar/ })).toBeVisible();
  expect(office.getByRole('link', { name: 'Buka di aplikasi peta' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${latitude},${longitude}`),
  );

  await user.click(office.getByRole('button', { name: 'Tampilkan peta' }));
  const map = new URL(office.getByTitle('Peta kantor di OpenStreetMap').getAttribute('src') ?? '');
  expect(map.origin + map.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(map.searchParams.get('marker')).toBe(`${latitude},${longitude}`);
  const [west = 0, south = 0, east = 0, north = 0] = (map.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect([(west + east) / 2, (south + north) / 2]).toEqual([
    expect.closeTo(longitude, 4),
    expect.closeTo(latitude, 4),
  ]);
});

test('the form has its anchor, complaints and the directory their links, and the social networks their names', async () => {
  await renderSite('/kontak');
  const form = await screen.findByRole('region', { name: 'Tulis pesan kepada kami' });
  expect(form).toHaveAttribute('id', 'form-kontak');
  expect(screen.getByRole('link', { name: 'Keluhan tentang dapur' })).toHaveAttribute('href', '/keluhan');
  const call = await section('Lebih suka bertemu di daerah sendiri?');
  expect(call.getByRole('link', { name: 'Buka direktori kontak' })).toHaveAttribute(
    'href',
    '/direktori-kontak',
  );
  expect(within(call.getByRole('list', { name: 'Media sosial' })).getAllByRole('listitem')).toHaveLength(
    builtCompany.socials.length,
  );
});
