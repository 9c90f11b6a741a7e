import { CheckedDay } from '@/components/checked-day';
import { ButtonAnchor } from '@/components/ui/button';
import { site } from '@/config/site';
import { isHarm } from '@/features/kitchens/public-complaints/categories';
import { harmNumbers, harmTexts } from './content';

/** Who will read a complaint about harm, and whom to call before writing; announced when such a kind is chosen. */
export function HarmNote({ kategori }: { kategori: string }) {
  const isViolence = kategori === 'kekerasan';
  return (
    <div aria-live="polite" className="empty:hidden">
      {isHarm(kategori) && (
        <div className={`rounded-xl p-4 ${isViolence ? 'bg-danger-50' : 'bg-brand-50'}`}>
          {isViolence && <p className="font-semibold">{harmTexts.first}</p>}
          {isViolence && (
            <ul className="my-3 flex flex-wrap gap-3">
              {harmNumbers.map(({ display, href, about }) => (
                <li key={href}>
                  <ButtonAnchor href={href} variant="danger" size="sm">
                    {display}
                  </ButtonAnchor>
                  <span className="mt-1 block text-sm">{about}</span>
                </li>
              ))}
            </ul>
          )}
          {isViolence && (
            <p className="mb-2 text-sm text-ink-soft">
              <span>Nomor-nomor ini </span>
              <CheckedDay day={site.officialChannels.police.checkedOn} />
            </p>
          )}
          <p>{harmTexts.readers}</p>
          {kategori === 'balasan' && <p className="mt-2">{harmTexts.reprisal}</p>}
        </div>
      )}
    </div>
  );
}
