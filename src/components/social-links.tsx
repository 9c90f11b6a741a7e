import { clsx } from 'clsx';
import { site } from '@/config/site';

/** The company's social networks. Their addresses are not set yet, so they are links without a target. */
export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={clsx('flex flex-wrap gap-2', className)} aria-label="Media sosial">
      {site.socials.map((name) => (
        <li key={name}>
          <span
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> needs a target
            role="link"
            aria-disabled="true"
            title={`Akun ${name} belum tersedia`}
            className="inline-block rounded-full border border-current/40 px-3 py-1 text-sm"
          >
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
