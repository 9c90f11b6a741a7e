import { reasons } from './content';

export function ReasonList() {
  return (
    <ol className="divide-y divide-paper-line border-y border-paper-line">
      {reasons.map(({ title, text, Icon }, index) => (
        <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3 py-6 sm:grid-cols-[6rem_1fr] sm:py-8">
          <span
            aria-hidden="true"
            className="text-4xl leading-none font-extrabold tracking-tighter text-brand-300 sm:text-6xl"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="flex items-start gap-3 text-xl sm:text-2xl">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-saffron-600" />
              {title}
            </h3>
            <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
