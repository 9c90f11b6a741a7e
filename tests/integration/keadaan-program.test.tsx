import { act, screen, waitFor, within } from '@testing-library/react';
import { builtFacts } from 'virtual:content/facts';
import { revision } from 'virtual:content/revision';
import { expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { accept, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { renderSite, storeSession } from '../render';

const notice = () => screen.findByRole('note', { name: 'Keadaan program' });

test.each(['/waspada-penipuan'])(
  '%s says how the programme stands, from where, and when it was last checked',
  async (path) => {
    await renderSite(path);
    const region = within(await notice());
    expect(region.getByText(/menahan pembukaan dapur baru/)).toBeVisible();
    expect(region.getByText('Siaran BGN dan pemberitaan sampai Juni 2026')).toBeVisible();
    expect(region.getByText('diperiksa pada 26 November 2026')).toBeVisible();
    expect(region.getByRole('link', { name: 'SAGI 127 (24 jam)' })).toHaveAttribute('href', 'tel:127');
  },
);

test.each(['/', '/kemitraan-strategis', '/kemitraan-strategis/peluang-investasi'])(
  '%s says so in a line, with its day and the way to all of it',
  async (path) => {
    await renderSite(path);
    const line = await notice();
    expect(line).toHaveTextContent(
      /^Pada awal Juni 2026 .* menahan pembukaan dapur baru [^.]*\. Keadaan program, diperiksa pada 26 November 2026$/,
    );
    expect(within(line).getByRole('link')).toHaveAttribute('href', '/program#keadaan-program');
  },
);

test('a fact that was not looked at for half a year reads as old, and so does a number of others', async () => {
  vi.setSystemTime('2027-05-26T03:00:00+07:00');
  await renderSite('/waspada-penipuan');
  const region = within(await notice());
  const old = 'diperiksa pada 26 November 2026, lebih dari 180 hari lalu: mungkin sudah berubah';
  expect(region.getByText(old)).toBeVisible();
  const hotlines = screen.getAllByRole('link', { name: '0811-2622-000' });
  for (const link of hotlines) expect(link.parentElement).toHaveTextContent(old);
  vi.useRealTimers();
});

test('the programme page also says what a kitchen must do, each duty with its source', async () => {
  await renderSite('/program');
  const region = within(await notice());
  const duties = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(duties).toHaveLength(8);
  expect(duties[0]).toMatch(
    /^SLHS: .*satu bulan sejak beroperasi; sebelum itu diperlukan rekomendasi.*Sumber: Siaran BGN 20 Januari 2026, diperiksa pada 26 November 2026$/,
  );
  expect(duties[1]).toMatch(/mengumumkan rencana menilai dapur.*Apakah sudah berlaku belum kami ketahui/);
  expect(duties[4]).toMatch(/usaha mikro dan kecil mulai 18 Oktober 2026\. Tidak setiap bahan/);
  expect(duties[6]).toMatch(/insentif Rp6 juta untuk setiap hari dapur beroperasi/);
  expect(duties[7]).toMatch(/22 hari beroperasi memberi Rp132 juta/);
});

test('the page of an investment says what BGN pays, beside what the result depends on', async () => {
  const { user } = await renderSite('/kemitraan-strategis/peluang-investasi');
  const amounts = await screen.findByRole('region', { name: 'Berapa yang mungkin Anda terima' });
  expect(amounts).toHaveTextContent(
    /estimasi, bukan jaminan.*jangan dijadikan pegangan.*dapur rugi Rp6 juta/,
  );
  await user.click(within(amounts).getByText('Insentif BGN dan hitungannya'));
  expect(within(amounts).getByText(/insentif Rp6 juta untuk setiap hari dapur beroperasi/)).toBeVisible();
  expect(within(amounts).getByText(/15 hari Rp90 juta, berapa pun porsinya/)).toBeVisible();
  expect(within(amounts).getByText(/^Hitungan kami memakai Rp2.000 per porsi/)).toBeVisible();
  expect(within(amounts).getByText('Titik impas')).toBeVisible();
});

test('facts that were withdrawn after the build: the notice says that nothing is known', async () => {
  putRows('content_revision', [{ revision: revision + 1 }]);
  const { app } = await renderSite('/waspada-penipuan');
  act(() => app.content.start());
  const region = within(await notice());
  expect(await region.findByText(/^Kami belum memeriksa keadaan program yang terbaru/)).toBeVisible();
  expect(region.queryByText(/menahan pembukaan dapur baru/)).toBeNull();
});

test('an admin checks a draft of a new site, looks at it and publishes it', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const [fact] = builtFacts;
  const sent = accept('PATCH program_facts');
  const row = {
    ...fact,
    position: 1,
    status: 'draf',
    created_at: '2026-11-26T01:00:00+00:00',
    updated_at: '2026-11-26T01:00:00+00:00',
    published_revision: null,
  };
  putRows('program_facts', [row]);
  reply('GET /versi.json', { revision: 5 });
  const { user } = await renderSite(`${paths.adminContent}?bagian=keadaan-program`);
  const list = within(await screen.findByRole('region', { name: 'Keadaan program' }));
  expect(await list.findByText('Draf')).toBeVisible();
  expect(list.getByText(/^Siaran BGN .* Diperiksa pada 26 November 2026\.$/)).toBeVisible();
  await user.click(list.getByRole('button', { name: /^Edit/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Fakta' }));
  await user.clear(form.getByLabelText('Sumber'));
  await user.type(form.getByLabelText(/^Alamat sumber/), 'bgn.go.id');
  await user.click(form.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await form.findByText('Isian ini wajib diisi.')).toBeVisible();
  expect(form.getByText(/^Tempel alamat lengkap halamannya/)).toBeVisible();
  await user.type(form.getByLabelText('Sumber'), 'Siaran BGN, 3 Juni 2026');
  await user.clear(form.getByLabelText(/^Alamat sumber/));
  await user.type(form.getByLabelText(/^Alamat sumber/), 'https://www.bgn.go.id/siaran');
  const preview = within(form.getByRole('region', { name: 'Di halaman Program' }));
  expect(preview.getByRole('link', { name: 'Siaran BGN, 3 Juni 2026' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Simpan & terbitkan' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { source: 'Siaran BGN, 3 Juni 2026', source_url: 'https://www.bgn.go.id/siaran', status: 'terbit' },
    ]),
  );
});
