import { ConfirmDialog } from '@/components/confirm-dialog';
import { type Lead, leadKindLabel, leadTopic } from './lead';
import { useDeleteLead } from './mutations';

interface DeleteLeadDialogProps {
  lead: Lead;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a lead is deleted for good. */
export function DeleteLeadDialog({ lead, onDeleted, onClose }: DeleteLeadDialogProps) {
  const remove = useDeleteLead();
  const isAccepted = lead.kind === 'partnership_applications' && lead.status === 'Diterima';
  const notes = [
    lead.document_url && 'File proposalnya ikut terhapus.',
    isAccepted && 'Pengajuan ini sudah diterima: datanya mungkin masih diperlukan untuk kerja samanya.',
    'Riwayat hanya mencatat siapa yang menghapus dan kapan, tanpa data pengirimnya.',
  ];

  function handleDeleted() {
    onDeleted();
    onClose();
  }

  return (
    <ConfirmDialog
      title="Hapus kiriman ini?"
      description={`${leadKindLabel(lead.kind)} dari ${lead.name} tentang “${leadTopic(lead)}” akan dihapus. Tindakan ini tidak dapat dibatalkan.`}
      note={notes.filter(Boolean).join(' ')}
      confirmLabel="Hapus"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(lead, { onSuccess: handleDeleted })}
      onClose={onClose}
    />
  );
}
