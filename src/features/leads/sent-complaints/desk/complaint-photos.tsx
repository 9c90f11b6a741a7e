import { Loaded } from '@/components/lists/loaded';
import { usePhotos } from './api';

/** Photos that a sender took, which only the desk sees; nothing without any. */
export function ComplaintPhotos({ paths }: { paths: string[] }) {
  return paths.length > 0 && <Photos paths={paths} />;
}

function Photos({ paths }: { paths: string[] }) {
  return (
    <div className="mt-3 max-w-prose print:hidden">
      <Loaded query={usePhotos(paths)} loading="Memuat foto..." failure="Foto gagal dimuat.">
        {(urls) => (
          <ul className="grid grid-cols-3 gap-3">
            {urls.map((url, index) => (
              <li key={paths[index]}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="block overflow-hidden rounded-xl border border-paper-line"
                >
                  <img
                    src={url}
                    alt={`Foto ${index + 1} dari ${urls.length} yang dikirim`}
                    width={320}
                    height={240}
                    loading="lazy"
                    className="aspect-4/3 w-full object-cover"
                  />
                  <span className="sr-only">Buka fotonya di tab baru</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
