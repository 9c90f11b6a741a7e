import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { TextLink } from '@/components/links';
import { PageHead } from '@/components/page-head';
import { Container } from '@/components/section';
import { paths, sppgPath } from '@/config/paths';
import { KitchenOpenings } from '@/features/editorial/openings/kitchen-openings';
import type { BuiltKitchen } from '@/features/kitchens/check/built-kitchens';
import { scopeNote } from '@/features/kitchens/check/content';
import { KitchenAnswer } from '@/features/kitchens/check/kitchen-answer';
import { kitchenHead } from '@/features/kitchens/check/kitchen-head';
import { meantBy } from '@/lib/text/pasted';

export function SppgDapurPage() {
  const kode = meantBy(useParams().kode ?? '');
  const built = useLoaderData<BuiltKitchen | null>();
  const [gone, setGone] = useState<string>();
  return (
    // Printed, the whole page fits on one A4 for a school's notice board.
    <div className="print:[zoom:.53]">
      <PageHead {...kitchenHead(kode, gone === kode ? null : built)} path={sppgPath(kode)} />
      <Container className="pt-4 pb-8 sm:py-12 print:py-0">
        <TextLink to={paths.sppg} className="inline-block print:hidden">
          Cek dapur lain
        </TextLink>
        <KitchenAnswer key={kode} code={kode} built={built} onGone={() => setGone(kode)} />
        <KitchenOpenings code={kode} />
        <p className="mt-6 max-w-3xl text-sm text-ink-soft print:mt-2">{scopeNote}</p>
      </Container>
    </div>
  );
}
