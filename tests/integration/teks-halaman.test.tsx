import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { revision } from 'virtual:content/revision';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { pageTexts } from '@/features/shared/page-texts/content';
import { server } from '../msw';
import { renderSite, storeSession } from '../render';

const textsUrl = '*/rest/v1/page_texts';

const none = { hero_title: null, hero_lead: null, closing_title: null, closing_text: null };

test('what the owner has written since the build is said, as text; where nothing is, what the code says', async () => {
  const markup = '<img src=x onerror="window.hacked = 1">';
  server.use(
    http.get('*/rest/v1/content_revision', () => HttpResponse.json([{ revision: revision + 1 }])),
    http.get(textsUrl, () =>
      HttpResponse.json([
        {
          page: 'beranda',
          ...none,
          hero_title: `Satu dapur, *seribu ${markup}*`,
          closing_text: 'Mari bicara.',
        },
      ]),
    ),
    http.get('*/rest/v1/:table', () => HttpResponse.error()),
  );
  const { app } = await renderSite('/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Satu tampah, banyak tangan');
  act(() => app.content.start());
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Satu dapur, seribu ${markup}`),
  );
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(screen.getByText('Mari bicara.')).toBeVisible();
  expect(screen.getByText(pageTexts.beranda.hero_lead)).toBeVisible();
  expect(screen.getByRole('heading', { name: pageTexts.beranda.closing_title })).toBeVisible();
});

test('an admin writes them beside a preview; what says the same as the code is stored as nothing', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const sent: unknown[] = [];
  server.use(
    http.get(textsUrl, () => HttpResponse.json([])),
    http.post(textsUrl, async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 201 });
    }),
    ...['deploy_hook', 'program_facts', 'company_profile'].map((table) =>
      http.get(`*/rest/v1/${table}`, () => HttpResponse.json([])),
    ),
  );
  const { user } = await renderSite(`${paths.adminContent}?bagian=teks-halaman`);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Halaman' }), 'tentang');
  const title = screen.getByLabelText('Judul di bagian atas');
  expect(title).toHaveValue(pageTexts.tentang.hero_title);
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText('Isian ini wajib diisi.')).toBeVisible();
  await user.click(title);
  await user.paste('Kami <b>mengatur</b> dapur');
  const preview = within(screen.getByRole('region', { name: 'Di bagian atas halaman Tentang Kami' }));
  expect(preview.getByText('Kami <b>mengatur</b> dapur')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText('Tersimpan dan Sudah Berlaku')).toBeVisible();
  expect(sent).toEqual([
    { ...none, id: expect.any(String), page: 'tentang', hero_title: 'Kami <b>mengatur</b> dapur' },
  ]);
});
