import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { signOutOtherDevices } from '@/features/auth/api';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';

/** Ends the sessions elsewhere: a lost phone, the computer of an internet café. */
export function OtherDevices() {
  const [isBusy, setIsBusy] = useState(false);

  async function handleSignOut() {
    setIsBusy(true);
    try {
      await signOutOtherDevices();
      toast({
        title: 'Perangkat Lain Dikeluarkan',
        description: 'Perangkat lain harus login lagi, paling lambat dalam satu jam.',
        variant: 'success',
      });
    } catch (error) {
      toastFailure('Perangkat Lain Gagal Dikeluarkan', error);
    }
    setIsBusy(false);
  }

  return (
    <>
      <p className="max-w-prose text-ink-soft">
        Pernah login di ponsel atau komputer lain? Keluarkan semuanya dari sini. Anda tetap login di perangkat
        ini.
      </p>
      <Button variant="outline" className="mt-5" busy={isBusy} onClick={() => void handleSignOut()}>
        Keluarkan Perangkat Lain
      </Button>
    </>
  );
}
