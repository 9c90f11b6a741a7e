import { useQueryClient } from '@tanstack/react-query';
import { lazyDialog } from '@/components/lazy';
import type { RowDialogState } from '@/components/row-form/row-form';
import type { CertificateDialogState } from '@/features/kitchens/certificates/certificate-dialogs';
import type { IncidentKitchen } from '@/features/kitchens/incidents/incident-card';
import type { IncidentDialogState } from '@/features/kitchens/incidents/incident-dialogs';
import type { Inspection } from '@/features/kitchens/inspections/inspection-state';
import type { ProgressLine } from '@/features/kitchens/progress/api';
import type { ProgressKitchen } from '@/features/kitchens/progress/progress-form';
import { sppgKey } from '@/features/kitchens/sppg/api';
import type { SuspensionDialogState } from '@/features/kitchens/suspensions/suspension-form';

// In chunks of their own, as only managers need them.
const CertificateDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/certificates/certificate-dialogs')).CertificateDialogs,
);
const IncidentDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/incidents/incident-dialogs')).IncidentDialogs,
);
const InspectionDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/inspections/inspection-form')).InspectionDialogs,
);
const ProgressDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/progress/progress-form')).ProgressDialogs,
);
const SuspensionDialogs = lazyDialog(
  async () => (await import('@/features/kitchens/suspensions/suspension-form')).SuspensionDialogs,
);

/** The open dialog of what is recorded about a kitchen. */
export type KitchenDialogState =
  | { of: 'certificate'; state: CertificateDialogState }
  | { of: 'incident'; state: IncidentDialogState }
  | { of: 'inspection'; state: RowDialogState<Inspection> }
  | { of: 'progress'; state: RowDialogState<ProgressLine> }
  | { of: 'suspension'; state: SuspensionDialogState };

interface KitchenDialogsProps {
  dialog: KitchenDialogState | null;
  /** The kitchen as it was last read. */
  sppg: IncidentKitchen & ProgressKitchen;
  onChange: (dialog: KitchenDialogState | null) => void;
}

/**
 * The dialogs of a kitchen's records, for managers; rendered outside of the answer, so that a new one does not close
 * them.
 */
export function KitchenDialogs({ dialog, sppg, onChange }: KitchenDialogsProps) {
  const cache = useQueryClient();
  const onClose = () => onChange(null);

  function closeCertificate() {
    onClose();
    // A certificate that was added outdates the kitchen, which desks of certificates do not show.
    void cache.refetchQueries({ queryKey: sppgKey, type: 'active', stale: true });
  }

  return (
    <>
      <CertificateDialogs
        state={dialog?.of === 'certificate' ? dialog.state : null}
        onClose={closeCertificate}
      />
      <IncidentDialogs
        state={dialog?.of === 'incident' ? dialog.state : null}
        sppg={sppg}
        onChange={(state) => onChange({ of: 'incident', state })}
        onClose={onClose}
      />
      <InspectionDialogs
        sppg={sppg}
        state={dialog?.of === 'inspection' ? dialog.state : null}
        onClose={onClose}
      />
      <ProgressDialogs
        sppg={sppg}
        state={dialog?.of === 'progress' ? dialog.state : null}
        onClose={onClose}
      />
      <SuspensionDialogs
        sppg={sppg}
        state={dialog?.of === 'suspension' ? dialog.state : null}
        onClose={onClose}
      />
    </>
  );
}
