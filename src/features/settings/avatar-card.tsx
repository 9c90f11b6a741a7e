import type { User } from '@supabase/supabase-js';
import { lazyDialog } from '@/components/lazy-dialog';
import { PhotoPicker } from '@/components/photo-picker';
import { Button } from '@/components/ui/button';
import { UserAvatar } from '@/features/auth/user-avatar';
import { useRemoveAvatar } from './mutations';

const AvatarDialog = lazyDialog(async () => (await import('./avatar-dialog')).AvatarDialog);

export function AvatarCard({ user }: { user: User }) {
  const remove = useRemoveAvatar();
  const hasPicture = Boolean(user.user_metadata.avatar_url);

  return (
    <div className="flex flex-wrap items-center gap-5">
      <UserAvatar user={user} className="size-24 text-2xl" />
      <div className="flex flex-wrap gap-3">
        <PhotoPicker label={hasPicture ? 'Ganti Foto' : 'Unggah Foto'}>
          {(photo, close) => <AvatarDialog userId={user.id} photo={photo} onClose={close} />}
        </PhotoPicker>
        {hasPicture && (
          <Button variant="ghost" size="sm" busy={remove.isPending} onClick={() => remove.mutate(user.id)}>
            Hapus Foto
          </Button>
        )}
      </div>
    </div>
  );
}
