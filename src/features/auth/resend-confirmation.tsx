import { useState } from 'react';
import { errorField } from '@/lib/error-field';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { resendConfirmation } from './api';
import { TextButton } from './text-button';

/** Below a sign-in that failed because the address is not confirmed: the mail once more. */
export function ResendConfirmation({ error, email }: { error: unknown; email: string }) {
  const [isSending, setIsSending] = useState(false);
  if (errorField(error, 'code') !== 'email_not_confirmed') return null;

  async function send() {
    setIsSending(true);
    try {
      await resendConfirmation(email);
      toast({
        title: 'Email Dikirim',
        description: `Tautan konfirmasi dikirim ke ${email}. Periksa juga folder spam.`,
        variant: 'success',
      });
    } catch (cause) {
      toastFailure('Email Gagal Dikirim', cause);
    }
    setIsSending(false);
  }

  return (
    <p>
      <TextButton disabled={isSending} onClick={() => void send()}>
        {isSending ? 'Mengirim...' : 'Kirim ulang email konfirmasi'}
      </TextButton>
    </p>
  );
}
