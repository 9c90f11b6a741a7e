import type { Messages } from '@/lib/toasts/toast-message';

/** What the form of a contact says below its fields. */
export const regionalContactMessages = {
  districtEmpty: 'Kabupaten/kota harus dipilih.',
  nameEmpty: 'Nama narahubung tidak boleh kosong.',
  phoneEmpty: 'Nomor telepon tidak boleh kosong.',
  phoneWrong: 'Nomor ini belum benar. Tulis lengkap, seperti 0812-3456-7890 atau (024) 7601234.',
  phoneForeign: 'Isi dengan nomor Indonesia, yang diawali 0 atau +62.',
  consentMissing: 'Centang setelah narahubung setuju.',
} satisfies Messages;
