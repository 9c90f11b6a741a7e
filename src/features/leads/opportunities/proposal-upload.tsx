import { Upload } from 'lucide-react';
import { Folded } from '@/components/folded';
import { Button } from '@/components/ui/button';
import { useCompany } from '@/lib/content/company';
import { useToast } from '@/lib/toasts/toast';
import { proposalTitle } from './detail.content';
import { uploadPrompts } from './opportunity';

interface ProposalUploadProps {
  /** The allowed file types and size. */
  prompt: keyof typeof uploadPrompts;
  contents: readonly string[];
}

/** What a proposal contains, and how to e-mail it until the upload works. */
export function ProposalUpload({ prompt, contents }: ProposalUploadProps) {
  const toast = useToast();
  const { partnershipEmail } = useCompany();
  return (
    <div className="rounded-3xl bg-brand-50 p-5 sm:p-8">
      <Folded heading="h3" summary={proposalTitle}>
        <ol className="space-y-2 marker:font-bold marker:text-brand-600">
          {contents.map((line) => (
            <li key={line} className="ml-5 list-decimal pl-1">
              {line}
            </li>
          ))}
        </ol>
      </Folded>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          variant="outline"
          onClick={() =>
            toast({
              title: 'Unggah Proposal Segera Hadir',
              description: `Untuk sekarang, kirim proposal Anda lewat email ke ${partnershipEmail}.`,
              duration: 7000,
            })
          }
        >
          <Upload aria-hidden="true" className="size-5 shrink-0" />
          Unggah Proposal
        </Button>
        <p className="text-sm text-ink-soft">{uploadPrompts[prompt]}</p>
      </div>
    </div>
  );
}
