import { TextAnchor } from '@/components/text-link';
import { site } from '@/config/site';
import { governmentTexts, ourChannels } from './content';

const row = 'flex flex-wrap justify-between gap-x-6 border-t border-paper-line py-3';

/** The government's channels and ours, so that any other stands out. */
export function OfficialChannels() {
  const { registration, complaint, hotline } = site.officialChannels;
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
      </div>
    </div>
  );
}
