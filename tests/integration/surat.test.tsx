import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import type { Mail } from '@/features/back-office/mails/mail';
import { putRows } from '../fake-server/tables';
import { lose, refuse, reply } from '../fake-server/calls';
import { renderSite, storeSession } from '../render';

function mail(given: Partial<Mail> = {}): Mail {
  return {
    id: 'a',
    created_at: '2026-11-20T03:00:00+00:00',
    recipient: 'arum@contoh.id',
    keluhan_id: null,
    template: 'answer',
    state: 'failed',
    attempts: 1,
    sent_at: null,
    send_after: '2026-11-20T03:05:00+00:00',
    last_error: '550 Alamat tidak dikenal',
    ...given,
  };
}

/** A server with these mails, which filters them; returns what it was asked to do. */
function serverHas(mails: Mail[]) {
  const asked: string[] = [];
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const put = (id: string, change?: Partial<Mail>) => {
    const index = mails.findIndex((one) => one.id === id);
    const [old] = mails.splice(index, 1);
    if (old && change) mails.splice(index, 0, { ...old, ...change });
    putRows('mails', mails);
  };
  putRows('mails', mails);
  putRows(
    'mail_outbox',
    mails.map(({ id }) => ({ id })),
  );
  const decides = (name: 'resend_mail' | 'accept_mail', state: Mail['state']) =>
    reply<{ mail_id: string }>(`POST rpc/${name}`, ({ mail_id }) => {
      asked.push(`${name} ${mail_id}`);
      put(mail_id, { state });
    });
  decides('resend_mail', 'waiting');
  decides('accept_mail', 'sent');
  reply('DELETE mail_outbox', (_, { searchParams }) => {
    const id = searchParams.get('id')?.slice('eq.'.length) ?? '';
    asked.push(`delete ${id}`);
    put(id);
    return { id };
  });
  return asked;
}

const row = async (recipient: string) => {
  const name = await screen.findByText(recipient);
  const item = name.closest('li');
  if (!item) throw new Error(`${recipient} is in no list`);
  return within(item);
};

test('each mail says to whom it goes, what it is, what became of it and why', async () => {
  serverHas([
    mail(),
    mail({
      id: 'b',
      recipient: 'bayu@contoh.id',
      template: 'new_lead',
      state: 'sent',
      sent_at: '2026-11-20T04:00:00+00:00',
      last_error: null,
    }),
    mail({
      id: 'c',
      recipient: 'citra@contoh.id',
      template: 'certificate_expiring',
      state: 'uncertain',
      sent_at: '2026-11-20T04:00:00+00:00',
      last_error: null,
    }),
    mail({
      id: 'd',
      recipient: 'dewi@contoh.id',
      template: 'invitation',
      state: 'waiting',
      last_error: 'connect ECONNREFUSED',
    }),
  ]);
  await renderSite(paths.adminMails);
  const failed = await row('arum@contoh.id');
  expect(failed.getByText('Gagal')).toBeVisible();
  expect(failed.getByText(/^Jawaban kepada pengirim\. Dibuat 20 Nov/)).toBeVisible();
  expect(failed.getByText('Alasan: 550 Alamat tidak dikenal')).toBeVisible();
  const sent = await row('bayu@contoh.id');
  expect(sent.getByText('Terkirim')).toBeVisible();
  expect(sent.queryByRole('button')).not.toBeInTheDocument();
  const uncertain = await row('citra@contoh.id');
  expect(uncertain.getByText(/mungkin sudah sampai, mungkin belum/)).toBeVisible();
  const waiting = await row('dewi@contoh.id');
  expect(waiting.getByText(/Dicoba lagi 20 Nov/)).toBeVisible();
  expect(waiting.queryByRole('button', { name: /Kirim lagi/ })).not.toBeInTheDocument();
});

test('a failed mail is sent again, an uncertain one may be taken as sent', async () => {
  const asked = serverHas([mail(), mail({ id: 'c', recipient: 'citra@contoh.id', state: 'uncertain' })]);
  const { user } = await renderSite(paths.adminMails);
  await user.click(await screen.findByRole('button', { name: 'Kirim lagi: surat untuk arum@contoh.id' }));
  expect(await screen.findByText('Surat untuk arum@contoh.id dikirim dalam beberapa menit.')).toBeVisible();
  expect((await row('arum@contoh.id')).getByText('Menunggu')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anggap terkirim: surat untuk citra@contoh.id' }));
  await waitFor(async () => expect((await row('citra@contoh.id')).getByText('Terkirim')).toBeVisible());
  expect(await screen.findByText('Dicatat Terkirim')).toBeVisible();
  expect(asked).toEqual(['resend_mail a', 'accept_mail c']);
});

test('a refusal is shown in its words', async () => {
  serverHas([mail({ template: 'invitation' })]);
  const message = 'Undangan ini sudah tidak berlaku. Buat undangan baru.';
  refuse('POST rpc/resend_mail', 400, { code: 'P0001', message });
  const { user } = await renderSite(paths.adminMails);
  await user.click(await screen.findByRole('button', { name: /^Kirim lagi/ }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Keputusan Gagal Disimpan')).toBeVisible();
});

test('when only the answer was lost, nobody is told that it failed', async () => {
  serverHas([mail()]);
  lose('POST rpc/resend_mail', () => putRows('mails', [mail({ state: 'waiting' })]));
  const { user } = await renderSite(paths.adminMails);
  await user.click(await screen.findByRole('button', { name: /^Kirim lagi/ }));
  expect(await screen.findByText('Surat Dikirim Lagi')).toBeVisible();
});

test('a mail is deleted after a question', async () => {
  const asked = serverHas([mail({ state: 'waiting' })]);
  const { user } = await renderSite(paths.adminMails);
  await user.click(await screen.findByRole('button', { name: 'Hapus surat untuk arum@contoh.id' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus surat ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Belum ada surat')).toBeVisible();
  expect(screen.getByText('Surat Dihapus')).toBeVisible();
  expect(asked).toEqual(['delete a']);
});

test('a deletion that fails says why, and the question stays', async () => {
  serverHas([mail()]);
  refuse('DELETE mail_outbox');
  const { user } = await renderSite(paths.adminMails);
  await user.click(await screen.findByRole('button', { name: 'Hapus surat untuk arum@contoh.id' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus surat ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal Menghapus Surat')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Hapus' })).toBeVisible();
});

test('a link of the summary shows one state; Reset shows all', async () => {
  serverHas([mail(), mail({ id: 'b', recipient: 'bayu@contoh.id', state: 'sent' })]);
  const { user } = await renderSite(`${paths.adminMails}?keadaan=belum-pasti`);
  expect(await screen.findByText('Tidak ada surat dalam keadaan ini')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Keadaan'), 'Gagal');
  expect(await screen.findByText('arum@contoh.id')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('bayu@contoh.id')).toBeVisible();
});

test('when the list fails to load, the page says why', async () => {
  serverHas([]);
  refuse('GET mails');
  await renderSite(paths.adminMails);
  expect(await screen.findByText('Surat gagal dimuat. mati')).toBeVisible();
});

test('a mail to a sender of a complaint says which complaint, and not who that is', async () => {
  serverHas([mail({ recipient: null, keluhan_id: 'c1000000-0000-4000-8000-000000000003' })]);
  await renderSite(paths.adminMails);
  expect(await screen.findByRole('link', { name: 'pengirim keluhan' })).toHaveAttribute(
    'href',
    '/admin/kotak-masuk?kiriman=c1000000-0000-4000-8000-000000000003',
  );
});
