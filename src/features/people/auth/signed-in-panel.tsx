import type { User } from '@supabase/supabase-js';
import { LogOut } from 'lucide-react';
import { QueryProvider } from '@/components/query-provider';
import { AccountButton } from './account-button';
import { useSignOut } from './mutations';
import { useAccess } from './use-access';
import { UserAvatar } from './user-avatar';

interface SignedInPanelProps {
  user: User;
  /** Closes the drawer, which would cover a toast. */
  onLeave: () => void;
}

/** The signed-in user, and the logout button. */
export function SignedInPanel({ user, onLeave }: SignedInPanelProps) {
  return (
    <div>
      <QueryProvider>
        <div className="flex items-center gap-3 px-2 py-2 low:py-1 collapsed:justify-center collapsed:px-0">
          <UserAvatar user={user} />
          <div className="min-w-0 text-sm icon-label">
            <OwnName />
            <p className="truncate" title={user.email}>
              {user.email}
            </p>
          </div>
        </div>
        <LogoutButton onError={onLeave} />
      </QueryProvider>
    </div>
  );
}

function OwnName() {
  const { name } = useAccess();
  return name && <p className="truncate font-semibold">{name}</p>;
}

function LogoutButton({ onError }: { onError: () => void }) {
  const { isPending, signOut } = useSignOut(onError);
  return (
    <AccountButton icon={LogOut} label="Logout" isBusy={isPending} disabled={isPending} onClick={signOut} />
  );
}
