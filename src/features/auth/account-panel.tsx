import { LogIn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { openLogin, preloadLogin, useLogin } from './login-state';
import { useSession } from './session';

// Visitors never see it, so they do not download it.
const SignedInPanel = lazy(async () => ({ default: (await import('./signed-in-panel')).SignedInPanel }));

export const accountRowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-4 py-2 font-semibold hover:bg-white/10 disabled:opacity-70 collapsed:justify-center collapsed:px-0';

/** The bottom of the sidebar: the login button, or who is signed in. */
export function AccountPanel({ onLeave }: { onLeave: () => void }) {
  const { user } = useSession();
  const login = useLogin();

  if (user) {
    return (
      <Suspense fallback={<Spinner />}>
        <SignedInPanel user={user} />
      </Suspense>
    );
  }

  return (
    <button
      type="button"
      onPointerEnter={preloadLogin}
      onFocus={preloadLogin}
      onClick={() => {
        if (login.status !== 'closed') return;
        onLeave();
        void openLogin();
      }}
      aria-busy={login.status === 'loading'}
      title="Login Admin"
      className={accountRowClass}
    >
      {login.status === 'loading' ? <Spinner /> : <LogIn aria-hidden="true" className="size-5 shrink-0" />}
      <span className="collapsed:sr-only">Login Admin</span>
    </button>
  );
}
