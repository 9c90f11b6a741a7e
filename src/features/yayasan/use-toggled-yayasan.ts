import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

type Toggled = ReadonlyMap<string, boolean>;

/**
 * Which foundations (by id) were opened or closed by hand; kept in the history entry, so that Back restores the list.
 */
export function useToggledYayasan() {
  const { key } = useLocation();
  const [toggled, setToggled] = useState<Toggled>(() => new Map(history.state?.toggled));
  useEffect(() => {
    if (toggled.size > 0) history.replaceState({ ...history.state, toggled: [...toggled] }, '');
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry of the history has a state of its own
  }, [key, toggled]);
  const toggle = useCallback(
    (id: string, isOpen: boolean) => setToggled((known) => new Map(known).set(id, isOpen)),
    [],
  );
  return { toggled, toggle };
}
