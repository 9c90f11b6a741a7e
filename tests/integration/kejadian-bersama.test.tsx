import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths, sppgPath } from '@/config/paths';
import { sortableToday } from '@/lib/text/format-time';
import { bodiesOf, refuseOnce, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeSppg } from '../factories';
import { renderSite, storeSession } from '../render';

const kitchens = ['Comal', 'Petarukan', 'Ulujami', 'Taman'].map((name, index) =>
  makeSppg({
    nama: `SPPG ${name}`,
    kode_unik_pendaftaran: `SPPG-3327-00${index + 1}`,
    kabupaten_kota: 'Kabupaten Pemalang',
    status_verifikasi: 'Sudah Operasional',
  }),
);
const [comal, petarukan, ulujami] = kitchens;
const group = '90000000-0000-4000-8000-000000000001';
const first = {
  id: '80000000-0000-4000-8000-000000000001',
  kejadian_id: '70000000-0000-4000-8000-000000000001',
  isi: 'Ikan dari satu pemasok ditarik.',
  angka: [],
  membetulkan: null,
  kata_dihapus: 0,
  created_at: '2026-11-03T03:50:00+00:00',
};
const incidents = [comal, petarukan, ulujami].map((sppg, index) => ({
  id: `70000000-0000-4000-8000-00000000000${index + 1}`,
  sppg_id: sppg?.id,
  dapur_id: sppg?.id,
  jenis: 'makanan ditarik',
  hari: '2026-11-03',
  sekolah: [],
  pengiriman_berhenti: false,
  penghentian_id: null,
  kabar_berikutnya: '2026-11-03T05:10:00+00:00',
  ditutup_pada: null,
  salah_dapur: false,
  bersama: group,
  sppg: {
    nama: sppg?.nama,
    sppg_disebut: {
      kode: sppg?.kode_unik_pendaftaran,
      nama: sppg?.nama,
      kabupaten_kota: sppg?.kabupaten_kota,
    },
  },
  created_at: '2026-11-03T03:12:00+00:00',
}));
const news = incidents.map(({ id }, index) => ({
  ...first,
  id: `80000000-0000-4000-8000-00000000000${index + 1}`,
  kejadian_id: id,
}));

/** The server has four kitchens, of which three have this incident if `hasIncident`. */
function serverHas(hasIncident: boolean) {
  storeSession('pengelola@contoh.id', { can_manage: true, is_manager: true });
  putRows('sppg', kitchens);
  putRows(
    'sppg_sekolah',
    kitchens.map(({ id, nama }) => ({ id, sppg_id: id, nama: `SD ${nama}`, npsn: null, kecamatan: null })),
  );
  putRows('sppg_kejadian', hasIncident ? incidents : []);
  putRows('sppg_kejadian_kabar', hasIncident ? news : []);
  reply('GET rpc/cari_sppg', [
    {
      ...comal,
      yayasan: { id: comal?.yayasan_id, nama: 'Yayasan Tes' },
      sppg_kejadian: hasIncident ? [{ ...incidents[0], sppg_kejadian_kabar: [news[0]] }] : [],
    },
  ]);
}

const openKitchen = () => renderSite(sppgPath('SPPG-3327-001'));

