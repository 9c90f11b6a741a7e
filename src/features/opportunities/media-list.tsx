import { Link } from 'react-router-dom';
import { Illustration } from '@/components/illustration';
import type { MediaItem } from './detail';

export function MediaList({ items }: { items: readonly MediaItem[] }) {
  return (
    <ul className="space-y-6">
      {items.map(({ title, text, to, image }) => (
        <li key={to} className="group relative grid grid-cols-[6.5rem_1fr] gap-x-5 sm:grid-cols-[11rem_1fr]">
          <Illustration picture={image} className="aspect-3/2 w-full rounded-2xl object-cover" />
          <div className="self-center">
            <h3 className="text-lg">
              <Link
                to={to}
                className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
