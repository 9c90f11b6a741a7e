import type { Factor } from '@supabase/supabase-js';
import { Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '@/components/lazy';
import { Loaded } from '@/components/lists/loaded';
import { Button } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { useSession } from '@/features/people/auth/session';
import { useAccess } from '@/features/people/auth/use-access';
import { SettingsCard } from '@/features/people/settings/settings-card';
import { scrollOnce } from '@/lib/url/linked-scroll';
import { formatDate } from '@/lib/text/format';
import { mostDevices, useDevices } from './api';
import { CodeFirst } from './code-first';
import type { DeviceAction } from './device-dialogs';

const DeviceDialogs = lazyDialog(async () => (await import('./device-dialogs')).DeviceDialogs);

/** The own devices for the second step of the sign-in; nothing for who is no admin and has none. */
export function DeviceCard() {
  const { user, lacksCode } = useSession();
  const { isAdmin, secondFactor } = useAccess();
  const hasDevice = user?.factors?.some(({ status }) => status === 'verified') ?? false;
  if (!isAdmin && !secondFactor && !lacksCode && !hasDevice) return null;
  return (
    <SettingsCard title="Verifikasi dua langkah">
      <Devices />
    </SettingsCard>
  );
}

const cardId = anchors.secondFactor.split('#')[1];

function Devices() {
  const devices = useDevices();
  const [action, setAction] = useState<DeviceAction | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const isLinked = hash === `#${cardId}`;

  // The card is not there yet when the page opens.
  useEffect(() => {
    if (isLinked && scrollOnce(ref.current)) ref.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each link leads here anew
  }, [isLinked, key]);

  return (
    <div ref={ref} id={cardId} tabIndex={-1} className="scroll-mt-10">
      <p className="mb-4 max-w-prose text-ink-soft">
        Selain kata sandi, login meminta kode 6 angka dari aplikasi autentikator di ponsel Anda. Orang yang
        tahu kata sandi Anda tetap tidak mendapat hak admin tanpa ponsel itu.
      </p>
      <Loaded query={devices} loading="Memuat perangkat..." failure="Perangkat Anda gagal dimuat.">
        {(list) => (
          <CodeFirst what="memasang atau melepas perangkat">
            <DeviceList devices={list} onAction={setAction} />
          </CodeFirst>
        )}
      </Loaded>
      {action && <DeviceDialogs action={action} onClose={() => setAction(null)} />}
    </div>
  );
}

interface DeviceListProps {
  devices: Factor[];
  onAction: (action: DeviceAction) => void;
}

function DeviceList({ devices, onAction }: DeviceListProps) {
  const { secondFactor } = useAccess();
  const names = devices.map(nameOf);
  return (
    <div className="space-y-4">
      {secondFactor === 'set_up' && (
        <p className="max-w-prose font-semibold">
          Semua admin di situs ini wajib memasangnya. Sampai terpasang, hak Anda seperti pengelola.
        </p>
      )}
      {devices.length === 0 ? (
        <p>Belum ada perangkat.</p>
      ) : (
        <ul className="divide-y divide-paper-line rounded-xl border border-paper-line">
          {devices.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <Smartphone aria-hidden="true" className="size-5 shrink-0 text-brand-600" />
              <p className="min-w-0 flex-1 basis-40">
                <span className="block font-semibold wrap-anywhere">{nameOf(device)}</span>
                <span className="block text-sm text-ink-muted">Dipasang {formatDate(device.created_at)}</span>
              </p>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Lepas ${nameOf(device)}`}
                onClick={() => onAction({ kind: 'remove', device, isLast: devices.length === 1 })}
              >
                Lepas
              </Button>
            </li>
          ))}
        </ul>
      )}
      {devices.length === 1 && (
        <p className="max-w-prose text-ink-soft">
          Pasang juga perangkat kedua, misalnya tablet atau ponsel lain: tidak ada kode cadangan. Bila semua
          perangkat Anda hilang, hanya admin lain yang dapat melepasnya, di halaman Pengguna.
        </p>
      )}
      {devices.length < mostDevices ? (
        <Button variant="outline" onClick={() => onAction({ kind: 'add', names })}>
          {devices.length === 0 ? 'Pasang Perangkat' : 'Pasang Perangkat Kedua'}
        </Button>
      ) : (
        <p className="max-w-prose text-ink-soft">
          Paling banyak dua perangkat. Untuk memasang yang lain, lepas satu dulu.
        </p>
      )}
    </div>
  );
}

const nameOf = ({ friendly_name }: Factor) => friendly_name || 'Perangkat tanpa nama';
