import { Button } from '@/components/ui/button';
import { useSignOutOtherDevices } from './mutations';

/** Ends the sessions on other devices, such as a lost phone or a computer in an internet café. */
export function OtherDevices() {
  const signOut = useSignOutOtherDevices();
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        Pernah login di ponsel atau komputer lain? Keluarkan semuanya dari sini. Anda tetap login di perangkat
        ini.
      </p>
      <Button variant="outline" className="mt-5" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        Keluarkan Perangkat Lain
      </Button>
    </>
  );
}
