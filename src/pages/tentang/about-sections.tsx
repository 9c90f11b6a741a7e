import { clsx } from 'clsx';
import { Folded } from '@/components/folded';
import { Illustration } from '@/components/illustration';
import { swipedCard, SwipedRow } from '@/components/swiped-row';
import { Card } from '@/components/ui/card';
import { expertiseTitle, mission, parties, partners, vision } from './content';

export function VisionMission() {
  return (
    <>
      <div className="rounded-3xl bg-brand-800 p-5 text-white pattern-kawung sm:p-10">
        <h3 className="text-saffron-300">{vision.title}</h3>
        <p className="mt-2 text-xl leading-snug font-bold tracking-tight text-balance sm:text-3xl">
          {vision.text}
        </p>
      </div>
      <Folded heading="h3" summary={mission.title} className="mt-5">
        <ol className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-5">
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
      </Folded>
    </>
  );
}

export function PartyTable() {
  return (
    <dl className="space-y-2">
      {parties.map(({ name, duty, isUs }) => (
        <div
          key={name}
          className={clsx(
            'grid gap-x-8 rounded-2xl px-4 py-3 sm:grid-cols-[11rem_1fr] sm:px-7 sm:py-5',
            isUs ? 'bg-saffron-200' : 'bg-paper',
          )}
        >
          <dt className="font-bold sm:text-lg">{name}</dt>
          <dd className={clsx('max-sm:text-sm', !isUs && 'text-ink-soft')}>{duty}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PartnerList() {
  return (
    <SwipedRow label="Mitra strategis" className="sm:gap-5 xl:grid-cols-3">
      {partners.map(({ name, role, text, logo, expertise }) => (
        <li key={name} className={swipedCard}>
          <Card className="grid h-full content-start gap-x-8 gap-y-3 p-5 sm:gap-y-5 sm:p-7 sm:max-xl:grid-cols-[12rem_1fr]">
            <Illustration
              picture={logo}
              alt={`Logo ${name}`}
              className="h-20 w-full rounded-xl bg-paper object-contain p-3 sm:h-32 sm:p-4"
            />
            <div>
              <p className="text-sm font-bold text-brand-600">{role}</p>
              <h3 className="mt-1 text-lg sm:text-xl">{name}</h3>
              <p className="mt-2 text-ink-soft max-sm:text-sm">{text}</p>
              <Folded heading="h4" summary={expertiseTitle} className="mt-4">
                <ul className="space-y-1 text-ink-soft marker:text-saffron-600">
                  {expertise.map((skill) => (
                    <li key={skill} className="ml-5 list-disc">
                      {skill}
                    </li>
                  ))}
                </ul>
              </Folded>
            </div>
          </Card>
        </li>
      ))}
    </SwipedRow>
  );
}
