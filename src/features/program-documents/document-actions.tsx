import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { ProgramDocument } from './api';

export interface DocumentAction {
  kind: 'edit' | 'delete';
  document: ProgramDocument;
}

interface DocumentActionsProps {
  document: ProgramDocument;
  onAction: (action: DocumentAction) => void;
}

export function DocumentActions({ document, onAction }: DocumentActionsProps) {
  return (
    // They wrap together where there is no room.
    <div className="flex">
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Edit ${document.title}`}
        title="Edit"
        onClick={() => onAction({ kind: 'edit', document })}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Hapus ${document.title}`}
        title="Hapus"
        onClick={() => onAction({ kind: 'delete', document })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
