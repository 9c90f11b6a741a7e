import { checkWith, type FormLogic } from '@/lib/forms/logic';
import { toast } from '@/lib/toast';
import type { InferOutput } from 'valibot';
import { insertApplication } from './api';
import type { PartnershipOpportunity } from './content';
import { partnershipSchema } from './partnership-schema';

/**
 * Rules and calls of the form of one opportunity.
 * @param takeProposal uploads the chosen file, if that has not been done; gives its URL, null without a file, or
 * undefined when it failed and said so
 */
export function partnershipLogic(
  opportunity_id: PartnershipOpportunity,
  takeProposal: () => Promise<string | null | undefined>,
): FormLogic<InferOutput<typeof partnershipSchema>> {
  return {
    check: (values) => checkWith(partnershipSchema, values),
    onInvalid({ contact_person, email }) {
      if (contact_person?.trim() && email?.trim()) return;
      toast({
        title: 'Data Tidak Lengkap',
        description: 'Nama kontak dan email wajib diisi.',
        variant: 'destructive',
      });
    },
    async send(application) {
      const document_url = await takeProposal();
      if (document_url === undefined) return false;
      await insertApplication({ opportunity_id, ...application, document_url });
      toast({
        title: 'Pengajuan Terkirim',
        description: 'Terima kasih! Pengajuan kemitraan Anda telah berhasil dikirim.',
        variant: 'success',
      });
      return true;
    },
  };
}
