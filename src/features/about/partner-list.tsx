import { Illustration } from '@/components/illustration';
import { Card } from '@/components/ui/card';
import { expertiseTitle, partners } from './content';

export function PartnerList() {
  return (
    <ul className="grid gap-5 xl:grid-cols-3">
      {partners.map(({ name, role, text, logo, expertise }) => (
        <li key={name}>
          <Card className="grid h-full content-start gap-x-8 gap-y-5 p-7 sm:max-xl:grid-cols-[12rem_1fr]">
            <Illustration
              picture={logo}
              alt={`Logo ${name}`}
              className="h-32 w-full rounded-xl bg-paper object-contain p-4"
            />
            <div>
              <p className="text-sm font-bold text-brand-600">{role}</p>
              <h3 className="mt-1 text-xl">{name}</h3>
              <p className="mt-3 text-ink-soft">{text}</p>
              <h4 className="mt-5 text-sm">{expertiseTitle}</h4>
              <ul className="mt-2 space-y-1 text-ink-soft marker:text-saffron-600">
                {expertise.map((skill) => (
                  <li key={skill} className="ml-5 list-disc">
                    {skill}
                  </li>
                ))}
              </ul>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
