import { useEffect, useRef, useState } from 'react';
import { TextLink } from '@/components/links';
import { Loaded } from '@/components/lists/loaded';
import { NeedsScript } from '@/components/needs-script';
import { heroBox } from '@/components/page-hero';
import { QueryProvider } from '@/components/query-provider';
import { EmptyState, LoadingState } from '@/components/states';
import { paths, sppgPath } from '@/config/paths';
import { clearDraft } from '@/lib/forms/draft';
import { formatDate, formatNumber } from '@/lib/text/format';
import { forgetLinkToken, useLinkToken } from '@/lib/url/link-token';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { type AskedKitchen, type SignatureRequest, useSignatureRequest } from './api';
import { unknownLink, withoutLink } from './content';
import { SignForm, signDraft } from './sign-form';
import { WithdrawForm } from './withdraw-form';

const storageKey = 'signature-token';

/** The page of the links in mails to foundations: to sign for kitchens, or to withdraw that. */
export function SignatureDesk() {
  return (
    <QueryProvider>
      <Desk />
    </QueryProvider>
  );
}

function Desk() {
  const token = useLinkToken(storageKey);
  // The prerendered HTML can't know the link: without this, a visitor with a valid one would first read that it is not.
  const isHydrated = useHydratedValue(() => true, false);
  return (
    <div className={`${heroBox} min-h-80`}>
      <NeedsScript what="Halaman ini" />
      {isHydrated ? <Answer token={token} /> : <LoadingState text={opening} />}
    </div>
  );
}

const opening = 'Membuka tautan...';

const Answer = ({ token }: { token: string | null }) =>
  token ? <Linked key={token} token={token} /> : <Plain text={withoutLink} />;

interface Outcome {
  title: string;
  text: string;
  kitchens: AskedKitchen[];
}

const outcomeOf = ({ jenis, yayasan }: SignatureRequest, kitchens: AskedKitchen[]): Outcome =>
  jenis !== 'tarik'
    ? {
        title: jenis === 'minta' ? 'Terima kasih' : 'Sudah dikonfirmasi',
        text: `Konfirmasi ${yayasan} untuk ${formatNumber(kitchens.length)} dapur sudah tercatat, dan tampil di halaman dapurnya. Kami mengirim email dengan tautan untuk menariknya kembali: simpanlah.`,
        kitchens,
      }
    : {
        title: 'Konfirmasi ditarik',
        text: `Halaman dapur ini tidak lagi menulis bahwa ${yayasan} mengonfirmasinya.`,
        kitchens,
      };

function Linked({ token }: { token: string }) {
  const request = useSignatureRequest(token);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome) return <Done {...outcome} />;
  return (
    <Loaded query={request} loading={opening} failure="Tautan gagal dibuka.">
      {(linked) => {
        if (!linked) return <Plain text={unknownLink} />;
        if (linked.jenis === 'sudah') return <Signed token={token} request={linked} />;
        if (linked.dapur.length === 0) return <NothingYet request={linked} />;
        const View = linked.jenis === 'minta' ? SignForm : WithdrawForm;
        function finish(kitchens: AskedKitchen[]) {
          forgetLinkToken(storageKey);
          if (linked) setOutcome(outcomeOf(linked, kitchens));
        }
        return <View token={token} request={linked} onDone={finish} />;
      }}
    </Loaded>
  );
}

/** Shown where there is nothing to sign or withdraw. */
function Plain({ text }: { text: string }) {
  return (
    <>
      <p className="max-w-prose text-lg">{text}</p>
      <p className="mt-4">
        <TextLink to={paths.kontak}>Hubungi kami</TextLink>
      </p>
    </>
  );
}

/** Shown while none of the foundation's kitchens is confirmed, as somebody has changed them. */
function NothingYet({ request: { yayasan, sampai } }: { request: SignatureRequest }) {
  return (
    <EmptyState title="Dapurnya sedang kami periksa">
      {`Belum ada dapur ${yayasan} yang dapat dikonfirmasi. Coba lagi nanti: tautan ini berlaku sampai ${formatDate(sampai)}.`}
    </EmptyState>
  );
}

/** Shown when the link has signed already, such as after a lost answer; the draft is no longer needed. */
function Signed({ token, request }: { token: string; request: SignatureRequest }) {
  useEffect(() => clearDraft(signDraft(token)), [token]);
  return <Done {...outcomeOf(request, request.dapur)} />;
}

/** The result, in place of the form; a screen reader reads it at once. */
function Done({ title, text, kitchens }: Outcome) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      <p className="mt-3 max-w-prose wrap-anywhere">{text}</p>
      <ul className="mt-4 space-y-2">
        {kitchens.map(({ kode, nama }) => (
          <li key={kode}>
            <TextLink to={sppgPath(kode)} className="wrap-anywhere">
              {nama}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
