import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { QueryProvider } from '@/components/query-provider';
import { paths } from '@/config/paths';
import { useStore } from '@/lib/store';
import { useToasts } from '@/lib/toasts/toast';
import { AccountButton } from './account-button';
import { useSignOut } from './mutations';
import { useSession } from './session';
import { sessionMessages } from './session.messages';
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
        <SummaryOffer />
        <RightsFollower />
      </QueryProvider>
    </div>
  );
}

function OwnName() {
  const { name } = useAccess();
  return name && <p className="truncate font-semibold">{name}</p>;
}

/** Adds the way to Ringkasan to the toast of a sign-in on a public page, which stays, for who may open it. */
function SummaryOffer() {
  const { current } = useToasts();
  const message = useStore(current);
  const { isManager } = useAccess();
  const navigate = useNavigate();
  const isPublic = !useLocation().pathname.startsWith(paths.admin);
  const isOffered =
    isManager && isPublic && message?.title === sessionMessages.signedIn('').title && !message.action;

  useEffect(() => {
    if (!isOffered) return;
    const action = { label: 'Ke Ringkasan', run: () => void navigate(paths.admin) };
    current.set({ ...message, action });
  }, [isOffered, message, current, navigate]);

  return null;
}

/** Reads again what was read with other rights, once the code is entered or missing, here or in another tab. */
function RightsFollower() {
  const client = useQueryClient();
  const { lacksCode } = useSession();
  const before = useRef(lacksCode);

  useEffect(() => {
    if (before.current === lacksCode) return;
    before.current = lacksCode;
    void client.invalidateQueries();
  }, [client, lacksCode]);

  return null;
}

function LogoutButton({ onError }: { onError: () => void }) {
  const { isPending, signOut } = useSignOut(onError);
  return (
    <AccountButton icon={LogOut} label="Logout" isBusy={isPending} disabled={isPending} onClick={signOut} />
  );
}
