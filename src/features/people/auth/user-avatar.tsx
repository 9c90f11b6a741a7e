import type { User } from '@supabase/supabase-js';
import { lazy } from 'react';
import { Initials } from '@/components/initials';
import { OptionalPart } from '@/components/lazy';

const Avatar = lazy(async () => ({ default: (await import('@/components/ui/avatar')).Avatar }));

/** The user's picture, or the first two letters of the e-mail, or XX. */
export function UserAvatar({ user, className = 'size-10 text-sm' }: { user: User; className?: string }) {
  const picture: unknown = user.user_metadata.avatar_url;
  const letters = user.email?.slice(0, 2).toUpperCase() || 'XX';
  const initials = <Initials letters={letters} className={className} />;
  if (typeof picture !== 'string') return initials;
  return (
    <OptionalPart fallback={initials}>
      <Avatar src={picture} alt="Foto profil" fallback={letters} className={className} />
    </OptionalPart>
  );
}
