import { ArrowDown } from 'lucide-react';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { businessOpportunities, businessSection } from './content';

export function BusinessOpportunities() {
  return (
    <Section layout="side" {...businessSection}>
      <ul className="divide-y divide-paper-line border-y border-paper-line">
        {businessOpportunities.map(({ title, text, audience, Icon }) => (
          <li key={title} className="grid gap-x-6 gap-y-4 py-6 sm:grid-cols-[3.5rem_1fr] sm:py-7">
            <span className="grid size-14 place-items-center rounded-full bg-saffron-100 text-brand-700">
              <Icon aria-hidden="true" className="size-7" strokeWidth={1.5} />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>
              <p className="mt-2 text-sm text-ink-muted">{audience}</p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink to={anchors.sekilasPeluang} className="mt-8">
        Pelajari Lebih Lanjut Peluang Kemitraan
        <ArrowDown aria-hidden="true" className="size-5 shrink-0" />
      </ButtonLink>
    </Section>
  );
}
