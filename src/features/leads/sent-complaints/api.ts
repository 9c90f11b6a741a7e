import { useQuery } from '@tanstack/react-query';
import { withCode } from '@/features/kitchens/check/api';
import { askedOnce, sentKey } from '@/features/leads/tracking/api';
import { fileOfDataUrl } from '@/lib/files/photo';
import type { CallContext } from '@/lib/supabase/client';
import type { Database } from '@/lib/supabase/database.types';
import { storeOwnFile } from '@/lib/supabase/store-file';
import { getTables } from '@/lib/supabase/tables';
import { askAgain } from '@/lib/supabase/write-rows';
import { type Complaint, unknownKitchen } from './complaint-schema';
import { complaintMessages } from './messages';

const photoBucket = 'keluhan_foto';

/**
 * Stores photos where only managers see them, named by the complaint or message they belong to.
 * @param id - of the complaint or the further message, made in the browser
 * @throws StorageError
 */
function storePhotos(id: string, photos: readonly string[], context: CallContext): Promise<string[]> {
  return Promise.all(
    photos.map(async (photo, index) => {
      const file = fileOfDataUrl(photo);
      const path = `${id}/${index + 1}.${file.type === 'image/webp' ? 'webp' : 'jpg'}`;
      await storeOwnFile(photoBucket, path, file, context);
      return path;
    }),
  );
}

/** The kitchen with this code today. @throws PostgrestError, Error when there is none */
async function fetchKitchenId(code: string, context: CallContext): Promise<string> {
  const tables = await getTables(context);
  const { data } = await tables
    .rpc('cari_sppg', { kata: code }, { get: true })
    .select('id, kode_unik_pendaftaran, sppg_disebut(kode, nama)')
    .throwOnError();
  const kitchen = withCode(data, code);
  if (!kitchen) throw new Error(complaintMessages.kitchenGone(code));
  return kitchen.id;
}

/**
 * Stores the photos and then the complaint. When the answer was lost, it is sent once more: the database takes the same
 * complaint only once.
 * @returns the time before which it will be answered
 * @throws PostgrestError, StorageError; Error when its kitchen is gone
 */
export async function sendComplaint(
  complaint: Omit<Complaint, 'foto'> & { id: string; kode_lacak: string },
  photos: string[],
  context: CallContext,
) {
  const { id, kode_lacak, dapur, kategori, hari, sekolah, isi, name, phone, email } = complaint;
  const sppg_id = dapur === unknownKitchen ? null : await fetchKitchenId(dapur, context);
  const foto = await storePhotos(id, photos, context);
  const pengirim = name === null ? null : { name, phone, email };
  const keluhan = { id, kode_lacak, sppg_id, kategori, hari, sekolah, isi, foto, pengirim };
  const tables = await getTables(context);
  const { data } = await askAgain(() => tables.rpc('kirim_keluhan', { keluhan }).throwOnError());
  return data;
}

type AnswerRow = Database['public']['Functions']['jawaban_keluhan']['Returns'][number];

/**
 * An answer to a complaint, or the day on which its sender wrote again; not that text, as somebody else may have the
 * code.
 */
export type ComplaintMessage = Pick<AnswerRow, 'created_at' | 'boleh_tulis_lagi'> & {
  dari: 'kami' | 'pengirim';
  isi: string | null;
  tulis_lagi_sampai: string | null;
};

/** @throws PostgrestError, also after 20 calls in 10 minutes */
async function fetchComplaintMessages(kode: string, context: CallContext) {
  const tables = await getTables(context);
  const { data } = await tables
    .rpc('jawaban_keluhan', { kode })
    .overrideTypes<ComplaintMessage[], { merge: false }>()
    .throwOnError();
  return data;
}

/** The answers to the complaint with this code, oldest first. */
export const useComplaintMessages = (code: string) =>
  useQuery({
    ...askedOnce,
    queryKey: [...sentKey(code), 'messages'],
    queryFn: (context) => fetchComplaintMessages(code, context),
  });

/**
 * Opens the complaint with this code again.
 * @throws PostgrestError, StorageError
 */
export async function writeAgain(
  kode: string,
  { id, isi }: { id: string; isi: string },
  photos: string[],
  context: CallContext,
) {
  const foto = await storePhotos(id, photos, context);
  const tables = await getTables(context);
  await askAgain(() => tables.rpc('tulis_lagi', { kode, pesan: { id, isi, foto } }).throwOnError());
}
