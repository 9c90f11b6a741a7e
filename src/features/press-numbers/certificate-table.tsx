import { clsx } from 'clsx';
import { certificateKinds, kindNames } from '@/features/certificates/certificate-state';
import { formatNumber } from '@/lib/text/format';
import { certificateStates, type PressNumbers } from './numbers';

/** Certificates by kind and state. On a phone a kind is a line of its own, with only the states that there are. */
export function CertificateTable({ sum }: PressNumbers) {
  return (
    <table className="w-full border-collapse tabular-nums max-sm:block sm:text-right">
      <caption className="sr-only">Sertifikat menurut jenis dan keadaannya</caption>
      <thead className="max-sm:hidden">
        <tr className="border-b-2 border-ink align-bottom text-sm">
          <th scope="col" className="py-2 text-left font-semibold">
            Jenis
          </th>
          {certificateStates.map((state) => (
            <th key={state} scope="col" className="max-w-28 py-2 pl-4 font-semibold">
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {certificateKinds.map((kind) => (
          <tr
            key={kind}
            className="break-inside-avoid border-b border-paper-line align-top last:border-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2.5"
          >
            <th scope="row" className="w-full text-left font-semibold sm:py-2">
              {kind}
              <span className="block text-sm font-normal text-ink-soft">{kindNames[kind]}</span>
            </th>
            {certificateStates.map((state, index) => {
              const number = sum(`Sertifikat ${kind}`, [state]);
              const isLeftAway = number === 0 && (index > 0 || sum(`Sertifikat ${kind}`) > 0);
              return (
                <td
                  key={state}
                  className={clsx(
                    'sm:py-2 sm:pl-4',
                    number === 0 && 'text-ink-muted',
                    isLeftAway && 'max-sm:hidden',
                  )}
                >
                  <span className="max-sm:font-semibold">{formatNumber(number)}</span>
                  <span className="ml-1 lowercase sm:hidden">{state}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
