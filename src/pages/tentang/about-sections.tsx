import { clsx } from 'clsx';
import { Illustration } from '@/components/illustration';
import { Card } from '@/components/ui/card';
import { coreValues, expertiseTitle, mission, parties, partners, vision } from './content';

export function VisionMission() {
  return (
    <>
      <div className="rounded-3xl bg-brand-800 p-7 text-white pattern-kawung sm:p-10">
        <h3 className="text-saffron-300">{vision.title}</h3>
        <p className="mt-3 text-2xl leading-snug font-bold tracking-tight text-balance sm:text-3xl">
          {vision.text}
        </p>
      </div>
      <h3 className="mt-10 text-brand-600">{mission.title}</h3>
      <ol className="mt-4 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-5">
        {mission.points.map((point, index) => (
          <li
            key={point}
            className="flex gap-x-4 border-t-2 border-brand-600 py-4 sm:max-xl:last:col-span-2 xl:flex-col"
          >
            <span
              aria-hidden="true"
              className="w-6 shrink-0 text-3xl leading-tight font-extrabold text-saffron-600"
            >
              {index + 1}
            </span>
            <span className="xl:mt-2">{point}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

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

export function PartyTable() {
  return (
    <dl className="space-y-2">
      {parties.map(({ name, duty, isUs }) => (
        <div
          key={name}
          className={clsx(
            'grid gap-x-8 gap-y-1 rounded-2xl px-5 py-5 sm:grid-cols-[11rem_1fr] sm:px-7',
            isUs ? 'bg-saffron-200' : 'bg-paper',
          )}
        >
          <dt className="text-lg font-bold">{name}</dt>
          <dd className={isUs ? undefined : 'text-ink-soft'}>{duty}</dd>
        </div>
      ))}
    </dl>
  );
}

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
