import { act, screen, within } from '@testing-library/react';
import { revision } from 'virtual:content/revision';
import { expect, test } from 'vitest';
import { putRows } from '../fake-server/tables';
import { renderSite } from '../render';

const company = {
  legal_entity: 'PT Tampah Gizi Sejahtera',
  legal_deed: null,
  legal_approval: null,
  legal_nib: '1234567890123',
  street: 'Jalan Baru No. 1',
  city: 'Kota Salatiga',
  province: 'Jawa Tengah',
  postal_code: '50711',
  phone: '(0298) 321-000',
  email: 'baru@contoh.id',
  partnership_email: 'mitra@contoh.id',
  office_hours: [{ days: 'Senin', hours: 'Tutup' }],
  press_name: 'Ratri',
  press_phone: '0800-0000-0004',
  press_email: 'pers@contoh.id',
};

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
