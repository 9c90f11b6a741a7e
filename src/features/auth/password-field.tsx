import { type ComponentProps, useState } from 'react';
import { TextField } from '@/components/ui/field';

/** A password, hidden until its owner wants to see what was typed. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextField {...props} type={isShown ? 'text' : 'password'} required />
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        className="absolute top-0 right-0 min-h-6 text-sm font-semibold text-brand-700 underline"
      >
        {isShown ? 'Sembunyikan' : 'Tampilkan'}
      </button>
    </div>
  );
}
