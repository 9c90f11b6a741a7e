import { updateUser } from '@/features/people/auth/api';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { storeFile } from '@/lib/supabase/store-file';

const bucket = 'avatars';

const saveAvatarUrl = (avatar_url: string | null, context: CallContext) =>
  updateUser({ data: { avatar_url } }, context);

/**
 * Stores the picture under a name of its own, sets it as the account's picture, then removes the earlier ones.
 * @throws StorageError or AuthError
 */
export async function saveAvatar(
  { userId, picture }: { userId: string; picture: Blob },
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  const name = `${Date.now()}_avatar.jpg`;
  const path = `${userId}/${name}`;
  await storeFile(bucket, path, picture, { contentType: picture.type }, context);
  await saveAvatarUrl(supabase.storage.from(bucket).getPublicUrl(path).data.publicUrl, context);
  await removePictures(userId, name, context);
}

/** @throws AuthError */
export async function removeAvatar(userId: string, context: CallContext) {
  await saveAvatarUrl(null, context);
  await removePictures(userId, undefined, context);
}

/** Removes an account's pictures except for the present one; what stays is removed by the pages of admins. */
async function removePictures(userId: string, shown: string | undefined, context: CallContext) {
  const supabase = await getSupabase(context);
  const files = supabase.storage.from(bucket);
  const { data } = await files.list(userId);
  const others = (data ?? []).flatMap(({ name }) => (name === shown ? [] : `${userId}/${name}`));
  if (others.length === 0) return;
  const { error } = await files.remove(others);
  if (error) console.warn('Earlier pictures were not removed.', error);
}
