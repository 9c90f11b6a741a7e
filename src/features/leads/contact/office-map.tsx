import { useState } from 'react';
import { Illustration } from '@/components/illustration';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { WrittenText } from '@/components/written-text';
import { useCompany } from '@/lib/content/company';
import type { Company } from '@/lib/content/company-row';
import { mapEmbedUrl, mapsAppUrl, office } from './content';

/** Where the office is. OpenStreetMap is loaded only on a click, so that it learns of no other visitor. */
export const OfficeMap = () => <OfficeCard company={useCompany()} />;

/** The office of a company: address, the way to it, and where maps show it. */
export function OfficeCard({ company }: { company: Company }) {
  const [isLive, setIsLive] = useState(false);
  const { address, directions, coordinates } = company;
  const { street, city, postalCode, province } = address;
  const canShow = coordinates !== null && !isLive;
  return (
    <div className="overflow-hidden rounded-3xl border border-paper-line bg-white">
      {isLive && coordinates ? (
        <LiveMap coordinates={coordinates} />
      ) : (
        coordinates === office.imageOf && <DrawnMap />
      )}
      <div className="flex flex-wrap gap-x-10 gap-y-5 p-6 sm:p-8">
        <address className="not-italic">
          <strong className="text-lg">{street}</strong>
          <br />
          {city} {postalCode}
          <br />
          {province}
        </address>
        {directions && (
          <p className="flex-1 basis-64 text-ink-soft">
            <WrittenText text={directions} />
          </p>
        )}
        <div className="basis-full">
          <div className="flex flex-wrap gap-3">
            {canShow && <Button onClick={() => setIsLive(true)}>Tampilkan peta</Button>}
            <ButtonAnchor
              href={mapsAppUrl(company)}
              target="_blank"
              rel="noopener noreferrer"
              variant="outline"
            >
              Buka di aplikasi peta
            </ButtonAnchor>
          </div>
          {canShow && <p className="mt-4 text-sm text-ink-muted">{office.privacy}</p>}
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

function LiveMap({ coordinates }: { coordinates: string }) {
  return (
    <div className="relative grid h-96 place-items-center bg-paper-deep">
      <p>Memuat peta...</p>
      <iframe
        src={mapEmbedUrl(coordinates)}
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
