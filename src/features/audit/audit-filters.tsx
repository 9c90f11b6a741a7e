import { FilterBar, ResetButton } from '@/components/lists/filter-bar';
import { FilterSelect } from '@/components/lists/filter-field';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { auditFilterSchema, systemActor } from './audit-filter';
import { useActors } from './queries';
import { auditActions, auditTables } from './vocabulary';

export function AuditFilters() {
  const urlFilter = useUrlFilter(auditFilterSchema);
  const { filter, choose } = urlFilter;
  const { data: actors = [] } = useActors();
  const actorOptions = actors.map(({ actor_id, actor_email }) => ({
    value: actor_id ?? '',
    label: actor_email ?? 'Akun yang sudah dihapus',
  }));

  return (
    <FilterBar
      urlFilter={urlFilter}
      label="Saring perubahan"
      className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <FilterSelect
        label="Data"
        all="Semua data"
        options={auditTables}
        value={filter.data}
        onValueChange={(data) => choose({ data })}
      />
      <FilterSelect
        label="Tindakan"
        all="Semua tindakan"
        options={auditActions}
        value={filter.tindakan}
        onValueChange={(tindakan) => choose({ tindakan })}
      />
      <FilterSelect
        label="Orang"
        all="Semua orang"
        options={[...actorOptions, { value: systemActor, label: 'Sistem (tanpa akun)' }]}
        unknown="Orang lain"
        value={filter.orang}
        onValueChange={(orang) => choose({ orang })}
      />
      <ResetButton urlFilter={urlFilter} />
    </FilterBar>
  );
}
