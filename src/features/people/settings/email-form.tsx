import type { User } from '@supabase/supabase-js';
import * as v from 'valibot';
import { Button } from '@/components/ui/button';
import { EmailField } from '@/components/ui/email-field';
import { errorMessage } from '@/lib/errors/error-message';
import { errorField } from '@/lib/errors/failure';
import { requiredEmail } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { useChangeEmail } from './mutations';

const schemaFor = (present: string) =>
  v.object({
    email: v.pipe(
      requiredEmail('Email wajib diisi.'),
      v.toLowerCase(),
      v.check((email) => email !== present.toLowerCase(), 'Ini sudah email akun Anda.'),
    ),
  });

/** Changes the signed-in user's e-mail address, once both addresses have confirmed it. */
export function EmailForm({ user }: { user: User }) {
  const change = useChangeEmail();
  const form = useSchemaForm({
    schema: schemaFor(user.email ?? ''),
    values: { email: '' },
    draft: `own-email:${user.id}`,
    isBusy: change.isPending,
    onSubmit: ({ email }, done) =>
      change.mutate(email, {
        onSuccess: () => done(),
        onError(error) {
          if (errorField(error, 'code') === 'email_exists') form.setError('email', errorMessage(error));
        },
      }),
  });

  return (
    <form {...form.props} className="space-y-5">
      {user.new_email && (
        <output className="block rounded-xl border border-saffron-400 bg-saffron-50 px-4 py-3">
          <span>
            Menunggu konfirmasi: <span className="font-semibold wrap-anywhere">{user.new_email}</span>.
          </span>{' '}
          <span>
            Kami mengirim tautan ke alamat lama dan ke alamat baru; email berganti setelah keduanya dibuka.
            Salah tulis, atau tautannya kedaluwarsa? Kirim sekali lagi di bawah ini.
          </span>
        </output>
      )}
      <EmailField
        label="Email baru"
        autoComplete="email"
        required
        hint="Alamat lama dan alamat baru masing-masing menerima tautan konfirmasi."
        {...form.field('email')}
      />
      <div className="flex justify-end">
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? 'Mengirim...' : 'Ganti Email'}
        </Button>
      </div>
    </form>
  );
}
