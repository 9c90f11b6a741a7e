import { LogIn } from 'lucide-react';
import { lazyPart } from '@/components/lazy';
import { Spinner } from '@/components/ui/button';
import { AccountButton } from './account-button';
import { useLogin } from './login';
import { useSession } from './session';

// In a chunk of its own, as visitors never need it.
const SignedInPanel = lazyPart(async () => (await import('./signed-in-panel')).SignedInPanel, {
  loading: <Spinner />,
});

/** The bottom of the sidebar: the login button, or who is signed in. */
export function AccountPanel({ onLeave }: { onLeave: () => void }) {
  const { user, isRestoring } = useSession();
  const login = useLogin();
  const isBusy = isRestoring || login.state.status === 'loading';

  if (user) {
    return <SignedInPanel user={user} onLeave={onLeave} />;
  }

  return (
    <AccountButton
      icon={LogIn}
      label="Login Admin"
      isBusy={isBusy}
      aria-busy={isBusy}
      onPointerEnter={login.preload}
      onFocus={login.preload}
      onClick={() => {
        if (isRestoring || login.state.status !== 'closed') return;
        onLeave();
        login.open();
      }}
    />
  );
}
