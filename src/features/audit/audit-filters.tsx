import { useRef } from 'react';
import { FilterSelect } from '@/components/filter-field';
import { Button } from '@/components/ui/button';
import { useFilterParams } from '@/lib/use-filter-params';
import { auditParams, readAuditFilter, systemActor } from './audit-filter';
import { useActors } from './queries';
import { auditActions, auditTables } from './vocabulary';

/** Filters of the audit trail; the address keeps them. */
export function AuditFilters() {
  const { params, setFilter, resetFilters } = useFilterParams();
  const { table, action, actor } = readAuditFilter(params);
  const { data: actors = [] } = useActors();
  const tableRef = useRef<HTMLSelectElement>(null);
  const isKnownActor = !actor || actor === systemActor || actors.some(({ actor_id }) => actor_id === actor);

  function reset() {
    resetFilters();
    // The button switches itself off and would drop the keyboard's focus.
    tableRef.current?.focus();
  }

  return (
    <fieldset
      aria-label="Saring perubahan"
      className="mb-6 grid min-w-0 grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <FilterSelect
        ref={tableRef}
        label="Data"
        value={table ?? ''}
        onChange={(event) => setFilter(auditParams.table, event.target.value)}
      >
        <option value="">Semua data</option>
        {auditTables.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Tindakan"
        value={auditActions.find(({ value }) => value === action)?.slug ?? ''}
        onChange={(event) => setFilter(auditParams.action, event.target.value)}
      >
        <option value="">Semua tindakan</option>
        {auditActions.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Orang"
        value={actor ?? ''}
        onChange={(event) => setFilter(auditParams.actor, event.target.value)}
      >
        <option value="">Semua orang</option>
        {actors.map(({ actor_id, actor_email }) => (
          <option key={actor_id} value={actor_id ?? ''}>
            {actor_email ?? 'Akun yang sudah dihapus'}
          </option>
        ))}
        {/* Until the list is there, a link's choice must not look like none. */}
        {!isKnownActor && <option value={actor}>Orang lain</option>}
        <option value={systemActor}>Sistem (tanpa akun)</option>
      </FilterSelect>
      <Button variant="outline" disabled={!table && !action && !actor} onClick={reset}>
        Reset
      </Button>
    </fieldset>
  );
}
