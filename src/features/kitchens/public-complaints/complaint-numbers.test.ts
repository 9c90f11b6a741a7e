import { expect, test } from 'vitest';
import { noComplaints } from './api';
import { complaintWords, countsByCategory } from './complaint-numbers';

const about = 'tentang dapur ini';

test('without complaints nothing is said but that', () => {
  expect(complaintWords(noComplaints, about)).toEqual({
    asOf: undefined,
    overdue: undefined,
    total: 'Belum ada keluhan tentang dapur ini dalam 12 bulan terakhir.',
    details: [],
  });
});

test('what nobody has answered after its clock is said by itself, the rest adds up', () => {
  const numbers = {
    ...noComplaints,
    per: '2026-11-23',
    jumlah: 9,
    dijawab: 6,
    dijawab_tepat_waktu: 4,
    median_hari: 2,
    dibuka_lagi: 1,
    belum_dijawab_lewat_tenggat: 2,
    selesai_tepat_waktu: 3,
    belum_selesai_lewat_tenggat: 1,
    disaring: 12,
  };
  expect(complaintWords(numbers, about)).toEqual({
    asOf: 'Per Senin, 23 November 2026:',
    overdue: '2 keluhan belum dijawab setelah 3 hari kerja',
    total: '9 keluhan tentang dapur ini dalam 12 bulan terakhir.',
    details: [
      '4 dijawab sebelum tenggat 3 hari kerja',
      '2 dijawab setelah tenggat lewat',
      '1 belum dijawab, tenggatnya belum lewat',
      'biasanya dijawab setelah 2 hari',
      '3 selesai dalam 14 hari',
      '1 belum selesai setelah 14 hari',
      '1 dibuka lagi oleh pengirimnya',
      'disaring: 12 (bukan keluhan sungguhan, tidak ikut dihitung)',
    ],
  });
});

test('categories are named, the most frequent first, where the database tells them', () => {
  expect(countsByCategory(noComplaints)).toEqual([]);
  expect(countsByCategory({ per_kategori: { lain: 1, makanan: 2, alat_makan: 4 } })).toEqual([
    { label: 'Alat makan', count: 4 },
    { label: 'Makanan', count: 2 },
    { label: 'Lainnya', count: 1 },
  ]);
});
