import { TextLink } from '@/components/links';
import { openingPath } from '@/config/paths';
import { openingTexts } from './content';
import { useOpenOpenings } from './use-openings';

/** The vacancies of the kitchen with this code; nothing where there is none. */
export function KitchenOpenings({ code }: { code: string }) {
  const here = useOpenOpenings().filter(({ sppg_disebut }) => sppg_disebut.kode === code);
  if (here.length === 0) return null;
  return (
    <section aria-label={openingTexts.atKitchen} className="mt-6 print:hidden">
      <h2 className="text-xl">{openingTexts.atKitchen}</h2>
      <ul className="mt-2 space-y-1">
        {here.map(({ slug, title }) => (
          <li key={slug}>
            <TextLink to={openingPath(slug)} className="inline-block py-1 wrap-anywhere">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
