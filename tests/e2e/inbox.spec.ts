import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminClient, visitorClient } from './backend';
import { expect, notification, signIn, test } from './fixtures';

const inbox = '/admin/kotak-masuk';
const phone = { width: 360, height: 740 };

/** Tests share a database: each finds its own rows by a word that no other uses. */
const word = (test: string) => `${test}${Date.now()}`;

async function openAsAdmin(page: Page, search: string) {
  await page.goto(`${inbox}?cari=${search}`);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await signInHere(page);
  await expect(notification(page)).toContainText('Login Berhasil!');
}

/** The dialog is open already. */
async function signInHere(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Login Admin' });
  await dialog.getByLabel('Email').fill('admin@tampahgizi.contoh.id');
  await dialog.getByLabel('Password').fill('dapur-sehat-2026');
  await dialog.getByRole('button', { name: 'Login' }).click();
}
