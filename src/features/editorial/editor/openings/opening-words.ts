import type { Listed } from '@/features/editorial/editor/api';
import { calledName } from '@/features/kitchens/sppg/called';
import { formatDate } from '@/lib/text/format';

export const openingName = ({ title, sppg_disebut: called }: Listed<'job_openings'>) =>
  `${title}, ${called ? calledName(called) : 'dapur yang sudah dihapus'}`;

/** The last day of a vacancy, and why visitors do not see it. */
export function openingNote({ closes_on, sppg_disebut: called }: Listed<'job_openings'>): string {
  const until = `Hari terakhir melamar ${formatDate(closes_on)}.`;
  if (!called?.sppg) return `${until} Pengunjung tidak melihatnya: dapurnya sudah dihapus.`;
  return called.sppg.ditutup_pada ? `${until} Pengunjung tidak melihatnya: dapurnya sudah ditutup.` : until;
}
