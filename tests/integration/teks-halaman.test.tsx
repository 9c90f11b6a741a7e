import { act, screen, waitFor, within } from '@testing-library/react';
import { revision } from 'virtual:content/revision';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { pageTexts } from '@/features/shared/page-texts/content';
import { putRows } from '../fake-server/tables';
import { accept } from '../fake-server/calls';
import { renderSite, storeSession } from '../render';

const none = { hero_title: null, hero_lead: null, closing_title: null, closing_text: null };

test('what the owner has written since the build is said, as text; where nothing is, what the code says', async () => {
  const markup = '<img src=x onerror="window.hacked = 1">';
  putRows('content_revision', [{ revision: revision + 1 }]);
  putRows('page_texts', [
    {
      page: 'beranda',
      ...none,
      hero_title: `Satu dapur, *seribu ${markup}*`,
      closing_text: 'Mari bicara.',
    },
  ]);

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
  const sent = accept('POST page_texts');
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
