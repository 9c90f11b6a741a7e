import { site } from '@/config/site';
import type { Messages } from '@/lib/toasts/toast';

export const tenderDeskMessages = {
  tenderComing: (feature: string) =>
    `Fitur ${feature} segera hadir. Untuk sekarang, tulis ke ${site.partnershipEmail}.`,
} satisfies Messages;
