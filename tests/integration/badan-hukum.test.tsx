import { act, screen, within } from '@testing-library/react';
import { revision } from 'virtual:content/revision';
import { expect, test } from 'vitest';
import { putRows } from '../fake-server/tables';
import { makeCompany } from '../factories';
import { renderSite } from '../render';

const company = makeCompany({ legal_entity: 'PT Tampah Gizi Sejahtera', legal_nib: '1234567890123' });

test.each(['/tentang', '/waspada-penipuan'])(
  '%s tells what the company is under law, and what of it is not entered yet',
  async (path) => {
    putRows('content_revision', [{ revision: revision + 1 }]);
    putRows('company_profile', [company]);
    const { app } = await renderSite(path);
    const identity = within(screen.getByRole('region', { name: 'Badan hukum kami' }));
    expect(identity.getAllByText('belum diisi')).toHaveLength(4);
    act(() => app.content.start());
    expect(await identity.findByText('1234567890123')).toBeVisible();
    expect(identity.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'PT Tampah Gizi Sejahtera',
      'belum diisi',
      'belum diisi',
      '1234567890123',
    ]);
  },
);
