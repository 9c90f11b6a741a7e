import { useRef, useState } from 'react';
import { forgetOnDevice, keepOnDevice } from './device-draft';
import { clearDraft, type DraftName, forgetDraft, type FormValues, readDraft, saveDraft } from './draft';

/**
 * What a form keeps of what is edited: in the tab under the draft's name, and on the device what of it may outlive the tab.
 * Under another name it is kept there instead.
 */
export function useFormDraft(
  draft: DraftName | null,
  forDevice: (edited: FormValues) => FormValues | null = () => null,
) {
  const [stored, setStored] = useState(() => (draft ? readDraft(draft) : {}));
  const keptAs = useRef(draft);
  const isOnDevice = useRef(false);

  /** Keeps these values; without any, keeps nothing. */
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
    // What was on the device before this form was opened is only offered so far.
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
