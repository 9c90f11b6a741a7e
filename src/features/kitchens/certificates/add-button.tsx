import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" onClick={onClick}>
      <Plus aria-hidden="true" className="size-4" />
      Tambah Sertifikat
    </Button>
  );
}
