import { RunningText } from '@/components/running-text';
import { reportSteps } from './content';

/** What to do after an offer; for a green background. */
export function ReportSteps() {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {reportSteps.map(({ title, text }, index) => (
        <li key={title} className="border-t border-white/30 pt-5">
          <p aria-hidden="true" className="text-3xl font-extrabold text-saffron-300">
            {index + 1}
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-brand-100">
            <RunningText text={text} onGreen />
          </p>
        </li>
      ))}
    </ol>
  );
}
