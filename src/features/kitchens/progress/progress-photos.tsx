import { useAccess } from '@/features/people/auth/use-access';
import type { Built } from '@/lib/queries/built-query';
import { publicPhotoUrl } from '@/lib/supabase/backend';
import { formatDate } from '@/lib/text/format';
import { type ProgressLine, useProgress } from './api';

// The address of a photo. Written here, as sharing code with the form would make one more chunk for visitors.
const progressPhotoUrl = (path: string, width: number) => publicPhotoUrl('progress_photos', path, width);

interface ProgressPhotosProps {
  /** The kitchen's name. */
  nama: string;
  line: ProgressLine;
}

/** The photos of a line, small; each opens in a new tab. */
export function ProgressPhotos({ nama, line }: ProgressPhotosProps) {
  const { foto, tanggal } = line;
  if (foto.length === 0) return null;
  return (
    <ul className="mt-3 grid grid-cols-4 gap-2 sm:gap-3 print:hidden">
      {foto.map((path, index) => (
        <li key={path}>
          <a
            href={progressPhotoUrl(path, 1280)}
            target="_blank"
            rel="noopener"
            className="block overflow-hidden rounded-xl border border-paper-line"
          >
            <img
              src={progressPhotoUrl(path, 640)}
              alt={photoAlt(nama, line, index, formatDate(tanggal))}
              width={640}
              height={480}
              loading="lazy"
              className="aspect-4/3 w-full object-cover"
            />
            <span className="sr-only">Buka fotonya di tab baru</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The most characters of a note in a picture's description. */
const noteInAlt = 120;

function photoAlt(nama: string, { catatan, foto }: ProgressLine, index: number, day: string): string {
  const number = foto.length > 1 ? ` ${index + 1} dari ${foto.length}` : '';
  const note = catatan && catatan.length > noteInAlt ? `${catatan.slice(0, noteInAlt).trimEnd()}…` : catatan;
  return [`Foto${number}: ${nama}, ${day}.`, note].filter(Boolean).join(' ');
}

interface KitchenPhotoProps {
  sppg: { id: string; nama: string };
  /**
   * The lines with which the page was built. Without a photo among them no room is kept, except for managers, who add
   * one.
   */
  built: Built<ProgressLine[]> | undefined;
}

const withPhoto = ({ foto, dikonfirmasi }: ProgressLine) => dikonfirmasi && foto.length > 0;

/** The photo that managers have chosen for the kitchen, else the newest of its progress, with its day; nothing without one. */
export function KitchenPhoto({ sppg, built }: KitchenPhotoProps) {
  const { isManager } = useAccess();
  const { data = [] } = useProgress(sppg.id, built);
  if (!isManager && !built?.data.some(withPhoto)) return null;
  const line = data.find((one) => one.foto_dapur && withPhoto(one)) ?? data.find(withPhoto);
  const [path] = line?.foto ?? [];
  if (!line || path === undefined) return null;
  const day = formatDate(line.tanggal);
  return (
    <figure className="mt-5 max-w-md print:hidden">
      <img
        src={progressPhotoUrl(path, 640)}
        alt={photoAlt(sppg.nama, line, 0, day)}
        width={640}
        height={480}
        className="aspect-4/3 w-full rounded-2xl object-cover"
      />
      <figcaption className="mt-1 text-sm text-ink-muted">Foto {day}</figcaption>
    </figure>
  );
}
