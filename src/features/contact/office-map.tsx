import { useState } from 'react';
import { Illustration } from '@/components/illustration';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { mapEmbedUrl, mapsAppUrl } from './content';

const frame = 'aspect-4/5 w-full rounded-3xl border border-paper-line sm:aspect-video';

/** A drawn map; OpenStreetMap learns of the visitor only after a press of the button. */
export function OfficeMap() {
  const [isLive, setIsLive] = useState(false);
  return (
    <div>
      {isLive ? (
        <iframe
          src={mapEmbedUrl}
          title="Peta kantor di OpenStreetMap"
          // The map needs its scripts and its own storage; being on another origin, it can't lift its own sandbox.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin"
          className={frame}
        />
      ) : (
        <div className="relative">
          <Illustration
            src="/images/peta-kantor.svg"
            alt="Denah gambar: penanda kantor di pusat Kota Semarang, di antara sungai dan bundaran."
            width={960}
            height={540}
            className={`${frame} object-cover`}
          />
          <div className="absolute inset-x-4 bottom-4 rounded-2xl border border-paper-line bg-white p-5 sm:right-auto sm:max-w-sm">
            <p>Peta hidup dimuat dari OpenStreetMap, yang akan mengetahui alamat IP Anda.</p>
            <Button className="mt-4" onClick={() => setIsLive(true)}>
              Tampilkan peta
            </Button>
          </div>
        </div>
      )}
      <ButtonAnchor
        href={mapsAppUrl}
        target="_blank"
        rel="noopener noreferrer"
        variant="outline"
        className="mt-5"
      >
        Buka di aplikasi peta
      </ButtonAnchor>
    </div>
  );
}
