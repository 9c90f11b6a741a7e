import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextAnchor } from '@/components/links';
import { type FieldForm, TickField } from '@/components/tick-field';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { FileField } from '@/components/ui/file-field';
import { fileSizeText } from '@/lib/text/format';
import { chooseScan, chosenFile, chosenName, keepSigned, readSigned } from './scan-file';
import { ScanLink } from './scan-link';

interface ScanFieldProps {
  /** What it is a scan of, within a sentence: 'sertifikat SLHS'. */
  what: string;
  /** The row that is edited. */
  stored: ComponentProps<typeof ScanLink>['of'] | undefined;
  form: FieldForm<'scan_path' | 'tertutup'>;
  /** Further data to cover, named after 'Tutup dulu data pribadinya'. */
  alsoCovered?: string;
  /** The title of a PDF. */
  title: string;
}

/** Chooses, replaces and removes the scan that everyone may open; a new one needs a tick. */
export function ScanField({ what, stored, form, alsoCovered = '', title }: ScanFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const lastPath = useRef('');
  const [problem, setProblem] = useState<string>();
  const [signed, setSigned] = useState<SignedScan>();
  const storedPath = stored?.scan_path ?? '';
  const { value: path, ref, error, disabled } = form.choice('scan_path');

  function set(next: string) {
    lastPath.current = next;
    setProblem(undefined);
    setSigned(undefined);
    form.change('tertutup', '');
    form.change('scan_path', next);
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Lets the same file be chosen again.
    target.value = '';
    if (!file) return;
    const scan = chooseScan(file, title);
    set(scan.path);
    void lookForSignature(file, scan.path);
    const found = await scan.problem;
    // Another file may have been chosen while this one was checked.
    if (!found || lastPath.current !== scan.path) return;
    set(storedPath);
    setProblem(found);
  }

  /** Asks whether a signed file stays as it is. */
  async function lookForSignature(file: File, path: string) {
    const hidden = await readSigned(file, title).catch(() => undefined);
    if (hidden && lastPath.current === path) setSigned({ hidden, drawn: path, kept: keepSigned(file) });
  }

  function remove() {
    set('');
    // Moves the focus, as the pressed button is gone.
    inputRef.current?.focus();
  }

  return (
    <div className="space-y-3">
      <FileField
        // The ref leaves out the input itself, whose files react-hook-form would store in place of the text.
        ref={(input) => {
          inputRef.current = input;
          ref(input && { focus: () => input.focus() });
        }}
        label="Pindaian untuk umum (PDF, JPG, PNG, WebP)"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        hint={`Maksimal 5 MB. Tutup dulu data pribadinya${alsoCovered}: siapa pun dapat membukanya. Halamannya digambar ulang: teks di bawah kotak hitam dan nama pembuat file ikut hilang. Aslinya tidak disimpan di situs ini.`}
        fileName={chosenName(path) ?? (path && path === storedPath ? 'Pindaian tersimpan' : undefined)}
        error={problem ?? error}
        disabled={disabled}
        onChange={(event) => void choose(event)}
      />
      {path && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {path === storedPath ? (
            stored && <ScanLink of={stored} what={what} />
          ) : (
            <DrawnScan key={path} path={path} />
          )}
          <Button variant="ghost" size="sm" disabled={disabled} onClick={remove}>
            Hapus Pindaian
          </Button>
        </div>
      )}
      {signed && (
        <SignedQuestion
          signed={signed}
          isKept={path === signed.kept}
          disabled={disabled}
          onKeep={(isKept) => {
            const next = isKept ? signed.kept : signed.drawn;
            set(next);
            setSigned(signed);
          }}
        />
      )}
      {path && path !== storedPath && (
        <TickField
          label="Data pribadi (NIK, alamat rumah, tanda tangan) sudah ditutup"
          required
          form={form}
          name="tertutup"
        />
      )}
    </div>
  );
}

/** An electronically signed file: what could be read in it, and its names in the bucket drawn anew and as it is. */
interface SignedScan {
  hidden: string[];
  drawn: string;
  kept: string;
}

interface SignedQuestionProps {
  signed: SignedScan;
  isKept: boolean;
  disabled: boolean;
  onKeep: (isKept: boolean) => void;
}

/** Asks whether a signed file is kept as it is: drawn anew it has no signature that anybody could check. */
function SignedQuestion({ signed: { hidden }, isKept, disabled, onKeep }: SignedQuestionProps) {
  return (
    <div className="space-y-2 rounded-xl border border-saffron-400 bg-saffron-50 px-4 py-3">
      <CheckField
        label="Simpan apa adanya, dengan tanda tangan elektroniknya"
        hint="File ini ditandatangani secara elektronik. Digambar ulang, tanda tangannya hilang dan tidak dapat diperiksa lagi. Centang hanya bila tidak ada yang perlu ditutup."
        disabled={disabled}
        checked={isKept}
        onChange={({ target }) => onKeep(target.checked)}
      />
      {isKept && hidden.length > 0 && (
        <p className="ml-8 text-sm wrap-anywhere">
          Yang ikut terbaca, walaupun tidak tampak: {hidden.slice(0, 10).join('; ')}
        </p>
      )}
    </div>
  );
}

/** Opens a chosen file as everyone will see it. */
function DrawnScan({ path }: { path: string }) {
  const [drawn, setDrawn] = useState<{ url: string; size: number }>();

  useEffect(() => {
    let url: string | undefined;
    let isLeft = false;
    void chosenFile(path)?.then(
      (file) => {
        if (isLeft) return;
        url = URL.createObjectURL(file);
        setDrawn({ url, size: file.size });
      },
      // A failure is shown by the field.
      () => undefined,
    );
    return () => {
      isLeft = true;
      setDrawn(undefined);
      if (url) URL.revokeObjectURL(url);
    };
  }, [path]);

  return (
    <output className="block">
      {drawn ? (
        <TextAnchor
          href={drawn.url}
          target="_blank"
          rel="noopener"
        >{`Lihat hasilnya (${fileSizeText(drawn.size)})`}</TextAnchor>
      ) : (
        <span>Halamannya sedang digambar ulang...</span>
      )}
    </output>
  );
}
