/** Moves the focus to a form's first empty text field; says whether there was one. */
export function focusFirstEmpty(form: HTMLFormElement): boolean {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && !control.value.trim()) {
      control.focus();
      return true;
    }
  }
  return false;
}
