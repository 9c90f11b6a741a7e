import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { PhotoGrid } from '@/features/gallery/photo-grid';

export function GaleriPage() {
  return (
    <>
      <PageHead
        title="Galeri Foto Konsorsium"
        description="Sembilan gambar dari perjalanan seompreng makanan: pembangunan dapur, bahan dari petani, lini masak, sampai ruang kelas."
        path={paths.galeri}
      />
      <PageHero
        eyebrow="Galeri foto"
        title="Galeri Foto Konsorsium"
        lead="Dari tembok yang belum diplester sampai makan bersama di kelas. Sembilan gambar tentang satu hari, dan hari-hari sebelum itu."
        image={{
          src: '/images/hero/galeri.svg',
          alt: 'Foto-foto kecil digantung pada tali di atas meja dengan kamera dan cangkir teh.',
        }}
      />
      <Section
        title="Sehari di sekitar dapur"
        lead="Kami memakai gambar ilustrasi, agar wajah anak dan pekerja tidak tampil tanpa izin mereka."
      >
        <PhotoGrid />
      </Section>
    </>
  );
}
