// The steps that an owner takes once. The list goes when all that a site needs is done; what the database can't tell,
// such as the other Edge Functions, is said with the step it belongs to.
import { CircleCheck, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextAnchor, TextLink } from '@/components/links';
import { anchors, articleDeskPath, paths } from '@/config/paths';
import { useAccess } from '@/features/people/auth/use-access';
import { useSetupSteps } from './api';

interface Step {
  title: string;
  /** The page where it is done; what the dashboard does has its pages in the text. */
  to?: string;
  text: ReactNode;
}

/** A page of the project's dashboard: `_` lets whoever is signed in there choose the project. */
function DashboardLink({ page, children }: { page: string; children: string }) {
  return (
    <TextAnchor
      href={`https://supabase.com/dashboard/project/_/${page}`}
      rel="noopener noreferrer"
      target="_blank"
    >
      {children}
    </TextAnchor>
  );
}

const steps: Record<string, Step> = {
  perusahaan: {
    title: 'Isi data perusahaan',
    to: anchors.companyData,
    text: 'Alamat, telepon, email, jam kantor, dan kontak pers. Sebelum diisi, situs menulis “belum diisi”.',
  },
  dapur: {
    title: 'Catat yayasan dan SPPG pertama',
    to: paths.dataYayasan,
    text: 'Satu per satu di sini, atau dari tabel di Kelola SPPG.',
  },
  berita: {
    title: 'Terbitkan berita pertama',
    to: articleDeskPath(),
    text: 'Sebelum itu halaman Berita menulis “Belum ada berita”.',
  },
  galeri: {
    title: 'Terbitkan gambar pertama di galeri',
    to: `${paths.adminContent}?bagian=galeri`,
    text: 'Foto sendiri, atau salah satu gambar yang tersedia.',
  },
  tanya_jawab: {
    title: 'Terbitkan tanya jawab pertama',
    to: `${paths.adminContent}?bagian=tanya-jawab`,
    text: 'Yang paling sering ditanyakan; tampil di halaman Kontak.',
  },
  pengaman: {
    title: 'Tutup pintu yang tidak dipakai',
    text: (
      <>
        <span>Cabut pg_graphql, kosongkan publikasi Realtime, dan pasang batas waktu di </span>
        <DashboardLink page="sql/new">SQL Editor</DashboardLink>
        <span>; perintahnya ada di supabase/README.md, “On the Supabase project”.</span>
      </>
    ),
  },
  surat: {
    title: 'Nyalakan surat dan fungsi',
    text: (
      <>
        Di dasbor Supabase: <DashboardLink page="functions">Edge Functions</DashboardLink>{' '}
        <span>untuk kirim-surat, buka-proposal, buka-foto, hapus-akun, dan lepas-perangkat; </span>
        <DashboardLink page="integrations/cron/jobs">Cron</DashboardLink>{' '}
        <span>untuk jadwalnya. Perintahnya ada di supabase/README.md, “Mail” dan “Going live”.</span>
      </>
    ),
  },
  penghapusan: {
    title: 'Jadwalkan tugas harian',
    text: (
      <>
        <span>
          Pesan dihapus setelah 12 bulan, seperti yang dijanjikan halaman Privasi, dan angka tiap hari
          disimpan untuk halaman Angka. Jadwalnya dibuat di{' '}
        </span>
        <DashboardLink page="integrations/cron/jobs">Cron</DashboardLink>
        <span>; perintahnya ada di supabase/README.md, “Going live”.</span>
      </>
    ),
  },
  deploy_hook: {
    title: 'Hubungkan host situs, bila bisa',
    to: anchors.publishing,
    text: 'Dengan tautan pembaruan dari dasbor Netlify, Cloudflare Pages, atau Vercel, situs diperbarui sendiri setiap kali Anda menerbitkan. Tanpa itu pengembang yang melakukannya.',
  },
};

/** The list of first steps; nothing once they are done. */
export function FirstSteps() {
  const { isAdmin } = useAccess();
  const { data = [] } = useSetupSteps(isAdmin);
  if (!data.some(({ is_done, is_needed }) => is_needed && !is_done)) return null;
  return (
    <section aria-labelledby="langkah-pertama" className="mb-8 max-w-4xl">
      <h2 id="langkah-pertama" className="text-xl">
        Langkah pertama
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">Daftar ini hilang setelah semuanya selesai.</p>
      <ol className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
        {data.map(({ step, is_done }) => {
          const known = steps[step];
          return known && <StepLine key={step} {...known} isDone={is_done} />;
        })}
      </ol>
    </section>
  );
}

function StepLine({ title, to, text, isDone }: Step & { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex gap-3 px-5 py-4 sm:px-6">
      <Icon
        aria-hidden="true"
        className={isDone ? 'mt-0.5 size-5 shrink-0 text-brand-600' : 'mt-0.5 size-5 shrink-0 text-ink-muted'}
      />
      <div className="min-w-0 space-y-1">
        <p>{to && !isDone ? <TextLink to={to}>{title}</TextLink> : <strong>{title}</strong>}</p>
        {isDone ? <p className="text-ink-soft">Selesai.</p> : <p className="text-ink-soft">{text}</p>}
      </div>
    </li>
  );
}
