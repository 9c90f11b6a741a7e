import type { ComponentProps } from 'react';

/** A button in the running text of a form. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" className="min-h-11 font-semibold text-brand-700 underline" {...props} />;
}
