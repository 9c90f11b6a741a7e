import { ConfirmDialog } from '@/components/confirm-dialog';
import { type Certificate, certificateName } from './certificate';
import { CertificateFormDialog, type CertificateFormState } from './certificate-form-dialog';
import { certificateMessages } from './messages';
import { useDeleteCertificate } from './mutations';

export type CertificateDialogState = CertificateFormState | { kind: 'delete'; certificate: Certificate };

interface CertificateDialogsProps {
  state: CertificateDialogState;
  onClose: () => void;
}

export function CertificateDialogs({ state, onClose }: CertificateDialogsProps) {
  if (state.kind === 'delete')
    return <DeleteCertificateDialog certificate={state.certificate} onClose={onClose} />;
  return <CertificateFormDialog state={state} onClose={onClose} />;
}

interface DeleteCertificateDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

function DeleteCertificateDialog({ certificate, onClose }: DeleteCertificateDialogProps) {
  const remove = useDeleteCertificate();
  return (
    <ConfirmDialog
      {...certificateMessages.deletion(certificateName(certificate))}
      note={certificateMessages.wayBack}
      confirmLabel="Hapus"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(certificate, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
