import { useState } from 'react';
import { Illustration } from '@/components/illustration';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { useCompany } from '@/lib/content/company';
import { mapEmbedUrl, mapsAppUrl, office } from './content';

/** Where the office is. OpenStreetMap is loaded only on a click, so that it learns of no other visitor. */
export function OfficeMap() {
  const [isLive, setIsLive] = useState(false);
  const { street, city, postalCode, province } = useCompany().address;
  return (
    <div className="overflow-hidden rounded-3xl border border-paper-line bg-white">
      {isLive ? <LiveMap /> : <DrawnMap />}
      <div className="flex flex-wrap gap-x-10 gap-y-5 p-6 sm:p-8">
        <address className="not-italic">
          <strong className="text-lg">{street}</strong>
          <br />
          {city} {postalCode}
          <br />
          {province}
        </address>
        <div className="flex-1 basis-64 text-ink-soft">
          <p>{office.landmark}</p>
          <h3 className="mt-3 text-sm">{office.distancesTitle}</h3>
          <ul>
            {office.distances.map((distance) => (
              <li key={distance}>{distance}</li>
            ))}
          </ul>
        </div>
        <div className="basis-full">
          <div className="flex flex-wrap gap-3">
            {!isLive && <Button onClick={() => setIsLive(true)}>Tampilkan peta</Button>}
            <ButtonAnchor href={mapsAppUrl} target="_blank" rel="noopener noreferrer" variant="outline">
              Buka di aplikasi peta
            </ButtonAnchor>
          </div>
          {!isLive && <p className="mt-4 text-sm text-ink-muted">{office.privacy}</p>}
        </div>
      </div>
    </div>
  );
}

function DrawnMap() {
  return (
    <figure className="relative">
      <Illustration picture={office.image} className="h-44 w-full bg-saffron-100 object-cover sm:h-56" />
      <figcaption className="absolute bottom-2 left-2 rounded-full bg-white/90 px-3 py-0.5 text-sm text-ink-soft">
        {office.imageNote}
      </figcaption>
    </figure>
  );
}

function LiveMap() {
  return (
    <div className="relative grid h-96 place-items-center bg-paper-deep">
      <p>Memuat peta...</p>
      <iframe
        src={mapEmbedUrl}
        title="Peta kantor di OpenStreetMap"
        // The map needs scripts and its own storage; being on another origin, it can't remove its own sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin"
        className="absolute inset-0 size-full"
      />
    </div>
  );
}
