import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/file-field';
import { fileSizeText } from './proposal-file';
import { maxSimulatedProgress, type useProposal } from './use-proposal';

interface ProposalFieldProps extends Omit<ReturnType<typeof useProposal>, 'clear' | 'take'> {
  /** False before hydration. */
  isReady: boolean;
  /** While the form is being sent, its file can't change. */
  isBusy: boolean;
}

const statusTexts = {
  none: '',
  chosen: 'Belum diunggah. File diunggah saat formulir dikirim, atau sekarang dengan tombol ini.',
  uploading: 'File sedang diunggah.',
  uploaded: 'File sudah diunggah dan ikut terkirim bersama pengajuan ini.',
};

/** Chooses and uploads the proposal; one that is only chosen is uploaded when the form is sent. */
export function ProposalField({
  fileName,
  fileSize = 0,
  status,
  progress,
  error,
  choose,
  adopt,
  uploadNow,
  isReady,
  isBusy,
}: ProposalFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isUploading = status === 'uploading';
  const isUploaded = status === 'uploaded';

  useEffect(() => {
    const early = input.current?.files?.[0];
    if (early) adopt(early);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  useEffect(() => {
    // A refused or sent file must not stay in the field.
    if (isReady && status === 'none' && input.current) input.current.value = '';
  }, [isReady, status]);

  function upload() {
    if (status === 'none') input.current?.focus();
    uploadNow();
  }

  function remove() {
    choose(undefined);
    input.current?.focus();
  }

  return (
    <div>
      <FileField
        ref={input}
        label="Proposal"
        fileName={fileName}
        accept=".pdf,.doc,.docx,.xls,.xlsx"
        hint="PDF, Word (doc, docx), atau Excel (xls, xlsx), maksimal 10MB."
        error={error}
        disabled={isBusy || isUploading}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {(isUploading || isUploaded) && (
        <progress
          aria-label="Kemajuan unggahan"
          max={100}
          value={progress}
          className="mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-paper-deep [&::-moz-progress-bar]:bg-brand-600 [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:bg-brand-600"
        />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {/* Never disabled while it works, which would lose the focus. */}
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isBusy || isUploading || isUploaded || undefined}
          className={clsx('aria-disabled:opacity-60', !isReady && 'invisible')}
          onClick={upload}
        >
          {isUploading ? 'Mengunggah...' : 'Unggah Proposal'}
        </Button>
        {(status === 'chosen' || isUploaded) && (
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={remove}>
            Hapus File
          </Button>
        )}
        <output className="text-sm wrap-anywhere text-ink-soft">
          {isUploading && progress >= maxSimulatedProgress
            ? `File (${fileSizeText(fileSize)}) masih dikirim. Biarkan halaman ini tetap terbuka.`
            : statusTexts[status]}
        </output>
      </div>
    </div>
  );
}
