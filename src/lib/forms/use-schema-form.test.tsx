import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { requiredText } from './text-rules';
import { useSchemaForm } from './use-schema-form';

const schema = v.object({ name: requiredText('Nama wajib diisi.', 200) });
const values = { name: '' };

function Form() {
  const form = useSchemaForm({ schema, values, isBusy: false, onSubmit: (_, done) => done() });
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
