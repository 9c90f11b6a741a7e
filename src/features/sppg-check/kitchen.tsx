import { clsx } from 'clsx';
import { CircleCheck, CircleHelp, Printer, Share2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { lazyDialog, lazyPart } from '@/components/lazy';
import { PhoneLink, TextLink } from '@/components/links';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { anchors, paths, sppgPath } from '@/config/paths';
import { useAccess } from '@/features/auth/use-access';
import { CertificateList } from '@/features/certificates/certificate-list';
import { SppgActions, type SppgDialogState } from '@/features/sppg/form/sppg-actions';
import { sppgFacts } from '@/features/sppg/sppg-columns';
import { StatusVerifikasiBadge } from '@/features/sppg/list/sppg-row';
import { formatAddress, formatDateTime } from '@/lib/text/format';
import { useToast } from '@/lib/toasts/toast';
import { shareLink } from '@/lib/url/share-link';
import { absoluteUrl } from '@/lib/url/site-url';
import type { FoundSppg } from './api';
import { notOurs, unconfirmed } from './content';
import { sppgCheckMessages } from './messages';
import type { WallSheet } from './wall-sheet';

// With the encoder of QR codes.
const QrCode = lazyPart(async () => (await import('./wall-sheet')).QrCode);

interface KitchenProps {
  sppg: FoundSppg;
  /** Only for users who may manage SPPG. */
  onSppgAction?: (action: SppgDialogState) => void;
}

/** All that visitors may know of a kitchen; whoever manages SPPG can edit it here. */
export function Kitchen({ sppg: found, onSppgAction }: KitchenProps) {
  const { yayasan, wilayah, sppg_sertifikat_publik: certificates, ...sppg } = found;
  const { nama, kode_unik_pendaftaran: code, status_verifikasi } = sppg;
  const { isAdmin } = useAccess();
  const toast = useToast();
  const isConfirmed = sppg.dikonfirmasi_pada !== null;
  const contact = wilayah?.regional_contacts;
  const url = absoluteUrl(sppgPath(code));

  async function share() {
    try {
      const outcome = await shareLink({ title: nama, text: `${nama} (${code})`, url });
      if (outcome === 'copied') toast(sppgCheckMessages.linkCopied(nama));
    } catch {
      toast(sppgCheckMessages.linkNotCopied);
    }
  }

  return (
    <article>
      <Card className={clsx(!isConfirmed && 'border-2 border-dashed border-saffron-400')}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            {isConfirmed ? (
              <p className="flex items-center gap-2 font-semibold text-brand-600">
                <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
                Ada dalam daftar kami
              </p>
            ) : (
              <p className="flex items-center gap-2 font-semibold text-saffron-700">
                <CircleHelp aria-hidden="true" className="size-5 shrink-0" />
                {unconfirmed.title}
              </p>
            )}
            <h2 className="mt-1 text-2xl wrap-anywhere">{nama}</h2>
            <p className="mt-1 text-ink-soft">{formatAddress(sppg.lokasi)}</p>
          </div>
          <StatusVerifikasiBadge status={status_verifikasi} />
        </div>
        {!isConfirmed && (
          <div className="mt-5 rounded-xl bg-saffron-50 p-4">
            <p className="max-w-prose">{unconfirmed.text}</p>
            <TextLink to={paths.waspadaPenipuan} className="mt-2 inline-block">
              {notOurs.link}
            </TextLink>
          </div>
        )}
        <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
          {sppgFacts(sppg).map(({ label, value }) => (
            <Fact key={label} term={label}>
              {value}
            </Fact>
          ))}
          <Fact term="Yayasan">
            <TextLink to={anchors.sppgOfYayasan(code)}>{yayasan.nama}</TextLink>
          </Fact>
          {wilayah && (
            <Fact term="Kabupaten/Kota">
              <TextLink to={anchors.district(wilayah.nama)}>{wilayah.nama}</TextLink>
            </Fact>
          )}
          {contact && (
            <Fact term="Narahubung wilayah">
              {contact.nama_kontak}, <PhoneLink number={contact.nomor_telepon} />
            </Fact>
          )}
          <Fact term="Data terakhir diubah">
            <time dateTime={sppg.updated_at}>{formatDateTime(sppg.updated_at)} WIB</time>
          </Fact>
        </dl>
        <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
          <Button variant="outline" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-5" />
            Bagikan
          </Button>
          {isConfirmed && <PrintSheetButton key={code} sppg={found} />}
          {onSppgAction && <SppgActions sppg={sppg} yayasan={yayasan} onSppgAction={onSppgAction} />}
        </div>
        {isConfirmed && (
          <div className="mt-5 hidden items-center gap-5 print:flex">
            <QrCode text={url} className="size-[3.5cm]" />
            <p className="min-w-0 wrap-anywhere">{url}</p>
          </div>
        )}
      </Card>
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">Sertifikat</h3>
        {isAdmin && (
          <ButtonLink
            to={`${paths.adminCertificates}?sppg=${encodeURIComponent(code)}`}
            variant="outline"
            size="sm"
          >
            Kelola sertifikat
          </ButtonLink>
        )}
      </div>
      <CertificateList certificates={certificates} status_verifikasi={status_verifikasi} />
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

// With the encoder of QR codes, for the few who print.
const LazyWallSheet = lazyDialog<ComponentProps<typeof WallSheet> & { onClose: () => void }>(
  async () => (await import('./wall-sheet')).WallSheet,
);

/** Prints a sheet with the kitchen's QR code, which is to hang on its wall. */
function PrintSheetButton(props: ComponentProps<typeof WallSheet>) {
  const [copy, setCopy] = useState(0);
  return (
    <>
      <Button variant="outline" onClick={() => setCopy(copy + 1)}>
        <Printer aria-hidden="true" className="size-5" />
        Poster QR
      </Button>
      {copy > 0 && <LazyWallSheet key={copy} {...props} onClose={() => setCopy(0)} />}
    </>
  );
}
