import { type ComponentProps, useId, useState } from 'react';
import * as v from 'valibot';
import { QueryProvider } from '@/components/query-provider';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import { errorField } from '@/lib/errors/failure';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { CodeForm } from '@/features/people/second-factor/code-form';
import { useVerifyCode } from '@/features/people/second-factor/mutations';
import type { PasswordProof } from './api';
import { AuthError } from './auth-error';
import { authMessages } from './messages';
import { useChangePassword } from './mutations';
import { newPassword, passwordHint } from './password';
import { useSession } from './session';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  isBusy: boolean;
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ isBusy, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const labelId = useId();
  return (
    <div className="@container relative">
      <TextField {...props} type={isShown ? 'text' : 'password'} required />
      <button
        type="button"
        aria-describedby={labelId}
        onClick={() => setIsShown(!isShown)}
        disabled={isBusy}
        className="top-0 right-0 min-h-6 text-sm @min-[15rem]:absolute font-semibold text-brand-700 underline disabled:cursor-not-allowed disabled:opacity-60"
      >
        {isShown ? 'Sembunyikan' : 'Tampilkan'}
      </button>
      {/* The label's id tells two such buttons of a form apart. */}
      <span id={labelId} hidden>
        {props.label}
      </span>
    </div>
  );
}

/** A proof that the account's owner changes the password; a server that requires it refuses an empty one. */
const proof = v.pipe(
  v.string(),
  v.transform((value) => value || undefined),
);

const rules = { password: newPassword, code: v.pipe(v.string(), v.trim(), proof) };

const schemas = {
  withCurrent: v.object({
    ...rules,
    current_password: v.pipe(v.string(), v.minLength(1, authMessages.currentPasswordWanted)),
  }),
  withoutCurrent: v.object({ ...rules, current_password: proof }),
};

const askedFor = {
  current_password: authMessages.currentPasswordWanted,
  nonce: 'Kami mengirim kode ke email Anda. Masukkan kode itu untuk melanjutkan.',
};

/** The fields that the server's refusals are about, by error code. */
const refusedFields = new Map(
  Object.entries({
    current_password_invalid: 'current_password',
    same_password: 'password',
    weak_password: 'password',
    reauthentication_not_valid: 'code',
  } as const),
);

const refusedField = (error: unknown) => refusedFields.get(errorField(error, 'code') ?? '');

interface PasswordFormProps {
  onSaved?: () => void;
  /** Called by a second button, which keeps the password. */
  onSkip?: () => void;
}

/**
 * Sets a new password for the signed-in user, who proves their identity with the current one, unless a mail's link has
 * just signed them in. A server may require a code as well.
 */
export function PasswordForm({ onSaved, onSkip }: PasswordFormProps) {
  const { user, isRecovering } = useSession();
  const [wanted, setWanted] = useState<PasswordProof[]>([]);
  const asksCurrent = !isRecovering || wanted.includes('current_password');
  const change = useChangePassword();
  const { error } = change;
  const message = error ? !refusedField(error) && errorMessage(error) : change.data && askedFor[change.data];
  const form = useSchemaForm({
    schema: asksCurrent ? schemas.withCurrent : schemas.withoutCurrent,
    values: { current_password: '', password: '', code: '' },
    draft: null,
    isBusy: change.isPending,
    onSubmit: ({ code, ...passwords }, done) =>
      change.mutate(
        { ...passwords, nonce: code },
        {
          onSuccess(missing) {
            if (missing) return setWanted([...wanted, missing]);
            done();
            onSaved?.();
          },
          onError(refusal) {
            const field = refusedField(refusal);
            if (field) form.setError(field, errorMessage(refusal));
          },
        },
      ),
  });

  return (
    <form {...form.props} className="space-y-5">
      {message && <AuthError>{message}</AuthError>}
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={user?.email ?? ''} />
      {asksCurrent && (
        <PasswordField
          label="Kata sandi saat ini"
          autoComplete="current-password"
          isBusy={form.isBusy}
          {...form.field('current_password')}
        />
      )}
      <PasswordField
        label="Kata sandi baru"
        autoComplete="new-password"
        hint={passwordHint}
        isBusy={form.isBusy}
        {...form.field('password')}
      />
      {wanted.includes('nonce') && (
        <TextField
          label="Kode dari email"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...form.field('code')}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {onSkip && (
          <Button variant="outline" onClick={onSkip} disabled={form.isBusy}>
            Nanti Saja
          </Button>
        )}
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? 'Menyimpan...' : 'Simpan Kata Sandi'}
        </Button>
      </div>
    </form>
  );
}

/** Opened by the link for a forgotten password, which has signed the user in; who has a device enters its code first. */
export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const { user, lacksCode } = useSession();
  return (
    <Dialog
      title="Buat Kata Sandi Baru"
      description={`Untuk akun ${user?.email ?? 'Anda'}.${lacksCode ? ' Masukkan dulu kode verifikasi.' : ''}`}
      onClose={onClose}
    >
      <QueryProvider>
        {lacksCode ? <CodeBefore onSkip={onClose} /> : <PasswordForm onSaved={onClose} onSkip={onClose} />}
      </QueryProvider>
    </Dialog>
  );
}

function CodeBefore({ onSkip }: Required<Pick<PasswordFormProps, 'onSkip'>>) {
  const verify = useVerifyCode();
  return (
    <CodeForm
      sending={verify}
      submit="Lanjutkan"
      other={
        <Button variant="outline" onClick={onSkip} disabled={verify.isPending}>
          Nanti Saja
        </Button>
      }
    />
  );
}
