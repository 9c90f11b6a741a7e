import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface SettingsCardProps {
  /** What links to it point to. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** One thing that people set about their account. */
export function SettingsCard({ id, title, children }: SettingsCardProps) {
  return (
    <Card id={id}>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  );
}
