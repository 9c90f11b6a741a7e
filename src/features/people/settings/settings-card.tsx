import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface SettingsCardProps {
  title: string;
  children: ReactNode;
}

/** One thing that people set about their account. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  return (
    <Card>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  );
}
