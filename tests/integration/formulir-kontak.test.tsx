import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accept, hold, loseAnswer, refuse, reply } from '../fake-server/calls';
import { rowsOf } from '../fake-server/tables';
import { renderSite } from '../render';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function openForm(query = '') {
  const { user, router } = await renderSite(`/kontak${query}`);
  const navigate = (to: string) => act(() => router.navigate(to));
  const form = within(await screen.findByRole('form', { name: 'Formulir pesan' }));
  await waitFor(() => expect(form.getByRole('button', { name: 'Kirim Pesan' })).toBeEnabled());
  const send = () => user.click(form.getByRole('button', { name: 'Kirim Pesan' }));
  async function fillIn(values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) {
      await user.click(form.getByLabelText(label, { exact: false }));
      await user.paste(value);
    }
  }
  return { user, form, send, fillIn, navigate };
}

const message = {
  Nama: 'Sekar Tes',
  Email: 'sekar@contoh.id',
  Subjek: 'Bertanya',
  Pesan: 'Apakah dapur di Kabupaten Demak sudah buka?',
};

interface SentMessage {
  id: string;
  kode_lacak: string;
  message: string;
}

const serverTakes = () => accept<SentMessage>('POST contact_messages');

/** Stops the clock, so that what follows takes no time even on a slow machine. */
const stopTime = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now());

test('a message arrives without the stray spaces it was pasted with, and the form is empty again', async () => {
  const received = serverTakes();
  const { form, send, fillIn } = await openForm();
  await fillIn({ ...message, Email: ' sekar @contoh.id\u200B', Telepon: '\u00A00800-0000-0012 ' });
  stopTime();
  await send();

  expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
  expect(
    screen.getByText(
      'Terima kasih! Simpan kodenya: dengan kode itu Anda melihat sampai di mana kami menanganinya.',
    ),
  ).toBeVisible();
  expect(received).toEqual([
    {
      name: 'Sekar Tes',
      email: 'sekar@contoh.id',
      phone: '0800-0000-0012',
      subject: 'Bertanya',
      message: 'Apakah dapur di Kabupaten Demak sudah buka?',
      id: expect.stringMatching(uuid),
      kode_lacak: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
    },
  ]);
  for (const field of form.getAllByRole('textbox')) expect(field).toHaveValue('');
  const stillSaid =
    'Pesan Anda sudah kami terima. Bila ada yang ingin ditambahkan, silakan isi formulir ini lagi.';
  expect(form.getByText(stillSaid)).toBeVisible();

  // A second click right after sending neither sends again nor reports the emptied fields.
  await send();
  expect(screen.queryByText('Nama wajib diisi.')).not.toBeInTheDocument();
  expect(received).toHaveLength(1);
  await fillIn({ Nama: 'S' });
  expect(form.queryByText(stillSaid)).not.toBeInTheDocument();
  await send();
  expect(await screen.findByText('Email wajib diisi.')).toBeVisible();
});

test('fields are labelled for people, keyboards and browsers that fill in', async () => {
  const { form } = await openForm();
  expect(form.getByLabelText('Nama')).toHaveAttribute('autocomplete', 'name');
  const email = form.getByLabelText('Email');
  expect(email).toHaveAttribute('autocomplete', 'email');
  expect(email).toHaveAttribute('inputmode', 'email');
  const phone = form.getByLabelText('Telepon (opsional)');
  expect(phone).toHaveAttribute('autocomplete', 'tel');
  expect(phone).toHaveAttribute('inputmode', 'tel');
  for (const label of ['Nama', 'Email', 'Subjek', 'Pesan']) expect(form.getByLabelText(label)).toBeRequired();
  expect(form.getByRole('link', { name: 'Baca Kebijakan Privasi' })).toHaveAttribute('href', '/privasi');
});

