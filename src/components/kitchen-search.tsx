import { clsx } from 'clsx';
import { Form } from 'react-router-dom';
import { Button } from './ui/button';
import { TextField } from './ui/field';
import { paths } from '@/config/paths';

export const kitchenCodeHint = 'Nama sekolah, kecamatan, atau kode di poster';

/** The box of Cek SPPG on other pages, whose answer opens there; works before hydration and without JavaScript. */
export function KitchenSearch({ label, className }: { label: string; className?: string }) {
  return (
    <Form
      action={paths.sppg}
      aria-label="Cari dapur"
      className={clsx('grid grid-cols-[1fr_auto] gap-x-3', className)}
    >
      <TextField
        label={label}
        hint={kitchenCodeHint}
        name="kode"
        required
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" className="mt-8 self-start">
        Periksa
      </Button>
    </Form>
  );
}
