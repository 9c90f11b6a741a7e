import { type SyntheticEvent, useState } from 'react';
import { NotLoaded } from '@/components/lists/not-loaded';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { type AccessMode, accessModes } from './access-mode';
import { useAccessMode, useSetAccessMode } from './use-access-mode';

/** The rule for everybody who is no admin: one of two, saved by a button so that no stray tap changes it. */
export function AccessModeForm() {
  const accessMode = useAccessMode();
  const { save, isPending } = useSetAccessMode();
  const [choice, setChoice] = useState<AccessMode | null>(null);
  const current = accessMode.data;
  const chosen = choice ?? current;

  if (!current) {
    return (
      <NotLoaded query={accessMode} loading="Memuat aturan akses..." failure="Aturan akses gagal dimuat." />
    );
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // From then on the form shows the rule that holds, whoever changes it.
    if (choice && (await save(choice))) setChoice(null);
  }

  return (
    <Card>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <fieldset disabled={isPending} className="min-w-0">
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
                  name="access_mode"
                  value={value}
                  checked={chosen === value}
                  onChange={() => setChoice(value)}
                  className="mt-0.5 size-5 accent-brand-600"
                />
                <span className="font-semibold wrap-anywhere">{label}</span>
                <span className="col-start-2 wrap-anywhere text-ink-soft">{explanation}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" className="mt-5" busy={isPending} disabled={chosen === current}>
          {isPending ? 'Menyimpan...' : 'Simpan Aturan'}
        </Button>
      </form>
    </Card>
  );
}
