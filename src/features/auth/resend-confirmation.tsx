import { errorField } from '@/lib/errors/error-field';
import { useResendConfirmation } from './mutations';
import { TextButton } from './text-button';

/** Below a sign-in that failed because the e-mail is not confirmed: sends the confirmation again. */
export function ResendConfirmation({ error, email }: { error: unknown; email: string }) {
  const resend = useResendConfirmation();
  if (errorField(error, 'code') !== 'email_not_confirmed') return null;
  return (
    <p>
      <TextButton disabled={resend.isPending} onClick={() => resend.mutate(email)}>
        {resend.isPending ? 'Mengirim...' : 'Kirim ulang email konfirmasi'}
      </TextButton>
    </p>
  );
}
