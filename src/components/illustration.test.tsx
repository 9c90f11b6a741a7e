import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Illustration } from './illustration';

const drawing = { src: '/images/panci.svg', width: 40, height: 30, alt: 'Panci.' };
const photo = {
  ...drawing,
  src: '/images/panci-800.avif',
  srcSet: '/images/panci-480.avif 480w, /images/panci-800.avif 800w',
};

test('a drawing is one file, of a size that is known before it loads, and loads when it comes near', () => {
  render(<Illustration picture={drawing} />);
  const image = screen.getByRole('img', { name: 'Panci.' });
  expect(image).toHaveAttribute('src', '/images/panci.svg');
  expect(image).toHaveAttribute('width', '40');
  expect(image).toHaveAttribute('height', '30');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('sizes');
});

test('of a photo the browser chooses the width, and one of the first screen is asked for first', () => {
  render(<Illustration picture={photo} sizes="50vw" priority />);
  const image = screen.getByRole('img', { name: 'Panci.' });
  expect(image).toHaveAttribute('srcset', photo.srcSet);
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a logo may be called by the name beside it', () => {
  render(<Illustration picture={{ ...drawing, alt: '' }} alt="Logo Studio" />);
  expect(screen.getByRole('img', { name: 'Logo Studio' })).toBeVisible();
});
