import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sppgManagementMessages } from './management.messages';
import { byColumn, emptySppgValues } from './sppg-columns';
import { type SppgFormValues, sppgSchema } from './sppg-schema';

const filled: SppgFormValues = {
  ...emptySppgValues,
  kode_unik_pendaftaran: ' SPPG  3374-099\u200B ',
  nama: 'SPPG  Pedurungan \u00A0Lor',
  lokasi: 'Jalan Contoh,  Kota Semarang',
  yayasan_id: 'a',
  sasaran_jumlah_penerima_manfaat: '2500',
  kontraktor_pelaksana: 'CV  Bangun\tJaya',
  progres_pembangunan: ' 40% ',
  estimasi_selesai: '   ',
};

function messages(changed: Partial<SppgFormValues>) {
  const result = v.safeParse(sppgSchema, { ...filled, ...changed });
  return result.issues?.map((issue) => issue.message) ?? [];
}

test('a complete form becomes a row: trimmed, with single spaces, without invisible characters, the target a number, empty text null', () => {
  expect(v.parse(sppgSchema, filled)).toEqual({
    ...byColumn(({ key }) => filled[key] || null),
    kode_unik_pendaftaran: 'SPPG 3374-099',
    nama: 'SPPG Pedurungan Lor',
    lokasi: 'Jalan Contoh, Kota Semarang',
    kontraktor_pelaksana: 'CV Bangun Jaya',
    sasaran_jumlah_penerima_manfaat: 2500,
    progres_pembangunan: '40%',
    estimasi_selesai: null,
  });
});

test.each([
  [' ', null],
  ['0', 0],
  ['2500', 2500],
  ['2.500', 2500],
  ['2.500,00', 2500],
  ['1 000 000', 1_000_000],
  ['1.000.000', 1_000_000],
])('the target %j is read as %j', (text, expected) => {
  const { sasaran_jumlah_penerima_manfaat } = v.parse(sppgSchema, {
    ...filled,
    sasaran_jumlah_penerima_manfaat: text,
  });
  expect(sasaran_jumlah_penerima_manfaat).toBe(expected);
});

test.each<[Partial<SppgFormValues>, string | null]>([
  [{ akun_instagram: ' @dapur.tembalang ' }, 'dapur.tembalang'],
  [{ akun_instagram: 'https://www.instagram.com/dapur.tembalang/?hl=id' }, 'dapur.tembalang'],
  [{ akun_instagram: 'instagram.com/dapur_tembalang' }, 'dapur_tembalang'],
  [{ akun_instagram: ' ' }, null],
  [{ akun_facebook: 'https://m.facebook.com/dapur.tembalang#menu' }, 'dapur.tembalang'],
  [{ akun_facebook: 'https://www.facebook.com/profile.php?id=100012345&sk=about' }, '100012345'],
  [{ akun_tiktok: 'https://www.tiktok.com/@dapur.tembalang?lang=id-ID' }, 'dapur.tembalang'],
  [{ id_bgn: ' a1b2-c3d4. ' }, 'A1B2C3D4'],
])('the account or ID of %j is %j', (typed, handle) => {
  const [column] = Object.keys(typed);
  expect(v.parse(sppgSchema, { ...filled, ...typed })).toHaveProperty(column ?? '', handle);
});

test.each<[Partial<SppgFormValues>, string]>([
  [{ kode_unik_pendaftaran: ' \u200B' }, 'Kode unik tidak boleh kosong.'],
  [{ nama: '' }, 'Nama SPPG tidak boleh kosong.'],
  [{ lokasi: '' }, 'Lokasi SPPG tidak boleh kosong.'],
  [{ yayasan_id: '' }, 'Yayasan harus dipilih.'],
  [{ id_bgn: 'A1B2C3' }, sppgManagementMessages.idBgnOdd],
  [{ akun_instagram: 'https://www.facebook.com/dapur' }, sppgManagementMessages.accountOdd],
  [{ akun_instagram: 'https://www.instagram.com/p/Cx1/' }, sppgManagementMessages.accountOdd],
  [{ akun_instagram: 'javascript:alert(1)' }, sppgManagementMessages.accountOdd],
  [{ akun_instagram: 'x'.repeat(31) }, sppgManagementMessages.accountOdd],
  [{ akun_facebook: 'https://facebook.com.contoh.id/dapur' }, sppgManagementMessages.accountOdd],
  [{ akun_tiktok: 'dapur tembalang' }, sppgManagementMessages.accountOdd],
  [{ sasaran_jumlah_penerima_manfaat: 'seribu' }, 'Jumlah sasaran harus berupa angka.'],
  // Not thousands: refused rather than guessed at.
  [{ sasaran_jumlah_penerima_manfaat: '1 2' }, 'Jumlah sasaran harus berupa angka.'],
  [{ sasaran_jumlah_penerima_manfaat: '0.500' }, 'Jumlah sasaran harus berupa angka.'],
  [{ sasaran_jumlah_penerima_manfaat: '2.50' }, 'Jumlah sasaran harus berupa angka.'],
  [{ sasaran_jumlah_penerima_manfaat: '2,000' }, 'Jumlah sasaran harus berupa angka.'],
  [{ sasaran_jumlah_penerima_manfaat: '-' }, 'Jumlah sasaran harus berupa angka.'],
  [{ sasaran_jumlah_penerima_manfaat: '-5' }, 'Jumlah sasaran tidak boleh negatif.'],
  [{ sasaran_jumlah_penerima_manfaat: '1000001' }, 'Jumlah sasaran terlalu besar.'],
  [{ nama: 'a'.repeat(201) }, 'Maksimal 200 karakter.'],
])('%j is refused with "%s"', (changed, message) => {
  expect(messages(changed)).toContain(message);
});

test('a code with the dashes of a word processor is the one with hyphens', () => {
  const { kode_unik_pendaftaran } = v.parse(sppgSchema, {
    ...filled,
    kode_unik_pendaftaran: 'SPPG\u20133374\u2212002',
  });
  expect(kode_unik_pendaftaran).toBe('SPPG-3374-002');
});

test.each(['“SPPG-3374-002”', '• SPPG–3374–002.', '(SPPG-3374-002),'])(
  'the code is stored without what was pasted around it: %j',
  (pasted) => {
    expect(v.parse(sppgSchema, { ...filled, kode_unik_pendaftaran: pasted }).kode_unik_pendaftaran).toBe(
      'SPPG-3374-002',
    );
  },
);

test('an account keeps the signs of its name', () => {
  expect(v.parse(sppgSchema, { ...filled, akun_instagram: '“@_dapur_”' }).akun_instagram).toBe('_dapur_');
});
