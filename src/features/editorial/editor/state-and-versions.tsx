import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type ContentRow, StateBadge } from '@/features/shared/publishing/content-state';
import { VersionsDialog } from './versions-dialog';

type StateAndVersionsProps = Omit<ComponentProps<typeof VersionsDialog>, 'row' | 'onClose'> & {
  row: ContentRow & { id: string };
};

/** A badge that tells who sees an entry, and the button that opens its earlier versions. */
export function StateAndVersions({ row, ...versions }: StateAndVersionsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <StateBadge row={row} />
      <Button variant="outline" size="sm" onClick={() => setIsChoosing(true)}>
        Versi Sebelumnya
      </Button>
      {isChoosing && <VersionsDialog {...versions} row={row} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
