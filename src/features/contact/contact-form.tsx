import { FormEnd } from '@/components/form-end';
import { TextAreaField, TextField } from '@/components/ui/field';
import { site } from '@/config/site';
import { useSession } from '@/features/auth/session';
import { errorMessage } from '@/lib/error-message';
import { errorMessages } from '@/lib/error.messages';
import { toast } from '@/lib/toast';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import { formTexts } from './content';

const load = async () => (await import('./contact-logic')).contactLogic;

function tellFailure(error: unknown) {
  toast({
    title: 'Gagal Mengirim Pesan',
    description:
      errorMessage(error) === errorMessages.tooManyRequests
        ? errorMessages.tooManyRequests
        : 'Terjadi kesalahan saat mengirim pesan. Silakan coba lagi atau hubungi kami melalui telepon/email.',
    variant: 'destructive',
  });
}

/** The message form; emptied when the message has arrived, untouched when it has not. */
export function ContactForm() {
  const { user } = useSession();
  const form = useLazyForm({ name: 'kontak', load, onFailure: tellFailure });
  return (
    <form {...form.props} aria-label="Formulir pesan" className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Nama" required autoComplete="name" {...form.field('name')} />
        <TextField
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          // What a reset fills in again.
          defaultValue={user?.email ?? ''}
          {...form.field('email')}
        />
        <TextField label="Telepon" type="tel" inputMode="tel" autoComplete="tel" {...form.field('phone')} />
        <TextField label="Subjek" required autoComplete="off" {...form.field('subject')} />
      </div>
      <TextAreaField label="Pesan" required rows={7} {...form.field('message')} />
      <FormEnd label="Kirim Pesan" email={site.email} form={form} sentText={formTexts.sent}>
        {formTexts.privacy}
      </FormEnd>
    </form>
  );
}
