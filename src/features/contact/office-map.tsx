import { useState } from 'react';
import { Illustration } from '@/components/illustration';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { map } from './content';
import { mapEmbedUrl, mapsAppUrl } from './map-urls';

const frame = 'aspect-4/3 w-full rounded-3xl border border-paper-line sm:aspect-video';

/** A drawn map. OpenStreetMap's own is loaded only on a click, so that it learns of no other visitor. */
export function OfficeMap() {
  const [isLive, setIsLive] = useState(false);
  return (
    <div>
      {isLive ? (
        <iframe
          src={mapEmbedUrl}
          title="Peta kantor di OpenStreetMap"
          // The map needs scripts and its own storage; being on another origin, it can't remove its own sandbox.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin"
          className={frame}
        />
      ) : (
        <Illustration picture={map.image} className={`${frame} object-cover`} />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!isLive && <Button onClick={() => setIsLive(true)}>Tampilkan peta</Button>}
        <ButtonAnchor href={mapsAppUrl} target="_blank" rel="noopener noreferrer" variant="outline">
          Buka di aplikasi peta
        </ButtonAnchor>
      </div>
      {!isLive && <p className="mt-4 text-sm text-ink-muted">{map.privacy}</p>}
    </div>
  );
}
