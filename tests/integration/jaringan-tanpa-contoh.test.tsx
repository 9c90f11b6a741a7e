import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '../msw';
import { renderSite } from '../render';

vi.mock('@/config/site', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/config/site')>();
  return { ...original, site: { ...original.site, showPlaceholderSppg: false } };
});

test('placeholders stay away when they are switched off: every empty tab says so in its words', async () => {
  server.use(
    http.get('*/rest/v1/sppg', () => HttpResponse.json([])),
    http.get('*/rest/v1/program_documents', () => HttpResponse.json([])),
  );
  const { user } = await renderSite('/program');
  const network = within(await screen.findByRole('region', { name: 'Jaringan SPPG di Jawa Tengah' }));
  for (const [name, text] of [
    ['Siap Bangun', 'Belum ada SPPG yang siap dibangun.'],
    ['Proses Pembangunan', 'Tidak ada SPPG dalam proses pembangunan.'],
    ['Sudah Operasional', 'Belum ada SPPG yang sudah operasional.'],
  ] as const) {
    await user.click(await network.findByRole('tab', { name: new RegExp(name) }));
    expect(network.getByText(text)).toBeVisible();
  }
  expect(network.queryByRole('article')).not.toBeInTheDocument();
});
