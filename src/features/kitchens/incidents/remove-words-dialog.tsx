import { useId } from 'react';
import { FormDialog } from '@/components/form-dialog';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { formatDate } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';
import type { IncidentKitchen } from './incident-card';
import { removableWords, wordsSchema } from './incident-schema';
import { clockTime, type Incident, incidentTitle, newestNews } from './incident-state';
import { useRemoveWords } from './mutations';
import { IncidentNewsItem } from './news-list';

interface RemoveWordsDialogProps {
  sppg: IncidentKitchen;
  incident: Incident;
  onClose: () => void;
}

/** Takes words that name somebody off a news, for admins. No draft keeps them on the device. */
export function RemoveWordsDialog({ sppg, incident, onClose }: RemoveWordsDialogProps) {
  const formId = useId();
  const remove = useRemoveWords();
  const told = newestNews(incident);
  const form = useSchemaForm({
    schema: wordsSchema,
    values: { kabar: told.length === 1 ? (told[0]?.id ?? '') : '', apa: '', kata: '', alasan: '' },
    draft: null,
    isBusy: remove.isPending,
    onSubmit({ kabar, ...words }) {
      const news = told.find(({ id }) => id === kabar);
      if (news) remove.mutate({ news, ...words }, { onSuccess: onClose });
    },
  });
  const { kabar, apa } = form.typed();
  const chosen = told.find(({ id }) => id === kabar);

  return (
    <FormDialog
      title="Hapus kata"
      description={`${incidentTitle(incident)}, ${sppg.nama}, ${formatDate(incident.hari)}`}
      form={{ ...form, failure: remove.error }}
      submit={{
        formId,
        buttons: (
          <Button type="submit" form={formId} variant="danger" busy={remove.isPending}>
            {remove.isPending ? 'Menghapus...' : 'Hapus kata'}
          </Button>
        ),
      }}
      onClose={onClose}
    >
      <p className="max-w-prose">
        Kata itu diganti “[{apa || 'nama'} dihapus {formatDate(todayOnServer())}]” dan tidak dapat
        dikembalikan. Riwayat mencatat siapa, kapan, dan mengapa, tanpa katanya.
      </p>
      {incident.bersama && <p>Di dapur lain yang mendapat kabar yang sama, kata itu ikut dihapus.</p>}
      {told.length > 1 && (
        <SelectField label="Kabar" required {...form.choice('kabar')}>
          <option value="">Pilih kabar</option>
          {told.map(({ id, created_at, isi }) => (
            <option key={id} value={id}>
              {`Kabar ${clockTime(created_at, incident.hari)}: ${isi.slice(0, 40)}`}
            </option>
          ))}
        </SelectField>
      )}
      {chosen && (
        <div className="rounded-2xl border border-paper-line bg-white p-4">
          <IncidentNewsItem item={chosen} hari={incident.hari} corrects={undefined} />
        </div>
      )}
      <SelectField label="Yang dihapus" required {...form.choice('apa')}>
        <option value="">Pilih</option>
        {removableWords.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Kata di kabar itu"
        required
        autoComplete="off"
        hint="Persis seperti tertulis. Dihapus di setiap tempat di kabar ini, juga di angkanya; besar kecil huruf tidak dibedakan."
        {...form.field('kata')}
      />
      <TextAreaField
        label="Alasan"
        required
        rows={2}
        hint="Hanya dibaca admin, di Riwayat. Jangan tulis lagi katanya."
        {...form.field('alasan')}
      />
    </FormDialog>
  );
}
