import { lazyPart } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { useAccess } from '@/features/people/auth/use-access';
import { useSchools } from './api';
import type { School } from './school-columns';
import { SchoolList } from './school-list';

// The desk brings forms and the reader of CSV files along, which visitors never download.
const SchoolDesk = lazyPart(async () => (await import('./school-desk')).SchoolDesk, {
  loading: ({ schools }) => <SchoolList schools={schools} />,
});

interface SchoolsProps {
  sppgId: string;
  /** The schools that the build knew. */
  built?: School[];
}

/** The schools that a kitchen cooks for; whoever manages SPPG can edit them here. */
export function Schools({ sppgId, built }: SchoolsProps) {
  const { canManage } = useAccess();
  const query = useSchools(sppgId, built);
  const schools = query.data;
  if (!schools)
    return query.error && <NotLoaded busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return canManage ? <SchoolDesk sppgId={sppgId} schools={schools} /> : <SchoolList schools={schools} />;
}

/** Smaller than that of a list: the answer about the kitchen is there. */
function NotLoaded({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
      <p>Daftar sekolah gagal dimuat.</p>
      <Button variant="outline" size="sm" busy={busy} onClick={onRetry}>
        Coba Lagi
      </Button>
    </div>
  );
}
