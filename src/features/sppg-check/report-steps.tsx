import { RunningText } from '@/components/running-text';
import { reportSteps } from './content';
import { useSearched } from './use-searched';

/** Whom to tell about a problem, the most urgent first. */
export function ReportSteps() {
  const searched = useSearched();
  return (
    <ol className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
      {reportSteps(searched || undefined).map(({ title, text }, index) => (
        <li key={title} className="border-t border-paper-line pt-4">
          <h3 className="text-lg">
            {index + 1}. {title}
          </h3>
          <p className="mt-2 text-ink-soft">
            <RunningText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
