import { formatDate } from '@/lib/text/format';
import { type ProgressLine, useProgress } from './api';
import { photoAlt, photoUrl } from './progress-entry';

interface KitchenPhotoProps {
  sppg: { id: string; nama: string };
  /** The lines that the build knew: without a photo among them there is room for none. */
  built: ProgressLine[] | undefined;
}

const withPhoto = ({ foto, dikonfirmasi }: ProgressLine) => dikonfirmasi && foto.length > 0;

/** The newest photo that a manager has added to the kitchen's progress, with its day; nothing without one. */
export function KitchenPhoto({ sppg, built = [] }: KitchenPhotoProps) {
  const { data = built } = useProgress(sppg.id, false, built);
  if (!built.some(withPhoto)) return null;
  const line = data.find(withPhoto);
  const [path] = line?.foto ?? [];
  if (!line || path === undefined) return null;
  const day = formatDate(line.tanggal);
  return (
    <figure className="mt-5 max-w-md print:hidden">
      <img
        src={photoUrl(path, 640)}
        alt={photoAlt(sppg.nama, line, 0, day)}
        width={640}
        height={480}
        className="aspect-4/3 w-full rounded-2xl object-cover"
      />
      <figcaption className="mt-1 text-sm text-ink-muted">Foto {day}</figcaption>
    </figure>
  );
}
