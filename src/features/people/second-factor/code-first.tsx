import { type ReactNode, useId, useState } from 'react';
import { lazyDialog } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { useSession } from '@/features/people/auth/session';
import { useAccess } from '@/features/people/auth/use-access';

const CodeDialog = lazyDialog(async () => (await import('./code-dialog')).CodeDialog);

/** The button that asks for the code; `about` is the id of what says what for. */
export function CodeButton({ about }: { about: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-describedby={about} onClick={() => setIsOpen(true)}>
        Masukkan Kode
      </Button>
      {isOpen && <CodeDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface CodeFirstProps {
  /** What the auth service wants the code for: 'mengganti kata sandi' */
  what: string;
  children: ReactNode;
}

/** Hides what needs the code while the session lacks it; what was typed there stays. */
export function CodeFirst({ what, children }: CodeFirstProps) {
  const aboutId = useId();
  const { lacksCode } = useSession();
  const { secondFactor } = useAccess();
  const isMissing = lacksCode || secondFactor === 'show';
  return (
    <>
      {isMissing && (
        <>
          <p id={aboutId} className="mb-4 text-ink-soft">
            Masukkan dulu kode verifikasi untuk {what}.
          </p>
          <CodeButton about={aboutId} />
        </>
      )}
      <div hidden={isMissing}>{children}</div>
    </>
  );
}
