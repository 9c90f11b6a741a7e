import { clsx } from 'clsx';
import { site } from '@/config/site';

const look = 'inline-block rounded-full border border-current/40 px-3 py-1 text-sm';

/** The company's social networks; those without a URL are disabled links. */
export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={clsx('flex flex-wrap gap-2', className)} aria-label="Media sosial">
      {site.socials.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a href={url} target="_blank" rel="noopener" className={look}>
              {name}
            </a>
          ) : (
            <span
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> needs a target
              role="link"
              aria-disabled="true"
              title={`Akun ${name} belum tersedia`}
              className={look}
            >
              {name}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
