import { FileText } from 'lucide-react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { errorField } from '@/lib/errors/error-field';
import { errorMessage } from '@/lib/errors/error-message';
import { proposalFileName, proposalPath } from './proposal-path';
import { useProposalUrl } from './queries';

/**
 * Opens the proposal through a signed URL, which is requested when the lead is opened, not on click: browsers block a
 * tab that is opened after an asynchronous request.
 */
export function ProposalLink({ documentUrl }: { documentUrl: string }) {
  const path = proposalPath(documentUrl);
  const { data, error, isFetching, refetch } = useProposalUrl(path);

  if (data && path) {
    return (
      <ButtonAnchor size="sm" href={data} target="_blank" rel="noreferrer" className="max-w-full">
        <FileText aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">Buka Proposal ({proposalFileName(path)})</span>
      </ButtonAnchor>
    );
  }
  if (path && !error) {
    return (
      <Button size="sm" busy>
        Menyiapkan proposal...
      </Button>
    );
  }
  return (
    <div role="alert" className="flex w-full flex-wrap items-center gap-3 text-danger-600">
      <p>
        Proposal tidak dapat dibuka.{' '}
        {isMissing(error) ? 'Filenya tidak ada di penyimpanan.' : errorMessage(error)}
      </p>
      {path && (
        <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
          Coba Lagi
        </Button>
      )}
    </div>
  );
}

function isMissing(error: Error | null): boolean {
  // A URL without a valid path, or the storage service's error for a missing file.
  return !error || errorField(error, 'statusCode') === '404';
}
