import * as v from 'valibot';
import { anyDay, line, textLines } from '@/components/row-form/field-kinds';
import { RowFields } from '@/components/row-form/row-fields';
import { declareRowForm } from '@/components/row-form/row-form';
import { contentKey, type Listed } from '@/features/editorial/editor/api';
import {
  EntryDialog,
  entryFields,
  type EntryFormProps,
  useEntryForm,
} from '@/features/editorial/editor/entry-dialog';
import { contentMessages, entryMessages } from '@/features/editorial/editor/messages';
import { PreviewPart } from '@/features/editorial/editor/preview';
import { OpeningCard } from '@/features/editorial/openings/opening-list';
import { useKitchenSearch } from '@/features/kitchens/sppg/admin-api';
import { KitchenField } from '@/features/kitchens/sppg/form/kitchen-field';
import { openingsTable } from '@/lib/content/content-columns';
import { todayOnServer } from '@/lib/text/format-time';
import { openingName } from './opening-words';

const openingForm = declareRowForm(openingsTable, {
  draft: 'opening',
  fields: {
    title: line({
      required: contentMessages.fieldMissing,
      max: 120,
      hint: 'Misalnya: Relawan pemorsian.',
    }),
    sppg_id: { rule: v.pipe(v.string(), v.nonEmpty('Cari SPPG-nya, lalu pilih.')) },
    hours: line({
      max: 200,
      hint: 'Misalnya: Senin–Sabtu, pukul 03.30–08.30. Kosong: belum ditetapkan.',
      width: 'half',
    }),
    pay: line({
      max: 200,
      hint: 'Berapa, dan untuk apa: sehari, sebulan, atau seporsi. Kosong: belum ditetapkan.',
      width: 'half',
    }),
    closes_on: {
      ...anyDay({
        required: contentMessages.dateMissing,
        hint: 'Hari terakhir melamar. Setelah itu lowongan hilang dari daftar, dan halamannya berkata sudah berakhir.',
      }),
      wordsOf: String,
    },
    description: textLines({
      required: contentMessages.fieldMissing,
      max: 2000,
      hint: 'Apa yang dikerjakan, dan syaratnya.',
    }),
    ...entryFields,
  },
  // The words with which the kitchen was looked for; only the draft keeps them.
  unsaved: { kata: { rule: v.string() } },
  messages: entryMessages('Lowongan'),
  reloads: [contentKey],
});

export function OpeningForm(props: EntryFormProps<Listed<'job_openings'>>) {
  const { row } = props;
  const form = useEntryForm(openingForm, props);
  const found = useKitchenSearch(form.choice('kata').value);
  const typed = form.typed();
  const chosen = found.data?.find(({ id }) => id === typed.sppg_id);
  const called = row?.sppg_disebut ?? {
    kode: chosen?.kode_unik_pendaftaran ?? '',
    nama: chosen?.nama ?? 'SPPG',
    kabupaten_kota: null,
  };
  const isOver = Boolean(typed.closes_on) && typed.closes_on < todayOnServer();
  const fields = (
    <>
      <RowFields form={form} names={['title']} />
      {!row && <KitchenField form={form} found={found} />}
      <RowFields
        form={form}
        names={['hours', 'pay', 'closes_on', 'description']}
        hints={
          isOver
            ? { closes_on: 'Hari ini sudah lewat: halaman lowongan ini berkata sudah berakhir.' }
            : undefined
        }
      />
    </>
  );

  return (
    <EntryDialog form={form} description={row && openingName(row)} fields={fields} {...props}>
      <PreviewPart title="Di halaman Lowongan">
        <OpeningCard
          opening={{ ...typed, hours: typed.hours || null, pay: typed.pay || null, sppg_disebut: called }}
        />
      </PreviewPart>
    </EntryDialog>
  );
}
