import { OfficeAddress } from '@/components/office-address';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { parseOfficeHours } from '@/lib/content/office-hours';
import { Channels } from '@/features/leads/contact/channel-list';
import { OfficeCard } from '@/features/leads/contact/office-map';
import { companyOf } from '@/lib/content/company-row';
import { coordinatesIn, type companyValues } from './company-schema';

type Values = ReturnType<typeof companyValues>;

/** The company's data as contact page and footer will show them, while they are being typed. */
export function CompanyPreview({ values }: { values: Values }) {
  const company = companyOf({
    ...values,
    legal_entity: values.legal_entity || null,
    legal_deed: values.legal_deed || null,
    legal_approval: values.legal_approval || null,
    legal_nib: values.legal_nib || null,
    directions: values.directions || null,
    coordinates: coordinatesIn(values.coordinates) ?? null,
    facebook: values.facebook || null,
    instagram: values.instagram || null,
    twitter: values.twitter || null,
    youtube: values.youtube || null,
    tiktok: values.tiktok || null,
    office_hours: (parseOfficeHours(values.office_hours) ?? []).map(({ days, hours }) => ({ days, hours })),
  });
  return (
    <Preview>
      <PreviewPart title="Di halaman Kontak">
        <Channels company={company} />
        <div className="mt-6">
          <OfficeCard company={company} />
        </div>
      </PreviewPart>
      <PreviewPart title="Di bagian bawah setiap halaman">
        <div className="rounded-2xl bg-brand-900 p-6 text-brand-100">
          <OfficeAddress company={company} />
        </div>
      </PreviewPart>
    </Preview>
  );
}
