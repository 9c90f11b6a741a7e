import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { PasswordForm } from '@/features/auth/password-form';
import { useSession } from '@/features/auth/session';
import { AvatarCard } from './avatar-card';
import { OtherDevices } from './other-devices';

function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  );
}

/** What users can see and change about their own account; `rights` says what it may do. */
export function SettingsCards({ rights }: { rights: ReactNode }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="space-y-6">
        <SettingsCard title="Profil">
          <p className="text-ink-muted">Email</p>
          <p className="mb-5 font-semibold wrap-anywhere">{user.email}</p>
          <AvatarCard user={user} />
        </SettingsCard>
        <SettingsCard title="Hak akun">{rights}</SettingsCard>
      </div>
      <div className="space-y-6">
        <SettingsCard title="Ganti kata sandi">
          <PasswordForm />
        </SettingsCard>
        <SettingsCard title="Perangkat lain">
          <OtherDevices />
        </SettingsCard>
      </div>
    </div>
  );
}
