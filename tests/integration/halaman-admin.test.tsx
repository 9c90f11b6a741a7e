import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { renderSite, storeSession } from '../render';

// What these pages list is not mocked: a request for it would fail the test.

// The pages of a mail's link are for those who are not signed in yet.
const ofMails: string[] = [paths.adminConfirmation, paths.adminInvitation];
const adminPages = Object.values(paths).filter(
  (path) => path.startsWith(paths.admin) && !ofMails.includes(path),
);
/** Those that managers open, too. */
const ofManagers: string[] = [
  paths.admin,
  paths.adminInbox,
  paths.adminCertificates,
  paths.adminSppg,
  paths.adminDocuments,
];

test.each(adminPages)(
  'a visitor of %s is asked to sign in, and their browser asks for nothing',
  async (path) => {
    await renderSite(path);
    expect(await screen.findByText('Silakan login untuk membuka halaman ini.')).toBeVisible();
    expect(location.pathname).toBe(path);
  },
);

// Everybody who is signed in has settings.
const restricted = adminPages.filter((path) => path !== paths.adminSettings);

test.each(restricted)(
  'somebody who is no manager is refused in words on %s, finds no link to it, and their browser asks for nothing',
  async (path) => {
    storeSession('petugas@contoh.id', { can_manage: true });
    await renderSite(path);
    expect(
      await screen.findByText(
        ofManagers.includes(path)
          ? 'Halaman ini hanya untuk pengelola dan admin.'
          : 'Halaman ini hanya untuk admin.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pengaturan Akun' })).toBeVisible();
    expect(document.querySelectorAll(`a[href="${path}"]`)).toHaveLength(0);
  },
);

test.each(restricted.filter((path) => !ofManagers.includes(path)))(
  'a manager is refused in words on %s, finds no link to it, and their browser asks for nothing',
  async (path) => {
    storeSession('dapur@contoh.id', { can_manage: true, is_manager: true });
    await renderSite(path);
    expect(await screen.findByText('Halaman ini hanya untuk admin.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sertifikat' })).toBeVisible();
    expect(document.querySelectorAll(`a[href="${path}"]`)).toHaveLength(0);
  },
);

test.each(restricted)('whose access has ended reads that on %s', async (path) => {
  storeSession('mantan@contoh.id', { is_ended: true });
  await renderSite(path);
  expect(await screen.findByText('Akses akun ini telah diakhiri.')).toBeVisible();
  expect(screen.getByText('Merasa ini keliru? Hubungi seorang admin.')).toBeVisible();
});
