import { startTransition, useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft';
import { type ToastMessage, useToasts } from '@/lib/toasts/toast';
import type { PartnershipOpportunity } from './content';
import { partnershipMessages } from './messages';
import { proposalDraft, useUploadProposal } from './mutations';
import { proposalProblem } from './proposal-file';

type ProposalStatus = 'none' | 'chosen' | 'uploading' | 'uploaded';

/** In percent. */
export const maxSimulatedProgress = 90;

/** In percent. The client reports no upload progress, so it is simulated: ten more every 200 ms. */
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

  /** Chooses a file that the field holds since before hydration, unless one has been uploaded. */
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
    else complain(partnershipMessages.proposalMissing);
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
