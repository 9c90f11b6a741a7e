import { lazyPart } from '@/components/lazy';
import { PartNotLoaded } from '@/components/lists/loaded';
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
  if (!schools) return query.error && <PartNotLoaded what="Daftar sekolah" query={query} className="mt-5" />;
  return canManage ? <SchoolDesk sppgId={sppgId} schools={schools} /> : <SchoolList schools={schools} />;
}
