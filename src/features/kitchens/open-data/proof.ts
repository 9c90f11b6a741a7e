// /data/bukti.json: the hashes by which everybody can tell that nothing was taken out since an older file
// (supabase/migrations/20261126002120_bukti.sql). Incidents also say what was hashed; complaints are as of their week.
import { dataFiles } from '@/config/data-files';
import { fetchAll } from '@/lib/supabase/fetch-all';
import type { Tables } from '@/lib/supabase/database.types';
import type { TablesClient } from '@/lib/supabase/tables';
import { absoluteUrl } from '@/lib/url/site-url';

/** A line of a chain. It lacks `garam` and `isi` where words were taken off the text, or its kitchen is gone. */
type ProofLine = Pick<Tables<'bukti'>, 'hash'> & Partial<Pick<Tables<'bukti'>, 'garam' | 'isi'>>;

/** A chain of lines; `kepala`, its head, is a hash over all of them. */
interface Chain {
  jumlah: number;
  kepala: string | null;
  baris: ProofLine[];
}

export type Proof = Record<'kejadian' | 'keluhan', Chain>;

const howToCheck = [
  'hash tiap baris = SHA-256 (heksadesimal) dari garam disambung isi, keduanya teks UTF-8 seperti tertulis di sini.',
  'kepala = dimulai dari teks kosong; untuk tiap baris, SHA-256 (heksadesimal) dari kepala sebelumnya disambung hash baris itu.',
  'Simpan file ini. Setiap file yang lebih baru harus diawali dengan hash yang sama, dalam urutan yang sama.',
  'Baris tanpa isi: katanya dihapus karena menyebut seseorang, atau dapurnya tidak ada lagi dalam daftar. Hash-nya tetap.',
  'Baris keluhan hanya berupa hash, sampai Senin pukul 06.00 WIB yang terakhir.',
];

/** The chains as visitors read them. @throws PostgrestError when the backend can't be read */
export async function fetchProof(tables: TablesClient): Promise<Proof> {
  const lines = await fetchAll(tables.from('bukti').select('*').order('rantai').order('nomor'));
  const chainOf = (name: keyof Proof): Chain => {
    const own = lines.filter(({ rantai }) => rantai === name);
    return {
      jumlah: own.length,
      kepala: own.at(-1)?.kepala ?? null,
      baris: own.map(({ hash, garam, isi }) => ({ hash, ...(isi !== null && { garam, isi }) })),
    };
  };
  return { kejadian: chainOf('kejadian'), keluhan: chainOf('keluhan') };
}

/** The text of bukti.json. `per` is the time of the reading, in ISO. */
export function proofFile({ kejadian, keluhan }: Proof, per: string): string {
  const file = {
    versi: 1,
    per,
    alamat: absoluteUrl(dataFiles.proof),
    cara_memeriksa: howToCheck,
    kejadian,
    keluhan,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
