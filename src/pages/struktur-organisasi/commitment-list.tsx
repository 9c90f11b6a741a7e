import { Check } from 'lucide-react';
import { commitments } from './content';

/** What everybody in the chart has agreed to; for a green background. */
export function CommitmentList() {
  return (
    <ul className="divide-y divide-white/20 border-y border-white/20">
      {commitments.map((commitment) => (
        <li key={commitment} className="flex gap-4 py-2.5 sm:py-5 sm:text-xl">
          <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-saffron-300" />
          {commitment}
        </li>
      ))}
    </ul>
  );
}
