import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useYayasanOptions } from '@/features/kitchens/sppg/api';
import type { SppgColumn } from '@/features/kitchens/sppg/sppg-columns';
import { isComposing } from '@/lib/forms/composing';
import { useDistricts } from '@/features/shared/wilayah/api';

interface CellFieldProps {
  column: SppgColumn;
  label: string;
  value: string;
  /** The name of the value, shown while its list is loading. */
  chosen: string;
  onType: (text: string) => void;
  /** Called when the focus goes elsewhere. */
  onLeave: (text: string) => void;
  /** Called when the field is removed from the page while it is being edited. */
  onLost: () => void;
  onEnter: (text: string) => void;
  onEscape: () => void;
}

const look =
  'block min-h-11 w-full rounded-lg border-2 border-brand-600 bg-white px-2 text-base text-ink sm:min-w-44';

/** The field of the cell that is being edited: a select for choices, else text. */
export function CellField({ column, label, value, chosen, ...handlers }: CellFieldProps) {
  const ref = useRef<HTMLInputElement & HTMLSelectElement>(null);
  /** Set once the field is done: removing it would report a loss of focus. */
  const isDone = useRef(false);
  const isEnterPressed = useRef(false);

  useLayoutEffect(() => {
    ref.current?.focus();
    if (ref.current?.matches('input')) ref.current.select();
  }, []);

  const checkLost = useEffectEvent((isThere: boolean) => {
    if (!isThere && !isDone.current) handlers.onLost();
  });
  useEffect(() => {
    const field = ref.current;
    return () => checkLost(field?.isConnected ?? false);
  }, []);

  function finish(handle: (text: string) => void) {
    if (isDone.current) return;
    isDone.current = true;
    handle(ref.current?.value ?? value);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      // The table around must not react to these keys.
      event.stopPropagation();
      finish(handlers.onEscape);
    }
    if (event.key === 'Enter') isEnterPressed.current = true;
  }

  const props = {
    ref,
    'aria-label': label,
    defaultValue: value,
    className: look,
    onInput: () => handlers.onType(ref.current?.value ?? value),
    onKeyDown: handleKeyDown,
    onKeyUp(event: KeyboardEvent) {
      // Enter counts on release, as pressing it also chooses from an open list, and has opened this field. Held down it
      // would run through the rows.
      if (event.key === 'Enter' && isEnterPressed.current) finish(handlers.onEnter);
    },
    onBlur: () => finish(handlers.onLeave),
  };
  if (column.kind === 'choice')
    return (
      <select {...props}>
        {column.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  if (column.kind === 'yayasan') return <OwnerSelect {...props} value={value} chosen={chosen} />;
  if (column.kind === 'wilayah') return <DistrictSelect {...props} value={value} />;
  return (
    <input
      {...props}
      inputMode={column.kind === 'number' ? 'numeric' : undefined}
      enterKeyHint="next"
      autoComplete="off"
    />
  );
}

type SelectProps = ComponentProps<'select'> & { value: string };

// The select of foundations. It is uncontrolled, as its value is read on leaving; while the list loads, it only has the
// present foundation.
function OwnerSelect({ value, chosen, ...props }: SelectProps & { chosen: string }) {
  const { data = [{ id: value, nama: chosen }] } = useYayasanOptions();
  return (
    <select {...props}>
      {data.map(({ id, nama }) => (
        <option key={id} value={id}>
          {nama}
        </option>
      ))}
    </select>
  );
}

function DistrictSelect({ value, ...props }: SelectProps) {
  const { data = value ? [value] : [] } = useDistricts();
  return (
    <select {...props}>
      <option value="">Belum dicatat</option>
      {data.map((district) => (
        <option key={district}>{district}</option>
      ))}
    </select>
  );
}
