import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { builtNotice } from 'virtual:content/notice';
import { revision } from 'virtual:content/revision';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { server } from '../msw';
import { renderSite, storeSession } from '../render';

const noticeUrl = '*/rest/v1/program_notice';

const notice = () => screen.findByRole('note', { name: 'Keadaan program' });

test.each(['/waspada-penipuan', '/kemitraan-strategis/peluang-investasi'])(
  '%s says how the programme stands, of which day, from where, and when it was last checked',
  async (path) => {
    await renderSite(path);
    const region = within(await notice());
    expect(region.getByText(/menahan pembukaan dapur baru/)).toBeVisible();
    expect(region.getByText('awal Juni 2026')).toBeVisible();
    expect(region.getByText('Siaran BGN dan pemberitaan sampai Juni 2026')).toBeVisible();
    expect(region.getByText('26 November 2026')).toBeVisible();
    expect(region.getByRole('link', { name: 'SAGI 127 (24 jam)' })).toHaveAttribute('href', 'tel:127');
  },
);

test('the programme page also says what a kitchen must do, a line for each duty', async () => {
  server.use(
    http.get('*/rest/v1/sppg', () => HttpResponse.json([])),
    http.get('*/rest/v1/program_documents', () => HttpResponse.json([])),
  );
  await renderSite('/program');
  const region = within(await notice());
  const duties = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(duties).toHaveLength(6);
  expect(duties[0]).toMatch(/^SLHS: .*satu bulan sejak beroperasi; sebelum itu diperlukan rekomendasi/);
  expect(region.getByText(/insentif Rp6 juta untuk setiap hari dapur beroperasi/)).toBeInTheDocument();
});

test('the page of an investment says what BGN pays, beside what the result depends on', async () => {
  await renderSite('/kemitraan-strategis/peluang-investasi');
  const amounts = await screen.findByRole('region', { name: 'Berapa yang mungkin Anda terima' });
  expect(amounts).toHaveTextContent(
    /estimasi, bukan jaminan.*jangan dijadikan pegangan.*dapur rugi Rp6 juta/,
  );
  expect(within(amounts).getByText(/insentif Rp6 juta untuk setiap hari dapur beroperasi/)).toBeVisible();
  expect(within(amounts).getByText('Titik impas')).toBeVisible();
});

test('a notice that was withdrawn after the build says that nothing is known', async () => {
  server.use(
    http.get('*/rest/v1/content_revision', () => HttpResponse.json([{ revision: revision + 1 }])),
    http.get('*/rest/v1/:table', ({ params: { table } }) =>
      table === 'program_notice' ? HttpResponse.json([]) : HttpResponse.error(),
    ),
  );
  const { app } = await renderSite('/waspada-penipuan');
  act(() => app.content.start());
  const region = within(await notice());
  expect(await region.findByText(/^Kami belum memeriksa keadaan program yang terbaru/)).toBeVisible();
  expect(region.queryByText(/menahan pembukaan dapur baru/)).toBeNull();
});

test('an admin checks the draft of a new site, looks at it and publishes it', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const sent: unknown[] = [];
  const row = {
    id: 'ee000000-0000-4000-8000-000000000001',
    ...builtNotice,
    status: 'draf',
    created_at: '2026-11-26T01:00:00+00:00',
    updated_at: '2026-11-26T01:00:00+00:00',
    published_revision: null,
  };
  server.use(
    http.get(noticeUrl, () => HttpResponse.json([row])),
    http.get('*/rest/v1/company_profile', () => HttpResponse.json([])),
    http.get('*/rest/v1/deploy_hook', () => HttpResponse.json([])),
    http.get('*/versi.json', () => HttpResponse.json({ revision: 5 })),
    http.patch(noticeUrl, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: row.id });
    }),
  );
  const { user } = await renderSite(`${paths.adminContent}?bagian=keadaan-program`);
  const form = within(await screen.findByRole('region', { name: 'Isian keadaan program' }));
  expect(await form.findByText('Draf')).toBeVisible();
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
