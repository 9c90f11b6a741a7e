import { type ReactNode, useId, useState } from 'react';
import { isUnanswered } from '@/lib/errors/failure';
import { formMessages } from '@/lib/forms/form.messages';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import { ConfirmDialog } from './confirm-dialog';
import { GoneNotice } from './gone-notice';
import { Button } from './ui/button';
import { Dialog } from './ui/dialog';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  wide?: boolean;
  form: Pick<
    ReturnType<typeof useSchemaForm>,
    'props' | 'isBusy' | 'isDirty' | 'isRestored' | 'forgetDraft' | 'typed'
  > & {
    /** The error of the last attempt to send the form. */
    failure?: Error | null;
    isGone?: boolean;
    canAdd?: boolean;
  };
  /** Several buttons in place of the one that saves; they submit the form with this id. */
  submit?: { formId: string; buttons: ReactNode };
  children: ReactNode;
  onClose: () => void;
}

/** A dialog with a form of a row; asks before it closes with unsaved edits. */
export function FormDialog({ title, description, wide, form, submit, children, onClose }: FormDialogProps) {
  const ownId = useId();
  const formId = submit?.formId ?? ownId;
  const [isLeaving, setIsLeaving] = useState(false);

  function askBeforeLeaving() {
    if (form.isDirty) setIsLeaving(true);
    else onClose();
  }

  function leave() {
    form.forgetDraft();
    onClose();
  }

  return (
    <Dialog
      title={title}
      description={
        form.isRestored && description ? (
          <>
            <span>{description}.</span> <span>{formMessages.restored}</span>
          </>
        ) : (
          description || (form.isRestored && formMessages.restored)
        )
      }
      isBusy={form.isBusy}
      wide={wide}
      onClose={askBeforeLeaving}
      footer={
        <>
          <UnansweredNote failure={form.failure} />
          <Button variant="outline" disabled={form.isBusy} onClick={askBeforeLeaving}>
            Batal
          </Button>
          {submit?.buttons ?? (
            <Button type="submit" form={formId} busy={form.isBusy} disabled={form.isGone && !form.canAdd}>
              {form.isBusy ? 'Menyimpan...' : form.isGone ? formMessages.saveAsNew : 'Simpan'}
            </Button>
          )}
        </>
      }
    >
      <form {...form.props} id={formId} className="space-y-5">
        <GoneNotice form={form} />
        {children}
      </form>
      {isLeaving && (
        <ConfirmDialog
          title="Tutup tanpa menyimpan?"
          description="Isian yang belum disimpan akan hilang."
          confirmLabel="Buang Isian"
          cancelLabel="Lanjut Mengisi"
          variant="danger"
          onConfirm={leave}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Dialog>
  );
}

/** Says, when the server gave no answer, that nothing typed is lost; shows nothing otherwise. */
function UnansweredNote({ failure }: { failure: Error | null | undefined }) {
  if (!isUnanswered(failure)) return null;
  return <p className="basis-full text-sm font-semibold text-danger-600">{formMessages.unanswered}</p>;
}
