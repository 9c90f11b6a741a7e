import { formMessages } from '@/lib/forms/form.messages';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import { TextButton } from './ui/button';

interface RestoredNoticeProps {
  form: Pick<ReturnType<typeof useSchemaForm>, 'isRestored' | 'isDirty' | 'isBusy' | 'forget'>;
}

/**
 * Says that a form shows what was typed before, maybe by somebody else at this device, with a button that empties it.
 */
export function RestoredNotice({ form }: RestoredNoticeProps) {
  if (!form.isRestored || !form.isDirty) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
      <span>{formMessages.unsentRestored}</span>
      <TextButton disabled={form.isBusy} onClick={form.forget}>
        {formMessages.forget}
      </TextButton>
    </p>
  );
}
