import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { CredentialsForm } from './credentials-form';
import { ForgottenPasswordForm } from './forgotten-password-form';

const heads = {
  signIn: {
    title: 'Login Admin',
    description: 'Masuk untuk mengelola data SPPG dan dokumen program.',
  },
  signUp: {
    title: 'Daftar Akun',
    description: 'Buat akun dengan email kerja Anda. Admin dapat mengatur hak mengelola data.',
  },
  forgotten: {
    title: 'Lupa Kata Sandi',
    description: 'Kami kirim tautan ke email Anda untuk membuat kata sandi baru.',
  },
} as const;

/** Sign-in, sign-up and the forgotten password in one dialog. `LoginHost` closes it once somebody is signed in. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const [mode, setMode] = useState<keyof typeof heads>('signIn');
  const [email, setEmail] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const shared = { email, onEmailChange: setEmail, isBusy, onBusyChange: setIsBusy, onClose };

  return (
    <Dialog onClose={onClose} isBusy={isBusy} {...heads[mode]}>
      {mode === 'forgotten' ? (
        <ForgottenPasswordForm {...shared} onBack={() => setMode('signIn')} />
      ) : (
        <CredentialsForm {...shared} mode={mode} onModeChange={setMode} />
      )}
    </Dialog>
  );
}
