import { clsx } from 'clsx';
import { errorMessage } from '@/lib/errors/error-message';
import { TextButton } from '@/components/ui/button';
import type { useAccess } from './use-access';

interface AccessNoticeProps {
  access: ReturnType<typeof useAccess>;
  className?: string;
}

/** Tells signed-in users why they can't manage anything here; nothing for everybody else. */
export function AccessNotice({ access, className }: AccessNoticeProps) {
  const { isSignedIn, isPending, canManage, isEnded, error, retry } = access;
  if (!isSignedIn || isPending || canManage) return null;
  return (
    <p role={error ? 'alert' : undefined} className={clsx('max-w-prose text-ink-soft', className)}>
      {error ? (
        <>
          Hak akun Anda gagal diperiksa. {errorMessage(error)}{' '}
          <TextButton onClick={retry}>Coba Lagi</TextButton>
        </>
      ) : (
        <span>{isEnded ? 'Akses akun ini telah diakhiri.' : 'Akun Anda menunggu persetujuan admin.'}</span>
      )}
    </p>
  );
}
