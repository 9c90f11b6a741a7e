import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { optionalText, requiredText } from './text-rules';
import { useSchemaForm } from './use-schema-form';

const schema = v.object({ name: requiredText('Nama wajib diisi.', 200) });
const values = { name: '' };

function Form() {
  const form = useSchemaForm({ schema, values, draft: null, isBusy: false, onSubmit: (_, done) => done() });
  const { error, ...input } = form.field('name');
  return (
    <form {...form.props}>
      <input aria-label="Nama" {...input} />
      {error}
      <button type="submit">Kirim</button>
    </form>
  );
}

test('a form that was sent is empty, and is checked only when it is sent again', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const name = screen.getByLabelText('Nama');
  const send = screen.getByRole('button');
  await user.click(send);
  expect(await screen.findByText('Nama wajib diisi.')).toBeVisible();
  await user.type(name, 'Arum');
  expect(screen.queryByText('Nama wajib diisi.')).not.toBeInTheDocument();
  await user.click(send);
  expect(name).toHaveValue('');

  await user.type(name, 'B{Backspace}');
  expect(screen.queryByText('Nama wajib diisi.')).not.toBeInTheDocument();
});

test('what a password manager fills in without an event is sent', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const name = screen.getByLabelText<HTMLInputElement>('Nama');
  // React notices only what goes through its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Arum');
  await user.click(screen.getByRole('button'));
  expect(screen.queryByText('Nama wajib diisi.')).not.toBeInTheDocument();
  expect(name).toHaveValue('');
});

function StoredForm({ onSubmit }: { onSubmit: (changes: object) => void }) {
  const form = useSchemaForm({
    schema: v.object({ lokasi: optionalText(50), nama: optionalText(50) }),
    draft: null,
    values: { lokasi: 'Jalan Mawar\nKota Tegal', nama: 'SPPG' },
    isBusy: false,
    onSubmit: (output) => onSubmit(form.changes(output)),
  });
  const { error: _lokasi, ...lokasi } = form.field('lokasi');
  const { error: _nama, ...nama } = form.field('nama');
  return (
    <form {...form.props}>
      <input aria-label="Lokasi" {...lokasi} />
      <input aria-label="Nama" {...nama} />
      <button type="submit">Simpan</button>
    </form>
  );
}

test('a stored text that a field shows without its line break is not edited', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<(changes: object) => void>();
  render(<StoredForm onSubmit={onSubmit} />);
  await user.type(screen.getByLabelText('Nama'), ' Satu');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ nama: 'SPPG Satu' }));
});

function DateForm({ onSubmit }: { onSubmit: () => void }) {
  const form = useSchemaForm({
    schema: v.object({ sampai: optionalText(10) }),
    draft: null,
    values: { sampai: '' },
    isBusy: false,
    onSubmit,
  });
  const { error, ...input } = form.field('sampai');
  return (
    <form {...form.props}>
      <input type="date" aria-label="Sampai" {...input} />
      {error}
      <button type="submit">Kirim</button>
    </form>
  );
}

test('a date that is not complete is no empty one', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<() => void>();
  render(<DateForm onSubmit={onSubmit} />);
  // happy-dom has no fields for day, month and year.
  const until = screen.getByLabelText<HTMLInputElement>('Sampai');
  const unreadable = vi.spyOn(until.validity, 'badInput', 'get').mockReturnValue(true);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(/^Isian ini belum lengkap/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();

  unreadable.mockRestore();
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});
