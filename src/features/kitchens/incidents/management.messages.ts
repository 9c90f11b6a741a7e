import type { Messages } from '@/lib/toasts/toast';

export const incidentMessages = {
  // What the forms say below a field.
  kindMissing: 'Pilih dulu jenis kejadiannya.',
  dayMissing: 'Hari kejadian wajib diisi.',
  newsMissing: 'Tulis apa yang sudah diketahui.',
  removedNewsMissing: 'Pilih dulu kabarnya.',
  removedKindMissing: 'Pilih apa yang dihapus.',
  removedWordsMissing: 'Tulis kata yang dihapus, persis seperti di kabarnya.',
  removalReasonMissing: 'Tulis mengapa kata itu dihapus.',
  figureIncomplete:
    'Setiap angka perlu jumlah, keterangan, sumber, dan waktunya. Lengkapi, atau hapus barisnya.',
} satisfies Messages;
