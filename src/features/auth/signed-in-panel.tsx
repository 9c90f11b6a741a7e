import type { User } from '@supabase/supabase-js';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { clearDrafts } from '@/lib/forms/draft';
import { useToast } from '@/lib/toasts/toast';
import { failureToast } from '@/lib/toasts/toast-failure';
import { AccountButton } from './account-button';
import { signOut, signOutHere } from './api';
import { useSessionControl } from './session';
import { sessionMessages } from './session.messages';
import { UserAvatar } from './user-avatar';

interface SignedInPanelProps {
  user: User;
  /** Closes the drawer, which would cover a toast. */
  onLeave: () => void;
}

/** The signed-in user, and the logout button. */
export function SignedInPanel({ user, onLeave }: SignedInPanelProps) {
  const { leave } = useSessionControl();
  const toast = useToast();
  const [isSigningOut, setIsSigningOut] = useState(false);

  async function handleSignOut(end: () => Promise<void>) {
    setIsSigningOut(true);
    try {
      await leave(end);
      clearDrafts();
    } catch (error) {
      const { notSignedOut, leaveDevice } = sessionMessages;
      onLeave();
      toast({
        ...failureToast(notSignedOut.title, error),
        duration: notSignedOut.duration,
        // On a shared computer nobody may stay signed in because a server is down.
        action: { label: leaveDevice, run: () => void handleSignOut(signOutHere) },
      });
    }
    setIsSigningOut(false);
  }

  return (
    <div>
      <p className="flex items-center gap-3 px-2 py-2 collapsed:justify-center collapsed:px-0">
        <UserAvatar user={user} />
        <span className="min-w-0 truncate text-sm icon-label" title={user.email}>
          {user.email}
        </span>
      </p>
      <AccountButton
        icon={LogOut}
        label="Logout"
        isBusy={isSigningOut}
        disabled={isSigningOut}
        onClick={() => void handleSignOut(signOut)}
      />
    </div>
  );
}
