import { useState } from 'react';
import * as v from 'valibot';
import { TextAnchor } from '@/components/links';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { AuthError } from '@/features/people/auth/auth-error';
import { errorMessage } from '@/lib/errors/error-message';
import { requiredLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { NewDevice } from './api';
import { CodeForm } from './code-form';
import { useBeginDevice, useCancelDevice, useConfirmDevice } from './mutations';
import { isNameTaken, taken } from './second-factor-error';

interface NewDeviceDialogProps {
  /** The names of the devices that are there. */
  names: string[];
  onClose: () => void;
}

/** Adds a device in two steps: its name, then the QR code with the first code. Whoever closes it takes the device back. */
export function NewDeviceDialog({ names, onClose }: NewDeviceDialogProps) {
  const begin = useBeginDevice();
  const confirm = useConfirmDevice();
  const cancel = useCancelDevice();
  const device = begin.data;

  function close() {
    if (device) cancel.mutate(device);
    onClose();
  }

  return (
    <Dialog
      title={device ? 'Pindai Kode QR' : 'Pasang Perangkat'}
      isBusy={begin.isPending || confirm.isPending}
      onClose={close}
    >
      {device ? (
        <CodeForm
          sending={{
            ...confirm,
            mutate: (code, options) => confirm.mutate({ code, device }, options),
          }}
          submit="Pasang"
          other={<CancelButton isBusy={confirm.isPending} onClick={close} />}
          onVerified={onClose}
        >
          <Secret device={device} />
        </CodeForm>
      ) : (
        <NameForm names={names} begin={begin} onCancel={close} />
      )}
    </Dialog>
  );
}

function CancelButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <Button variant="outline" disabled={isBusy} onClick={onClick}>
      Batal
    </Button>
  );
}

const nameRule = (names: string[]) =>
  v.pipe(
    requiredLine('Nama perangkat wajib diisi.', 60),
    v.check((name) => !names.includes(name), taken),
  );

interface NameFormProps {
  names: string[];
  begin: ReturnType<typeof useBeginDevice>;
  onCancel: () => void;
}

function NameForm({ names, begin, onCancel }: NameFormProps) {
  const form = useSchemaForm({
    schema: v.object({ name: nameRule(names) }),
    values: { name: '' },
    draft: null,
    isBusy: begin.isPending,
    onSubmit: ({ name }) =>
      begin.mutate(name, {
        onError(error) {
          if (isNameTaken(error)) form.setError('name', taken);
        },
      }),
  });
  return (
    <form {...form.props} className="space-y-5">
      <p>
        Pasang dulu aplikasi autentikator di ponsel Anda, misalnya Google Authenticator, Aegis, atau 2FAS.
        Aplikasi itu membuat kode baru setiap 30 detik, juga tanpa internet.
      </p>
      {begin.error && !isNameTaken(begin.error) && <AuthError>{errorMessage(begin.error)}</AuthError>}
      <TextField
        label="Nama perangkat"
        hint="Agar Anda mengenalinya nanti, misalnya Ponsel saya."
        autoComplete="off"
        required
        {...form.field('name')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton isBusy={form.isBusy} onClick={onCancel} />
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? 'Menyiapkan...' : 'Lanjut'}
        </Button>
      </div>
    </form>
  );
}

/** The QR code as an address of its own: an `#` in the service's text would end it. */
const pictureOf = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace(/^data:image\/svg\+xml;utf-8,/, ''))}`;

/** What the app needs, to scan, to open on the same phone, or to type. */
function Secret({ device: { totp } }: { device: NewDevice }) {
  const [copied, setCopied] = useState<string>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(totp.secret);
      setCopied('Kunci disalin.');
    } catch {
      setCopied('Tidak dapat disalin. Ketik kunci itu.');
    }
  }

  return (
    <div className="space-y-4">
      <p>Buka aplikasi autentikator, tambahkan akun, lalu pindai kode ini.</p>
      {/* Apps find a code by the white around it. */}
      <img
        src={pictureOf(totp.qr_code)}
        alt="Kode QR untuk aplikasi autentikator; kunci di bawahnya sama isinya"
        className="mx-auto block size-56 max-w-full rounded-xl bg-white p-4"
      />
      <p className="text-ink-soft">
        <span>Aplikasinya ada di perangkat ini? </span>
        <TextAnchor href={totp.uri}>Buka di aplikasi autentikator</TextAnchor>
        <span>. Atau ketik kunci ini di aplikasi:</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="rounded-lg bg-paper-deep px-3 py-2 wrap-anywhere">
          {totp.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          Salin Kunci
        </Button>
      </div>
      <output className="block text-sm text-ink-muted empty:hidden">{copied}</output>
      <p>Setelah itu masukkan kode yang ditampilkannya:</p>
    </div>
  );
}
