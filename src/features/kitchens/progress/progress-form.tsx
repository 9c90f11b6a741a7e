import { CircleCheck } from 'lucide-react';
import * as v from 'valibot';
import { line, oneOf, paragraph, pastDay, tickBox, type RowField } from '@/components/row-form/field-kinds';
import { RowDialogs } from '@/components/row-form/row-dialogs';
import { declareRowForm, type RowDialogState } from '@/components/row-form/row-form';
import { RowActions } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { doubtAbout } from '@/features/kitchens/sppg/doubtful-value';
import { statusVerifikasi } from '@/features/kitchens/sppg/sppg-columns';
import { photosOf, photosText } from '@/lib/files/photo';
import { formatDate } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';
import { progressCalls } from './admin-api';
import type { ProgressLine } from './api';
import { progressMessages, useConfirmProgress } from './mutations';
import { mostProgressPhotos, PhotosField, tooManyPhotos } from './photos-field';
import { progressTable } from './progress-columns';

const photos: RowField<string[]> = {
  rule: v.pipe(v.string(), v.transform(photosOf), v.maxLength(mostProgressPhotos, tooManyPhotos)),
  textOf: photosText,
  wordsOf: (stored) => `${stored.length} foto`,
  Control: ({ form }) => <PhotosField form={form} />,
};

const hasPhoto = ({ foto }: Record<string, string>) => Boolean(foto);

export const progressFields = {
  tanggal: pastDay({ required: 'Tanggal wajib diisi.', width: 'third' }),
  status_verifikasi: oneOf(statusVerifikasi, { width: 'third' }),
  progres_pembangunan: line({ max: 100, input: { placeholder: 'misalnya 40%' }, width: 'third' }),
  catatan: paragraph({
    max: 1000,
    hint: 'Dibaca semua orang: apa yang sudah selesai, atau apa yang menunda. Jangan sebut nama orang.',
  }),
  foto: photos,
  foto_dapur: tickBox({ label: 'Jadikan foto pertama foto dapur, di atas halamannya', when: hasPhoto }),
  shows_people: tickBox({ label: 'Ada orang yang dapat dikenali di foto ini', when: hasPhoto }),
  people_agreed: tickBox({
    label: 'Mereka setuju fotonya ditampilkan',
    required: true,
    when: ({ shows_people }) => Boolean(shows_people),
  }),
};

const progressForm = declareRowForm(progressTable, {
  draft: 'progress',
  fields: progressFields,
  rules: (fields) =>
    v.pipe(
      fields,
      v.forward(
        v.partialCheck(
          [['shows_people'], ['people_agreed']],
          ({ shows_people, people_agreed }) => people_agreed || !shows_people,
          'Foto orang yang dapat dikenali hanya boleh ditampilkan bila mereka setuju.',
        ),
        ['people_agreed'],
      ),
    ),
  messages: progressMessages,
  reloads: [sppgKey],
  calls: progressCalls,
});

export type ProgressKitchen = Pick<Sppg, 'id' | 'nama' | 'status_verifikasi' | 'progres_pembangunan'>;

interface ProgressActionsProps {
  sppg: ProgressKitchen;
  line: ProgressLine;
  onAction: (action: RowDialogState<ProgressLine>) => void;
}

export function ProgressActions({ sppg, line, onAction }: ProgressActionsProps) {
  const name = `progres ${formatDate(line.tanggal)}`;
  const confirm = useConfirmProgress(sppg, line);
  return (
    <RowActions name={name} onAction={(kind) => onAction({ kind, row: line })}>
      {!line.dikonfirmasi && (
        <Button
          size="sm"
          busy={confirm.isPending}
          aria-label={`Konfirmasi ${name}`}
          onClick={() => confirm.mutate()}
        >
          <CircleCheck aria-hidden="true" className="size-4" />
          Konfirmasi
        </Button>
      )}
    </RowActions>
  );
}

interface ProgressDialogsProps {
  state: RowDialogState<ProgressLine>;
  sppg: ProgressKitchen;
  onClose: () => void;
}

/** Adds, edits or deletes a dated line; the newest one sets the kitchen's state and progress. */
export function ProgressDialogs({ state, sppg, onClose }: ProgressDialogsProps) {
  return (
    <RowDialogs
      form={progressForm}
      state={state}
      owner={{ sppg_id: sppg.id }}
      start={{
        tanggal: todayOnServer(),
        status_verifikasi: sppg.status_verifikasi,
        progres_pembangunan: sppg.progres_pembangunan ?? '',
      }}
      name={sppg.nama}
      description={sppg.nama}
      hints={(form) => ({
        progres_pembangunan: doubtAbout('progres_pembangunan', form.valueOf('progres_pembangunan')),
      })}
      wide
      onClose={onClose}
    />
  );
}
