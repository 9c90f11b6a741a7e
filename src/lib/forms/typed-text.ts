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

/**
 * What is typed into prerendered controls that are not hydrated yet, by name; call it in the first render. When something
 * else, such as an extension, has changed their HTML, React renders them anew and this text would be gone.
 */
export function typedBeforeHydration(selector: string): Record<string, string> {
  if (import.meta.env.SSR) return {};
  return textsOtherThan(document.querySelectorAll(selector), ({ defaultValue }) => defaultValue);
}
