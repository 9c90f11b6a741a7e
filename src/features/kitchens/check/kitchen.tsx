import { clsx } from 'clsx';
import { MessageCircle, MessageSquareWarning, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Folded } from '@/components/folded';
import { lazyPart } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { anchors, complaintPath, districtPath, paths } from '@/config/paths';
import { useCompany } from '@/lib/content/company';
import { CertificateList } from '@/features/kitchens/certificates/certificate-list';
import { KitchenComplaints } from '@/features/kitchens/public-complaints/kitchen-complaints';
import { HistorySection } from '@/features/kitchens/history/history-section';
import type { KitchenDialogState } from '@/features/kitchens/history/kitchen-dialogs';
import { OpenIncidents } from '@/features/kitchens/incidents/incident-section';
import { InspectionSection } from '@/features/kitchens/inspections/inspection-section';
import { KitchenPhoto } from '@/features/kitchens/progress/progress-photos';
import { Schools } from '@/features/kitchens/schools/schools';
import { SignatureLine } from '@/features/kitchens/signatures/signature-line';
import type { SppgDialogState } from '@/features/kitchens/sppg/form/sppg-actions';
import { calledName, calledOf } from '@/features/kitchens/sppg/called';
import { networkStateText } from '@/features/kitchens/sppg/network-state';
import { sppgFacts } from '@/features/kitchens/sppg/sppg-columns';
import { formatAddress, formatDateTime } from '@/lib/text/format';
import { telHref, whatsappHref } from '@/lib/text/phone';
import { absoluteUrl } from '@/lib/url/site-url';
import { type FoundSppg, useLinkedPath } from './api';
import type { BuiltKitchen } from './built-kitchens';
import { ClosedNotice } from './closed-notice';
import { complaintLabel, notOurs, reportSection, unconfirmed } from './content';
import { KitchenButtons } from './kitchen-buttons';
import { Locator } from './locator';
import { MenuLinks } from './menu-links';
import { ReportSteps } from './report-steps';
import { verdictOf } from './verdict';
import { VerdictSeal } from './verdict-seal';

// In a chunk of its own, as visitors have nothing to manage.
const KitchenTools = lazyPart(async () => (await import('./kitchen-tools')).KitchenTools, {
  loading: <div className="mb-5 h-11 sm:h-17.5" />,
});

// The QR code brings its encoder along.
const QrCode = lazyPart(async () => (await import('./wall-sheet')).QrCode);

interface KitchenProps {
  sppg: FoundSppg;
  /** The day in WIB on which the verdict holds. */
  day: string;
  /** Whether the page is the kitchen's own, so that its name is the heading of the page. */
  isOwnPage: boolean;
  /** The kitchen as it was when the site was built; null where the host has no page of it. */
  built: BuiltKitchen | null;
  /** Opens a dialog of the SPPG; absent for users who may not manage SPPG. */
  onSppgAction?: ((action: SppgDialogState) => void) | undefined;
  /** Opens a dialog of what is recorded about it; absent for all but managers. */
  onDialog?: ((dialog: KitchenDialogState) => void) | undefined;
}

