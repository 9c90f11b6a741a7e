import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { SearchField } from './search-field';

/** How long a typing pause must be before the search runs. */
const pauseMs = 300;

interface SearchBoxProps extends Omit<ComponentProps<typeof SearchField>, 'value' | 'onChange'> {
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** A search box for lists that the server filters: searches when the typing pauses. */
export function SearchBox({ value, onSearch, ...props }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const searched = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Changed from outside (a reset, a link): what was typed no longer counts.
  useEffect(() => {
    if (value === searched.current) return;
    clearTimeout(timer.current);
    searched.current = value;
    setText(value);
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function handleChange(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      searched.current = typed.trim();
      onSearch(searched.current);
    }, pauseMs);
  }

  return <SearchField value={text} onChange={(event) => handleChange(event.target.value)} {...props} />;
}
