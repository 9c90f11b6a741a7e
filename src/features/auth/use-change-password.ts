import { useState } from 'react';
import { errorField } from '@/lib/error-field';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { changePassword, type PasswordChange, sendPasswordCode } from './api';

/** What a server may want besides the new password; how it is set up decides. */
interface Demands {
  currentPassword: boolean;
  code: boolean;
}

/** Changes the password of who is signed in, and finds out what the server wants to see first. */
export function useChangePassword() {
  const [demands, setDemands] = useState<Demands>({ currentPassword: false, code: false });
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  function refuse(reason: string) {
    setMessage(reason);
    toast({ title: 'Kata Sandi Gagal Diganti', description: reason, variant: 'destructive' });
  }

  async function explain(error: unknown) {
    const code = errorField(error, 'code');
    if (code === 'current_password_required') {
      setDemands((known) => ({ ...known, currentPassword: true }));
      setMessage('Isi juga kata sandi Anda saat ini.');
    } else if (code === 'current_password_invalid') {
      refuse('Kata sandi saat ini salah.');
    } else if (code === 'reauthentication_needed') {
      await sendPasswordCode();
      setDemands((known) => ({ ...known, code: true }));
      setMessage('Kami mengirim kode ke email Anda. Masukkan kode itu untuk melanjutkan.');
    } else if (code === 'reauthentication_not_valid') {
      refuse('Kode salah atau sudah kedaluwarsa.');
    } else {
      refuse(errorMessage(error));
    }
  }

  /** Says whether the password was changed. */
  async function save(change: PasswordChange): Promise<boolean> {
    setMessage(null);
    setIsBusy(true);
    try {
      await changePassword(change);
      toast({
        title: 'Kata Sandi Diganti',
        description: 'Gunakan kata sandi baru saat login berikutnya.',
        variant: 'success',
      });
      return true;
    } catch (error) {
      await explain(error).catch((cause: unknown) => refuse(errorMessage(cause)));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { demands, message, isBusy, save };
}
