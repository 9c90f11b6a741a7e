import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '@/components/lazy';
import { Container } from '@/components/section';
import { ErrorState, LoadingState } from '@/components/states';
import { PageHead } from '@/components/page-head';
import { QueryProvider } from '@/components/query-provider';
import { TextLink } from '@/components/links';
import { Button } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { errorMessage } from '@/lib/errors/error-message';
import { useLogin } from './login';
import { useSession } from './session';
import { useAccess } from './use-access';

interface AdminPageProps {
  title: string;
  /** What the page is for; also its meta description. */
  lead: string;
  path: string;
  /** Who may see the content: admins only, managers as well, or everybody who is signed in. */
  audience?: 'admins' | 'managers' | 'signed-in';
  /** An essential lazy part, so that only the audience downloads it. */
  children: ReactNode;
}

/**
 * The layout of every page under /admin. Renders its content for the audience and tells everybody else what is missing.
 * The database refuses the data in any case.
 */
export function AdminPage({ title, lead, path, audience = 'admins', children }: AdminPageProps) {
  return (
    <>
      <PageHead title={title} description={lead} path={path} noIndex />
      <Container className="py-6 sm:py-8">
        {/* Low, as the rows below are what people come for. */}
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h1 className="text-3xl">{title}</h1>
          <p className="min-w-0 flex-1 basis-80 text-ink-soft">{lead}</p>
        </div>
        <div className="mt-4">
          <QueryProvider>
            <Gate audience={audience}>{children}</Gate>
          </QueryProvider>
        </div>
      </Container>
    </>
  );
}

/**
 * A page under /admin around its desk, which only the audience downloads.
 * @param load - imports the desk
 */
export function adminPage(page: Omit<AdminPageProps, 'children'>, load: () => Promise<ComponentType>) {
  const Desk = lazyPart(load, { essential: true });
  return function Page() {
    return (
      <AdminPage {...page}>
        <Desk />
      </AdminPage>
    );
  };
}

// For admins without their second factor alone.
const CodeRequest = lazyPart(
  async () => (await import('@/features/people/second-factor/code-request')).CodeRequest,
  { essential: true },
);

const SecondFactorLine = lazyPart(
  async () => (await import('@/features/people/second-factor/second-factor-line')).SecondFactorLine,
);

/** Users who have lost the right would see empty lists, so it is asked for again every minute. */
const accessIntervalMs = 60_000;

function Gate({ audience, children }: Required<Pick<AdminPageProps, 'audience' | 'children'>>) {
  const { user, isRestoring } = useSession();
  const access = useAccess(accessIntervalMs);

  if (isRestoring) return <LoadingState text="Memeriksa sesi Anda..." />;
  if (!user) return <SignInRequest />;
  if (audience === 'signed-in' || (audience === 'managers' ? access.isManager : access.isAdmin)) {
    return (
      <>
        <LackingNote lacking={audience === 'managers' ? access.secondFactor : null} />
        {children}
      </>
    );
  }
  if (access.isPending) return <LoadingState text="Memeriksa hak akun..." />;
  if (access.error) {
    return (
      <ErrorState
        message={`Hak akun Anda gagal diperiksa. ${errorMessage(access.error)}`}
        onRetry={access.retry}
      />
    );
  }
  if (access.invitedAs)
    return (
      <Notice title={`Anda diundang sebagai ${access.invitedAs}.`}>
        <p>Terima dulu undangan untuk alamat Anda; setelah itu halaman ini terbuka.</p>
        <p className="mt-4">
          <TextLink to={paths.adminInvitation}>Buka undangan</TextLink>
        </p>
      </Notice>
    );
  if (access.secondFactor === 'set_up')
    return (
      <Notice title="Pasang dulu verifikasi dua langkah.">
        <p>
          Semua admin di situs ini wajib memakainya. Sampai Anda memasangnya, hak Anda seperti pengelola, dan
          halaman ini tertutup.
        </p>
        <p className="mt-4">
          <TextLink to={anchors.secondFactor}>Pasang di Pengaturan Akun</TextLink>
        </p>
      </Notice>
    );
  if (access.secondFactor)
    return (
      <Notice title="Masukkan kode verifikasi.">
        <CodeRequest />
      </Notice>
    );
  return (
    <Notice title={refusal(access, audience)}>
      <p>
        <span>
          Anda masuk sebagai <span className="font-semibold wrap-anywhere text-ink">{user.email}</span>.
        </span>{' '}
        <span>
          {access.isEnded
            ? 'Merasa ini keliru? Hubungi seorang admin.'
            : 'Minta seorang admin memberi akun ini akses, atau logout lalu login dengan akun yang punya akses.'}
        </span>
      </p>
      <p className="mt-4">
        <TextLink to={paths.adminSettings}>Lihat akun Anda</TextLink>
      </p>
    </Notice>
  );
}

/** Without the second factor admins have the rights of managers. */
function LackingNote({ lacking }: { lacking: string | null }) {
  return lacking && <SecondFactorLine lacking={lacking} />;
}

function refusal({ canManage, isEnded }: ReturnType<typeof useAccess>, audience: 'admins' | 'managers') {
  if (isEnded) return 'Akses akun ini telah diakhiri.';
  if (!canManage) return 'Akun Anda menunggu persetujuan admin.';
  return audience === 'admins'
    ? 'Halaman ini hanya untuk admin.'
    : 'Halaman ini hanya untuk pengelola dan admin.';
}

/** Asks for the login; after signing in, the user is still on this page. */
function SignInRequest() {
  const { open, preload } = useLogin();
  return (
    <Notice title="Silakan login untuk membuka halaman ini.">
      <p>Setelah login, Anda tetap berada di halaman ini.</p>
      <Button className="mt-6" onPointerEnter={preload} onFocus={preload} onClick={open}>
        Login
      </Button>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-prose rounded-2xl border border-paper-line bg-white p-6 text-ink-soft sm:p-8">
      <p className="mb-2 text-xl font-bold text-ink">{title}</p>
      {children}
    </div>
  );
}
