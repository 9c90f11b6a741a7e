import type { Messages } from '@/lib/toasts/toast-message';

export const complaintMessages = {
  kitchenGone: (code: string) =>
    `Dapur “${code}” tidak ada dalam daftar kami. Cari dapurnya, atau pilih “Saya tidak tahu dapurnya”.`,
  categoryGone: 'Jenis yang dulu Anda pilih sudah tidak ada. Pilih lagi.',
  tooManyPhotos: 'Paling banyak tiga foto.',
} satisfies Messages;
