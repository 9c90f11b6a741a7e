import { builtDay } from 'virtual:content/revision';
import { PartNote } from '@/components/lists/loaded';
import { TextLink } from '@/components/links';
import { QueryProvider } from '@/components/query-provider';
import { paths } from '@/config/paths';
import { type AllComplaints, useAllComplaints } from './api';
import { ComplaintFigures } from './complaint-figures';
import { whyUnlinked } from './content';

/** The numbers as the page was built with them; null after a click on a link. */
interface UnlinkedComplaintsProps {
  built: AllComplaints | null;
}

/** The number of complaints that belong to no kitchen's page. */
export function UnlinkedComplaints(props: UnlinkedComplaintsProps) {
  return (
    <QueryProvider>
      <Figures {...props} />
    </QueryProvider>
  );
}

function Figures({ built }: UnlinkedComplaintsProps) {
  const part = useAllComplaints(built ? { day: builtDay, data: built } : undefined);
  const { data } = part;
  if (!data) return null;
  return (
    <div className="mt-8 max-w-3xl rounded-2xl border border-paper-line p-5">
      <h3 className="mb-3 text-lg">Keluhan yang tidak dikaitkan dengan dapur</h3>
      <PartNote what="Jumlah keluhan" part={part} className="mb-3" />
      <ComplaintFigures numbers={data.unlinked} about="yang tidak dikaitkan dengan dapur" />
      <p className="mt-3 text-sm text-ink-soft">{whyUnlinked}</p>
      <p className="mt-3">
        <TextLink to={paths.angka}>Keluhan tentang semua dapur</TextLink>
      </p>
    </div>
  );
}
