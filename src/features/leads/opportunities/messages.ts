import type { Messages } from '@/lib/toasts/toast';

export const proposalUploadMessages = {
  uploadComing: (email: string) => ({
    title: 'Unggah Proposal Segera Hadir',
    description: `Untuk sekarang, kirim proposal Anda lewat email ke ${email}.`,
    duration: 7000,
  }),
} satisfies Messages;

export const tenderDeskMessages = {
  tenderComing: (feature: string, email: string) =>
    `Fitur ${feature} segera hadir. Untuk sekarang, tulis ke ${email}.`,
} satisfies Messages;
