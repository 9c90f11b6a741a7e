import { updateUser } from '@/features/auth/api';
import { type CallContext, getSupabase } from '@/lib/supabase/client';

const bucket = 'avatars';
const avatarPath = (userId: string) => `${userId}/avatar.jpg`;

const saveAvatarUrl = (avatar_url: string | null, context: CallContext) =>
  updateUser({ data: { avatar_url } }, context);

/**
 * Replaces the stored picture.
 * @throws StorageError or AuthError
 */
export async function saveAvatar(
  { userId, picture }: { userId: string; picture: Blob },
  context: CallContext,
) {
  const supabase = await getSupabase(context);
  const files = supabase.storage.from(bucket);
  const { data, error } = await files.upload(avatarPath(userId), picture, {
    contentType: picture.type,
    upsert: true,
  });
  if (error) throw error;
  // The path stays the same, so without a new query string browsers would show the cached picture.
  await saveAvatarUrl(`${files.getPublicUrl(data.path).data.publicUrl}?v=${Date.now()}`, context);
}

/** @throws StorageError or AuthError */
export async function removeAvatar(userId: string, context: CallContext) {
  const supabase = await getSupabase(context);
  const { error } = await supabase.storage.from(bucket).remove([avatarPath(userId)]);
  if (error) throw error;
  await saveAvatarUrl(null, context);
}
