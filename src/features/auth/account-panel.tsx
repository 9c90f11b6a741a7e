import { LogIn } from 'lucide-react';
import { lazy } from 'react';
import { OptionalPart } from '@/components/optional-part';
import { Spinner } from '@/components/ui/spinner';
import { useLogin } from './login';
import { useSession } from './session';

// Visitors never see it, so they do not download it.
const SignedInPanel = lazy(async () => ({ default: (await import('./signed-in-panel')).SignedInPanel }));

export const accountRowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-4 py-2 font-semibold hover:bg-white/10 disabled:opacity-70 collapsed:justify-center collapsed:px-0';

/** The bottom of the sidebar: the login button, or who is signed in. */
export function AccountPanel({ onLeave }: { onLeave: () => void }) {
  const { user, isRestoring } = useSession();
  const login = useLogin();
  const isBusy = isRestoring || login.state.status === 'loading';

  if (user) {
    return (
      <OptionalPart fallback={<Spinner />}>
        <SignedInPanel user={user} />
      </OptionalPart>
    );
  }

  return (
    <button
      type="button"
      onPointerEnter={login.preload}
      onFocus={login.preload}
      onClick={() => {
        if (isRestoring || login.state.status !== 'closed') return;
        onLeave();
        login.open();
      }}
      aria-busy={isBusy}
      title="Login Admin"
      className={accountRowClass}
    >
      {isBusy ? <Spinner /> : <LogIn aria-hidden="true" className="size-5 shrink-0" />}
      <span className="collapsed:sr-only">Login Admin</span>
    </button>
  );
}
