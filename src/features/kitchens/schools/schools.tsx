import { lazyPart } from '@/components/lazy';
import { PartNote } from '@/components/lists/loaded';
import { useAccess } from '@/features/people/auth/use-access';
import type { Built } from '@/lib/queries/built-query';
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
  built?: Built<School[]>;
}

/** The schools that a kitchen cooks for; whoever manages SPPG can edit them here. */
export function Schools({ sppgId, built }: SchoolsProps) {
  const { canManage } = useAccess();
  const part = useSchools(sppgId, built);
  const schools = part.data;
  return (
    <>
      {schools &&
        (canManage ? <SchoolDesk sppgId={sppgId} schools={schools} /> : <SchoolList schools={schools} />)}
      <PartNote what="Daftar sekolah" part={part} className="mt-5" />
    </>
  );
}
