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

/** What a link alone brings into the form. */
const ofLink = ['dapur', 'link'];

const isWritten = (values: FormValues) => Object.keys(values).some((name) => !ofLink.includes(name));

/**
 * What of a complaint may outlive its tab: nothing about harm, nor before it is known what it is about, as whoever did the harm may
 * be the next at this device; no photos, for which its storage has no room.
 */
export function forDevice(edited: FormValues): FormValues | null {
  const { foto: _, ...texts } = edited;
  return texts.kategori && !isHarm(texts.kategori) ? texts : null;
}

interface Offer {
  name: DraftName;
  /** What only this device has kept, while the tab knows nothing of it. */
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
  /** The name of the draft that the form of this page has as its own. */
  own: DraftName;
  /** Whether something is typed in this form, which what is offered about the same would replace. */
  isDirty: boolean;
  /** Called when the form is to show what is stored as its draft now. */
  onOpened: () => void;
}

/** Complaints that were not sent: about others, and of earlier visits at this device. Nothing of them is told before a press. */
export function OfferedDrafts({ own, isDirty, onOpened }: OfferedDraftsProps) {
  const [, setParams] = useSearchParams();
  const [offers, setOffers] = useState<Offer[]>([]);
  useEffect(() => startTransition(() => setOffers(readOffers(own))), [own]);

  function open({ name, values }: Offer) {
    if (values) saveDraft(name, values);
    const code = name.slice('keluhan:'.length);
    // Its own address, where it is the form's own draft.
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
