import { coreValues } from './content';

export function CoreValues() {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {coreValues.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink py-6">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
