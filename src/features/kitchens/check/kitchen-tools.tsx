import {
  BadgeCheck,
  ClipboardCheck,
  DoorClosed,
  DoorOpen,
  HardHat,
  OctagonPause,
  Pencil,
  Siren,
} from 'lucide-react';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { certificatesPath } from '@/config/paths';
import type { KitchenDialogState } from '@/features/kitchens/history/kitchen-dialogs';
import type { Sppg, YayasanName } from '@/features/kitchens/sppg/api';
import type { SppgDialogState } from '@/features/kitchens/sppg/form/sppg-actions';
import { SppgActionButtons } from '@/features/kitchens/sppg/list/sppg-action-buttons';

interface KitchenToolsProps {
  sppg: Sppg;
  yayasan: YayasanName;
  onSppgAction: (action: SppgDialogState) => void;
  /** Opens a dialog of what is recorded about it; absent for all but managers. */
  onDialog?: ((dialog: KitchenDialogState) => void) | undefined;
}

/** What can be done with a kitchen, above all that its page says of it. */
export function KitchenTools({ sppg, yayasan, onSppgAction, onDialog }: KitchenToolsProps) {
  return (
    <section
      aria-label="Kelola dapur ini"
      className="mb-5 flex flex-wrap items-center gap-2 rounded-2xl border-paper-line sm:border sm:bg-white sm:px-4 sm:py-3 print:hidden"
    >
      {onDialog && <Menu label="Catat…" name={sppg.nama} size="tight" items={recordsOf(sppg, onDialog)} />}
      <SppgActionButtons
        sppg={sppg}
        yayasan={yayasan}
        rarer={onDialog ? rarerOf(sppg, onSppgAction) : []}
        onSppgAction={onSppgAction}
      />
    </section>
  );
}

/** What can be recorded about a kitchen, what is urgent first: by whether it operates, and whether it is closed. */
function recordsOf(sppg: Sppg, onDialog: (dialog: KitchenDialogState) => void): MenuItem[] {
  const isOpen = sppg.ditutup_pada === null;
  const operates = sppg.status_verifikasi === 'Sudah Operasional';
  const kitchen = { id: sppg.id, nama: sppg.nama, kode_unik_pendaftaran: sppg.kode_unik_pendaftaran };
  const items: (MenuItem & { isOffered: boolean; opens: KitchenDialogState })[] = [
    {
      label: 'Kejadian',
      Icon: Siren,
      isDanger: true,
      // The database refuses it of any other kitchen, too.
      isOffered: operates && isOpen,
      opens: { of: 'incident', state: { kind: 'report' } },
    },
    {
      label: 'Inspeksi',
      Icon: ClipboardCheck,
      isOffered: true,
      opens: { of: 'inspection', state: { kind: 'add' } },
    },
    {
      label: 'Penghentian',
      Icon: OctagonPause,
      isOffered: operates,
      opens: { of: 'suspension', state: { kind: 'add' } },
    },
    {
      label: 'Progres',
      Icon: HardHat,
      isOffered: isOpen,
      opens: { of: 'progress', state: { kind: 'add' } },
    },
    {
      label: 'Sertifikat',
      Icon: BadgeCheck,
      isOffered: isOpen,
      opens: { of: 'certificate', state: { kind: 'add', kitchen } },
    },
  ];
  return items
    .filter(({ isOffered }) => isOffered)
    .map(({ opens, ...item }) => ({
      ...item,
      name: `Catat ${item.label.toLowerCase()}`,
      onChoose: () => onDialog(opens),
    }));
}

function rarerOf(sppg: Sppg, onSppgAction: KitchenToolsProps['onSppgAction']): MenuItem[] {
  const certificates = {
    label: 'Kelola sertifikat',
    Icon: BadgeCheck,
    to: certificatesPath(sppg.kode_unik_pendaftaran),
  };
  const close = () => onSppgAction({ kind: 'close', sppg });
  if (sppg.ditutup_pada === null)
    return [certificates, { label: 'Tutup dapur', Icon: DoorClosed, onChoose: close }];
  return [
    certificates,
    { label: 'Edit penutupan', Icon: Pencil, onChoose: close },
    { label: 'Buka kembali', Icon: DoorOpen, onChoose: () => onSppgAction({ kind: 'reopen', sppg }) },
  ];
}
