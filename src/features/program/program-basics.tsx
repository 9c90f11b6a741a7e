import { Section } from '@/components/section';
import { Card } from '@/components/ui/card';
import { basicsSection, basis, kitchen, kitchenFigures, regulations } from './content';

export function ProgramBasics() {
  return (
    <Section {...basicsSection}>
      <div className="grid gap-5 xl:grid-cols-12">
        <Card className="flex flex-col p-6 sm:p-9 xl:col-span-7">
          <h3 className="text-2xl">{basis.title}</h3>
          <p className="mt-3 text-ink-soft">{basis.text}</p>
          <dl className="mt-6 grid grow divide-y divide-paper-line border-y border-paper-line">
            {regulations.map(({ name, text }) => (
              <div key={name} className="grid content-center gap-x-8 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
                <dt className="font-bold">{name}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <div className="rounded-2xl bg-brand-800 p-6 text-white pattern-kawung sm:p-9 xl:col-span-5">
          <h3 className="text-2xl">{kitchen.title}</h3>
          <p className="mt-3 text-brand-100">{kitchen.text}</p>
          <dl className="mt-6 space-y-5">
            {kitchenFigures.map(({ value, label }) => (
              <div key={value} className="flex flex-col-reverse border-t border-white/20 pt-4">
                <dt className="text-brand-100">{label}</dt>
                <dd className="text-3xl leading-tight font-extrabold tracking-tight text-saffron-300">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 text-sm text-brand-100">{kitchen.source}</p>
        </div>
      </div>
    </Section>
  );
}
