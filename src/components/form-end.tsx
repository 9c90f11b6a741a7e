import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import { NeedsScript } from './needs-script';
import { TextLink } from './text-link';
import { Button } from './ui/button';

interface FormEndProps {
  label: string;
  /** Where to write without JavaScript. */
  email: string;
  form: Pick<ReturnType<typeof useSchemaForm>, 'isBusy' | 'isReady' | 'isSent'>;
  /** What was sent, for those who missed the toast. */
  sentText: string;
  /** What happens with the data, and other things to know before sending. */
  children: ReactNode;
}

/** The last row of a public form: the submit button with notes beside it. */
export function FormEnd({ label, email, form, sentText, children }: FormEndProps) {
  return (
    <>
      <NeedsScript what="Formulir ini" email={email} />
      {form.isSent && (
        <p className="flex items-start gap-3 rounded-2xl bg-brand-50 p-4">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-600" />
          {sentText}
        </p>
      )}
      <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
        <Button type="submit" busy={form.isBusy} disabled={!form.isReady} className="shrink-0 sm:min-w-44">
          {form.isBusy ? 'Mengirim...' : label}
        </Button>
        <p className="text-sm text-ink-soft">
          {children} <TextLink to={paths.privasi}>Baca Kebijakan Privasi</TextLink>
        </p>
      </div>
    </>
  );
}
