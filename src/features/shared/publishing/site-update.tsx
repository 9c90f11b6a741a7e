import { useState } from 'react';
import * as v from 'valibot';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Loaded } from '@/components/lists/loaded';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { requiredLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { Tables } from '@/lib/supabase/database.types';
import { formatDateTime } from '@/lib/text/format';
import { useBuiltRevision, useDeployHook, useRevision } from './api';
import { hookHost, hookHosts } from './hosts';
import { useDeleteDeployHook, useRequestBuild, useSaveDeployHook } from './mutations';

/** Whether the host has built what visitors see, and how it is asked to; folded, as it is needed rarely. */
export function SiteUpdate({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-9 w-fit cursor-pointer content-center font-semibold text-brand-700">
        Pembaruan situs
      </summary>
      {isOpen && <Details />}
    </details>
  );
}

function Details() {
  return (
    <div className="mt-3 max-w-3xl space-y-6">
      <BuildState />
      <Loaded
        query={useDeployHook()}
        loading="Memuat tautan pembaruan..."
        failure="Tautan pembaruan gagal dimuat."
      >
        {(hook) => (hook ? <KnownHook hook={hook} /> : <NoHook />)}
      </Loaded>
    </div>
  );
}

/** Whether the host has built what visitors see. */
function BuildState() {
  const revision = useRevision();
  const built = useBuiltRevision();
  const isBuilt = revision.data !== undefined && built.data !== undefined && revision.data <= built.data;
  return (
    <Card>
      <h2 className="text-xl">Keadaan situs</h2>
      <ul className="mt-3 list-disc space-y-2 pl-6 text-ink-soft">
        <li>
          <strong>Draf</strong>: hanya admin yang melihatnya.
        </li>
        <li>
          <strong>Terlihat pengunjung</strong>: yang membuka situs melihatnya, tetapi Google dan pratinjau
          tautan di WhatsApp belum.
        </li>
        <li>
          <strong>Terbit penuh</strong>: Google dan pratinjau tautan ikut melihatnya, jadi tautannya dapat
          dibagikan.
        </li>
      </ul>
      {isBuilt && <p className="mt-4 font-semibold text-brand-700">Semuanya sudah terbit penuh.</p>}
      {built.isError && (
        <p role="alert" className="mt-4 font-semibold text-danger-600">
          Keadaan situs belum dapat dibaca, jadi “Terbit penuh” belum dapat dipastikan.
        </p>
      )}
    </Card>
  );
}

function KnownHook({ hook }: { hook: Tables<'deploy_hook'> }) {
  const build = useRequestBuild();
  const remove = useDeleteDeployHook();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const host = hookHost(hook.url)?.name ?? 'host';
  return (
    <Card>
      <h2 className="text-xl">Diperbarui oleh {host}</h2>
      <p className="mt-3 text-ink-soft">
        Setiap kali Anda menekan “Simpan & terbitkan”, {host} memperbarui situs dalam beberapa menit. Tombol
        ini memintanya sekali lagi, tanpa menyimpan apa pun.
      </p>
      {hook.last_requested_at && (
        <p className="mt-2 text-ink-soft">Terakhir diminta: {formatDateTime(hook.last_requested_at)}.</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={build.isPending} onClick={() => build.mutate()}>
          Perbarui situs
        </Button>
        <Button variant="outline" onClick={() => setOpen(open === 'edit' ? null : 'edit')}>
          Ganti tautan pembaruan
        </Button>
        <Button variant="ghost" onClick={() => setOpen('delete')}>
          Hapus tautan pembaruan
        </Button>
      </div>
      {open === 'edit' && <HookForm isNew={false} onSaved={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title="Hapus tautan pembaruan?"
          description={`Situs tidak lagi diperbarui sendiri oleh ${host}. Hapus tautannya juga di dasbor ${host} bila bocor.`}
          confirmLabel="Hapus"
          variant="danger"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Card>
  );
}

function NoHook() {
  return (
    <Card>
      <h2 className="text-xl">Agar situs diperbarui sendiri</h2>
      <p className="mt-3 text-ink-soft">
        Yang Anda terbitkan langsung terlihat pengunjung. Agar Google dan pratinjau tautan ikut, situs perlu
        diperbarui; sekarang pengembang situs melakukannya dengan tangan.
      </p>
      <p className="mt-3 text-ink-soft">
        Penyedia hosting dapat melakukannya sendiri lewat tautan pembaruan: setiap kali Anda menerbitkan,
        situs ini memintanya lewat tautan itu. Buat sekali di dasbornya, lalu tempel di sini. Siapa pun yang
        tahu tautan itu dapat meminta pembaruan, jadi jangan dibagikan; hanya admin yang dapat membacanya.
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-6 text-ink-soft">
        {hookHosts.map(({ name, where }) => (
          <li key={name}>
            <strong>{name}</strong>: {where}
          </li>
        ))}
      </ul>
      <HookForm isNew />
    </Card>
  );
}

const schema = v.object({
  url: v.pipe(
    requiredLine('Tempel tautan pembaruan dari penyedia hosting.', 300),
    v.check(
      (url) => hookHost(url)?.isHook.test(url) ?? false,
      'Ini bukan tautan pembaruan dari Netlify, Cloudflare Pages, atau Vercel. Salin seluruh tautannya.',
    ),
  ),
});

function HookForm({ isNew, onSaved }: { isNew: boolean; onSaved?: () => void }) {
  const save = useSaveDeployHook();
  const form = useSchemaForm({
    schema,
    values: { url: '' },
    // No draft: anybody who knows the hook can have the site built.
    draft: null,
    isBusy: save.isPending,
    onSubmit: ({ url }) => save.mutate({ url, isNew }, { onSuccess: onSaved }),
  });
  return (
    <form {...form.props} className="mt-5 space-y-4">
      <TextField
        label="Tautan pembaruan"
        required
        type="url"
        autoComplete="off"
        placeholder="https://api.netlify.com/build_hooks/…"
        {...form.field('url')}
      />
      <Button type="submit" busy={form.isBusy}>
        {form.isBusy ? 'Menyimpan...' : 'Simpan tautan pembaruan'}
      </Button>
    </form>
  );
}
