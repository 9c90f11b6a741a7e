import type { ReactNode } from 'react';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';

interface NoSppgFoundProps {
  title?: string;
  hint: string;
  onReset: () => void;
  /** Buttons that lead to what there is instead. */
  children?: ReactNode;
}

export function NoSppgFound(props: NoSppgFoundProps) {
  const { title = 'Tidak ada SPPG yang cocok', hint, onReset, children } = props;
  return (
    <EmptyState
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {children}
          <Button variant="outline" onClick={onReset}>
            Hapus pencarian dan filter
          </Button>
        </div>
      }
    >
      {hint}
    </EmptyState>
  );
}
