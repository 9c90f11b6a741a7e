// A letter alone does something only where nothing is typed, no dialog is open, and this device has not switched it off, as WCAG
// 2.1.4 asks: people who dictate, or whose hand rests on a key, must not change a lead by it.
import { useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from '@/lib/forms/composing';
import { readDraft } from '@/lib/forms/draft';
import { useToast } from '@/lib/toasts/toast';
import { type Lead, leadDraft, type LeadKind, leadName, type LeadStatus, statusesOf } from './lead';
import { useSaveLead } from './mutations';
import { leadRowId, type useOpenLead } from './use-open-lead';

/** The keys of the states of a kind: the usual order, and 'e' for the last one, as mail programs have it. */
export const statusKeys = (kind: LeadKind): ReadonlyMap<string, LeadStatus> =>
  new Map(statusesOf(kind).map((status, index) => [status === 'Selesai' ? 'e' : String(index + 1), status]));

const storageKey = 'inbox-keys';

function isSwitchedOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Storage is blocked: the keys are on, as at first.
    return true;
  }
}

const toggleOf = (id: string) =>
  document.getElementById(leadRowId(id))?.querySelector<HTMLElement>('[aria-expanded]');

/** Whether the focused element or a dialog handles the key itself. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, altKey, metaKey } = event;
  const isTyped =
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
  const isInDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  return defaultPrevented || isComposing(event) || ctrlKey || altKey || metaKey || isTyped || isInDialog;
}

interface InboxKeysOptions {
  /** The leads of the page. */
  rows: Lead[];
  open: ReturnType<typeof useOpenLead>;
  /** Called before a lead is saved. */
  onSave: (lead: Lead) => void;
  onHelp: () => void;
}

/** j and k go through the leads, o opens one, and a key for each state gives it that. */
export function useInboxKeys({ rows, open, onSave, onHelp }: InboxKeysOptions) {
  const [isOn, setIsOn] = useState(isSwitchedOn);
  const save = useSaveLead();
  const toast = useToast();

  function toggle() {
    setIsOn(!isOn);
    try {
      localStorage.setItem(storageKey, isOn ? 'off' : 'on');
    } catch {
      // Storage is blocked: the choice holds until the page is left.
    }
  }

  function step(lead: Lead | undefined, direction: 1 | -1) {
    if (lead && lead.id === open.openId) {
      const { onNext, onPrevious } = open.place(lead);
      return direction > 0 ? onNext?.() : onPrevious?.();
    }
    const next = lead ? rows[rows.indexOf(lead) + direction] : rows[0];
    if (next) toggleOf(next.id)?.focus();
  }

  function give(lead: Lead, status: LeadStatus) {
    if (save.isPending || lead.status === status) return;
    // Unsaved text about the lead would be saved with it, or lost.
    if (Object.keys(readDraft(leadDraft(lead))).length > 0)
      return toast({
        title: 'Status Belum Diubah',
        description: `Simpan atau hapus dulu yang Anda ketik tentang ${leadName(lead)}.`,
        variant: 'info',
      });
    onSave(lead);
    save.mutate({ base: lead, change: { status, note: lead.note } });
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const { key } = event;
    const focused = document.activeElement?.closest('li')?.id;
    const lead =
      rows.find(({ id }) => id === open.openId) ?? rows.find(({ id }) => leadRowId(id) === focused);
    const status = lead && statusKeys(lead.kind).get(key);
    if (key === 'j') step(lead, 1);
    else if (key === 'k') step(lead, -1);
    else if (key === 'o' && lead) open.toggle(lead, lead.id !== open.openId);
    else if (lead && status) give(lead, status);
    else if (key === '?') onHelp();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);

  return { isOn, toggle };
}
