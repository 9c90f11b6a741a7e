import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/text/format';
import type { AskedKitchen, SignatureRequest } from './api';
import { signatureMessages } from './messages';
import { useWithdrawSignature } from './mutations';

interface WithdrawFormProps {
  token: string;
  request: SignatureRequest;
  /** Called with the kitchens that are signed for no more. */
  onDone: (kitchens: AskedKitchen[]) => void;
}

/** Withdraws all that was signed with one link. */
export function WithdrawForm({ token, request: { yayasan, sampai, dapur }, onDone }: WithdrawFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdrawSignature(token);
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{yayasan}</h2>
      <p className="mt-3 max-w-prose">
        {`Yayasan Anda telah mengonfirmasi dapur berikut. Konfirmasinya berlaku sampai ${formatDate(sampai)}.`}
      </p>
      <ul className="mt-4 divide-y divide-paper-line rounded-2xl border border-paper-line">
        {dapur.map(({ kode, nama }) => (
          <li key={kode} className="px-4 py-3 wrap-anywhere sm:px-5">
            <p className="font-semibold">{nama}</p>
            <p className="text-sm text-ink-soft">{kode}</p>
          </li>
        ))}
      </ul>
      <Button variant="danger" className="mt-6" onClick={() => setIsAsking(true)}>
        Tarik konfirmasi
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...signatureMessages.withdrawal}
          confirmLabel="Tarik"
          variant="danger"
          isBusy={withdraw.isPending}
          onConfirm={() => withdraw.mutate(undefined, { onSuccess: () => onDone(dapur) })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
