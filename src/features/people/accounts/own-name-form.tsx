import * as v from 'valibot';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useSession } from '@/features/people/auth/session';
import { useAccess } from '@/features/people/auth/use-access';
import { optionalLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { useSetAccountName } from './mutations';

const schema = v.object({ nama: optionalLine(200) });

/** The form of the signed-in user's name, which colleagues see. */
export function OwnNameForm() {
  const { user } = useSession();
  const { name } = useAccess();
  const save = useSetAccountName();
  const form = useSchemaForm({
    schema,
    values: { nama: name ?? '' },
    draft: `own-name:${user?.id ?? ''}`,
    isBusy: save.isPending,
    onSubmit({ nama }, done) {
      if (user) save.mutate({ user_id: user.id, nama }, { onSuccess: () => done() });
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <TextField
        label="Nama"
        autoComplete="name"
        hint="Ditampilkan kepada admin di samping email Anda."
        {...form.field('nama')}
      />
      <Button type="submit" variant="outline" busy={form.isBusy} disabled={!form.isDirty}>
        {form.isBusy ? 'Menyimpan...' : 'Simpan Nama'}
      </Button>
    </form>
  );
}
