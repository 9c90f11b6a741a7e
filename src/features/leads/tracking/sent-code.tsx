import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { TextLink } from '@/components/links';
import { Button, TextButton } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { paths } from '@/config/paths';
import { formMessages } from '@/lib/forms/form.messages';
import { keepTexts } from './content';
import { formatTrackingCode } from './tracking-code';

interface SentCodeProps {
  code: string;
  /** Whether nothing was typed into the form since this was sent. */
  isLatest: boolean;
  forget: () => void;
  keep: (isKept: boolean) => void;
  /** Whether the tab keeps the code only on request. */
  isUnkept?: boolean;
}

/** Shows the tracking code of what a form has sent. */
export function SentCode({ code, isLatest, forget, keep, isUnkept = false }: SentCodeProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isLatest ? 'Simpan kode ini:' : 'Kode pesan sebelumnya:'} <CopyableCode key={code} code={code} />
      </p>
      <p>
        <TextLink to={`${paths.lacak}#${formatTrackingCode(code)}`}>Lihat kabarnya</TextLink>
      </p>
      {isUnkept && (
        <CheckField
          key={code}
          label={keepTexts.label}
          hint={keepTexts.hint}
          onChange={({ target }) => keep(target.checked)}
        />
      )}
      <p>
        <TextButton onClick={forget}>{formMessages.forget}</TextButton>
      </p>
    </>
  );
}

/** A tracking code with a button that copies it, or selects it where the browser refuses to copy. */
export function CopyableCode({ code }: { code: string }) {
  const codeRef = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState('');
  const text = formatTrackingCode(code);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Tersalin');
    } catch {
      if (codeRef.current) getSelection()?.selectAllChildren(codeRef.current);
      setOutcome('Kode sudah dipilih, silakan salin.');
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-2">
      <code ref={codeRef} className="font-semibold whitespace-nowrap">
        {text}
      </code>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        Salin
      </Button>
      <output className="text-sm font-normal text-ink-soft">{outcome}</output>
    </span>
  );
}
