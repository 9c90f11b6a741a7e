import { isNewPhoto, jpegOfDataUrl, photoType } from '@/lib/files/photo';
import { getSupabase } from '@/lib/supabase/client';
import { deleteRow } from '@/lib/supabase/delete-row';
import { removeFile } from '@/lib/supabase/remove-file';
import { updateRow } from '@/lib/supabase/update-row';
import type { RegionalContact } from './api';
import type { ContactInput } from './contact-schema';
import { contactMessages } from './messages';

// Apart from api.ts, which visitors download.

const table = 'regional_contacts';
const bucket = 'contact_photos';

/**
 * Adds a contact; its photo, if any, is uploaded first, and removed again when the row is refused.
 * @throws StorageError or PostgrestError
 */
export async function addContact(input: ContactInput) {
  const supabase = await getSupabase();
  const foto_url = await storePhoto(input.foto_url, input.kabupaten_kota);
  try {
    await supabase
      .from(table)
      .insert({ ...input, foto_url })
      .throwOnError();
  } catch (error) {
    await removePhoto(foto_url);
    throw error;
  }
}

interface ContactUpdate {
  /** The row as it was when editing began. */
  base: RegionalContact;
  /** The edited columns. */
  changes: Partial<ContactInput>;
}

/**
 * Changes columns of a contact. A new photo is uploaded first, and removed again unless the row gets it; then the
 * replaced one is removed.
 * @returns the current row when somebody else was first
 * @throws StorageError or PostgrestError; Error when the row is gone
 */
export async function updateContact({ base, changes: { foto_url, ...texts } }: ContactUpdate) {
  const isPhotoEdited = foto_url !== undefined;
  const photo = isPhotoEdited ? await storePhoto(foto_url, base.kabupaten_kota) : undefined;
  const deleted = contactMessages.deletedMeanwhile(base.kabupaten_kota);
  const changes = isPhotoEdited ? { ...texts, foto_url: photo } : texts;
  const uploaded = photo === base.foto_url ? undefined : photo;
  try {
    const current = await updateRow({ table, base, changes, deleted });
    if (current) await removePhoto(uploaded);
    else if (isPhotoEdited && photo !== base.foto_url) await removePhoto(base.foto_url);
    return current;
  } catch (error) {
    await removePhoto(uploaded);
    throw error;
  }
}

/**
 * Deletes a contact and its photo; false when it was already deleted.
 * @throws PostgrestError, also when the user may not delete it; a photo that can't be removed only logs a warning
 */
export async function deleteContact({ id }: RegionalContact): Promise<boolean> {
  const supabase = await getSupabase();
  // Somebody may have replaced the photo since the page read the contact.
  const { data } = await supabase.from(table).select('foto_url').eq('id', id).maybeSingle().throwOnError();
  if (!(await deleteRow(table, id))) return false;
  await removePhoto(data?.foto_url);
  return true;
}

/** The file's name in the bucket; undefined for a picture of the site, and without one. */
export function photoName(foto_url: string | null | undefined): string | undefined {
  return foto_url?.split(`/${bucket}/`)[1];
}

/**
 * Whether a photo is still stored.
 * @throws StorageError
 */
export async function hasPhoto(name: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.storage.from(bucket).list('', { search: name });
  if (error) throw error;
  return data.some((file) => file.name === name);
}

/** Uploads a photo that was chosen in the form; gives any other address back. */
async function storePhoto(foto_url: string | null, district: string): Promise<string | null> {
  if (!foto_url || !isNewPhoto(foto_url)) return foto_url;
  const supabase = await getSupabase();
  const name = `${Date.now()}_${district.toLowerCase().replaceAll(' ', '-')}.jpg`;
  const { error } = await supabase.storage
    .from(bucket)
    .upload(name, jpegOfDataUrl(foto_url), { contentType: photoType });
  if (error) throw error;
  return `/storage/v1/object/public/${bucket}/${name}`;
}

/** Removes a photo from the bucket; a failure only logs a warning. */
async function removePhoto(foto_url: string | null | undefined) {
  const name = photoName(foto_url);
  if (name) await removeFile(bucket, name);
}
