import { useState } from 'react';
import { Loaded } from '@/components/lists/loaded';
import { EmailField } from '@/components/ui/email-field';
import { TextAreaField, TextField } from '@/components/ui/field';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { formMessages } from '@/lib/forms/form.messages';
import { useRowForm } from '@/lib/forms/use-row-form';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import { useCompanyProfile } from '@/features/editorial/editor/api';
import { companyTable, contentLabels } from '@/lib/content/content-columns';
import { officeHoursText, parseOfficeHours } from '@/lib/content/office-hours';
import { useSaveAlwaysPublic } from '@/features/editorial/editor/mutations';
import { PublishButton, SaveBar } from '@/features/editorial/editor/save-buttons';
import { StateAndVersions } from '@/features/editorial/editor/state-and-versions';
import { OfficeAddress } from '@/components/office-address';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';
import { Channels } from '@/features/leads/contact/channel-list';
import { OfficeCard } from '@/features/leads/contact/office-map';
import { companyOf } from '@/lib/content/company-row';
import {
  type CompanyField,
  type CompanyInput,
  type CompanyProfile,
  companySchema,
  companyValues,
  coordinatesIn,
} from './company-schema';

/** The key of the one row that there is. */
const profileId = 'dd000000-0000-4000-8000-000000000001';

const name = 'Data perusahaan';

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
        <section aria-label={name} className="max-w-3xl space-y-6">
          {profile && (
            <div className="flex flex-wrap items-center gap-3">
              <StateAndVersions table="company_profile" row={profile} name={name} onRestored={handleSaved} />
            </div>
          )}
          <ProfileForm key={saves} profile={profile} onSaved={handleSaved} />
        </section>
      )}
    </Loaded>
  );
}

interface ProfileFormProps {
  profile: CompanyProfile | null;
  onSaved: () => void;
}

const groups: { title: string; fields: CompanyField[] }[] = [
  { title: 'Alamat kantor', fields: ['street', 'city', 'province', 'postal_code', 'coordinates'] },
  { title: 'Telepon dan email', fields: ['phone', 'second_phone', 'whatsapp', 'email', 'partnership_email'] },
  { title: 'Badan hukum', fields: ['legal_entity', 'legal_deed', 'legal_approval', 'legal_nib'] },
  { title: 'Media sosial', fields: ['facebook', 'instagram', 'twitter', 'youtube', 'tiktok'] },
  { title: 'Kontak pers', fields: ['press_name', 'press_phone', 'press_email'] },
];

const addressChanged =
  'Alamatnya berubah: periksa juga petunjuk arah dan koordinatnya, yang masih milik alamat lama.';

const networks: ReadonlySet<CompanyField> = new Set([
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'tiktok',
]);

const optionalFields: ReadonlySet<CompanyField> = new Set([
  'legal_entity',
  'legal_deed',
  'legal_approval',
  'legal_nib',
  'coordinates',
  'second_phone',
  'whatsapp',
  ...networks,
]);

const hints: Partial<Record<CompanyField, string>> = {
  coordinates: 'Tempat kantor di peta: tempel koordinat atau tautan panjang dari Google Maps.',
  legal_entity: 'Bentuk dan nama menurut akta. Yang diisi tampil di Tentang Kami dan Waspada Penipuan.',
  legal_deed: 'Nomor, tanggal, dan notarisnya.',
  legal_approval: 'Nomor dan tanggal keputusan menteri.',
  second_phone: 'Tampil di halaman Kontak, di bawah nomor pertama.',
  whatsapp: 'Tampil di halaman Kontak, di bawah nomor telepon.',
};

/** The keyboard that a phone shows. */
function inputOf(field: CompanyField) {
  if (field.endsWith('phone') || field === 'whatsapp') return { type: 'tel' } as const;
  return networks.has(field) ? ({ type: 'url' } as const) : {};
}

function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const build = useRequestBuild();
  const form = useRowForm({
    schema: companySchema,
    values: companyValues(profile),
    draft: 'company:only',
    row: profile ?? undefined,
    save: useSaveAlwaysPublic<CompanyProfile, CompanyInput>({
      nameOf: () => name,
      add: (row, context) => insertRows(companyTable, [{ ...row, id: profileId }], context),
      update: (update, context) => updateRow(companyTable, update, context),
    }),
    wordsOf: (row, column) =>
      column === 'office_hours' ? officeHoursText(row.office_hours) : (row[column] ?? 'kosong'),
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
          {fields.map((field) => {
            const OneLine = field.endsWith('email') ? EmailField : TextField;
            return (
              <OneLine
                key={field}
                label={contentLabels[field]}
                required={!optionalFields.has(field)}
                autoComplete="off"
                hint={hints[field]}
                {...inputOf(field)}
                {...form.field(field)}
              />
            );
          })}
          {fields.includes('street') && (
            <div className="sm:col-span-2">
              <TextAreaField
                label={contentLabels.directions}
                rows={3}
                hint="Untuk yang akan datang, misalnya: di belakang pasar, gerbang biru. Baris baru tetap menjadi baris baru."
                {...form.field('directions')}
              />
              {isMoved && <p className="mt-3 font-semibold text-saffron-700">{addressChanged}</p>}
            </div>
          )}
        </fieldset>
      ))}
      <TextAreaField
        label={contentLabels.office_hours}
        required
        rows={4}
        hint="Satu baris untuk tiap hari, seperti “Senin–Kamis: 08.00–17.00”, “Jumat: 08.00–11.30, 13.00–16.30”, atau “Minggu: Tutup”."
        {...form.field('office_hours')}
      />
      <CompanyPreview values={form.typed()} />
      <SaveBar isDirty={form.isDirty}>
        <PublishButton isSaving={form.isBusy} />
      </SaveBar>
    </form>
  );
}

type Values = ReturnType<typeof companyValues>;

/** The company's data as contact page and footer will show them, while they are being typed. */
function CompanyPreview({ values }: { values: Values }) {
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
