import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '@/config/paths';
import type { useSchemaForm } from '@/lib/forms/use-schema-form';
import { NeedsScript } from './needs-script';
import { NotReady } from './not-ready';
import { RestoredNotice } from './restored-notice';
import { TextLink } from './links';
import { Button, Spinner } from './ui/button';

interface FormEndProps {
  label: string;
  /** The button's label while the form is busy. */
  busyLabel?: string;
  /** The address to write to without JavaScript; absent where that is said before the first field. */
  email?: string;
  form: Pick<
    ReturnType<typeof useSchemaForm>,
    'isBusy' | 'isReady' | 'isSent' | 'isRestored' | 'isDirty' | 'forget'
  >;
  /** The sentence below the button once the form is sent, for those who missed the toast. */
  sentText?: string;
  /** A receipt to keep, such as a code; stays while the form is filled in again. */
  receipt?: ReactNode;
  /** Notes beside the button: what happens with the data, and what else to know before sending. */
  children: ReactNode;
}

/**
 * The last row of a public form: the submit button with notes beside it. A press before hydration submits the form once
 * it is hydrated.
 */
export function FormEnd(props: FormEndProps) {
  const { label, busyLabel = 'Mengirim...', email, form, sentText, receipt, children } = props;
  // An invisible field that tells whether the form was submitted before any script ran: the browser then calls it
  // `:user-valid`.
  const witness = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const labelNow = form.isBusy ? busyLabel : label;

  // On a phone the answer may be above the screen and is scrolled to; elsewhere it stands beside the button, which
  // keeps the focus.
  useEffect(() => {
    if (!form.isSent || !matchMedia('(width < 40rem)').matches) return;
    answer.current?.scrollIntoView({ block: 'center' });
    answer.current?.focus({ preventScroll: true });
  }, [form.isSent]);

  useEffect(() => {
    // Browsers without `:user-valid` ignore it inside `:is()`.
    if (form.isReady && witness.current?.matches(':is(:user-valid)')) witness.current.form?.requestSubmit();
  }, [form.isReady]);

  return (
    <>
      {email && <NeedsScript what="Formulir ini" email={email} />}
      <RestoredNotice form={form} />
      {!form.isReady && <NotReady />}
      <div aria-live="polite" className="empty:m-0!">
        {(form.isSent || receipt) && (
          <div ref={answer} tabIndex={-1} className="flex items-start gap-3 rounded-2xl bg-brand-50 p-4">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand-600" />
            <div className="min-w-0 space-y-3">
              {form.isSent && <p>{sentText}</p>}
              {receipt && <div className="space-y-2">{receipt}</div>}
            </div>
          </div>
        )}
      </div>
      <div className="group flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
        <input ref={witness} hidden />
        <Button type="submit" busy={form.isBusy} className="shrink-0 sm:min-w-44 noscript:hidden">
          {form.isReady ? labelNow : <LabelBeforeHydration label={label} />}
        </Button>
        <p className="text-sm text-ink-soft">
          {children} <TextLink to={paths.privasi}>Baca Kebijakan Privasi</TextLink>
        </p>
      </div>
    </>
  );
}

function LabelBeforeHydration({ label }: { label: string }) {
  return (
    <>
      <span className="group-has-[:user-valid]:hidden">{label}</span>
      <span
        // In an attribute, so that search engines and readers do not take these words for text of the page.
        data-wait="Menyiapkan formulir..."
        className="hidden items-center gap-2 group-has-[:user-valid]:flex after:content-[attr(data-wait)]"
      >
        <Spinner className="size-4" />
      </span>
    </>
  );
}
