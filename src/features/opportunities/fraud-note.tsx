import { ShieldAlert } from 'lucide-react';
import { RunningText } from '@/components/running-text';
import { fraudNote } from './detail.content';

/** Wherever money is mentioned: registering is free, and nobody sells a place. */
export function FraudNote() {
  return (
    <div className="mt-8 flex gap-4 rounded-2xl border border-saffron-300 bg-saffron-50 p-5 sm:p-6">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-saffron-700" />
      <p>
        <strong>{fraudNote.title}</strong> <RunningText text={fraudNote.text} />
      </p>
    </div>
  );
}
