import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NotLoaded, PartNote } from '@/components/lists/loaded';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths, sppgSearchPath } from '@/config/paths';
import { useAccess } from '@/features/people/auth/use-access';
import { KitchenDialogs, type KitchenDialogState } from '@/features/kitchens/history/kitchen-dialogs';
import { sppgMessages } from '@/features/kitchens/sppg/messages';
import {
  LazySppgDialogs,
  type SppgDialogState,
  useSppgDialog,
} from '@/features/kitchens/sppg/form/sppg-actions';
import { todayOnServer } from '@/lib/text/format-time';
import { formatNumber } from '@/lib/text/format';
import { isWholeCode } from '@/lib/text/pasted';
import { scrollOnce } from '@/lib/url/linked-scroll';
import { type FoundSppg, mostFound, type useFoundSppg, withCode } from './api';
import type { BuiltKitchen } from './built-kitchens';
import { notOurs } from './content';
import { KitchenFacts } from './kitchen';
import { KitchenList, MeantSchools } from './kitchen-list';
import { NotFound } from './not-found';

interface AnswerProps {
  part: ReturnType<typeof useFoundSppg>;
  searched: string;
  /** How often the same text was searched for again. */
  repeats?: number;
  /** Whether the page is the kitchen's own, whose heading is in the answer. */
  isOwnPage?: boolean;
  /** The kitchen as it was when the site was built. */
  built?: BuiltKitchen | null;
  /** Called when the list no longer has what the page was built of. */
  onGone?: () => void;
}

/**
 * The answer to a search. After a failure, a kitchen that was found before is still shown, with its open incidents; a
 * "no" is not.
 */
export function CheckAnswer({
  part,
  searched,
  repeats = 0,
  isOwnPage = false,
  built = null,
  onGone,
}: AnswerProps) {
  const ref = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { canManage, isManager } = useAccess();
  // The dialogs are rendered here, so that an answer that changes or fails to reload does not close them.
  const { dialog, openDialog, closeDialog } = useSppgDialog(sppgMessages.placeholderOfNetwork);
  const [kitchenDialog, setKitchenDialog] = useState<KitchenDialogState | null>(null);
  const { query, day = todayOnServer(), isBuilt } = part;
  const answered = query.error && part.data?.length === 0 ? undefined : part.data;
  // On a kitchen's own page a kitchen with a similar name is no answer.
  const found = isOwnPage && answered && !withCode(answered, searched) ? [] : answered;
  const kitchen = oneKitchen(part.data ?? [], searched);
  const [lastKitchen, setLastKitchen] = useState(kitchen);
  if (kitchen && kitchen !== lastKitchen) setLastKitchen(kitchen);
  // Data of the build are there from the start and need no announcement.
  const isAnswered = !built && (found !== undefined || query.error !== null);

  useEffect(() => {
    if (isAnswered && scrollOnce(ref.current)) ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each search has an answer of its own
  }, [isAnswered, searched]);

  useEffect(() => {
    if (repeats > 0) ref.current?.focus({ preventScroll: true });
  }, [repeats]);

  const isGone = isOwnPage && built !== null && !isBuilt && found?.length === 0;
  useEffect(() => {
    if (isGone) onGone?.();
  }, [isGone, onGone]);

  function handleAction(action: SppgDialogState) {
    openDialog(action.kind === 'edit' ? { ...action, onSaved: follow } : action);
  }

  /** The kitchen's code may have changed, and the host has no page for the new one. */
  function follow(code: string) {
    if (code !== searched) void navigate(sppgSearchPath(code), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={`Jawaban untuk “${searched}”`}
        className={isOwnPage ? 'mt-4 sm:mt-8' : 'mt-8'}
      >
        {isOwnPage && !(found && oneKitchen(found, searched)) && (
          <h1 className="mb-5 text-2xl wrap-anywhere">Dapur {searched}</h1>
        )}
        {found && <PartNote what="Data dapur ini" part={part} className="mb-4" />}
        {found ? (
          <FoundKitchens
            found={found}
            searched={searched}
            isOwnPage={isOwnPage}
            day={day}
            built={built}
            onSppgAction={canManage ? handleAction : undefined}
            onDialog={isManager ? setKitchenDialog : undefined}
          />
        ) : (
          <NotLoaded
            query={query}
            loading="Memeriksa..."
            failure="Pemeriksaan gagal. Coba lagi."
            withReason={false}
          />
        )}
      </section>
      {canManage && <LazySppgDialogs state={dialog} onClose={closeDialog} />}
      {isManager && lastKitchen && (
        <KitchenDialogs dialog={kitchenDialog} sppg={lastKitchen} onChange={setKitchenDialog} />
      )}
    </>
  );
}

interface FoundKitchensProps extends Pick<Required<AnswerProps>, 'searched' | 'isOwnPage' | 'built'> {
  found: FoundSppg[];
  /** The day in WIB on which the answers hold. */
  day: string;
  /** Opens a dialog of an SPPG; absent for users who may not manage SPPG. */
  onSppgAction: ((action: SppgDialogState) => void) | undefined;
  /** Opens a dialog of what is recorded about a kitchen; absent for all but managers. */
  onDialog: ((dialog: KitchenDialogState) => void) | undefined;
}

/**
 * The kitchen that is meant: the one with this code, or the only one that was found, unless only a place was named,
 * where others may be.
 */
const oneKitchen = (found: FoundSppg[], searched: string) =>
  withCode(found, searched) ?? (found.length === 1 && !found[0]?.tempat ? found[0] : undefined);

/**
 * Shows one kitchen, a list to choose from, or that there is none: clearly for a whole code, else with ways to go on.
 */
function FoundKitchens(props: FoundKitchensProps) {
  const { found, searched, ...shown } = props;
  if (found.length === 0) {
    if (shown.built) return <NotOurs searched={searched} text={notOurs.goneText} />;
    return isWholeCode(searched) ? (
      <NotOurs searched={searched} text={notOurs.text} />
    ) : (
      <NotFound searched={searched} />
    );
  }
  const one = oneKitchen(found, searched);
  if (!one) {
    const title =
      found.length > mostFound
        ? 'Lebih dari 50 dapur cocok. Tulis nama yang lebih lengkap, atau kodenya.'
        : `${formatNumber(found.length)} dapur cocok`;
    return <KitchenList title={title} kitchens={found.slice(0, mostFound)} />;
  }

  const kitchen = (
    <>
      <MeantSchools sppg={one} className="mb-4" />
      <KitchenFacts sppg={one} {...shown} />
    </>
  );
  const others = found.filter(({ id }) => id !== one.id);
  if (others.length === 0) return kitchen;
  // Confirmed kitchens come first: an unconfirmed one may have copied a code or name.
  const list = (
    <KitchenList title={`Nama yang cocok dengan “${searched}”`} kitchens={others.slice(0, mostFound)} />
  );
  return (
    <div className="space-y-8">
      {one.dikonfirmasi_pada === null && <div>{list}</div>}
      <div>{kitchen}</div>
      {one.dikonfirmasi_pada !== null && <div>{list}</div>}
    </div>
  );
}

function NotOurs({ searched, text }: { searched: string; text: string }) {
  return (
    <Card tone="warning">
      <h2 className="text-xl wrap-anywhere">“{searched}”</h2>
      <p className="mt-2 max-w-prose text-lg">{text}</p>
      {text === notOurs.text && <p className="mt-2 max-w-prose">{notOurs.other}</p>}
      <ButtonLink to={paths.waspadaPenipuan} variant="outline" className="mt-5">
        {notOurs.link}
      </ButtonLink>
    </Card>
  );
}
