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
    description: 'Buat akun dengan email kerja Anda. Hak mengelola data diatur oleh admin.',
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

  return (
    <Dialog onClose={onClose} {...heads[mode]}>
      {mode === 'forgotten' ? (
        <ForgottenPasswordForm
          email={email}
          onEmailChange={setEmail}
          onBack={() => setMode('signIn')}
          onClose={onClose}
        />
      ) : (
        <CredentialsForm
          mode={mode}
          email={email}
          onEmailChange={setEmail}
          onModeChange={setMode}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
