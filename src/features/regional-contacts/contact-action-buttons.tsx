import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { RegionalContact } from './api';
import type { ContactDialogState } from './contact-dialogs';

interface ContactActionButtonsProps {
  contact: RegionalContact;
  onContactAction: (action: ContactDialogState) => void;
}

export function ContactActionButtons({ contact, onContactAction }: ContactActionButtonsProps) {
  return (
    <div className="flex basis-full flex-wrap gap-2">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Edit kontak ${contact.kabupaten_kota}`}
        onClick={() => onContactAction({ kind: 'edit', contact })}
      >
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Hapus kontak ${contact.kabupaten_kota}`}
        onClick={() => onContactAction({ kind: 'delete', contact })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Hapus
      </Button>
    </div>
  );
}
