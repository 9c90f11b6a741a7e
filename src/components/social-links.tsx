import { clsx } from 'clsx';
import { useCompany } from '@/lib/content/company';

/** The company's social networks; those without a URL are disabled links. */
export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul
      className={clsx('flex flex-wrap gap-x-2.5 gap-y-1 text-sm sm:gap-x-4', className)}
      aria-label="Media sosial"
    >
      {useCompany().socials.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="inline-block py-1 underline underline-offset-4"
            >
              {name}
            </a>
          ) : (
            <span
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> needs a target
              role="link"
              aria-disabled="true"
              title={`Akun ${name} belum tersedia`}
              className="inline-block py-1"
            >
              {name}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
