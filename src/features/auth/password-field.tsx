import { type ComponentProps, useState } from 'react';
import { TextField } from '@/components/ui/field';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  isBusy: boolean;
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ isBusy, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <TextField {...props} type={isShown ? 'text' : 'password'} required />
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        disabled={isBusy}
        className="absolute top-0 right-0 min-h-6 text-sm font-semibold text-brand-700 underline disabled:cursor-not-allowed disabled:opacity-60"
      >
        {isShown ? 'Sembunyikan' : 'Tampilkan'}
      </button>
    </div>
  );
}
