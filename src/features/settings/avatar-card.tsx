import type { User } from '@supabase/supabase-js';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '@/components/lazy-dialog';
import { Button } from '@/components/ui/button';
import { UserAvatar } from '@/features/auth/user-avatar';
import { useToast } from '@/lib/toasts/toast';
import { settingsMessages } from './messages';
import { useRemoveAvatar } from './mutations';
import type { Photo } from './picture';

const AvatarDialog = lazyDialog(async () => (await import('./avatar-dialog')).AvatarDialog);

export function AvatarCard({ user }: { user: User }) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const remove = useRemoveAvatar();
  const toast = useToast();
  const hasPicture = Boolean(user.user_metadata.avatar_url);

  useEffect(() => {
    if (!photo) return;
    return () => {
      // A phone's photo takes some 50 MB once decoded.
      photo.bitmap.close();
      URL.revokeObjectURL(photo.url);
    };
  }, [photo]);

  async function open(file: File) {
    try {
      setPhoto({ bitmap: await createImageBitmap(file), url: URL.createObjectURL(file) });
    } catch {
      toast(settingsMessages.noPicture);
    }
  }

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Lets the same file be chosen again.
    event.target.value = '';
    if (file) void open(file);
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <UserAvatar user={user} className="size-24 text-2xl" />
      <div className="flex flex-wrap gap-3">
        <input ref={inputRef} type="file" accept="image/*" hidden onChange={handlePick} />
        <Button variant="outline" size="sm" onClick={() => inputRef.current?.click()}>
          {hasPicture ? 'Ganti Foto' : 'Unggah Foto'}
        </Button>
        {hasPicture && (
          <Button variant="ghost" size="sm" busy={remove.isPending} onClick={() => remove.mutate(user.id)}>
            Hapus Foto
          </Button>
        )}
      </div>
      {photo && <AvatarDialog userId={user.id} photo={photo} onClose={() => setPhoto(null)} />}
    </div>
  );
}