test('every broken rule is said beside its field, and the first of them gets the focus', async () => {
  const { user, form, send, fillIn } = await openForm();
  await send();
  await waitFor(() => expect(form.getByLabelText('Nama')).toHaveFocus());
  const rules = {
    Nama: 'Nama wajib diisi.',
    Email: 'Email wajib diisi.',
    Subjek: 'Subjek wajib diisi.',
    Pesan: 'Pesan wajib diisi.',
  };
  for (const [label, rule] of Object.entries(rules)) {
    expect(form.getByLabelText(label)).toBeInvalid();
    expect(form.getByLabelText(label)).toHaveAccessibleDescription(rule);
  }
  expect(form.getAllByRole('alert')).toHaveLength(4);

  await fillIn({ Nama: 'Sekar Tes' });
  await waitFor(() => expect(form.queryByText('Nama wajib diisi.')).not.toBeInTheDocument());
  await fillIn({ ...message, Nama: '', Email: 'sekar' });
  await send();
  expect(await form.findByText('Penulisan email belum benar. Tulis seperti nama@contoh.id.')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Email')).toHaveFocus());

  const subject = form.getByLabelText('Subjek');
  await user.clear(subject);
  await fillIn({ Subjek: 'a'.repeat(201), Email: '@contoh.id', Telepon: 'ada' });
  await send();
  expect(
    await form.findByText('Nomor telepon belum lengkap. Tulis dengan angka, atau kosongkan.'),
  ).toBeVisible();
  expect(await form.findByText('Maksimal 200 karakter.')).toBeVisible();
});

test('a message that can’t be sent stays in the form, and the second press sends it', async () => {
  const mend = refuse('POST contact_messages', 500, { message: 'Rusak' });
  const { form, send, fillIn } = await openForm();
  await fillIn(message);
  await send();
  expect(await screen.findByText('Gagal Mengirim Pesan')).toBeVisible();
  expect(
    screen.getByText(
      'Terjadi kesalahan saat mengirim pesan. Silakan coba lagi atau hubungi kami melalui telepon/email.',
    ),
  ).toBeVisible();
  for (const [label, value] of Object.entries(message)) expect(form.getByLabelText(label)).toHaveValue(value);

  mend();
  serverTakes();
  await send();
  expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
});

test('while a message is on its way the button is off, nothing is sent twice, and no text is taken that would go with it', async () => {
  const requests = serverTakes();
  const answer = hold('POST contact_messages');
  const { user, form, fillIn } = await openForm();
  await fillIn(message);
  await user.dblClick(form.getByRole('button', { name: 'Kirim Pesan' }));
  expect(await form.findByRole('button', { name: 'Mengirim...' })).toHaveAttribute('aria-disabled', 'true');
  const text = form.getByLabelText('Pesan');
  await user.type(text, ' Satu lagi.');
  expect(text).toHaveValue(message.Pesan);
  await user.type(form.getByLabelText('Nama'), '{Enter}');
  answer();
  expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
  await waitFor(() => expect(form.getByRole('button', { name: 'Kirim Pesan' })).toBeEnabled());
  expect(requests).toHaveLength(1);
});

test('a press right after a message has arrived does nothing, a later one asks for the next message', async () => {
  serverTakes();
  const { form, send, fillIn } = await openForm();
  await fillIn(message);
  const now = stopTime();
  await send();
  const thanks = await form.findByText(/Pesan Anda sudah kami terima/);
  await send();
  expect(thanks).toBeVisible();

  // A little more than two seconds: adding and subtracting fractions of milliseconds may lose the last digit.
  now.mockReturnValue(performance.now() + 2001);
  await send();
  expect(await form.findByText('Nama wajib diisi.')).toBeVisible();
  expect(thanks).not.toBeInTheDocument();
});

test('what was typed survives a reload, until it has been sent', async () => {
  serverTakes();
  await (await openForm()).fillIn({ ...message, Telepon: '0800-0000-0012' });
  cleanup();

  const again = await openForm();
  for (const [label, value] of Object.entries(message))
    expect(again.form.getByLabelText(label)).toHaveValue(value);
  expect(again.form.getByLabelText(/Telepon/)).toHaveValue('0800-0000-0012');
  await again.send();
  expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
  cleanup();

  const empty = await openForm();
  for (const field of empty.form.getAllByRole('textbox')) expect(field).toHaveValue('');
});

const shownCode = (form: Awaited<ReturnType<typeof openForm>>['form']) =>
  form.getByRole('button', { name: 'Salin' }).previousElementSibling?.textContent ?? '';

const stored = () => rowsOf('contact_messages');

test('a message that was sent leaves a code to keep, which stays while the next one is written and after a reload', async () => {
  const received = serverTakes();
  const { form, send, fillIn } = await openForm();
  await fillIn(message);
  await send();
  expect(await form.findByText('Simpan kode ini:')).toBeVisible();
  const code = shownCode(form);
  expect(code.replaceAll('-', '')).toBe(received[0]?.kode_lacak);
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(form.getByRole('link', { name: 'Lihat kabarnya' })).toHaveAttribute('href', `/lacak#${code}`);
  expect(form.getByText('Simpan kode ini:').closest('[aria-live=polite]')).not.toBeNull();

  await fillIn({ Nama: 'S' });
  expect(form.getByText('Kode pesan sebelumnya:')).toBeVisible();
  expect(shownCode(form)).toBe(code);
  cleanup();
  const again = await openForm();
  expect(await again.form.findByText('Kode pesan sebelumnya:')).toBeVisible();
  expect(shownCode(again.form)).toBe(code);

  await again.fillIn({ ...message, Nama: 'ekar Tes' });
  await again.send();
  expect(await again.form.findByText('Simpan kode ini:')).toBeVisible();
  expect(shownCode(again.form)).not.toBe(code);
});

test('the next person at the device forgets what is unsent and the code at a press', async () => {
  serverTakes();
  const { send, fillIn } = await openForm();
  await fillIn(message);
  await send();
  expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
  await fillIn({ Nama: 'Sekar Tes' });
  cleanup();

  const { user, form } = await openForm();
  expect(await form.findByText('Kode pesan sebelumnya:')).toBeVisible();
  for (const button of form.getAllByRole('button', { name: 'Hapus dari perangkat ini' }))
    await user.click(button);
  expect(form.queryByText('Kode pesan sebelumnya:')).not.toBeInTheDocument();
  expect(form.getByLabelText('Nama')).toHaveValue('');
  expect(Object.values(sessionStorage).join()).not.toMatch(/Sekar|kode|code/);
});

test('the code is copied at a press, or selected where copying is refused', async () => {
  serverTakes();
  const { user, form, send, fillIn } = await openForm();
  await fillIn(message);
  await send();
  await user.click(await form.findByRole('button', { name: 'Salin' }));
  expect(await form.findByText('Tersalin')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe(shownCode(form));

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(form.getByRole('button', { name: 'Salin' }));
  expect(await form.findByText('Kode sudah dipilih, silakan salin.')).toBeVisible();
  expect(getSelection()?.toString()).toBe(shownCode(form));
});

test.each(['at once', 'after a reload'])(
  'a message whose answer was lost arrives once when it is sent again %s, and counts as sent',
  async (when) => {
    const mend = loseAnswer('POST contact_messages');
    let opened = await openForm();
    await opened.fillIn(message);
    await opened.send();
    expect(await screen.findByText('Gagal Mengirim Pesan')).toBeVisible();
    expect(opened.form.queryByRole('button', { name: 'Salin' })).not.toBeInTheDocument();
    if (when === 'after a reload') {
      cleanup();
      opened = await openForm();
    }
    mend();
    await opened.send();
    expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
    expect(stored()).toMatchObject([{ kode_lacak: shownCode(opened.form).replaceAll('-', '') }]);
    for (const field of opened.form.getAllByRole('textbox')) expect(field).toHaveValue('');
  },
);

test('what is edited after a lost answer arrives, too; what is edited back does not arrive again', async () => {
  const mend = loseAnswer('POST contact_messages');
  const { user, form, send, fillIn } = await openForm();
  await fillIn(message);
  await send();
  expect(await screen.findByText('Gagal Mengirim Pesan')).toBeVisible();
  await user.type(form.getByLabelText('Pesan'), '!');
  await send();
  await waitFor(() => expect(stored()).toHaveLength(2));
  expect(stored()).toMatchObject([{ message: message.Pesan }, { message: `${message.Pesan}!` }]);
  for (const column of ['kode_lacak', 'id']) expect(stored()[0]?.[column]).not.toBe(stored()[1]?.[column]);

  mend();
  await waitFor(() => expect(form.getByLabelText('Pesan')).not.toHaveAttribute('readonly'));
  await user.type(form.getByLabelText('Pesan'), '{Backspace}');
  await send();
  expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
  expect(stored()).toHaveLength(2);
});

test('the same text sent once more after it has arrived is another message', async () => {
  const received = serverTakes();
  const { send, fillIn } = await openForm();
  for (const count of [1, 2]) {
    await fillIn(message);
    await send();
    await waitFor(() => expect(received).toHaveLength(count));
  }
  expect(received[0]?.kode_lacak).not.toBe(received[1]?.kode_lacak);
});

test('another value that is taken is a failure', async () => {
  const error = { code: '23505', message: 'violates unique constraint "contact_messages_subject_key"' };
  refuse('POST contact_messages', 409, error);
  const { form, send, fillIn } = await openForm();
  await fillIn(message);
  await send();
  expect(await screen.findByText('Gagal Mengirim Pesan')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Salin' })).not.toBeInTheDocument();
});

test('a message that arrives after its page was left is not in the form again', async () => {
  reply('POST contact_messages', undefined, 201);
  const answer = hold('POST contact_messages');
  const { user, send, fillIn } = await openForm();
  const menu = within(screen.getByRole('navigation', { name: 'Halaman' }));
  await fillIn(message);
  await send();
  await user.click(menu.getByRole('link', { name: 'Tentang Kami' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Formulir pesan' })).not.toBeInTheDocument());
  answer();
  expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
  await user.click(menu.getByRole('link', { name: 'Kontak' }));
  const form = within(await screen.findByRole('form', { name: 'Formulir pesan' }));
  for (const field of form.getAllByRole('textbox')) expect(field).toHaveValue('');
});

describe('a link with a subject', () => {
  const subject = (form: Awaited<ReturnType<typeof openForm>>['form']) => form.getByLabelText(/^Subjek/);

  test('fills it in, and no longer once it was sent', async () => {
    const received = serverTakes();
    const { form, send, fillIn } = await openForm('?subjek=Investasi%20Mobil%20MBG');
    expect(subject(form)).toHaveValue('Investasi Mobil MBG');
    const { Subjek: _, ...rest } = message;
    await fillIn(rest);
    await send();
    expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
    expect(received).toMatchObject([{ subject: 'Investasi Mobil MBG' }]);
    await waitFor(() => expect(subject(form)).toHaveValue(''));
    expect(location.search).toBe('');
  });

  test('changes nothing that was typed since, also after a reload', async () => {
    const { user, form } = await openForm('?subjek=Kontraktor');
    await user.clear(subject(form));
    await user.type(subject(form), 'Subjek saya');
    cleanup();
    const { form: reloaded } = await openForm('?subjek=Kontraktor');
    await waitFor(() => expect(subject(reloaded)).toHaveValue('Subjek saya'));
  });

  test('replaces the subject and the request of a draft, whose text stays, and offers the old subject', async () => {
    const { user, form, fillIn } = await openForm();
    await fillIn({ Subjek: 'Tanya lowongan', Pesan: 'Sudah saya tulis.' });
    const request = /Permintaan tentang data pribadi Anda/;
    await user.selectOptions(form.getByLabelText(request), 'Saya ingin data saya dihapus');
    cleanup();

    const { user: sameUser, form: linked } = await openForm('?subjek=Masalah%20di%20dapur');
    await waitFor(() => expect(subject(linked)).toHaveValue('Masalah di dapur'));
    expect(linked.getByLabelText(/^Pesan/)).toHaveValue('Sudah saya tulis.');
    expect(linked.getByLabelText(request)).toHaveDisplayValue('Bukan, ini pesan biasa');
    await sameUser.click(linked.getByRole('button', { name: 'Pakai Tanya lowongan' }));
    expect(subject(linked)).toHaveValue('Tanya lowongan');
    expect(linked.queryByRole('button', { name: /^Pakai/ })).not.toBeInTheDocument();
  });

  test('replaces it also when it is followed beside the open form', async () => {
    const { form, fillIn, navigate } = await openForm('?subjek=Kontraktor');
    await fillIn({ Subjek: ' lama' });
    await navigate('/kontak?subjek=Konsultan');
    await waitFor(() => expect(subject(form)).toHaveValue('Konsultan'));
    expect(form.getByRole('button', { name: 'Pakai Kontraktor lama' })).toBeVisible();
  });

  test('is text that is cut where the field ends', async () => {
    const { form } = await openForm(`?subjek=%3Cb%3E%0A${'x'.repeat(300)}`);
    expect(subject(form)).toHaveValue(`<b> ${'x'.repeat(196)}`);
  });
});

test('a request about personal data says what is asked for; a link chooses it, and the next message is an ordinary one', async () => {
  const received = serverTakes();
  const { user, form, send, fillIn } = await openForm('?subjek=Data%20pribadi&permintaan=hapus');
  const choice = form.getByLabelText(/Permintaan tentang data pribadi Anda/);
  expect(choice).toHaveDisplayValue('Saya ingin data saya dihapus');
  await user.selectOptions(choice, 'Saya ingin melihat data saya');
  const { Subjek: _, ...rest } = message;
  await fillIn(rest);
  await send();
  expect(await screen.findByText('Pesan Terkirim!')).toBeVisible();
  expect(received).toMatchObject([{ subject: 'Data pribadi', jenis_permintaan: 'akses' }]);
  await waitFor(() => expect(choice).toHaveDisplayValue('Bukan, ini pesan biasa'));
  expect(location.search).toBe('');
});

test('an unknown kind of request in a link is none', async () => {
  const { form } = await openForm('?permintaan=lupakan');
  expect(form.getByLabelText(/Permintaan tentang data pribadi Anda/)).toHaveDisplayValue(
    'Bukan, ini pesan biasa',
  );
});
