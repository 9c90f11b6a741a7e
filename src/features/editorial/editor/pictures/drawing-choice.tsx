import { clsx } from 'clsx';
import { Illustration } from '@/components/illustration';
import { drawings } from 'virtual:content/drawings';

interface DrawingChoiceProps {
  /** The name of the drawing in use; '' for none. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** All drawings of the site, to take one of them. */
export function DrawingChoice({ chosen, onChoose }: DrawingChoiceProps) {
  return (
    <ul aria-label="Gambar bawaan" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {Object.entries(drawings).flatMap(([name, picture]) =>
        picture ? (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
              className={clsx(
                'block w-full overflow-hidden rounded-xl border-2',
                name === chosen ? 'border-brand-600' : 'border-paper-line hover:border-brand-600',
              )}
            >
              <Illustration picture={picture} className="aspect-3/2 w-full object-cover" />
            </button>
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}
