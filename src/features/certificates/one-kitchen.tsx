import { Plus } from 'lucide-react';
import { Loaded } from '@/components/lists/loaded';
import { TextLink } from '@/components/links';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Kitchen } from './certificate';
import { useKitchen } from './queries';

interface OneKitchenProps {
  code: string;
  onAdd: (kitchen: Kitchen) => void;
}

/** Whose certificates are listed, when the list is one kitchen's. */
export function OneKitchen({ code, onAdd }: OneKitchenProps) {
  return (
    <Loaded query={useKitchen(code)} loading="Memuat SPPG..." failure="SPPG gagal dimuat.">
      {(kitchen) => (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-paper-line bg-white px-5 py-4 wrap-anywhere">
          <div>
            <p>
              {kitchen ? (
                <>
                  Sertifikat <strong>{kitchen.nama}</strong>{' '}
                  <span className="inline-block">({kitchen.kode_unik_pendaftaran})</span>
                </>
              ) : (
                <>Tidak ada SPPG dengan kode {code}.</>
              )}
            </p>
            <TextLink to={paths.adminCertificates}>Tampilkan semua SPPG</TextLink>
          </div>
          {kitchen && (
            <Button onClick={() => onAdd(kitchen)}>
              <Plus aria-hidden="true" className="size-5" />
              Tambah Sertifikat
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}
