import { site } from '@/config/site';
import type { Messages } from '@/lib/toasts/toast';

export const proposalUploadMessages = {
  uploadComing: {
    title: 'Unggah Proposal Segera Hadir',
    description: `Untuk sekarang, kirim proposal Anda lewat email ke ${site.partnershipEmail}.`,
    duration: 7000,
  },
} satisfies Messages;

export const tenderDeskMessages = {
  tenderComing: (feature: string) =>
    `Fitur ${feature} segera hadir. Untuk sekarang, tulis ke ${site.partnershipEmail}.`,
} satisfies Messages;
