import { clsx } from 'clsx';
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import type { BadgeTone } from '@/components/ui/badge';
import type { Verdict } from './verdict';

const verdictLooks: Record<BadgeTone, { icon: typeof Clock; look: string }> = {
  green: { icon: CircleCheck, look: 'bg-brand-50 text-brand-700' },
  saffron: { icon: TriangleAlert, look: 'bg-saffron-50 text-saffron-700' },
  red: { icon: CircleX, look: 'bg-danger-50 text-danger-700' },
  neutral: { icon: Clock, look: 'bg-paper text-ink-soft' },
};

interface VerdictSealProps {
  verdict: Verdict;
  Heading: 'h2' | 'h3';
}

/** The kitchen's state today, what that means, and whose word it is, beside a seal. */
export function VerdictSeal({ verdict: { text, answer, voice, tone }, Heading }: VerdictSealProps) {
  const { icon: Icon, look } = verdictLooks[tone];
  return (
    <div
      className={clsx(
        'order-first flex flex-wrap items-center gap-3 rounded-2xl border border-current/25 px-[min(1rem,2.5vw)] py-3 sm:gap-6 sm:p-5',
        look,
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 -rotate-6 place-items-center rounded-full border-4 border-double border-current max-sm:self-start sm:size-20"
      >
        <Icon className="size-6 sm:size-10" />
      </span>
      {/* With large text it wraps below the seal before one of its words would break. */}
      <div className="max-w-full min-w-min flex-1 basis-0">
        <Heading className="text-lg leading-snug wrap-break-word sm:text-2xl">{text}</Heading>
        <p className="mt-1 leading-snug text-ink wrap-break-word">{answer}</p>
        <p className="mt-1 text-sm wrap-break-word text-ink-soft">{voice}</p>
      </div>
    </div>
  );
}
