import { Form } from 'react-router-dom';
import { MeantPage } from '@/components/meant-page';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/tidak-ditemukan';

const head = {
  title: 'Halaman Tidak Ditemukan',
  description: `Alamat yang Anda buka tidak ada di situs ${site.name}.`,
};

const hero = {
  eyebrow: 'Kesalahan 404',
  title: 'Halaman Tidak Ditemukan',
  lead: 'Alamatnya mungkin salah ketik, atau halamannya sudah pindah. Dari sini Anda bisa kembali ke beranda atau bertanya kepada kami.',
  image: heroPicture,
};

const search = {
  title: 'Mencari sebuah dapur?',
  lead: 'Tulis kode, nama, atau alamatnya, lalu baca apa kata daftar kami.',
};

export function TidakDitemukanPage() {
  return (
    <MeantPage>
      <PageHead {...head} path="/404" noIndex />
      <PageHero
        {...hero}
        actions={
          <>
            <ButtonLink to={paths.home} variant="accent">
              Kembali ke beranda
            </ButtonLink>
            <ButtonLink to={paths.kontak} variant="light">
              Hubungi kami
            </ButtonLink>
          </>
        }
      />
      <Section {...search}>
        <Form
          action={paths.sppg}
          aria-label="Cari dapur"
          className="grid max-w-3xl gap-4 sm:grid-cols-[1fr_auto]"
        >
          <TextField
            label="Kode atau nama dapur"
            name="kode"
            required
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" className="sm:mt-8 sm:self-start">
            Periksa
          </Button>
        </Form>
      </Section>
    </MeantPage>
  );
}
