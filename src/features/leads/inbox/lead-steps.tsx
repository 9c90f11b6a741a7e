import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { LeadPlace } from './use-open-lead';

/** Where the lead stands in the list, between the ways to its neighbours. */
export function LeadSteps({ place: { text, onPrevious, onNext } }: { place: LeadPlace }) {
  return (
    <div className="-ml-3 flex items-center gap-1">
      <Step label="Kiriman sebelumnya" Icon={ChevronUp} onStep={onPrevious} />
      <p className="text-sm text-ink-soft">{text}</p>
      <Step label="Kiriman berikutnya" Icon={ChevronDown} onStep={onNext} />
    </div>
  );
}

interface StepProps {
  label: string;
  Icon: LucideIcon;
  onStep?: () => void;
}

function Step({ label, Icon, onStep }: StepProps) {
  return (
    <Button variant="ghost" size="sm" aria-label={label} title={label} disabled={!onStep} onClick={onStep}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}
