import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { renderSite, storeSession } from '../render';

// What these pages list is not mocked: a request for it would fail the test.

// The page of a mail's link is for those who are not signed in yet.
const adminPages = Object.values(paths).filter(
  (path) => path.startsWith(paths.admin) && path !== paths.adminConfirmation,
);

test.each(adminPages)(
  'a visitor of %s is asked to sign in, and their browser asks for nothing',
  async (path) => {
    await renderSite(path);
    expect(await screen.findByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
    expect(location.pathname).toBe(path);
  },
);

// Everybody who is signed in has settings.
test.each(adminPages.filter((path) => path !== paths.adminSettings))(
  'somebody who is no admin is refused in words on %s, finds no link to it, and their browser asks for nothing',
  async (path) => {
    storeSession('petugas@contoh.id', { can_manage: true });
    await renderSite(path);
    expect(await screen.findByText('Halaman ini hanya untuk admin.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pengaturan Akun' })).toBeVisible();
    expect(document.querySelectorAll(`a[href="${path}"]`)).toHaveLength(0);
  },
);
