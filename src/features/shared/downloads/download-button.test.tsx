import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastHost } from '@/components/toast-host';
import { createToasts, ToastsContext } from '@/lib/toasts/toast';
import { DownloadButton } from './download-button';

test('an entry without a file says that it is not available yet', async () => {
  const user = userEvent.setup();
  render(
    <ToastsContext value={createToasts()}>
      <DownloadButton fileName="denah-lokasi.pdf">Unduh</DownloadButton>
      <ToastHost />
    </ToastsContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Unduh' }));
  expect(await screen.findByText('Informasi Unduhan')).toBeVisible();
  expect(screen.getByText('File denah-lokasi.pdf belum tersedia.')).toBeVisible();
});
