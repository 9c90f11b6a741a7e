import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { makeSppg, makeYayasan } from '../factories';
import { server } from '../msw';
import { bringEverythingNear, renderSite, storeSession } from '../render';

beforeEach(bringEverythingNear);

function serverKnows(table: string, rows: unknown[]) {
  server.use(http.get(`*/rest/v1/${table}`, () => HttpResponse.json(rows)));
}

async function openProgramAsManager() {
  storeSession('petugas@contoh.id', { can_manage: true });
  serverKnows('program_documents', []);
  serverKnows('sppg', []);
  serverKnows('yayasan', []);
  const { user } = await renderSite('/program');
  return { user, add: await screen.findByRole('button', { name: 'Tambah Data SPPG Baru' }) };
}

test('an SPPG network that can’t be loaded says why', async () => {
  serverKnows('program_documents', []);
  server.use(
    http.get('*/rest/v1/sppg', () =>
      HttpResponse.json({ message: 'Server sedang dirawat' }, { status: 500 }),
    ),
  );
  await renderSite('/program');
  await screen.findByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' });
  expect(await screen.findByText('Gagal Memuat Data SPPG')).toBeVisible();
  expect(screen.getAllByText('Server sedang dirawat')[0]).toBeVisible();
});

test('a new SPPG needs a foundation, and its target a number that is not negative', async () => {
  const { user, add } = await openProgramAsManager();
  await user.click(add);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah SPPG Baru' }));
  await user.type(dialog.getByLabelText(/Sasaran/), '-5');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Yayasan harus dipilih.')).toBeVisible();
  expect(dialog.getByText('Jumlah sasaran tidak boleh negatif.')).toBeVisible();
  expect(await screen.findByText('Gagal Menambahkan SPPG')).toBeVisible();
  expect(screen.getByText('Yayasan harus dipilih untuk SPPG baru.')).toBeVisible();
});

test('an entry of the network that only illustrates can’t be deleted', async () => {
  const { user } = await openProgramAsManager();
  const [remove] = await screen.findAllByRole('button', { name: /^Hapus SPPG/ });
  if (!remove) throw new Error('no entry');
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  await user.click(remove);
  expect(await screen.findByText('Data dummy tidak dapat dihapus dari sini.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an entry of a foundation that only illustrates can’t be deleted', async () => {
  storeSession('petugas@contoh.id', { can_manage: true });
  const sppg = makeSppg({ id: 'dummy-1', nama: 'SPPG Ilustrasi' });
  serverKnows('yayasan', [makeYayasan({ nama: 'Yayasan Ajeg' }, [sppg])]);
  const { user } = await renderSite('/data-yayasan');
  await user.click(await screen.findByRole('button', { name: /Yayasan Ajeg/ }));
  await user.click(await screen.findByRole('button', { name: 'Hapus SPPG Ilustrasi' }));
  expect(await screen.findByText('Info')).toBeVisible();
  expect(screen.getByText('Data dummy tidak dapat dihapus.')).toBeVisible();
});
