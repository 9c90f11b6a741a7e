import { FileText } from 'lucide-react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors/error-message';
import { errorField } from '@/lib/errors/failure';
import { type Lead, proposalFileName, proposalPath } from './lead';
import { useOpenProposal } from './mutations';

/** Opens the proposal in a new tab, which the audit trail keeps each time. */
export function ProposalButton({ lead, documentUrl }: { lead: Lead; documentUrl: string }) {
  const path = proposalPath(documentUrl);
  const open = useOpenProposal();
  const { data: blocked, error, isPending } = open;

  /** The tab is opened at once, empty: browsers block one that is opened after a request. */
  function handleClick() {
    if (!path) return;
    const tab = window.open('about:blank', '_blank');
    // The opened file must not reach this page.
    if (tab) tab.opener = null;
    open.mutate({ applicationId: lead.id, tab });
  }

  return (
    <div className="flex max-w-full flex-wrap items-center gap-3">
      {path && (
        <Button size="sm" busy={isPending} onClick={handleClick} className="max-w-full">
          {!isPending && <FileText aria-hidden="true" className="size-4 shrink-0" />}
          <span className="min-w-0 wrap-anywhere">
            {isPending ? 'Membuka proposal...' : `Buka Proposal (${proposalFileName(path)})`}
          </span>
        </Button>
      )}
      {blocked && (
        <ButtonAnchor size="sm" variant="outline" href={blocked} target="_blank" rel="noreferrer">
          Buka di tab baru
        </ButtonAnchor>
      )}
      {(!path || error) && (
        <p role="alert" className="text-danger-600">
          Proposal tidak dapat dibuka.{' '}
          {isMissing(error) ? 'Filenya tidak ada di penyimpanan.' : errorMessage(error)}
        </p>
      )}
    </div>
  );
}

function isMissing(error: Error | null): boolean {
  // A URL without a valid path, or the function's error for a missing file.
  return !error || errorField(error, 'code') === 'not_found';
}
