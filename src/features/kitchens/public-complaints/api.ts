// The public part of complaints: weekly numbers, and the answers that an admin shows. The first reader after Monday,
// 06.00 WIB, makes the database count anew from a tally that triggers write (keluhan_tercatat); so the calls are no
// GET, which may not write. A kitchen's page asks for them by its code, apart from the kitchen, so that the search
// stays as it is.
import { queryOptions } from '@tanstack/react-query';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import type { CallContext } from '@/lib/supabase/client';
import type { Database } from '@/lib/supabase/database.types';
import { getTables, type TablesClient } from '@/lib/supabase/tables';

type Functions = Database['public']['Functions'];

/** PostgreSQL calls no column of a function's result nullable; these may be null. */
interface Nullable {
  per: string | null;
  median_hari: number | null;
  per_kategori: Record<string, number> | null;
}

/** The numbers of 12 months as of a Monday (`per`), for one kitchen or several. */
export type ComplaintNumbers = Omit<
  Functions['keluhan_dapur']['Returns'][number],
  keyof Nullable | 'jawaban'
> &
  Nullable;

/** `jawaban` is the number of answers that the kitchen's page shows. */
export type KitchenNumbers = ComplaintNumbers & { jawaban: number };

/** An answer that an admin shows to everyone. */
export type PublishedAnswer = Functions['jawaban_publik']['Returns'][number];

export interface PublicComplaints {
  numbers: ComplaintNumbers;
  /** The newest ten answers. */
  answers: PublishedAnswer[];
}

export const noComplaints: ComplaintNumbers = {
  per: null,
  jumlah: 0,
  dijawab: 0,
  dijawab_tepat_waktu: 0,
  median_hari: null,
  dibuka_lagi: 0,
  belum_dijawab_lewat_tenggat: 0,
  selesai_tepat_waktu: 0,
  belum_selesai_lewat_tenggat: 0,
  disaring: 0,
  per_kategori: null,
};

/** @throws PostgrestError */
async function fetchKitchenComplaints(kode: string, context: CallContext): Promise<PublicComplaints> {
  const tables = await getTables(context);
  const { data } = await tables
    .rpc('keluhan_dapur', { kode })
    .overrideTypes<KitchenNumbers[], { merge: false }>()
    .throwOnError();
  const numbers = data[0];
  if (!numbers?.jawaban) return { numbers: numbers ?? noComplaints, answers: [] };
  const { data: answers } = await tables.rpc('jawaban_publik', { kode }, { get: true }).throwOnError();
  return { numbers, answers };
}

/** The public numbers and answers about a kitchen; those of the build until there is an answer. */
export const useKitchenComplaints = (kode: string, built?: Built<PublicComplaints>) =>
  useBuiltQuery(
    { queryKey: ['complaints', kode], queryFn: (context) => fetchKitchenComplaints(kode, context) },
    built,
  );

/**
 * The numbers of all complaints, and of those that belong to no kitchen: about harm, or where the sender did not know
 * it.
 */
export interface AllComplaints {
  all: ComplaintNumbers;
  unlinked: ComplaintNumbers;
}

/** @throws PostgrestError */
export async function fetchAllComplaints(tables: TablesClient): Promise<AllComplaints> {
  const { data } = await tables
    .rpc('keluhan_jaringan')
    .overrideTypes<(ComplaintNumbers & { lingkup: string })[], { merge: false }>()
    .throwOnError();
  const of = (scope: string) => data.find(({ lingkup }) => lingkup === scope) ?? noComplaints;
  return { all: of('semua'), unlinked: of('tidak_dikaitkan') };
}

const allComplaintsQuery = queryOptions({
  queryKey: ['complaints'],
  queryFn: async (context: CallContext) => fetchAllComplaints(await getTables(context)),
});

/** The numbers of this week; those of the build until there is an answer. */
export const useAllComplaints = (built?: Built<AllComplaints>) => useBuiltQuery(allComplaintsQuery, built);
