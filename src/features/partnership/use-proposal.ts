import { startTransition, useEffect, useRef, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import type { PartnershipOpportunity } from './content';

export type Proposal =
  | { status: 'none'; error?: string }
  | { status: 'chosen'; file: File }
  | { status: 'uploading'; file: File; progress: number }
  | { status: 'uploaded'; name: string; url: string };

/** The file that goes with an application: chosen, checked, uploaded once, and not lost by a reload after that. */
export function useProposal(opportunity_id: PartnershipOpportunity) {
  const draft = `${opportunity_id}-proposal`;
  const [proposal, setProposal] = useState<Proposal>({ status: 'none' });
  const chosen = useRef<File>(null);
  const upload = useRef<Promise<string | undefined>>(null);

  useEffect(() => {
    const { name, url } = readDraft(draft);
    if (name && url) startTransition(() => setProposal({ status: 'uploaded', name, url }));
  }, [draft]);

  /** Says why the file can't be taken, if so. */
  async function refuse(file: File): Promise<boolean> {
    const problem = await (await import('./proposal-file')).proposalProblem(file);
    // By now another one may have been chosen.
    if (!problem || chosen.current !== file) return false;
    toast(problem);
    setProposal({ status: 'none', error: problem.description });
    return true;
  }

  async function send(file: File): Promise<string | undefined> {
    setProposal({ status: 'uploading', file, progress: 0 });
    // The client can't tell how far it is: ten more every 200 ms, and the rest when it is done.
    const timer = setInterval(
      () =>
        setProposal((now) =>
          now.status === 'uploading' ? { ...now, progress: Math.min(90, now.progress + 10) } : now,
        ),
      200,
    );
    try {
      if (await refuse(file)) return undefined;
      const { uploadProposal } = await import('./api');
      const url = await uploadProposal(opportunity_id, file);
      saveDraft(draft, { name: file.name, url });
      setProposal({ status: 'uploaded', name: file.name, url });
      toast({ title: 'Unggah Berhasil', description: `${file.name} berhasil diunggah.`, variant: 'success' });
      return url;
    } catch (error) {
      setProposal({ status: 'chosen', file });
      toastFailure('Unggah Gagal', error, 'Terjadi kesalahan saat mengunggah file.');
      return undefined;
    } finally {
      clearInterval(timer);
    }
  }

  function clear() {
    clearDraft(draft);
    setProposal({ status: 'none' });
  }

  function choose(file: File | undefined) {
    clear();
    chosen.current = file ?? null;
    if (!file) return;
    setProposal({ status: 'chosen', file });
    // Should this fail, uploading tries again and says what is wrong.
    refuse(file).catch(() => undefined);
  }

  /** The proposal's URL; null without a file, undefined when uploading failed, which has been told. */
  async function take(): Promise<string | null | undefined> {
    if (proposal.status === 'none') return null;
    if (proposal.status === 'uploaded') return proposal.url;
    upload.current ??= send(proposal.file).finally(() => {
      upload.current = null;
    });
    return upload.current;
  }

  return { proposal, choose, take, clear };
}
