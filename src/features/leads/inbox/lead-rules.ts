import * as v from 'valibot';
import { mostPublicText } from '@/features/leads/sent-complaints/desk/public-text';
import { optionalText } from '@/lib/forms/text-rules';
import { type Lead, leadStatuses } from './lead';

export const maxNoteLength = 5000;
/** Complaints get longer answers, a new one each time. */
export const maxPublicLength = ({ kind }: Lead) => (kind === 'keluhan' ? 2000 : 500);

/** The rules of the form about a lead; a complaint is closed only with an answer, as in the database. */
export const schemaOf = (lead: Lead) =>
  v.pipe(
    v.object({
      status: v.picklist(leadStatuses),
      note: optionalText(maxNoteLength),
      pesan_publik: optionalText(maxPublicLength(lead)),
      assigned_to: optionalText(36),
      teks_publik: optionalText(mostPublicText),
    }),
    v.forward(
      v.check(
        ({ status, pesan_publik }) =>
          lead.kind !== 'keluhan' || status !== 'Selesai' || Boolean(pesan_publik || lead.dijawab_pada),
        'Tulis jawaban untuk pengirim: tanpa jawaban, keluhan belum selesai.',
      ),
      ['pesan_publik'],
    ),
    v.forward(
      v.check(
        ({ teks_publik, pesan_publik }) => !teks_publik || Boolean(pesan_publik),
        'Tulis juga jawaban untuk pengirim: teks untuk umum menyertai sebuah jawaban.',
      ),
      ['pesan_publik'],
    ),
  );
