import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { CodeForm, lostDeviceHelp } from './code-form';
import { useVerifyCode } from './mutations';

/** Asks for the code that a session lacks. */
export function CodeDialog({ onClose }: { onClose: () => void }) {
  const verify = useVerifyCode();
  return (
    <Dialog title="Masukkan Kode Verifikasi" isBusy={verify.isPending} onClose={onClose}>
      <CodeForm
        sending={verify}
        takesFocus
        submit="Lanjutkan"
        other={
          <Button variant="outline" disabled={verify.isPending} onClick={onClose}>
            Batal
          </Button>
        }
        onVerified={onClose}
      />
      <p className="mt-5 text-sm text-ink-muted">{lostDeviceHelp}</p>
    </Dialog>
  );
}
