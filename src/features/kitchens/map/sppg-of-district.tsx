import { Loaded } from '@/components/lists/loaded';
import { LongList } from '@/components/lists/long-list';
import { QueryProvider } from '@/components/query-provider';
import { SppgRow, sppgRows } from '@/features/kitchens/sppg/list/sppg-row';
import { useDistrictParam } from './use-district-param';
import { useSppgOfDistrict } from './api';

/** The SPPG of the kabupaten or kota that is chosen on the map. */
export function SppgOfDistrict() {
  const { chosen } = useDistrictParam();
  if (!chosen) return null;
  return (
    <QueryProvider>
      <List nama={chosen} />
    </QueryProvider>
  );
}

/** The list, which is empty where the map says that there are none. */
function List({ nama }: { nama: string }) {
  const query = useSppgOfDistrict(nama);
  return (
    <div className="mt-8">
      <Loaded query={query} loading="Memuat daftar dapur..." failure="Daftar dapur gagal dimuat.">
        {(sppgList) =>
          sppgList.length > 0 && (
            <LongList
              name={nama}
              items={sppgList}
              step={12}
              noun="SPPG"
              resetKey={nama}
              itemKey={({ id }) => id}
              renderItem={(sppg) => <SppgRow sppg={sppg} />}
              className={sppgRows}
            />
          )
        }
      </Loaded>
    </div>
  );
}
