import { Button } from '@/components/ui/button';

interface SaveButtonsProps {
  /** The form to submit, where the buttons stand outside of it. */
  formId?: string;
  form: { isBusy: boolean; change: (name: 'status', value: string) => void };
  /** Whether visitors see the stored entry. */
  isPublished: boolean;
}

/** Saves an entry as a draft or for everyone; what everyone sees stays so. */
export function SaveButtons({ formId, form, isPublished }: SaveButtonsProps) {
  const { isBusy } = form;
  return (
    <>
      {!isPublished && (
        <Button
          type="submit"
          variant="outline"
          form={formId}
          busy={isBusy}
          onClick={() => form.change('status', 'draf')}
        >
          Simpan draf
        </Button>
      )}
      <Button type="submit" form={formId} busy={isBusy} onClick={() => form.change('status', 'terbit')}>
        {isBusy ? 'Menyimpan...' : 'Simpan & terbitkan'}
      </Button>
    </>
  );
}