/** All that visitors may know of a kitchen; whoever manages SPPG can edit it here. */
export function KitchenFacts({ sppg: found, day, isOwnPage, built, onSppgAction, onDialog }: KitchenProps) {
  const {
    yayasan,
    wilayah,
    sppg_sertifikat_publik: certificates,
    sppg_inspeksi: inspections,
    sppg_tanda_tangan: signatures,
    ...sppg
  } = found;
  const { kode_unik_pendaftaran: code } = sppg;
  const called = calledOf(found);
  const [Heading, Subheading] = isOwnPage ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  const isConfirmed = sppg.dikonfirmasi_pada !== null;
  const verdict = verdictOf(found, certificates, day);
  const contact = wilayah?.regional_contacts;
  const { phone } = useCompany();
  const telephone = contact?.nomor_telepon ?? phone.display;
  const whatsapp = contact?.bersedia_whatsapp && whatsappHref(telephone);
  const url = absoluteUrl(useLinkedPath(called.kode, built !== null));
  const builtPart = <Key extends keyof BuiltKitchen>(key: Key) =>
    built ? { day: built.day, data: built[key] } : undefined;

  return (
    <article>
      {onSppgAction && (
        <KitchenTools sppg={sppg} yayasan={yayasan} onSppgAction={onSppgAction} onDialog={onDialog} />
      )}
      <OpenIncidents
        sppg={found}
        url={url}
        Heading={Subheading}
        onAction={onDialog && ((state) => onDialog({ of: 'incident', state }))}
      />
      <Card as="section" className={clsx(!isConfirmed && 'border-2 border-dashed border-saffron-400')}>
        <div className="flex flex-col">
          <Heading className="mt-5 text-2xl wrap-anywhere">{calledName(called)}</Heading>
          {/* The verdict is above the rest, but the page's heading comes first for screen readers. */}
          <VerdictSeal verdict={verdict} Heading={Subheading} />
        </div>
        {isConfirmed && (
          <div className="hidden print:float-right print:block print:w-1/3 print:text-right">
            <QrCode text={url} className="ml-auto size-[3.5cm]" />
            <p className="wrap-anywhere">{url}</p>
          </div>
        )}
        {/* Code and address have lines of their own, and the address is a little smaller on phones, so that the web font
            does not break it elsewhere than the fallback font. */}
        <p className="mt-1 text-ink-soft">{called.kode}</p>
        {called.lokasi !== null && (
          <p className="text-ink-soft max-sm:text-[0.9375rem]">{formatAddress(called.lokasi)}</p>
        )}
        {isConfirmed && !sppg.ditutup_pada && (
          <>
            <p className="mt-1 text-sm text-ink-soft">Ada dalam daftar kami</p>
            <SignatureLine signatures={signatures} today={day} />
          </>
        )}
        <ClosedNotice sppg={sppg} />
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={complaintPath(code)} size="sm">
            <MessageSquareWarning aria-hidden="true" className="size-4" />
            {complaintLabel}
          </ButtonLink>
          <ButtonAnchor href={telHref(telephone)} variant="outline" size="sm">
            <Phone aria-hidden="true" className="size-4" />
            Telepon
          </ButtonAnchor>
          {whatsapp && (
            <ButtonAnchor href={whatsapp} target="_blank" rel="noopener" variant="outline" size="sm">
              <MessageCircle aria-hidden="true" className="size-4" />
              WhatsApp
            </ButtonAnchor>
          )}
        </div>
        {called.lokasi !== null && <Locator lokasi={called.lokasi} kabupatenKota={called.kabupaten_kota} />}
        <KitchenPhoto sppg={sppg} built={builtPart('progress')} />
        {!isConfirmed && (
          <div className="mt-5 rounded-xl bg-saffron-50 p-4">
            <p className="max-w-prose">{unconfirmed.text}</p>
            <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
              <Fact term="Nama yang ditulis">{sppg.nama}</Fact>
              {code !== called.kode && <Fact term="Kode yang ditulis">{code}</Fact>}
              <Fact term="Alamat yang ditulis">{formatAddress(sppg.lokasi)}</Fact>
            </dl>
            <TextLink to={paths.waspadaPenipuan} className="mt-2 inline-block">
              {notOurs.link}
            </TextLink>
          </div>
        )}
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-5 gap-y-3 max-sm:*:last:col-span-full sm:grid-cols-3 sm:gap-x-8">
          <Fact term="Keadaan">{networkStateText(found, day)}</Fact>
          <Fact term="Laik higiene (SLHS)">{verdict.slhs}</Fact>
          <Fact
            term={
              contact ? `Petugas kami di ${wilayah?.nama}, ${contact.nama_kontak}` : 'Telepon kantor kami'
            }
          >
            {telephone}
          </Fact>
        </dl>
        <MenuLinks sppg={sppg} />
        <Schools sppgId={sppg.id} built={builtPart('schools')} />
        <Folded summary="Data dapur selengkapnya" className="mt-2">
          <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-4">
            {sppgFacts(sppg).map(({ label, value }) => (
              <Fact key={label} term={label}>
                {value}
              </Fact>
            ))}
            {yayasan.nama && (
              <Fact term="Yayasan">
                <TextLink to={anchors.sppgOfYayasan(code)}>{yayasan.nama}</TextLink>
              </Fact>
            )}
            {wilayah && (
              <Fact term="Kabupaten/Kota">
                <TextLink to={districtPath(wilayah.nama)}>{wilayah.nama}</TextLink>
              </Fact>
            )}
            {sppg.updated_at && (
              <Fact term="Data terakhir diubah">
                <time dateTime={sppg.updated_at}>{formatDateTime(sppg.updated_at)} WIB</time>
              </Fact>
            )}
          </dl>
        </Folded>
        <KitchenButtons found={found} url={url} />
      </Card>
      {isOwnPage && (
        <section aria-label={reportSection.title} className="mt-6 sm:mt-8 print:mt-4">
          <h2 className="text-xl">{reportSection.title}</h2>
          <ReportSteps code={code} className="mt-4 print:mt-2" />
        </section>
      )}
      <KitchenComplaints code={code} built={builtPart('complaints')} Heading={Subheading} />
      <HistorySection
        sppg={found}
        built={builtPart('progress')}
        today={day}
        Heading={Subheading}
        onAction={onDialog}
      />
      <InspectionSection
        inspections={inspections}
        Heading={Subheading}
        onAction={onDialog && ((state) => onDialog({ of: 'inspection', state }))}
      />
      <CertificateList Heading={Subheading} certificates={certificates} sppg={sppg} today={day} />
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
