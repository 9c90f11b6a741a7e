import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { builtCompany } from 'virtual:content/company';
import { SocialLinks } from './social-links';

test('a network with an address opens in a tab of its own; one without is switched off', () => {
  vi.spyOn(builtCompany, 'socials', 'get').mockReturnValue([
    { name: 'Instagram', url: 'https://instagram.contoh.id/kami' },
    { name: 'TikTok', url: null },
  ]);
  render(<SocialLinks />);
  const instagram = screen.getByRole('link', { name: 'Instagram' });
  expect(instagram).toHaveAttribute('href', 'https://instagram.contoh.id/kami');
  expect(instagram).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'TikTok' })).toHaveAttribute('aria-disabled', 'true');
});
