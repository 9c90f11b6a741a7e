import { Link } from 'react-router-dom';
import { Illustration } from '@/components/illustration';
import type { MediaItem } from './detail';

export function MediaList({ items }: { items: readonly MediaItem[] }) {
  return (
    <ul className="space-y-4 sm:space-y-6">
      {items.map(({ title, text, to, image }) => (
        <li key={to} className="group relative flex flex-wrap gap-x-4 gap-y-3">
          <Illustration
            picture={image}
            className="aspect-3/2 w-22 rounded-xl object-cover sm:w-44 sm:rounded-2xl"
          />
          <div className="flex-1 basis-[10rem] self-center">
            <h3 className="text-base sm:text-lg">
              <Link
                to={to}
                className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-ink-soft max-sm:hidden">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
