import { useRef, useState } from 'react';
import { forgetOnDevice, keepOnDevice } from './device-draft';
import { clearDraft, type DraftName, forgetDraft, type FormValues, readDraft, saveDraft } from './draft';

/**
 * Keeps a form's edited fields as a draft: all of them in the tab, and on the device those that may outlive the tab.
 * When the draft's name changes, they move to the new name.
 */
export function useFormDraft(
  draft: DraftName | null,
  forDevice: (edited: FormValues) => FormValues | null = () => null,
) {
  const [stored, setStored] = useState(() => (draft ? readDraft(draft) : {}));
  const keptAs = useRef(draft);
  const isOnDevice = useRef(false);

  /** Keeps these values as the draft; without any, clears it. */
  function keep(values: FormValues) {
    if (keptAs.current && keptAs.current !== draft) {
      clearDraft(keptAs.current);
      if (isOnDevice.current) forgetOnDevice(keptAs.current);
      isOnDevice.current = false;
    }
    keptAs.current = draft;
    if (!draft) return;
    saveDraft(draft, values);
    const lasting = Object.keys(values).length > 0 ? forDevice(values) : null;
    if (lasting) keepOnDevice(draft, lasting);
    // A draft that was on the device when the form was opened stays: it is offered, and nobody has taken it yet.
    else if (isOnDevice.current) forgetOnDevice(draft);
    isOnDevice.current = lasting !== null;
  }

  /** Forgets what is kept, also on the device, and what was stored when the form was opened. */
  function forget() {
    setStored({});
    if (!draft) return;
    forgetDraft(draft);
    forgetOnDevice(draft);
  }

  return { stored, keep, forget };
}
