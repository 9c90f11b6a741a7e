import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { NotLoaded } from '@/components/lists/not-loaded';
import { sppgPath } from '@/config/paths';
import { useAccess } from '@/features/auth/use-access';
import { sppgMessages } from '@/features/sppg/messages';
import { SppgDialogHost } from '@/features/sppg/sppg-dialog-host';
import { type SppgDialogState, useSppgDialog } from '@/features/sppg/use-sppg-dialog';
import { scrollOnce } from '@/lib/url/scroll-once';
import { FoundKitchens } from './found-kitchens';
import { sppgCheckMessages } from './messages';
import type { useFoundSppg } from './queries';

interface AnswerProps {
  query: ReturnType<typeof useFoundSppg>;
  searched: string;
}

/** What the list says: after a failure nothing, not even what it said before. */
export function Answer({ query, searched }: AnswerProps) {
  const ref = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { canManage } = useAccess();
  // Here, so that an answer that changes or fails to reload does not close them.
  const { dialog, openDialog, closeDialog } = useSppgDialog(sppgMessages.placeholderOfNetwork);
  const found = query.error ? undefined : query.data;
  const isAnswered = found !== undefined || query.error !== null;

  useEffect(() => {
    if (isAnswered && scrollOnce(ref.current)) ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each search has an answer of its own
  }, [isAnswered, searched]);

  function handleAction(action: SppgDialogState) {
    openDialog(action.kind === 'edit' ? { ...action, onSaved: follow } : action);
  }

  /** Its code may be a new one. */
  function follow(code: string) {
    if (code !== searched) void navigate(sppgPath(code), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <section ref={ref} tabIndex={-1} aria-label={`Jawaban untuk “${searched}”`} className="mt-8">
        {found ? (
          <FoundKitchens
            found={found}
            searched={searched}
            onSppgAction={canManage ? handleAction : undefined}
          />
        ) : (
          <NotLoaded
            query={query}
            loading="Memeriksa..."
            failure={sppgCheckMessages.failed}
            withReason={false}
          />
        )}
      </section>
      {canManage && <SppgDialogHost state={dialog} onClose={closeDialog} />}
    </>
  );
}
