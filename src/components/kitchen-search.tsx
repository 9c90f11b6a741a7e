import { clsx } from 'clsx';
import { Form } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Button } from './ui/button';
import { Field, formControl } from './ui/field';

export const kitchenCodeHint = 'Nama sekolah, kecamatan, atau kode di poster';

/** The box of Cek SPPG on other pages, whose answer opens there; works before hydration and without JavaScript. */
export function KitchenSearch({ label }: { label: string }) {
  return (
    <Form action={paths.sppg} aria-label="Cari dapur">
      <Field label={label} hint={kitchenCodeHint} required>
        {(ids) => (
          <div className="flex gap-3">
            <input
              {...ids}
              type="search"
              name="kode"
              autoComplete="off"
              enterKeyHint="search"
              aria-required
              className={clsx(formControl, 'min-w-0')}
            />
            <Button type="submit" className="shrink-0">
              Periksa
            </Button>
          </div>
        )}
      </Field>
    </Form>
  );
}
