import { Images } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors/error-message';
import { useOpenPhotos } from './mutations';

/** For how many minutes the URLs of opened photos are valid. */
const openMinutes = 5;

/** A sender's photos, opened on request: each opening is noted in the audit trail. */
export function ComplaintPhotos({ paths: [first, ...others] }: { paths: string[] }) {
  const folder = first?.split('/')[0];
  return folder && <Photos folder={folder} amount={others.length + 1} />;
}

function Photos({ folder, amount }: { folder: string; amount: number }) {
  const { data: urls, error, isPending, mutate, reset } = useOpenPhotos();

  useEffect(() => {
    if (!urls) return undefined;
    const expired = setTimeout(reset, openMinutes * 60_000);
    return () => clearTimeout(expired);
  }, [urls, reset]);

  return (
    <div className="mt-3 max-w-prose print:hidden">
      {urls ? (
        <ul className="grid grid-cols-3 gap-3">
          {urls.map((url, index) => (
            <li key={url}>
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
                  className="aspect-4/3 w-full object-cover"
                />
                <span className="sr-only">Buka fotonya di tab baru</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="text-sm text-ink-muted">Setiap pembukaan foto dicatat di Riwayat.</p>
          <Button
            size="sm"
            variant="outline"
            className="mt-2"
            busy={isPending}
            onClick={() => mutate(folder)}
          >
            {!isPending && <Images aria-hidden="true" className="size-4" />}
            <span>{isPending ? 'Membuka...' : `Buka ${amount} foto`}</span>
          </Button>
        </>
      )}
      {error && (
        <p role="alert" className="mt-2 text-danger-600">
          Fotonya tidak dapat dibuka. {errorMessage(error)}
        </p>
      )}
    </div>
  );
}
