import { reasons } from './content';

export function ReasonList() {
  return (
    <ol className="grid gap-x-12 lg:grid-cols-2">
      {reasons.map(({ title, text, Icon }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2rem_1fr] gap-x-3 border-t border-paper-line py-6 sm:grid-cols-[4rem_1fr] sm:py-8"
        >
          <span
            aria-hidden="true"
            className="text-4xl leading-none font-extrabold tracking-tighter text-brand-300 sm:text-6xl"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="flex items-start gap-3 text-xl">
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
