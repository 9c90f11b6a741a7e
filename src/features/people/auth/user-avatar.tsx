import type { User } from '@supabase/supabase-js';
import { Initials } from '@/components/initials';
import { lazyPart } from '@/components/lazy';

const Avatar = lazyPart(async () => (await import('@/components/ui/avatar')).Avatar, {
  loading: ({ fallback, className }) => <Initials letters={fallback} className={className} />,
});

/** The user's picture, or the first two letters of the e-mail, or XX. */
export function UserAvatar({ user, className = 'size-10 text-sm' }: { user: User; className?: string }) {
  const picture: unknown = user.user_metadata.avatar_url;
  const letters = user.email?.slice(0, 2).toUpperCase() || 'XX';
  if (typeof picture !== 'string') return <Initials letters={letters} className={className} />;
  return <Avatar src={picture} alt="Foto profil" fallback={letters} className={className} />;
}
