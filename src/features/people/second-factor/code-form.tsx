import type { ReactNode } from 'react';
import * as v from 'valibot';
import { TextField } from '@/components/ui/field';
import { Button } from '@/components/ui/button';
import { AuthError } from '@/features/people/auth/auth-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { isAboutCode } from './second-factor-error';

/** A code as apps show it, '123 456', without its spaces. */
export const codeRule = v.pipe(
  v.string(),
  v.transform((code) => code.replaceAll(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Kode terdiri dari 6 angka.'),
);

const schema = v.object({ code: codeRule });

/** What sends a code: `useVerifyCode`, or the one of a new device. */
interface Sending {
  error: Error | null;
  isPending: boolean;
  mutate: (code: string, options: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

interface CodeFormProps {
  sending: Sending;
  /** Whether the field gets the focus at once: in a dialog without much above it. */
  takesFocus?: boolean;
  submit: string;
  /** A button beside the one that sends. */
  other?: ReactNode;
  /** What stands above the field. */
  children?: ReactNode;
  onVerified?: () => void;
}

/** Asks for the six digits that an authenticator app shows. */
export function CodeForm({ sending, takesFocus, submit, other, children, onVerified }: CodeFormProps) {
  const form = useSchemaForm({
    schema,
    values: { code: '' },
    draft: null,
    isBusy: sending.isPending,
    onSubmit: ({ code }, done) =>
      sending.mutate(code, {
        onSuccess() {
          done();
          onVerified?.();
        },
        onError(error) {
          if (isAboutCode(error)) form.setError('code', errorMessage(error));
        },
      }),
  });
  return (
    <form {...form.props} className="space-y-5">
      {children}
      <OtherError error={sending.error} />
      <TextField
        label="Kode verifikasi"
        hint="6 angka yang sedang tampil di aplikasi autentikator."
        inputMode="numeric"
        autoComplete="one-time-code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next step of a dialog that has the focus
        autoFocus={takesFocus}
        required
        {...form.field('code')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {other}
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? 'Memeriksa...' : submit}
        </Button>
      </div>
    </form>
  );
}

/** Why the code could not be checked; one that is wrong has its message beside the field. */
function OtherError({ error }: Pick<Sending, 'error'>) {
  return error && !isAboutCode(error) && <AuthError>{errorMessage(error)}</AuthError>;
}

/** Who helps when no device is at hand. */
export const lostDeviceHelp =
  'Perangkat Anda hilang? Admin lain dapat melepasnya di halaman Pengguna; setelah itu Anda login tanpa kode dan memasang yang baru.';
