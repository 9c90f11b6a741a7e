import { clsx } from 'clsx';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/file-field';
import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft';
import { fileSizeText } from '@/lib/text/format';
import { useToasts } from '@/lib/toasts/toast';
import { failed, type ToastMessage } from '@/lib/toasts/toast-message';
import { proposalDraft, useUploadProposal } from './mutations';
import type { PartnershipOpportunity } from './content';
import { proposalProblem } from './proposal-file';

interface ProposalFieldProps extends Omit<ReturnType<typeof useProposal>, 'clear' | 'take'> {
  /** Whether the form is hydrated. */
  isReady: boolean;
  /** Whether the form is being sent, during which its file can't change. */
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
        {/* `busy` instead of `disabled`, which would take the focus away. */}
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

type ProposalStatus = 'none' | 'chosen' | 'uploading' | 'uploaded';

/** The percentage at which the simulation waits for the answer. */
const maxSimulatedProgress = 90;

/** The progress of an upload in percent. The client reports none, so it is simulated: ten more every 200 ms. */
function useProgress(isUploading: boolean) {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (!isUploading) return;
    const timer = setInterval(() => setProgress((now) => Math.min(maxSimulatedProgress, now + 10)), 200);
    return () => {
      clearInterval(timer);
      setProgress(0);
    };
  }, [isUploading]);
  return progress;
}

/** The proposal of an application: chosen, checked, uploaded once, and from then on kept across a reload. */
export function useProposal(opportunity_id: PartnershipOpportunity) {
  const draft = proposalDraft(opportunity_id);
  const { toast, dismiss } = useToasts();
  const upload = useUploadProposal(opportunity_id);
  const progress = useProgress(upload.isPending);
  const [file, setFile] = useState<File>();
  const [restored, setRestored] = useState<{ name: string; url: string }>();
  const [error, setError] = useState<string>();
  const latest = useRef<File>(undefined);
  const taken = useRef<Promise<string | undefined>>(undefined);
  const complaint = useRef<number>(undefined);

  useEffect(() => {
    const { name, url } = readDraft(draft);
    if (name && url) startTransition(() => setRestored({ name, url }));
  }, [draft]);

  function clear() {
    clearDraft(draft);
    upload.reset();
    taken.current = undefined;
    latest.current = undefined;
    setRestored(undefined);
    setFile(undefined);
    setError(undefined);
  }

  function complain(message: ToastMessage) {
    complaint.current = toast(message);
  }

  /** Whether the file was refused, which a toast says. */
  async function refuse(candidate: File): Promise<boolean> {
    const problem = await proposalProblem(candidate);
    // Another file may have been chosen while this one was checked.
    if (problem && latest.current === candidate) {
      clear();
      setError(problem.description);
      complain(problem);
    }
    return problem !== undefined;
  }

  function choose(candidate: File | undefined) {
    clear();
    if (complaint.current) dismiss(complaint.current);
    latest.current = candidate;
    setFile(candidate);
    if (candidate) void refuse(candidate);
  }

  /** Takes over a file that was chosen before hydration, unless one has been uploaded. */
  function adopt(candidate: File) {
    if (!readDraft(draft).url) choose(candidate);
  }

  async function send(chosen: File): Promise<string | undefined> {
    if (await refuse(chosen)) return undefined;
    try {
      const uploaded = await upload.mutateAsync(chosen);
      saveDraft(draft, { name: chosen.name, url: uploaded });
      return uploaded;
    } catch {
      taken.current = undefined;
      return undefined;
    }
  }

  /** Uploads the file that was chosen; a toast asks for one if there is none. */
  function uploadNow() {
    if (file || restored) void take();
    else complain(failed('Tidak Ada File', 'Silakan pilih file terlebih dahulu.'));
  }

  /** The proposal's URL, after uploading it if needed; null without a file, undefined after a failure. */
  async function take(): Promise<string | null | undefined> {
    if (restored) return restored.url;
    if (!file) return null;
    taken.current ??= send(file);
    return taken.current;
  }

  function status(): ProposalStatus {
    if (upload.isPending) return 'uploading';
    if (restored || upload.isSuccess) return 'uploaded';
    return file ? 'chosen' : 'none';
  }

  return {
    fileName: restored?.name ?? file?.name,
    fileSize: file?.size,
    status: status(),
    progress: upload.isPending ? progress : 100,
    error,
    choose,
    adopt,
    uploadNow,
    take,
    clear,
  };
}
