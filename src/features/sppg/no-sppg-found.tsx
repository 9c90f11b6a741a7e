import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';

export function NoSppgFound({ hint, onReset }: { hint: string; onReset: () => void }) {
  return (
    <EmptyState
      title="Tidak ada SPPG yang cocok"
      action={
        <Button variant="outline" onClick={onReset}>
          Hapus pencarian dan filter
        </Button>
      }
    >
      {hint}
    </EmptyState>
  );
}
