import { fileOfDataUrl, isNewPhoto, photoType } from '@/lib/files/photo';
import { type CallContext, getSupabase } from '@/lib/supabase/client';
import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import { removeFile, storeFile, writeOrRemove } from '@/lib/supabase/store-file';
import type { TablesInsert } from '@/lib/supabase/database.types';
import type { RegionalContact } from './api';
import { contactsTable } from './contact-columns';

// Apart from api.ts, which visitors download.

const bucket = 'contact_photos';

/**
 * Adds a contact; its photo, if any, is uploaded first, and removed again when the row is refused.
 * @throws StorageError or PostgrestError
 */
export async function addContact(
  contact: TablesInsert<'regional_contacts'> & { id: string },
  context: CallContext,
) {
  const foto_url = await storePhoto(contact.foto_url ?? null, contact.kabupaten_kota, context);
  await writeOrRemove(
    () => insertRows(contactsTable, [{ ...contact, foto_url }], context),
    () => removePhoto(foto_url, context),
  );
  forgetPhotoName(contact.foto_url);
}

/**
 * Changes columns of a contact. A new photo is uploaded first, and removed again unless the row gets it; then the
 * replaced one is removed.
 * @returns the current row when somebody else was first
 * @throws StorageError or PostgrestError; Error when the row is gone
 */
export async function updateContact(
  { base, changes: { foto_url, ...texts }, deleted }: RowUpdate<'regional_contacts', RegionalContact>,
  context: CallContext,
) {
  if (foto_url === undefined) return updateRow(contactsTable, { base, changes: texts, deleted }, context);
  const photo = await storePhoto(foto_url, base.kabupaten_kota, context);
  const uploaded = photo === base.foto_url ? undefined : photo;
  const current = await writeOrRemove(
    () => updateRow(contactsTable, { base, changes: { ...texts, foto_url: photo }, deleted }, context),
    () => removePhoto(uploaded, context),
  );
  if (current) return current;
  if (photo !== base.foto_url) await removePhoto(base.foto_url, context);
  forgetPhotoName(foto_url);
  return undefined;
}

/**
 * Deletes a contact and its photo; false when it was already deleted.
 * @throws PostgrestError, also when the user may not delete it; a photo that can't be removed only logs a warning
 */
export async function deleteContact(
  { id }: RegionalContact,
  unknownIds: Set<string>,
  context: CallContext,
): Promise<boolean> {
  const supabase = await getSupabase(context);
  // Somebody may have replaced the photo since the page read the contact.
  const { data } = await supabase
    .from(contactsTable.name)
    .select('foto_url')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  if (!(await deleteRow(contactsTable, id, unknownIds, context))) return false;
  await removePhoto(data?.foto_url, context);
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
export async function hasPhoto(name: string, context: CallContext): Promise<boolean> {
  const supabase = await getSupabase(context);
  const { data, error } = await supabase.storage.from(bucket).list('', { search: name });
  if (error) throw error;
  return data.some((file) => file.name === name);
}

/** The names under which photos were sent without success: sent again, they are the same files. */
const sentNames = new Map<string, string>();

const forgetPhotoName = (photo: string | null | undefined) => photo && sentNames.delete(photo);

/** Uploads a photo that was chosen in the form; gives any other address back. */
async function storePhoto(
  foto_url: string | null,
  district: string,
  context: CallContext,
): Promise<string | null> {
  if (!foto_url || !isNewPhoto(foto_url)) return foto_url;
  const name = sentNames.get(foto_url) ?? `${Date.now()}_${district.toLowerCase().replaceAll(' ', '-')}.jpg`;
  sentNames.set(foto_url, name);
  await storeFile(bucket, name, fileOfDataUrl(foto_url), { contentType: photoType }, context);
  return `/storage/v1/object/public/${bucket}/${name}`;
}

/** Removes a photo from the bucket; a failure only logs a warning. */
async function removePhoto(foto_url: string | null | undefined, context: CallContext) {
  const name = photoName(foto_url);
  if (name) await removeFile(bucket, name, context);
}
