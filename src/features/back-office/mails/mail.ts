import type { BadgeTone } from '@/components/ui/badge';
import { type FilterOf, select } from '@/lib/url/url-filter';

/** A mail that the site has sent or will send, as the view `mails` has it. */
export interface Mail {
  id: string;
  created_at: string;
  /** Null for the sender of a complaint, whose address is only shown on request, beside the complaint. */
  recipient: string | null;
  keluhan_id: string | null;
  template: keyof typeof templateLabels;
  state: MailState;
  attempts: number;
  /** When the mail was sent; for one that may have been sent, when sending began. */
  sent_at: string | null;
  send_after: string;
  last_error: string | null;
}

export const recipientOf = ({ recipient }: Pick<Mail, 'recipient'>) => recipient ?? 'pengirim keluhan';

export const templateLabels = {
  new_lead: 'Kabar kiriman baru',
  new_complaint: 'Kabar keluhan baru',
  new_incident: 'Kabar kejadian di dapur',
  reprisal: 'Kabar pembalasan karena mengadu',
  answer: 'Jawaban kepada pengirim',
  invitation: 'Undangan akun',
  certificate_expiring: 'Pengingat sertifikat',
  signature_request: 'Permintaan konfirmasi yayasan',
  signature_thanks: 'Terima kasih atas konfirmasi yayasan',
  alarm: 'Peringatan untuk admin',
} as const;

type MailState = 'waiting' | 'sent' | 'failed' | 'uncertain';

export const stateLabels: Record<MailState, string> = {
  failed: 'Gagal',
  uncertain: 'Belum pasti terkirim',
  waiting: 'Menunggu',
  sent: 'Terkirim',
};

export const stateTones: Record<MailState, BadgeTone> = {
  failed: 'red',
  uncertain: 'saffron',
  waiting: 'neutral',
  sent: 'green',
};

export const mailFilterSchema = {
  keadaan: select<MailState>({
    label: 'Keadaan',
    all: 'Semua keadaan',
    options: [
      { value: 'failed', slug: 'gagal', label: stateLabels.failed },
      { value: 'uncertain', slug: 'belum-pasti', label: stateLabels.uncertain },
      { value: 'waiting', slug: 'menunggu', label: stateLabels.waiting },
      { value: 'sent', slug: 'terkirim', label: stateLabels.sent },
    ],
  }),
};

export type MailFilter = FilterOf<typeof mailFilterSchema>;
