import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { TextLink } from '@/components/links';
import { Loaded } from '@/components/lists/loaded';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { anchors } from '@/config/paths';
import { useSession } from '@/features/people/auth/session';
import { type Account, useAccessSettings, useAccounts } from './api';
import { useDeviceCounts } from './admin-api';
import { useRequireSecondFactor } from './mutations';

/** Whether every admin needs the second step of the sign-in. */
export function SecondFactorRule() {
  const settings = useAccessSettings();
  const counts = useDeviceCounts();
  const accounts = useAccounts();
  return (
    <Card>
      <h2 className="text-xl font-bold">Verifikasi dua langkah</h2>
      <div className="mt-2">
        <Loaded query={settings} loading="Memuat aturan..." failure="Aturan gagal dimuat.">
          {(settings) => (
            <Loaded query={counts} loading="Memuat perangkat..." failure="Daftar perangkat gagal dimuat.">
              {(devices) => (
                <Rule
                  isRequired={settings.admins_need_second_factor}
                  devices={devices}
                  admins={accounts.data?.filter(({ role }) => role === 'admin') ?? []}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

interface RuleProps {
  isRequired: boolean;
  /** How many devices each account has. */
  devices: ReadonlyMap<string, number>;
  /** Every admin; none while the list of accounts, which says so itself, is loading. */
  admins: Account[];
}

function Rule({ isRequired, devices, admins }: RuleProps) {
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const save = useRequireSecondFactor();
  const hasOwn = user !== null && (devices.get(user.id) ?? 0) > 0;
  const lacking = admins.filter(({ user_id }) => !devices.get(user_id));
  const names = lacking.map(({ nama, email }) => nama || email).join(', ');
  const close = () => setIsAsking(false);
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        {isRequired
          ? 'Semua admin wajib memakainya. Yang belum memasangnya berhak seperti pengelola, sampai ia memasangnya di Pengaturan Akun.'
          : 'Setiap admin dapat memasangnya sendiri di Pengaturan Akun. Yang sudah memasangnya selalu dimintai kode.'}
      </p>
      {admins.length > 0 && (
        <p className="mt-2 max-w-prose wrap-anywhere">
          {lacking.length > 0 ? `Admin yang belum memasangnya: ${names}.` : 'Semua admin sudah memasangnya.'}
        </p>
      )}
      {!isRequired && !hasOwn && (
        <p id="wajib-perlu-sendiri" className="mt-2 max-w-prose">
          Sebelum mewajibkannya, pasang dulu untuk akun Anda sendiri:{' '}
          <TextLink to={anchors.secondFactor}>Pengaturan Akun</TextLink>
        </p>
      )}
      <Button
        variant="outline"
        className="mt-5"
        disabled={!isRequired && !hasOwn}
        aria-describedby={!isRequired && !hasOwn ? 'wajib-perlu-sendiri' : undefined}
        onClick={() => setIsAsking(true)}
      >
        {isRequired ? 'Jangan Wajibkan Lagi' : 'Wajibkan untuk Semua Admin'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={isRequired ? 'Jangan wajibkan lagi?' : 'Wajibkan untuk semua admin?'}
          description={
            isRequired
              ? 'Admin tanpa perangkat kembali mendapat semua haknya hanya dengan kata sandi. Perangkat yang sudah terpasang tetap dimintai kodenya.'
              : 'Admin yang belum memasangnya langsung berhak seperti pengelola: tidak membaca pesan dan data pribadi, dan tidak mengatur akun, sampai ia memasangnya di Pengaturan Akun.'
          }
          note={!isRequired && lacking.length > 0 ? `Yang belum memasangnya: ${names}.` : undefined}
          confirmLabel={isRequired ? 'Jangan Wajibkan Lagi' : 'Wajibkan'}
          variant={isRequired ? 'danger' : 'primary'}
          isBusy={save.isPending}
          onConfirm={() => save.mutate(!isRequired, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}
