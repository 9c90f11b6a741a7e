import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { formMessages } from '@/lib/forms/form.messages';

interface PublishButtonProps {
  /** The form to submit, where the button stands outside of it. */
  formId?: string;
  isSaving: boolean;
  onClick?: () => void;
}

/** Saves for everyone; then the host is asked to build the site. */
export function PublishButton({ formId, isSaving, onClick }: PublishButtonProps) {
  const { isPending } = useRequestBuild();
  const label = isPending ? 'Menerbitkan...' : 'Simpan & terbitkan';
  return (
    <Button type="submit" form={formId} busy={isSaving || isPending} onClick={onClick}>
      {isSaving ? 'Menyimpan...' : label}
    </Button>
  );
}

interface SaveButtonsProps {
  formId?: string;
  form: { isBusy: boolean; isGone: boolean; change: (name: 'status', value: string) => void };
  /** Whether visitors see the stored entry. */
  isPublished: boolean;
}

/**
 * Saves an entry as a draft or for everyone; a published entry is only saved for everyone. A deleted one begins anew as
 * a draft.
 */
export function SaveButtons({ formId, form, isPublished }: SaveButtonsProps) {
  return (
    <>
      {(!isPublished || form.isGone) && (
        <Button
          type="submit"
          variant={form.isGone ? 'primary' : 'outline'}
          form={formId}
          busy={form.isBusy}
          onClick={() => form.change('status', 'draf')}
        >
          {form.isGone ? formMessages.saveAsNew : 'Simpan draf'}
        </Button>
      )}
      {!form.isGone && (
        <PublishButton
          formId={formId}
          isSaving={form.isBusy}
          onClick={() => form.change('status', 'terbit')}
        />
      )}
    </>
  );
}

/** The end of a long form: its buttons stay in view, except where they would cover half of a phone. */
export function SaveBar({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
  return (
    <div className="z-10 mt-8 flex flex-wrap items-center gap-3 border-t border-paper-line bg-paper py-4 sm:sticky sm:bottom-0">
      <div className="flex flex-wrap gap-3">{children}</div>
      {isDirty && <p className="text-sm text-ink-muted">Belum disimpan.</p>}
    </div>
  );
}
