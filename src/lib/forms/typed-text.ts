import { useEffect, useState } from 'react';
import { canonicalPath } from '@/lib/url/site-url';
import { type DraftName, type FormValues, readDraft, saveDraft } from './draft';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (control: Node): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(control.type));

/** The given text as the control would show it: in one of one line, without line breaks. */
function shownBy(control: TextControl, text: string): string {
  const copy = control.cloneNode();
  if (!isTextControl(copy)) return text;
  copy.value = text;
  return copy.value;
}

/** The texts, by name, of those text controls that show another text than the given one. */
export function textsOtherThan(
  controls: Iterable<Element>,
  textOf: (control: TextControl) => string | undefined,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const control of controls) {
    if (!isTextControl(control)) continue;
    const text = textOf(control);
    if (text !== undefined && shownBy(control, text) !== control.value) texts[control.name] = control.value;
  }
  return texts;
}

/** Where public/early-form.js keeps what is typed at this address before hydration. */
const typedAt = (): DraftName => `typed:${canonicalPath(location.pathname)}${location.search}`;

/**
 * What was typed into prerendered controls before they were hydrated, by name. React renders them anew when something else,
 * such as an extension or a translation, has changed the page's HTML, and this text would be gone.
 * @param selector - of the controls, while they are not hydrated
 */
export function useTypedBefore(selector: string, names: string[]): FormValues {
  const [typed] = useState(() => {
    if (import.meta.env.SSR) return {};
    const kept = Object.entries(readDraft(typedAt())).filter(([name]) => names.includes(name));
    const shown = textsOtherThan(document.querySelectorAll(selector), ({ defaultValue }) => defaultValue);
    return { ...Object.fromEntries(kept), ...shown };
  });

  // Not in the first render, which React may throw away.
  useEffect(() => {
    const others = Object.entries(readDraft(typedAt())).filter(([name]) => !names.includes(name));
    saveDraft(typedAt(), Object.fromEntries(others));
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  return typed;
}
