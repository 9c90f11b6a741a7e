import { PartNote } from '@/components/lists/loaded';
import { useStops } from '@/features/kitchens/sppg/api';

/** Says once above a list that it could not read which kitchens are stopped or have an incident; nothing otherwise. */
export function StopsNote() {
  const { suspensions, incidents } = useStops();
  const failed = suspensions.query.error ? suspensions : incidents;
  return (
    <PartNote
      what="Penghentian dan kejadian"
      result="Karena itu keadaan dapur hari ini tidak ditampilkan."
      part={failed}
      className="my-4"
    />
  );
}
