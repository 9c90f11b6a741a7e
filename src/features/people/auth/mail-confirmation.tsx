import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { MailKind } from './api';
import { useVerifyMail } from './mutations';
import { bare } from '@/lib/text/pasted';

const kinds: Record<MailKind, { title: string; text: string; button: string; next: string }> = {
  signup: {
    title: 'Konfirmasi pendaftaran',
    text: 'Tekan tombol ini untuk mengonfirmasi alamat email Anda dan masuk.',
    button: 'Konfirmasi Email',
    next: paths.home,
  },
  recovery: {
    title: 'Buat kata sandi baru',
    text: 'Tekan tombol ini untuk masuk, lalu buat kata sandi baru.',
    button: 'Lanjutkan',
    next: paths.adminSettings,
  },
  email_change: {
    title: 'Ganti email akun',
    text: 'Tekan tombol ini untuk mengonfirmasi penggantian email akun Anda.',
    button: 'Konfirmasi Penggantian',
    next: paths.adminSettings,
  },
};

const isMailKind = (type: string): type is MailKind => Object.hasOwn(kinds, type);

/**
 * The page of the links in mails. Mail scanners open links as well, so only the button uses up the token. It is in the
 * fragment, which no server sees, and the page leaves no entry in the history.
 */
export function MailConfirmation() {
  const { hash } = useLocation();
  const params = new URLSearchParams(hash.slice(1));
  const type = bare(params.get('type') ?? '');
  const token = bare(params.get('token_hash') ?? '');
  if (isMailKind(type) && token) return <Confirmation key={token} type={type} token={token} />;
  return (
    <p className="max-w-prose text-lg">
      Tautan ini tidak lengkap. Salin seluruh alamatnya dari email, atau minta tautan baru melalui Login
      Admin.
    </p>
  );
}

function Confirmation({ type, token }: { type: MailKind; token: string }) {
  const { title, text, button, next } = kinds[type];
  const navigate = useNavigate();
  const verify = useVerifyMail(type, token);

  function confirm() {
    verify.mutate(undefined, {
      onSuccess(isWhole) {
        if (isWhole) void navigate(next, { replace: true });
      },
    });
  }

  if (verify.data === false)
    return (
      <>
        <h2 className="text-2xl">Satu langkah lagi</h2>
        <output className="mt-3 block max-w-prose text-lg">
          Tautan ini diterima. Buka juga tautan di email yang kami kirim ke alamat Anda yang lain; setelah itu
          email akun berganti.
        </output>
      </>
    );

  return (
    <>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 max-w-prose text-lg">{text}</p>
      <Button className="mt-6" busy={verify.isPending || verify.isSuccess} onClick={confirm}>
        {button}
      </Button>
    </>
  );
}
