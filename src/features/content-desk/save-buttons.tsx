import { Button } from '@/components/ui/button';
import { useRequestBuild } from '@/features/publishing/mutations';

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
  form: { isBusy: boolean; change: (name: 'status', value: string) => void };
  /** Whether visitors see the stored entry. */
  isPublished: boolean;
}

/** Saves an entry as a draft or for everyone; what everyone sees stays so. */
export function SaveButtons({ formId, form, isPublished }: SaveButtonsProps) {
  return (
    <>
      {!isPublished && (
        <Button
          type="submit"
          variant="outline"
          form={formId}
          busy={form.isBusy}
          onClick={() => form.change('status', 'draf')}
        >
          Simpan draf
        </Button>
      )}
      <PublishButton formId={formId} isSaving={form.isBusy} onClick={() => form.change('status', 'terbit')} />
    </>
  );
}
