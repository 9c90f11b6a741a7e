import { CheckedDay } from '@/components/checked-day';
import { LegalIdentity } from '@/components/legal-identity';
import { TextAnchor } from '@/components/links';
import { RunningText } from '@/components/running-text';
import { site } from '@/config/site';
import { useCompany } from '@/lib/content/company';
import { claims, claimTitles, governmentTexts, ourChannelsOf, principles, reportStepsOf } from './content';

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

export function ClaimList() {
  return (
    <ul className="space-y-4">
      {claims.map(({ claim, fact }) => (
        <li
          key={claim}
          className="overflow-hidden rounded-2xl border border-paper-line bg-white lg:grid lg:grid-cols-2"
        >
          <div className="bg-danger-50 p-6">
            <p className="text-sm font-bold text-danger-700">{claimTitles.claim}</p>
            <p className="mt-2 text-lg font-semibold">{claim}</p>
          </div>
          <div className="p-6">
            <p className="text-sm font-bold text-brand-600">{claimTitles.fact}</p>
            <p className="mt-2 text-ink-soft">{fact}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const row = 'flex flex-wrap justify-between gap-x-6 border-t border-paper-line py-3';

/** The government's channels and ours, so that any other stands out. */
export function OfficialChannels() {
  const { registration, complaint, hotline, emergency } = site.officialChannels;
  const ourChannels = ourChannelsOf(useCompany());
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <div>
        <h3 className="mb-4 text-xl">{governmentTexts.title}</h3>
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
        <h3 className="mb-4 text-xl">{site.name}</h3>
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
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {reportSteps.map(({ title, text }, index) => (
        <li key={title} className="border-t border-white/30 pt-5">
          <p aria-hidden="true" className="text-3xl font-extrabold text-saffron-300">
            {index + 1}
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-brand-100">
            <RunningText text={text} onGreen />
          </p>
        </li>
      ))}
    </ol>
  );
}
