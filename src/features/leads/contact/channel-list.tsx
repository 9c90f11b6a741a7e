import { clsx } from 'clsx';
import { MailAddress, TextAnchor } from '@/components/links';
import { useCompany } from '@/lib/content/company';
import type { Company } from '@/lib/content/company-row';
import { channelsOf } from './content';

/** The ways to reach a company. */
export function Channels({ company }: { company: Company }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-3xl border border-paper-line bg-paper-line sm:grid-cols-12">
      {channelsOf(company).map(({ title, Icon, lines, links }, index) => (
        <li
          key={title}
          className={clsx(
            'bg-white p-6 sm:p-7',
            index === 4 ? 'sm:col-span-12' : index % 2 ? 'sm:col-span-7' : 'sm:col-span-5',
          )}
        >
          <Icon aria-hidden="true" className="size-7 text-saffron-600" strokeWidth={1.75} />
          <h3 className="mt-4 text-lg">{title}</h3>
          {lines.map((line) => (
            <p key={line} className="mt-1 text-ink-soft">
              {line}
            </p>
          ))}
          {links.map(({ text, href }) => (
            <p key={href} className="mt-3">
              <TextAnchor href={href} className="inline-block wrap-anywhere">
                {href.startsWith('mailto:') ? <MailAddress address={text} /> : text}
              </TextAnchor>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

export const ChannelList = () => <Channels company={useCompany()} />;
