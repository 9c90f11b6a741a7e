import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextLink } from '@/components/links';
import { Loaded } from '@/components/lists/loaded';
import { LoadingState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { useLogin } from '@/features/people/auth/login';
import { useSignOut } from '@/features/people/auth/mutations';
import { useSession } from '@/features/people/auth/session';
import { useAccess } from '@/features/people/auth/use-access';
import { formatDate } from '@/lib/text/format';
import { useLinkToken } from '@/lib/url/link-token';
import { type ReceivedInvitation, useReceivedInvitation } from './api';
import { useAcceptInvitation, useResendOwnInvitation } from './mutations';
import { givenRoles } from './roles';

/** The sentences for invitations that can't be accepted, by their state. */
const refusals: Record<string, string> = {
  expired: 'Undangan ini sudah kedaluwarsa. Mintalah admin mengundang Anda lagi.',
  withdrawn:
    'Undangan ini ditarik kembali atau diganti undangan yang lebih baru. Gunakan tautan di email yang terbaru, atau hubungi admin yang mengundang Anda.',
  accepted: 'Undangan ini sudah pernah diterima. Login untuk memakai akunnya.',
};

/** The end of an invitation's link: says what it is, leads to the sign-in, and accepts by a button. */
export function InvitationAnswer() {
  const token = useLinkToken('invitation-token');
  const { invitedAs, isPending } = useAccess();
  if (!token && isPending) return <LoadingState text="Memeriksa hak akun..." />;
  if (!token && invitedAs) return <OwnInvitation role={invitedAs} />;
  if (token) return <Received key={token} token={token} />;
  return (
    <p className="max-w-prose text-lg">
      Tautan ini tidak lengkap. Salin seluruh alamatnya dari email, atau mintalah admin mengundang Anda lagi.
    </p>
  );
}

function Received({ token }: { token: string }) {
  const invitation = useReceivedInvitation(token);
  return (
    <Loaded query={invitation} loading="Membuka undangan..." failure="Undangan gagal dibuka.">
      {(received) =>
        received?.state === 'open' ? (
          <OpenInvitation token={token} invitation={received} />
        ) : (
          <>
            <p className="max-w-prose text-lg">
              {received
                ? refusals[received.state]
                : 'Undangan ini tidak dikenal. Salin seluruh alamatnya dari email, atau mintalah admin mengundang Anda lagi.'}
            </p>
            <p className="mt-4">
              <TextLink to={paths.admin}>Ke halaman pengelola</TextLink>
            </p>
          </>
        )
      }
    </Loaded>
  );
}

/**
 * Shown to an invited person who signed in without the link: only the link accepts, as it proves that the mailbox is
 * theirs.
 */
function OwnInvitation({ role }: { role: string }) {
  const { user } = useSession();
  const resend = useResendOwnInvitation();
  return (
    <Card className="max-w-2xl">
      <h2 className="text-2xl">Anda diundang sebagai {role}</h2>
      <p className="mt-2 max-w-prose">
        Buka tautan di email undangan yang dikirim ke{' '}
        <span className="font-semibold wrap-anywhere">{user?.email}</span>, lalu tekan Terima Undangan.
        Emailnya tidak ketemu? Kami kirim tautan yang baru; yang lama lalu tidak berlaku.
      </p>
      <Button className="mt-6" busy={resend.isPending} onClick={() => resend.mutate()}>
        Kirim tautan baru
      </Button>
    </Card>
  );
}

interface OpenInvitationProps {
  token: string;
  invitation: ReceivedInvitation;
}

function OpenInvitation({ token, invitation }: OpenInvitationProps) {
  const { email, nama, role, expires_at } = invitation;
  const given = givenRoles.find(({ value }) => value === role);
  return (
    <Card className="max-w-2xl">
      <h2 className="text-2xl">Anda diundang sebagai {given?.label.toLowerCase()}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        Seorang {given?.label.toLowerCase()} {given?.explanation}.
      </p>
      <dl className="mt-4 grid gap-y-3 sm:grid-cols-[auto_1fr] sm:gap-x-6">
        {nama && <Fact term="Nama">{nama}</Fact>}
        <Fact term="Untuk alamat">
          <span className="font-semibold">{email}</span>
        </Fact>
        <Fact term="Berlaku sampai">{formatDate(expires_at)}</Fact>
      </dl>
      <div className="mt-6">
        <NextStep token={token} invitation={invitation} />
      </div>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The one thing to do next: sign in, sign out, or accept. */
function NextStep({ token, invitation }: OpenInvitationProps) {
  const { email } = invitation;
  const { user, isRestoring } = useSession();
  const { openInvited, preload } = useLogin();
  const { isPending, signOut } = useSignOut(() => undefined);
  const navigate = useNavigate();
  const accept = useAcceptInvitation(token);

  if (isRestoring) return <LoadingState text="Memeriksa sesi Anda..." />;
  if (!user)
    return (
      <>
        <p className="max-w-prose">
          Buat kata sandi untuk alamat di atas. Setelah itu Anda tetap berada di halaman ini.
        </p>
        <div className="mt-4 flex flex-wrap gap-3" onPointerEnter={preload} onFocus={preload}>
          <Button onClick={() => openInvited({ email, isNew: true })}>Daftar</Button>
          <Button variant="outline" onClick={() => openInvited({ email })}>
            Sudah punya akun? Login
          </Button>
        </div>
      </>
    );
  if (user.email?.toLowerCase() !== email)
    return (
      <>
        <p className="max-w-prose">
          Anda masuk sebagai <span className="font-semibold wrap-anywhere">{user.email}</span>, sedangkan
          undangan ini untuk alamat lain. Logout, lalu masuk dengan alamat di atas.
        </p>
        <Button variant="outline" className="mt-4" busy={isPending} onClick={signOut}>
          Logout dan ganti akun
        </Button>
      </>
    );
  return (
    <Button
      busy={accept.isPending || accept.isSuccess}
      onClick={() =>
        accept.mutate(invitation, { onSuccess: () => void navigate(paths.admin, { replace: true }) })
      }
    >
      Terima Undangan
    </Button>
  );
}
