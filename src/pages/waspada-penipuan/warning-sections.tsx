import { CheckedDay } from '@/components/checked-day';
import { FoldedList } from '@/components/folded';
import { LegalIdentity } from '@/components/legal-identity';
import { TextAnchor } from '@/components/links';
import { RunningText } from '@/components/running-text';
import { site } from '@/config/site';
import { useCompany } from '@/lib/content/company';
import { claims, governmentTexts, ourChannelsOf, principles, reportStepsOf } from './content';

export function PrincipleList() {
  return (
    <dl className="divide-y divide-paper-line border-y border-paper-line">
      {principles.map(({ title, text }) => (
        <div key={title} className="items-baseline gap-x-10 py-3 sm:py-8 lg:grid lg:grid-cols-12">
          <dt className="text-2xl font-extrabold tracking-tight text-brand-600 sm:text-5xl lg:col-span-6">
            {title}
          </dt>
          <dd className="text-ink-soft sm:mt-2 sm:text-lg lg:col-span-6 lg:mt-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What brokers say, with what is true of it folded below. */
export const ClaimList = () => (
  <FoldedList items={claims.map(({ claim, fact }) => ({ title: claim, text: fact }))} isWide />
);

const row = 'flex flex-wrap justify-between gap-x-6 border-t border-paper-line py-1.5 sm:py-3';

/** The government's channels and ours, so that any other stands out. */
export function OfficialChannels() {
  const { registration, complaint, hotline, emergency } = site.officialChannels;
  const ourChannels = ourChannelsOf(useCompany());
  return (
    <div className="grid gap-6 sm:gap-10 lg:grid-cols-2">
      <div>
        <h3 className="mb-2 text-lg sm:mb-4 sm:text-xl">{governmentTexts.title}</h3>
        <dl>
          <div className={row}>
            <dt className="text-ink-muted">{governmentTexts.registration}</dt>
            <dd>
              <TextAnchor href={registration} rel="noopener noreferrer">
                {new URL(registration).host}
              </TextAnchor>
            </dd>
          </div>
          <div className={row}>
            <dt className="text-ink-muted">{governmentTexts.complaint}</dt>
            <dd>
              <TextAnchor href={complaint.href}>{complaint.display}</TextAnchor>
            </dd>
          </div>
          <div className={row}>
            <dt className="text-ink-muted">{governmentTexts.hotline}</dt>
            <dd>
              <TextAnchor href={hotline.href} className="whitespace-nowrap">
                {hotline.display}
              </TextAnchor>
              , <CheckedDay day={hotline.checkedOn} />
            </dd>
          </div>
          <div className={row}>
            <dt className="text-ink-muted">{governmentTexts.emergency}</dt>
            <dd>
              <TextAnchor href={emergency.href}>{emergency.display}</TextAnchor>
            </dd>
          </div>
        </dl>
      </div>
      <div>
        <h3 className="mb-2 text-lg sm:mb-4 sm:text-xl">{site.name}</h3>
        <dl>
          {ourChannels.map(({ label, value, href }) => (
            <div key={label} className={row}>
              <dt className="text-ink-muted">{label}</dt>
              <dd className="font-semibold">{href ? <TextAnchor href={href}>{value}</TextAnchor> : value}</dd>
            </div>
          ))}
        </dl>
        <LegalIdentity />
      </div>
    </div>
  );
}

/** What to do after an offer; for a green background. */
export function FraudReportSteps() {
  const reportSteps = reportStepsOf(useCompany());
  return (
    <ol className="grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-8">
      {reportSteps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 border-t border-white/30 pt-3 sm:pt-5">
          <p
            aria-hidden="true"
            className="w-6 shrink-0 text-3xl leading-none font-extrabold text-saffron-300"
          >
            {index + 1}
          </p>
          <div>
            <h3 className="text-lg sm:text-xl">{title}</h3>
            <p className="mt-1 text-brand-100">
              <RunningText text={text} onGreen />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
