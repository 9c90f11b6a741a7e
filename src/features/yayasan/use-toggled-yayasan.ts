import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

type Toggled = ReadonlyMap<string, boolean>;

/** What was opened and closed, by the entry of the browser's history. */
const left = new Map<string, Toggled>();

/** Which foundations (by id) were opened or closed by hand; whoever comes back finds them as they were. */
export function useToggledYayasan() {
  const { key } = useLocation();
  const [toggled, setToggled] = useState<Toggled>(() => left.get(key) ?? new Map());
  useEffect(() => {
    if (toggled.size > 0) left.set(key, toggled);
  }, [key, toggled]);
  const toggle = useCallback(
    (id: string, isOpen: boolean) => setToggled((known) => new Map(known).set(id, isOpen)),
    [],
  );
  return { toggled, toggle };
}
