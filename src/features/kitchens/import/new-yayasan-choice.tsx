import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { toggled } from '@/lib/collections';
import { formatNumber } from '@/lib/text/format';
import { searchKey } from '@/lib/text/search-key';
import type { NewYayasan } from './check-rows';

interface NewYayasanChoiceProps {
  list: NewYayasan[];
  /** Whether the user is an admin: only admins may add foundations. */
  isAdmin: boolean;
  /** The keys of the names of the foundations to add. */
  wanted: ReadonlySet<string>;
  onWantedChange: (wanted: ReadonlySet<string>) => void;
}

/** The foundations of the file that nobody has added: an admin ticks those that the import should add. */
export function NewYayasanChoice({ list, isAdmin, wanted, onWantedChange }: NewYayasanChoiceProps) {
  const titleId = useId();

  const toggle = (nama: string) => onWantedChange(toggled(wanted, searchKey(nama)));

  return (
    <fieldset
      aria-labelledby={titleId}
      className="min-w-0 rounded-2xl border border-saffron-400 bg-saffron-50 px-5 py-4"
    >
      <p id={titleId} className="font-bold">
        Yayasan yang belum tercatat
      </p>
      <p className="mt-1 max-w-prose">
        {isAdmin
          ? 'Centang yang akan ditambahkan bersama impor ini; alamat dan pengelolanya dapat diisi kemudian. Bila namanya salah ketik, perbaiki di file.'
          : 'Periksa ejaannya. Bila sudah benar, mintalah seorang admin untuk menambahkannya.'}
      </p>
      <ul className="mt-3 space-y-2">
        {list.map(({ nama, rowCount }) => {
          const words = (
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{nama}</span> ({formatNumber(rowCount)} SPPG)
            </span>
          );
          return (
            <li key={nama}>
              {isAdmin ? (
                <label className="flex items-start gap-3">
                  <input
                    type="checkbox"
                    checked={wanted.has(searchKey(nama))}
                    onChange={() => toggle(nama)}
                    className="mt-0.5 size-5 shrink-0 accent-brand-600"
                  />
                  {words}
                </label>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ul>
      {isAdmin && list.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => onWantedChange(new Set(list.map(({ nama }) => searchKey(nama))))}
        >
          Centang semua
        </Button>
      )}
    </fieldset>
  );
}
