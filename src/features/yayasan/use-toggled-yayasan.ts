import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageKey } from '@/lib/layers';

type Toggled = ReadonlyMap<string, boolean>;

/** Which foundations (by id) were opened or closed by hand; cached by history entry, so that Back restores the list. */
export function useToggledYayasan() {
  const cache = useQueryClient();
  const key = pageKey(useLocation());
  const [toggled, setToggled] = useState(
    () => cache.getQueryData<Toggled>(['toggled-yayasan', key]) ?? new Map<string, boolean>(),
  );
  useEffect(() => {
    if (toggled.size > 0) cache.setQueryData<Toggled>(['toggled-yayasan', key], toggled);
  }, [cache, key, toggled]);
  const toggle = useCallback(
    (id: string, isOpen: boolean) => setToggled((known) => new Map(known).set(id, isOpen)),
    [],
  );
  return { toggled, toggle };
}
