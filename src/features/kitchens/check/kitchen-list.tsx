import { clsx } from 'clsx';
import { SppgRow, sppgRows } from '@/features/kitchens/sppg/list/sppg-row';
import type { FoundSppg } from './api';

/** Kitchens to choose from, each with the schools by which it was found. */
export function KitchenList({ title, kitchens }: { title: string; kitchens: FoundSppg[] }) {
  return (
    <div>
      <h2 className="text-2xl wrap-anywhere">{title}</h2>
      <ul className={`mt-4 ${sppgRows}`}>
        {kitchens.map((sppg) => (
          <li key={sppg.id}>
            <SppgRow sppg={sppg} />
            <MeantSchools sppg={sppg} className="px-5 pb-4" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The schools of a kitchen that were searched for; nothing where none was. */
export function MeantSchools({ sppg: { sekolah }, className }: { sppg: FoundSppg; className?: string }) {
  if (!sekolah) return null;
  return (
    <p className={clsx('wrap-anywhere', className)}>
      Sekolah yang cocok: <strong>{sekolah.join(', ')}</strong>
    </p>
  );
}
