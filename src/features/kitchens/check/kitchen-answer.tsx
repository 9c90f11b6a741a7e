import { Navigate, useLocation } from 'react-router-dom';
import { QueryProvider } from '@/components/query-provider';
import { paths, sppgPath, sppgSearchPath } from '@/config/paths';
import { calledOf } from '@/features/kitchens/sppg/called';
import { CheckAnswer } from './answer';
import { useFoundSppg, withCode } from './api';
import type { BuiltKitchen } from './built-kitchens';

interface KitchenAnswerProps {
  code: string;
  /** The kitchen as it was when the site was built; null for a newer one, and after a click on a link. */
  built: BuiltKitchen | null;
  /** Called when the list no longer has what the page was built of. */
  onGone: () => void;
}

/** A kitchen on its own page: as it was when the site was built, then as today's answer has it. */
export function KitchenAnswer(props: KitchenAnswerProps) {
  return (
    <QueryProvider>
      <LiveAnswer {...props} />
    </QueryProvider>
  );
}

function LiveAnswer({ code, built, onGone }: KitchenAnswerProps) {
  const part = useFoundSppg(code, true, built ? { day: built.day, data: [built.sppg] } : undefined);
  const { pathname, search, hash } = useLocation();
  const kitchen = withCode(part.data ?? [], code);
  const stored = kitchen && calledOf(kitchen).kode;
  // The kitchen's confirmed code leads to another address than the one in the URL: the page moves there.
  if (stored && `${paths.sppg}/${stored}` !== pathname && sppgPath(stored) !== sppgSearchPath(stored))
    return <Navigate to={{ pathname: sppgPath(stored), search, hash }} replace />;
  return <CheckAnswer part={part} searched={code} built={built} isOwnPage onGone={onGone} />;
}
