import { Card } from '@/components/ui/card';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { SppgDialogState } from '@/features/sppg/use-sppg-dialog';
import { SppgRow, sppgRows } from '@/features/sppg/sppg-row';
import { formatNumber } from '@/lib/text/format';
import { type FoundSppg, mostFound } from './api';
import { notOurs } from './content';
import { Kitchen } from './kitchen';
import { sppgCheckMessages } from './messages';

interface FoundKitchensProps {
  found: FoundSppg[];
  searched: string;
  /** Only for users who may manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
}

/** A clear no, one kitchen, or a list to choose from. */
export function FoundKitchens({ found, searched, onSppgAction }: FoundKitchensProps) {
  const [first] = found;
  if (!first) return <NotOurs searched={searched} />;
  // Codes may differ in a hyphen alone: a link means the one that is written so.
  const one =
    found.length === 1
      ? first
      : found.find(({ kode_unik_pendaftaran }) => kode_unik_pendaftaran === searched);
  if (one) return <Kitchen sppg={one} onSppgAction={onSppgAction} />;
  return (
    <>
      <h2 className="text-2xl">
        {found.length > mostFound ? sppgCheckMessages.tooMany : `${formatNumber(found.length)} dapur cocok`}
      </h2>
      <ul className={`mt-4 ${sppgRows}`}>
        {found.slice(0, mostFound).map((sppg) => (
          <li key={sppg.id}>
            <SppgRow sppg={sppg} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NotOurs({ searched }: { searched: string }) {
  return (
    <Card className="border-saffron-400 bg-saffron-50">
      <h2 className="text-xl wrap-anywhere">“{searched}”</h2>
      <p className="mt-2 max-w-prose text-lg">{notOurs.text}</p>
      <ButtonLink to={paths.waspadaPenipuan} variant="outline" className="mt-5">
        {notOurs.link}
      </ButtonLink>
    </Card>
  );
}
