import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchField } from './search-field';

/** How long a typing pause must be before the search runs. */
const pauseMs = 300;

interface SearchBoxProps extends Omit<ComponentProps<typeof SearchField>, 'onValueChange' | 'onBlur'> {
  /** What the address says is searched for. */
  value: string;
  onSearch: (text: string) => void;
}

/** A search box for lists that the server filters: searches when the typing pauses or the box is left. */
export function SearchBox({ value, onSearch, ...props }: SearchBoxProps) {
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);

  // Each address has its text: another than was searched for here comes from a reset or a link.
  if (key !== lastKey) {
    setLastKey(key);
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }

  const search = useCallback(() => {
    setSearched(text.trim());
    onSearch(text.trim());
  }, [text, onSearch]);

  const isPending = text.trim() !== searched;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(search, pauseMs);
    return () => clearTimeout(timer);
  }, [isPending, search]);

  return <SearchField value={text} onValueChange={setText} onBlur={() => isPending && search()} {...props} />;
}
