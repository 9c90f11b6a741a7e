import { principles } from './content';

export function PrincipleList() {
  return (
    <dl className="divide-y divide-paper-line border-y border-paper-line">
      {principles.map(({ title, text }) => (
        <div key={title} className="items-baseline gap-x-10 py-6 sm:py-8 lg:grid lg:grid-cols-12">
          <dt className="text-4xl font-extrabold tracking-tight text-brand-600 sm:text-5xl lg:col-span-6">
            {title}
          </dt>
          <dd className="mt-2 text-lg text-ink-soft lg:col-span-6 lg:mt-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
