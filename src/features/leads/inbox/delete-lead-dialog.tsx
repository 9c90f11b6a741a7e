import { ConfirmDialog } from '@/components/confirm-dialog';
import { type Lead, leadKindLabel, leadName, leadTopic } from './lead';
import { useDeleteLead } from './mutations';

interface DeleteLeadDialogProps {
  lead: Lead;
  /** Called before the lead is deleted. */
  onDelete: () => void;
  /** Called when the lead is gone. */
  onDeleted: () => void;
  onClose: () => void;
}

/** What is deleted with a complaint, and what stays. */
export const deletedComplaintNote =
  'Foto, percakapan, dan kontak pengirimnya ikut terhapus. Di angka publik dapurnya keluhan tetap dihitung.';

/** Asks before a lead is deleted for good. */
export function DeleteLeadDialog({ lead, onDelete, onDeleted, onClose }: DeleteLeadDialogProps) {
  const remove = useDeleteLead();
  const isAccepted = lead.kind === 'partnership_applications' && lead.status === 'Diterima';
  const isComplaint = lead.kind === 'keluhan';
  const notes = [
    isComplaint && deletedComplaintNote,
    lead.document_url && 'File proposalnya ikut terhapus.',
    isAccepted && 'Pengajuan ini sudah diterima: datanya mungkin masih diperlukan untuk kerja samanya.',
    'Riwayat hanya mencatat siapa yang menghapus dan kapan, tanpa data pengirimnya.',
  ];

  function confirm() {
    onDelete();
    remove.mutate(lead, {
      onSuccess(outcome) {
        onClose();
        if (outcome !== 'changed meanwhile') onDeleted();
      },
    });
  }

  return (
    <ConfirmDialog
      title="Hapus kiriman ini?"
      description={`${leadKindLabel(lead.kind)} ${isComplaint ? 'tentang' : 'dari'} ${leadName(lead)} ${isComplaint ? `(${leadTopic(lead).toLowerCase()})` : `tentang “${leadTopic(lead)}”`} akan dihapus. Tindakan ini tidak dapat dibatalkan.`}
      note={notes.filter(Boolean).join(' ')}
      confirmLabel="Hapus"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
