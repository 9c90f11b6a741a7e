import type { User } from '@supabase/supabase-js';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '@/components/lazy-dialog';
import { Button } from '@/components/ui/button';
import { UserAvatar } from '@/features/auth/user-avatar';
import { useToast } from '@/lib/toast';
import { settingsMessages } from './messages';
import { useRemoveAvatar } from './mutations';

const AvatarDialog = lazyDialog(async () => (await import('./avatar-dialog')).AvatarDialog);

/** The profile picture: shown, replaced, removed. */
export function AvatarCard({ user }: { user: User }) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const remove = useRemoveAvatar();
  const toast = useToast();
  const hasPicture = Boolean(user.user_metadata.avatar_url);

  // A decoded photo of a phone takes some 50 MB.
  useEffect(() => () => picture?.close(), [picture]);

  async function open(file: File) {
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      toast(settingsMessages.noPicture);
    }
  }

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file can be picked again.
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
      {picture && <AvatarDialog userId={user.id} picture={picture} onClose={() => setPicture(null)} />}
    </div>
  );
}
