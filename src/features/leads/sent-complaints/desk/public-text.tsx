import { type ComponentProps, useState } from 'react';
import * as v from 'valibot';
import { FormDialog } from '@/components/form-dialog';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import { errorField } from '@/lib/errors/failure';
import { requiredText } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { TextWithAnswer } from './api';
import { usePublishText } from './mutations';

export const mostPublicText = 2000;

/** Why the database refuses a public text that gives its sender away; undefined for any other failure. */
export const textProblem = (error: unknown) =>
  errorField(error, 'hint') === 'teks_publik' ? errorMessage(error) : undefined;

type PublicTextFieldProps = Omit<ComponentProps<typeof TextAreaField>, 'label' | 'hint'> & {
  /** The text in the field. */
  text: string;
};

/** The public text about a complaint, with a preview of how the kitchen's page will show it. */
export function PublicTextField({ text, ...field }: PublicTextFieldProps) {
  return (
    <div className="space-y-2">
      <TextAreaField
        label="Teks untuk umum"
        hint="Tersendiri, tanpa kode, nama, nomor, atau email pengirim. Kosong: tidak ada yang ditampilkan."
        rows={3}
        maxLength={mostPublicText}
        {...field}
      />
      {text.trim() !== '' && <Preview text={text} />}
    </div>
  );
}

function Preview({ text }: { text: string }) {
  return (
    <div className="text-sm">
      <p className="font-semibold">Dibaca semua orang:</p>
      <p className="mt-1 max-w-prose border-l-2 border-brand-600 pl-4 wrap-anywhere whitespace-pre-wrap">
        {text.trim()}
      </p>
    </div>
  );
}

interface PublicTextProps {
  message: TextWithAnswer;
  /** Whether the text may be changed. */
  isEditable: boolean;
}

/** The public text of an answer that was sent, and the way to change it. */
export function PublicText({ message, isEditable }: PublicTextProps) {
  const [isEditing, setIsEditing] = useState(false);
  const publish = usePublishText();
  const { id, teks_publik } = message;
  return (
    <div className="mt-2 space-y-2">
      {teks_publik && <Preview text={teks_publik} />}
      {isEditable && (
        <p className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => setIsEditing(true)}>
            {teks_publik ? 'Ubah teks untuk umum' : 'Tulis teks untuk umum'}
          </Button>
          {teks_publik && (
            <Button
              size="sm"
              variant="ghost"
              busy={publish.isPending}
              onClick={() => publish.mutate({ id, teks_publik: null })}
            >
              Jangan tampilkan lagi
            </Button>
          )}
        </p>
      )}
      {isEditing && <PublicTextDialog message={message} onClose={() => setIsEditing(false)} />}
    </div>
  );
}

const schema = v.object({ teks_publik: requiredText('Tulis teksnya dulu.', mostPublicText) });

function PublicTextDialog({ message, onClose }: { message: TextWithAnswer; onClose: () => void }) {
  const publish = usePublishText();
  const form = useSchemaForm({
    schema,
    values: { teks_publik: message.teks_publik ?? '' },
    draft: `public-text:${message.id}`,
    isBusy: publish.isPending,
    onSubmit: ({ teks_publik }, done) =>
      publish.mutate(
        { id: message.id, teks_publik },
        {
          onSuccess() {
            done();
            onClose();
          },
          onError(error) {
            const problem = textProblem(error);
            if (problem) form.setError('teks_publik', problem);
          },
        },
      ),
  });
  return (
    <FormDialog
      title="Teks untuk umum"
      description="Tampil di halaman dapurnya, dengan tanggal hari ini"
      form={{ ...form, failure: publish.error }}
      onClose={onClose}
    >
      <PublicTextField required text={form.valueOf('teks_publik')} {...form.field('teks_publik')} />
    </FormDialog>
  );
}
