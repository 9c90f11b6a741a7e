import { useState } from 'react';
import { Loaded } from '@/components/lists/loaded';
import { RowFields } from '@/components/row-form/row-fields';
import { useDeclaredForm } from '@/components/row-form/row-form';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { formMessages } from '@/lib/forms/form.messages';
import type { Tables } from '@/lib/supabase/database.types';
import { useCompanyProfile } from '@/features/editorial/editor/api';
import { parseOfficeHours } from '@/lib/content/office-hours';
import { PublishButton, SaveBar } from '@/features/editorial/editor/save-buttons';
import { StateAndVersions } from '@/features/editorial/editor/state-and-versions';
import { OfficeAddress } from '@/components/office-address';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { Channels } from '@/features/leads/contact/channel-list';
import { OfficeCard } from '@/features/leads/contact/office-map';
import { companyOf, type CompanyRow } from '@/lib/content/company-row';
import { companyForm, companyName, coordinatesIn } from './company-fields';

/** The form of how the company is reached, for footer, contact page and search engines. */
export function CompanyForm() {
  const [saves, setSaves] = useState(0);
  const handleSaved = () => setSaves(saves + 1);
  return (
    <Loaded
      query={useCompanyProfile()}
      loading="Memuat data perusahaan..."
      failure="Data perusahaan gagal dimuat."
    >
      {(profile) => (
        <section aria-label={companyName} className="max-w-3xl space-y-6">
          {profile && (
            <div className="flex flex-wrap items-center gap-3">
              <StateAndVersions
                table="company_profile"
                row={profile}
                name={companyName}
                onRestored={handleSaved}
              />
            </div>
          )}
          <ProfileForm key={saves} profile={profile} onSaved={handleSaved} />
        </section>
      )}
    </Loaded>
  );
}

interface ProfileFormProps {
  profile: Tables<'company_profile'> | null;
  onSaved: () => void;
}

const groups = [
  { title: 'Alamat kantor', fields: ['street', 'city', 'province', 'postal_code', 'coordinates'] },
  { title: 'Telepon dan email', fields: ['phone', 'second_phone', 'whatsapp', 'email', 'partnership_email'] },
  { title: 'Badan hukum', fields: ['legal_entity', 'legal_deed', 'legal_approval', 'legal_nib'] },
  { title: 'Media sosial', fields: ['facebook', 'instagram', 'twitter', 'youtube', 'tiktok'] },
  { title: 'Kontak pers', fields: ['press_name', 'press_phone', 'press_email'] },
];

const addressChanged =
  'Alamatnya berubah: periksa juga petunjuk arah dan koordinatnya, yang masih milik alamat lama.';

function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const build = useRequestBuild();
  const form = useDeclaredForm(companyForm, {
    row: profile ?? undefined,
    onSaved() {
      build.mutate();
      onSaved();
    },
  });

  const belongsToAddress = (['directions', 'coordinates'] as const).filter((field) => form.valueOf(field));
  const isMoved = form.isEdited('street') && belongsToAddress.some((field) => !form.isEdited(field));

  return (
    <form {...form.props} className="space-y-8 [&_:is(input,textarea,button)]:scroll-mb-24">
      {form.isRestored && form.isDirty && <p className="text-ink-soft">{formMessages.restored}</p>}
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className="grid min-w-0 gap-5 sm:grid-cols-2">
          <legend className="mb-3 text-xl font-bold">{title}</legend>
          <RowFields form={form} names={fields} />
          {fields.includes('street') && (
            <div className="sm:col-span-2">
              <RowFields form={form} names={['directions']} />
              {isMoved && <p className="mt-3 font-semibold text-saffron-700">{addressChanged}</p>}
            </div>
          )}
        </fieldset>
      ))}
      <RowFields form={form} names={['office_hours']} />
      <CompanyPreview values={form.typed()} />
      <SaveBar isDirty={form.isDirty}>
        <PublishButton isSaving={form.isBusy} />
      </SaveBar>
    </form>
  );
}

/** The company's data as contact page and footer will show them, while they are being typed. */
function CompanyPreview({ values }: { values: Record<keyof CompanyRow, string> }) {
  // Empty texts count as missing.
  const company = companyOf({
    ...values,
    coordinates: coordinatesIn(values.coordinates) ?? null,
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
