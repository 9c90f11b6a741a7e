import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RunningText, type Text } from './running-text';

function renderLinkTo(to: string) {
  // Parsed, like data from outside, whose type the compiler can't check.
  const text: Text = JSON.parse(JSON.stringify(['Baca ', { text: 'di sini', to }, '.']));
  render(
    <MemoryRouter>
      <p>
        <RunningText text={text} />
      </p>
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Baca/)).toHaveTextContent('Baca di sini.');
}

test.each(['/kontak', 'https://contoh.id/a', 'mailto:halo@contoh.id', 'tel:127'])(
  'words lead to %s',
  (to) => {
    renderLinkTo(to);
    expect(screen.getByRole('link', { name: 'di sini' })).toHaveAttribute('href', to);
  },
);

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '//jahat.contoh.id',
  'http://jahat.contoh.id',
  '/\\jahat.contoh.id',
  'data:text/html,x',
])('words that would lead to %s stay plain', (to) => {
  renderLinkTo(to);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
