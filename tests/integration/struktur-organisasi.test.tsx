import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { putRows } from '../fake-server/tables';
import { makeRegionalContact } from '../factories';
import { renderSite } from '../render';

beforeEach(() => {
  putRows('regional_contacts', [makeRegionalContact()]);
});

const chart = async () => within(await screen.findByRole('region', { name: 'Susunan pengurus' }));

test('the chart has four levels: supervisors, two executive directors and six division heads', async () => {
  await renderSite('/struktur-organisasi');
  const levels = (await chart()).getAllByRole('heading', { level: 3 });
  expect(levels.map((level) => level.textContent)).toEqual([
    'Dewan Direksi',
    'Direktur Utama',
    'Direktur Keuangan',
    'Kepala Divisi',
  ]);
  const people = levels.map((level) => level.parentElement?.querySelectorAll('article').length);
  expect(people).toEqual([4, 1, 1, 6]);
});

test('a card shows the photo, role, department, duties and superior', async () => {
  await renderSite('/struktur-organisasi');
  const card = within((await chart()).getByRole('article', { name: 'Ratna Paugeranti' }));
  expect(card.getByRole('img', { name: 'Potret Ratna Paugeranti' })).toBeVisible();
  expect(card.getByText('Kepala Divisi Hukum')).toBeVisible();
  expect(card.getByText('Bidang:').nextElementSibling).toHaveTextContent('Hukum');
  expect(card.getByText('Melapor kepada:').nextElementSibling).toHaveTextContent('Direktur Utama');
  expect(card.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
});

test('a photo that fails gives way to a generated avatar, and that to initials', async () => {
  await renderSite('/struktur-organisasi');
  const card = within((await chart()).getByRole('article', { name: 'Ratna Paugeranti' }));
  const portrait = () => card.getByRole('img', { name: 'Potret Ratna Paugeranti' });
  fireEvent.error(portrait());
  expect(portrait()).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/));
  fireEvent.error(portrait());
  expect(card.queryByRole('img')).not.toBeInTheDocument();
  expect(card.getByText('RP')).toBeVisible();
});

test('below the chart stand the commitment and the regional contacts', async () => {
  await renderSite('/struktur-organisasi');
  expect(await screen.findByRole('heading', { name: 'Yang kami sepakati bersama' })).toBeVisible();
  expect(screen.getByPlaceholderText('Cari Kabupaten/Kota atau Nama...')).toBeVisible();
  expect(await screen.findByText('1 kontak')).toBeVisible();
});

test('the contacts are folded by region, with its places in sight, until somebody searches', async () => {
  putRows('regional_contacts', [
    makeRegionalContact({ kabupaten_kota: 'Kabupaten Tegal', nama_kontak: 'Galih Jayaprawira' }),
    makeRegionalContact({ kabupaten_kota: 'Kota Tegal', nama_kontak: 'Wahyu' }),
    makeRegionalContact({ kabupaten_kota: 'Kabupaten Kudus', nama_kontak: 'Arum Setyaningdyah' }),
  ]);
  const { user } = await renderSite('/struktur-organisasi');
  expect(await screen.findByText('3 kontak')).toBeVisible();
  const region = screen.getByRole('heading', { name: 'Pekalongan Tegal' });
  expect(screen.getByText('Wahyu')).not.toBeVisible();
  await user.click(region);
  expect(screen.getByText('Wahyu')).toBeVisible();
  expect(screen.getByText('Arum Setyaningdyah')).not.toBeVisible();
  await user.type(screen.getByPlaceholderText('Cari Kabupaten/Kota atau Nama...'), 'kudus');
  expect(await screen.findByText('1 kontak')).toBeVisible();
  expect(screen.getByText('Arum Setyaningdyah')).toBeVisible();
});
