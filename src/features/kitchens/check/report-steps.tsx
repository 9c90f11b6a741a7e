import { clsx } from 'clsx';
import { RunningText } from '@/components/running-text';
import { reportSteps } from './content';

interface ReportStepsProps {
  /** The code or words that were searched for. */
  code: string | undefined;
  className?: string;
}

/** Where to report a problem, the most urgent first. */
export function ReportSteps({ code, className }: ReportStepsProps) {
  return (
    <ol
      className={clsx(
        'grid gap-x-10 gap-y-3 sm:gap-y-6 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6',
        className,
      )}
    >
      {reportSteps(code).map(({ title, text }) => (
        <li key={title} className="border-t border-paper-line pt-3">
          <h3 className="text-base sm:text-lg">{title}</h3>
          <p className="mt-1 text-ink-soft">
            <RunningText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
