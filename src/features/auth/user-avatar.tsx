import type { User } from '@supabase/supabase-js';
import { Avatar } from '@/components/ui/avatar';

/** The user's picture, or the first two letters of the e-mail, or XX. */
export function UserAvatar({ user, className = 'size-10 text-sm' }: { user: User; className?: string }) {
  const picture: unknown = user.user_metadata.avatar_url;
  return (
    <Avatar
      src={typeof picture === 'string' ? picture : null}
      alt="Foto profil"
      fallback={user.email?.slice(0, 2).toUpperCase() || 'XX'}
      className={className}
    />
  );
}
