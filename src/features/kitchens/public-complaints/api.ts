// What everyone reads of complaints: numbers, which the first who reads after Monday, 06.00 WIB, has the database make of a tally that
// triggers write (keluhan_tercatat), hence no GET, which may not write; and the answers that an admin shows. A kitchen's page asks for them apart from the kitchen, by its code, so that the search stays as it is.
import { queryOptions } from '@tanstack/react-query';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import type { CallContext } from '@/lib/supabase/client';
import type { Database } from '@/lib/supabase/database.types';
import { getTables, type TablesClient } from '@/lib/supabase/tables';

type Functions = Database['public']['Functions'];

/** PostgreSQL declares every column of a function's table filled; these may be empty. */
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

/** `jawaban`: how many answers its page shows. */
export type KitchenNumbers = ComplaintNumbers & { jawaban: number };

/** An answer that an admin shows to everyone. */
export type PublishedAnswer = Functions['jawaban_publik']['Returns'][number];

export interface PublicComplaints {
  numbers: ComplaintNumbers;
  /** The newest ten. */
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

/** What everyone may know of the complaints about a kitchen; until the answer of today is there, what the build knew. */
export const useKitchenComplaints = (kode: string, built?: Built<PublicComplaints>) =>
  useBuiltQuery(
    { queryKey: ['complaints', kode], queryFn: (context) => fetchKitchenComplaints(kode, context) },
    built,
  );

/** The numbers of all complaints, and of those that are linked to no kitchen: of harm, and where the sender knew none. */
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

export const allComplaintsQuery = queryOptions({
  queryKey: ['complaints'],
  queryFn: async (context: CallContext) => fetchAllComplaints(await getTables(context)),
});

/** The numbers of this week; until they are there, those that the build found. */
export const useAllComplaints = (built?: Built<AllComplaints>) => useBuiltQuery(allComplaintsQuery, built);
