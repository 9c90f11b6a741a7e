import { QueryProvider } from '@/components/query-provider';
import { Answer } from './answer';
import { useFoundSppg } from './api';
import type { BuiltKitchen } from './built-kitchens';

interface KitchenAnswerProps {
  code: string;
  /** What the page was built with; null for a kitchen that is newer, and after a click on a link. */
  built: BuiltKitchen | null;
  /** Called when the list no longer has what the page was built of. */
  onGone: () => void;
}

/** A kitchen on its own page: as it was when the site was built, until the answer of today is there. */
export function KitchenAnswer(props: KitchenAnswerProps) {
  return (
    <QueryProvider>
      <LiveAnswer {...props} />
    </QueryProvider>
  );
}

function LiveAnswer({ code, built, onGone }: KitchenAnswerProps) {
  const query = useFoundSppg(code, true, built ? [built.sppg] : undefined);
  return <Answer query={query} searched={code} built={built} isOwnPage onGone={onGone} />;
}
