import { useState } from 'react';
import { Loaded } from '@/components/lists/loaded';
import { LongList } from '@/components/lists/long-list';
import { QueryProvider } from '@/components/query-provider';
import { ClosedNote } from '@/features/kitchens/sppg/list/closed-note';
import { SppgRow, sppgRows } from '@/features/kitchens/sppg/list/sppg-row';
import { StopsNote } from '@/features/kitchens/sppg/list/stops-note';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import { useDistrictParam } from './use-district-param';
import { useSppgOfDistrict } from './api';

/** The SPPG of the kabupaten or kota that is chosen on the map. */
export function SppgOfDistrict() {
  const { chosen } = useDistrictParam();
  if (!chosen) return null;
  return (
    <QueryProvider>
      <List key={chosen} nama={chosen} />
    </QueryProvider>
  );
}

/** The list, which is empty where the map says that there are none. */
function List({ nama }: { nama: string }) {
  const query = useSppgOfDistrict(nama);
  const [isShowingClosed, setIsShowingClosed] = useState(false);
  return (
    <div className="mt-8">
      <Loaded query={query} loading="Memuat daftar dapur..." failure="Daftar dapur gagal dimuat.">
        {(sppgList) => {
          const shown = sppgList.filter((sppg) => isClosed(sppg) === isShowingClosed);
          return (
            <>
              <StopsNote />
              {shown.length > 0 && (
                <LongList
                  name={nama}
                  items={shown}
                  step={12}
                  noun="SPPG"
                  resetKey={`${nama} ${isShowingClosed}`}
                  itemKey={({ id }) => id}
                  renderItem={(sppg) => <SppgRow sppg={sppg} />}
                  className={sppgRows}
                />
              )}
              <div className="mt-3">
                <ClosedNote
                  count={sppgList.filter(isClosed).length}
                  isShown={isShowingClosed}
                  onToggle={() => setIsShowingClosed(!isShowingClosed)}
                />
              </div>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
