import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from './field';

const told = /^Yang ditempel lebih dari satu baris atau kolom/;

test.each([
  'SPPG Satu\nSPPG Dua',
  'SPPG Satu\tJalan Uji No. 1',
  'Jalan Uji No. 1\r\nKota Semarang\r\n',
  '\tJalan Uji No. 1',
])('several lines or cells are told of, not joined: %j', async (text) => {
  const user = userEvent.setup();
  render(<TextField label="Nama" required />);
  const field = screen.getByRole('textbox', { name: 'Nama' });
  await user.click(field);
  await user.paste(text);
  expect(field).toHaveValue('');
  expect(field).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(told);
  await user.type(field, 'S');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('one line is pasted as ever, with the line break that ends it', async () => {
  const user = userEvent.setup();
  render(<TextField label="Nama" required />);
  await user.click(screen.getByRole('textbox', { name: 'Nama' }));
  await user.paste('SPPG Satu\r\n');
  expect(screen.getByRole('textbox')).toHaveValue('SPPG Satu');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a field that searches takes the whole message that a code stands in', async () => {
  const user = userEvent.setup();
  render(<TextField label="Kode" required enterKeyHint="search" />);
  await user.click(screen.getByRole('textbox', { name: 'Kode' }));
  await user.paste('Simpan kode ini:\nK7QF-2M9T-XW4D');
  expect(screen.getByRole('textbox')).toHaveValue('Simpan kode ini:K7QF-2M9T-XW4D');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
