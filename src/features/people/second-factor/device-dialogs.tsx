import type { Factor } from '@supabase/supabase-js';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useAccessSettings } from '@/features/people/accounts/api';
import { useRemoveDevice } from './mutations';
import { NewDeviceDialog } from './new-device-dialog';

export type DeviceAction =
  | { kind: 'add'; names: string[] }
  | { kind: 'remove'; device: Factor; isLast: boolean };

interface DeviceDialogsProps {
  action: DeviceAction;
  onClose: () => void;
}

/** The dialog of what somebody is about to do with their own devices. */
export function DeviceDialogs({ action, onClose }: DeviceDialogsProps) {
  return action.kind === 'add' ? (
    <NewDeviceDialog names={action.names} onClose={onClose} />
  ) : (
    <RemoveDialog {...action} onClose={onClose} />
  );
}

interface RemoveDialogProps {
  device: Factor;
  isLast: boolean;
  onClose: () => void;
}

function RemoveDialog({ device, isLast, onClose }: RemoveDialogProps) {
  const remove = useRemoveDevice();
  const { data: settings } = useAccessSettings();
  const lastNote = settings?.admins_need_second_factor
    ? 'Ini perangkat Anda yang terakhir, dan semua admin wajib memakainya: sampai Anda memasang yang lain, hak Anda seperti pengelola.'
    : 'Ini perangkat Anda yang terakhir: setelah itu login hanya meminta kata sandi.';
  return (
    <ConfirmDialog
      title="Lepas perangkat?"
      description={`Kode dari ${device.friendly_name || 'perangkat ini'} tidak dapat lagi dipakai untuk login.`}
      note={
        isLast
          ? lastNote
          : 'Bila kode untuk login ini dari perangkat itu, kode dari perangkat lainnya akan diminta.'
      }
      confirmLabel="Lepas Perangkat"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(device, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
