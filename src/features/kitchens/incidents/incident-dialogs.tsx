import type { IncidentKitchen } from './incident-card';
import { NewsDialog } from './news-dialog';
import { RemoveWordsDialog } from './remove-words-dialog';
import { ReportDialog } from './report-dialog';

export type IncidentDialogState = { kind: 'report' } | { kind: 'news' | 'words'; id: string };

interface IncidentDialogsProps {
  state: IncidentDialogState;
  sppg: IncidentKitchen;
  onChange: (state: IncidentDialogState) => void;
  onClose: () => void;
}

export function IncidentDialogs({ state, sppg, onChange, onClose }: IncidentDialogsProps) {
  if (state.kind === 'report')
    return (
      <ReportDialog
        sppg={sppg}
        onAlreadyReported={(id) => onChange({ kind: 'news', id })}
        onClose={onClose}
      />
    );
  const incident = sppg.sppg_kejadian.find(({ id }) => id === state.id);
  if (!incident) return undefined;
  return state.kind === 'words' ? (
    <RemoveWordsDialog sppg={sppg} incident={incident} onClose={onClose} />
  ) : (
    <NewsDialog key={incident.id} sppg={sppg} incident={incident} onClose={onClose} />
  );
}
