import { startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextButton } from '@/components/ui/button';
import { isHarm } from '@/features/kitchens/public-complaints/categories';
import { draftsOnDevice, forgetOnDevice, readOnDevice } from '@/lib/forms/device-draft';
import {
  type DraftName,
  draftsOf,
  type FormValues,
  forgetDraft,
  readDraft,
  saveDraft,
} from '@/lib/forms/draft';
import { formMessages } from '@/lib/forms/form.messages';
import { offerTexts } from './content';

/** The fields that are filled in by a link alone. */
const ofLink = ['dapur', 'link'];

const isWritten = (values: FormValues) => Object.keys(values).some((name) => !ofLink.includes(name));

/**
 * The fields of a complaint that this device may keep: none about harm, or before a kind is chosen, as the person who
 * did the harm may use the device next; no photos, for which its storage has no room.
 */
export function forDevice(edited: FormValues): FormValues | null {
  const { foto: _, ...texts } = edited;
  return texts.kategori && !isHarm(texts.kategori) ? texts : null;
}

interface Offer {
  name: DraftName;
  /** The values that only this device has kept, and not the tab. */
  values: FormValues | undefined;
}

function readOffers(own: DraftName): Offer[] {
  const inTab = draftsOf('keluhan').filter((name) => isWritten(readDraft(name)));
  const onDevice = draftsOnDevice('keluhan').filter((name) => !inTab.includes(name));
  return [
    ...inTab.filter((name) => name !== own).map((name) => ({ name, values: undefined })),
    ...onDevice.map((name) => ({ name, values: readOnDevice(name) })),
  ];
}

interface OfferedDraftsProps {
  /** The name of this form's own draft. */
  own: DraftName;
  /** Whether something is typed in this form, which an offered draft would replace. */
  isDirty: boolean;
  /** Called when the form is to show what is stored as its draft now. */
  onOpened: () => void;
}

/**
 * Offers complaints that were not sent: about other kitchens, and of earlier visits at this device. Their text is shown
 * only after a press.
 */
export function OfferedDrafts({ own, isDirty, onOpened }: OfferedDraftsProps) {
  const [, setParams] = useSearchParams();
  const [offers, setOffers] = useState<Offer[]>([]);
  useEffect(() => startTransition(() => setOffers(readOffers(own))), [own]);

  function open({ name, values }: Offer) {
    if (values) saveDraft(name, values);
    const code = name.slice('keluhan:'.length);
    // The URL of the page whose form has this draft.
    if (name !== own) setParams(code ? { sppg: code } : {}, { preventScrollReset: true });
    onOpened();
  }

  function forget({ name }: Offer) {
    forgetDraft(name);
    forgetOnDevice(name);
    setOffers(offers.filter((offer) => offer.name !== name));
  }

  const shown = offers.filter(({ name }) => name !== own || !isDirty);
  return shown.map((offer) => (
    <p
      key={offer.name}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-saffron-50 px-4 py-3"
    >
      <span>{offer.values ? offerTexts.onDevice : offerTexts.aboutOther}</span>
      <TextButton onClick={() => open(offer)}>{offerTexts.open}</TextButton>
      <TextButton onClick={() => forget(offer)}>{formMessages.forget}</TextButton>
    </p>
  ));
}
