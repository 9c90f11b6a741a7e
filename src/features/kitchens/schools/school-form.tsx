import * as v from 'valibot';
import { line } from '@/components/row-form/field-kinds';
import { declareRowForm } from '@/components/row-form/row-form';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { rowMessages } from '@/lib/forms/row-messages';
import { bare } from '@/lib/text/pasted';
import { schoolsTable } from './school-columns';

const npsn = line({ max: 100, hint: '8 angka.', input: { inputMode: 'numeric' } });

/** 'NPSN: 99900071' of a list, "'99900071" and '99900071.0' of spreadsheets -> '99900071' */
export const plainNpsn = (text: string) =>
  bare(bare(text).replace(/^npsn[\s:=]*/i, '')).replace(/^(\d{8})\.0$/, '$1');

export const schoolForm = declareRowForm(schoolsTable, {
  draft: 'school',
  fields: {
    nama: line({ max: 200, required: 'Nama sekolah tidak boleh kosong.' }),
    npsn: {
      ...npsn,
      rule: v.pipe(
        v.string(),
        v.transform(plainNpsn),
        npsn.rule,
        v.check((code) => code === null || /^\d{8}$/.test(code), 'NPSN harus 8 angka.'),
      ),
    },
    kecamatan: line({ max: 100 }),
  },
  unique: { constraint: 'sppg_sekolah_nama_key', field: 'nama' },
  messages: rowMessages({
    noun: 'Sekolah',
    verb: 'Tambah',
    added: 'telah dicatat',
    deletion: (nama) => ({
      description: `${nama} tidak lagi tercatat sebagai sekolah yang dilayani dapur ini.`,
    }),
  }),
  reloads: [sppgKey],
});
