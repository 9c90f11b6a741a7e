import * as v from 'valibot';
import { NotLoaded } from '@/components/lists/loaded';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { accessModes } from './access-mode';
import { useSetAccessMode } from './mutations';
import { useAccessSettings } from './api';

const schema = v.object({ access_mode: v.picklist(accessModes.map(({ value }) => value)) });

/** Chooses one of the two access modes, saved by a button so that no stray click changes it. */
export function AccessModeForm() {
  const settings = useAccessSettings();
  if (!settings.data) {
    return (
      <NotLoaded query={settings} loading="Memuat aturan akses..." failure="Aturan akses gagal dimuat." />
    );
  }
  return <LoadedForm access_mode={settings.data.access_mode} />;
}

function LoadedForm(values: { access_mode: string }) {
  const save = useSetAccessMode();
  const form = useSchemaForm({
    schema,
    values,
    draft: null,
    isBusy: save.isPending,
    // After saving, the form follows the stored mode, also when another admin changes it.
    onSubmit: ({ access_mode }, done) => save.mutate(access_mode, { onSuccess: () => done() }),
  });

  return (
    <Card>
      <form {...form.props}>
        <fieldset disabled={save.isPending} className="min-w-0">
          <legend className="text-xl font-bold">Siapa yang dapat mengelola data SPPG dan dokumen</legend>
          <p className="mt-2 max-w-prose text-ink-soft">
            Pesan masuk, pengajuan kemitraan, dan halaman ini selalu hanya untuk admin.
          </p>
          <div className="mt-5 grid gap-3 lg:grid-cols-2">
            {accessModes.map(({ value, label, explanation }) => (
              <label
                key={value}
                className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-xl border border-paper-line p-4 has-checked:border-brand-600 has-checked:bg-brand-50"
              >
                <input
                  type="radio"
                  value={value}
                  {...form.register('access_mode')}
                  className="mt-0.5 size-5 accent-brand-600"
                />
                <span className="font-semibold wrap-anywhere">{label}</span>
                <span className="col-start-2 wrap-anywhere text-ink-soft">{explanation}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" className="mt-5" busy={save.isPending} disabled={!form.isDirty}>
          {save.isPending ? 'Menyimpan...' : 'Simpan Aturan'}
        </Button>
      </form>
    </Card>
  );
}