test('at a kitchen others nearby are ticked, and all get the report in one call', async () => {
  serverHas(false);
  const { user } = await openKitchen();
  await user.click(await screen.findByRole('button', { name: 'Catat kejadian' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Laporkan kejadian' }));
  await user.click(dialog.getByRole('button', { name: 'Makanan ditarik' }));
  await user.click(dialog.getByText('Juga di dapur lain'));
  await user.click(await dialog.findByRole('checkbox', { name: 'SPPG Petarukan' }));
  await user.click(dialog.getByRole('checkbox', { name: 'SPPG Ulujami' }));
  expect(dialog.queryByRole('checkbox', { name: 'SPPG Comal' })).not.toBeInTheDocument();
  expect(dialog.getByText('Juga di 2 dapur lain')).toBeVisible();
  await user.click(await dialog.findByText('Sekolah SPPG Ulujami: 1 dari 1'));
  await user.click(dialog.getByRole('checkbox', { name: 'SD SPPG Ulujami' }));
  refuseOnce('POST rpc/laporkan_kejadian_bersama', 400, {
    code: 'P0001',
    message: 'Belum beroperasi atau sudah ditutup: SPPG Ulujami. Hapus dari pilihan, lalu ulangi.',
  });
  const publish = dialog.getByRole('button', { name: 'Terbitkan di 3 dapur' });
  await user.click(publish);
  expect((await screen.findAllByText(/^Belum beroperasi atau sudah ditutup: SPPG Ulujami/))[0]).toBeVisible();

  const ids = incidents.map(({ id }) => id);
  reply('POST rpc/laporkan_kejadian_bersama', ids);
  const sent = bodiesOf('POST rpc/laporkan_kejadian_bersama');
  await user.click(publish);
  expect(await screen.findByText('Sudah Dilaporkan')).toBeVisible();
  expect(sent).toEqual([
    {
      kejadian: [comal, petarukan, ulujami].map((sppg) => ({
        id: expect.any(String),
        sppg_id: sppg?.id,
        jenis: 'makanan ditarik',
        hari: sortableToday(),
        sekolah: sppg === ulujami ? [] : [`SD ${sppg?.nama}`],
        pengiriman_berhenti: false,
        kabar_berikutnya: expect.any(String),
      })),
    },
  ]);
});

test('on Ringkasan the kitchens are looked for first', async () => {
  serverHas(false);
  const { user } = await renderSite(paths.admin);
  await user.click(await screen.findByRole('button', { name: 'Catat kejadian' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Laporkan kejadian' }));
  await user.click(dialog.getByRole('button', { name: 'Keterlambatan' }));
  expect(dialog.getByText('Pilih juga dapurnya di atas.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Terbitkan/ })).not.toBeInTheDocument();
  reply('POST rpc/cari_sppg', kitchens.slice(3));
  await user.type(dialog.getByLabelText(/Cari dapur/), 'taman{Enter}');
  await user.click(await dialog.findByRole('checkbox', { name: 'SPPG Taman' }));
  expect(await dialog.findByText('Sekolah: 1 dari 1')).toBeVisible();
  // Those nearby are offered now.
  await user.clear(dialog.getByLabelText(/Cari dapur/));
  await user.click(await dialog.findByRole('checkbox', { name: 'SPPG Comal' }));
  reply('POST rpc/laporkan_kejadian_bersama', []);
  const sent = bodiesOf('POST rpc/laporkan_kejadian_bersama');
  await user.click(await dialog.findByRole('button', { name: 'Terbitkan di 2 dapur' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.stringify(sent)).toContain(kitchens[3]?.id);
});

test('one news is told at all of them, and corrects what was told at each; one may be left out', async () => {
  serverHas(true);
  const { user } = await openKitchen();
  await user.click(await screen.findByRole('button', { name: 'Tulis kabar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tulis kabar' }));
  expect(await dialog.findByRole('checkbox', { name: 'SPPG Petarukan' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'SPPG Ulujami' }));
  await user.type(dialog.getByRole('textbox', { name: 'Kabar' }), 'Ayam, bukan ikan.');
  await user.selectOptions(
    dialog.getByLabelText(/^Membetulkan kabar/),
    '80000000-0000-4000-8000-000000000001',
  );
  const sent = reply('POST rpc/tulis_kabar_bersama');
  await user.click(dialog.getByRole('button', { name: 'Terbitkan di 2 dapur' }));
  expect(await screen.findByText('Kabar tentang 2 dapur sudah tampil di situs.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      kabar: [
        {
          kejadian_id: incidents[0]?.id,
          isi: 'Ayam, bukan ikan.',
          membetulkan: news[0]?.id,
          pengiriman_berhenti: false,
        },
        { kejadian_id: incidents[1]?.id, isi: 'Ayam, bukan ikan.', membetulkan: news[1]?.id },
      ],
    },
  ]);
  // What nobody has changed at the other kitchen stays.
  expect(JSON.stringify(sent).match(/pengiriman_berhenti/g)).toHaveLength(1);
});

test('where an incident was at a wrong kitchen is told of that one alone', async () => {
  serverHas(true);
  const { user } = await openKitchen();
  await user.click(await screen.findByRole('button', { name: 'Tulis kabar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tulis kabar' }));
  await dialog.findByRole('checkbox', { name: 'SPPG Petarukan' });
  await user.click(dialog.getByRole('checkbox', { name: 'Salah dapur' }));
  expect(dialog.queryByRole('checkbox', { name: 'SPPG Petarukan' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /^Terbitkan dan / })).not.toHaveTextContent('dapur');
});

test('Ringkasan has one line for all of them', async () => {
  serverHas(true);
  await renderSite(paths.admin);
  const card = within(await screen.findByRole('region', { name: 'Tangani sekarang' }));
  expect(
    await card.findByRole('link', {
      name: 'Makanan ditarik di 3 dapur: SPPG Comal, SPPG Petarukan, dan SPPG Ulujami',
    }),
  ).toHaveAttribute('href', `/sppg/SPPG-3327-001#${incidents[0]?.id}`);
});
