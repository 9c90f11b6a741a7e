import { useState } from 'react';
import { formMessages } from '@/lib/forms/form.messages';
import { Button } from './ui/button';

interface GoneNoticeProps {
  form: { isGone?: boolean; canAdd?: boolean; typed: () => Record<string, string> };
}

/**
 * The notice above the fields of a row that somebody else has deleted: what is typed can be saved as a new row, or
 * copied.
 */
export function GoneNotice({ form: { isGone, canAdd, typed } }: GoneNoticeProps) {
  return (
    isGone && (
      <div role="alert" className="space-y-3 rounded-2xl bg-saffron-50 p-4">
        <p>{formMessages.gone}</p>
        {!canAdd && <CopyButton text={Object.values(typed()).filter(Boolean).join('\n')} />}
      </div>
    )
  );
}

/** Copies what is typed; where the browser refuses, it says so, and the text stays to be selected. */
export function CopyButton({ text }: { text: string }) {
  const [label, setLabel] = useState('Salin isian');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setLabel('Tersalin');
    } catch {
      setLabel('Gagal menyalin');
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
