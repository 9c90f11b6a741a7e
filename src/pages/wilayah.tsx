import { useLoaderData, useParams } from 'react-router-dom';
import { TextLink } from '@/components/links';
import { PageHead } from '@/components/page-head';
import { QueryProvider } from '@/components/query-provider';
import { Container } from '@/components/section';
import { anchors, districtPath, districtSlug } from '@/config/paths';
import { districtHead } from '@/features/kitchens/districts/content';
import type { DistrictView } from '@/features/kitchens/districts/district';
import { DistrictSheet } from '@/features/kitchens/districts/district-sheet';
import { tiles } from '@/features/shared/wilayah/tiles';
import type { Built } from '@/lib/queries/built-query';
import { TidakDitemukanPage } from './tidak-ditemukan';

export function WilayahPage() {
  const { wilayah = '' } = useParams();
  const built = useLoaderData<Built<DistrictView> | null>();
  const nama = Object.keys(tiles).find((name) => districtSlug(name) === wilayah.toLowerCase());
  if (!nama) return <TidakDitemukanPage />;
  return (
    <>
      <PageHead {...districtHead(nama)} path={districtPath(nama)} />
      <Container className="py-8 sm:py-12 print:py-0">
        <TextLink to={anchors.map} className="mb-3 inline-block print:hidden">
          Peta Jawa Tengah
        </TextLink>
        <QueryProvider>
          <DistrictSheet key={nama} nama={nama} built={built} />
        </QueryProvider>
      </Container>
    </>
  );
}
