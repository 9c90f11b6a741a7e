import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unmarked, WrittenText } from './written-text';

test.each([
  ['Lihat https://contoh.id/a?b=1.', 'https://contoh.id/a?b=1', 'https://contoh.id/a?b=1'],
  ['(www.contoh.go.id)', 'www.contoh.go.id', 'https://www.contoh.go.id'],
  ['Tulis ke halo@contoh.id, ya', 'halo@contoh.id', 'mailto:halo@contoh.id'],
  ['http://contoh.id/<b>', 'http://contoh.id/', 'http://contoh.id/'],
])('%j has a link', (text, name, href) => {
  const { container } = render(<WrittenText text={text} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(container).toHaveTextContent(text);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'Juknis.pdf', 'selesai.Lalu mulai', '//contoh.id'])(
  '%j has none',
  (text) => {
    render(<WrittenText text={text} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test.each([
  ['Bawa *KTP asli* saja', ['KTP asli']],
  ['*Senin*, *Selasa*', ['Senin', 'Selasa']],
  ['2*3*4, * bukan *, **, a*b*', []],
])('%j has bold words: %j', (text, bold) => {
  const { container } = render(<WrittenText text={text} />);
  expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(bold);
});

test('a line that ends, ends, and markup is text', () => {
  const text = 'Satu\n<b>dua</b><img src=x onerror=alert(1)>';
  const { container } = render(<WrittenText text={text} />);
  expect(container.querySelector('b, img')).toBeNull();
  expect(container.textContent).toBe(text);
  expect(container.firstElementChild).toHaveClass('whitespace-pre-line');
});

test('machines read no marks', () => {
  expect(unmarked('*Senin* saja: www.contoh.id, 2*3*4')).toBe('Senin saja: www.contoh.id, 2*3*4');
});
