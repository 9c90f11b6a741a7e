import type { User } from '@supabase/supabase-js';
import type { ReactNode } from 'react';
import { lazyDialog } from '@/components/lazy';
import { PhotoPicker } from '@/components/photo-picker';
import { Button } from '@/components/ui/button';
import { PasswordForm } from '@/features/people/auth/password-form';
import { useSession } from '@/features/people/auth/session';
import { CodeFirst } from '@/features/people/second-factor/code-first';
import { UserAvatar } from '@/features/people/auth/user-avatar';
import { EmailForm } from './email-form';
import { useRemoveAvatar, useSignOutOtherDevices } from './mutations';
import { SettingsCard } from './settings-card';

interface SettingsCardsProps {
  /** The form of the name. */
  name: ReactNode;
  /** The part that says what the account may do. */
  rights: ReactNode;
  /** The card with the mails that the account gets. */
  mails: ReactNode;
  /** The card with the devices for the second step of the sign-in. */
  devices: ReactNode;
}

/** What users can see and change about their own account. */
export function SettingsCards({ name, rights, mails, devices }: SettingsCardsProps) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="space-y-6">
        <SettingsCard title="Profil">
          <p className="text-ink-muted">Email</p>
          <p className="mb-5 font-semibold wrap-anywhere">{user.email}</p>
          <AvatarCard user={user} />
          <div className="mt-6">{name}</div>
        </SettingsCard>
        <SettingsCard title="Hak akun">{rights}</SettingsCard>
        {mails}
      </div>
      <div className="space-y-6">
        {devices}
        <SettingsCard title="Ganti kata sandi">
          <CodeFirst what="mengganti kata sandi">
            <PasswordForm />
          </CodeFirst>
        </SettingsCard>
        <SettingsCard title="Ganti email">
          <CodeFirst what="mengganti email">
            <EmailForm user={user} />
          </CodeFirst>
        </SettingsCard>
        <SettingsCard title="Perangkat lain">
          <OtherDevices />
        </SettingsCard>
      </div>
    </div>
  );
}

const AvatarDialog = lazyDialog(async () => (await import('./avatar-dialog')).AvatarDialog);

function AvatarCard({ user }: { user: User }) {
  const remove = useRemoveAvatar();
  const hasPicture = Boolean(user.user_metadata.avatar_url);

  return (
    <div className="flex flex-wrap items-center gap-5">
      <UserAvatar user={user} className="size-24 text-2xl" />
      <div className="flex flex-wrap gap-3">
        <PhotoPicker label={hasPicture ? 'Ganti Foto' : 'Unggah Foto'}>
          {(photo, close) => <AvatarDialog userId={user.id} photo={photo} onClose={close} />}
        </PhotoPicker>
        {hasPicture && (
          <Button variant="ghost" size="sm" busy={remove.isPending} onClick={() => remove.mutate(user.id)}>
            Hapus Foto
          </Button>
        )}
      </div>
    </div>
  );
}

/** Ends the sessions on other devices, such as a lost phone or a computer in an internet café. */
function OtherDevices() {
  const signOut = useSignOutOtherDevices();
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        Pernah login di ponsel atau komputer lain? Keluarkan semuanya dari sini. Anda tetap login di perangkat
        ini.
      </p>
      <Button variant="outline" className="mt-5" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        Keluarkan Perangkat Lain
      </Button>
    </>
  );
}
