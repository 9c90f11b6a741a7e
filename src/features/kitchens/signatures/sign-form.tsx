import { useId, useRef } from 'react';
import * as v from 'valibot';
import { FormEnd } from '@/components/form-end';
import { TextLink } from '@/components/links';
import { TextField } from '@/components/ui/field';
import { sppgPath } from '@/config/paths';
import { useCompany } from '@/lib/content/company';
import { type DraftName, markOf } from '@/lib/forms/draft';
import { requiredLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { sentId } from '@/lib/supabase/write-rows';
import { formatAddress, formatDate } from '@/lib/text/format';
import type { AskedKitchen, SignatureRequest } from './api';
import { statement } from './content';
import { signatureMessages } from './messages';
import { useSign } from './mutations';

const codesIn = (lines: string) => lines.split('\n').filter(Boolean);

/** The rules of the form, the same as the database's. */
const signatureSchema = v.object({
  // The ticked codes as lines of text, as all values of a form are.
  dapur: v.pipe(v.string(), v.transform(codesIn), v.minLength(1, signatureMessages.kitchenMissing)),
  nama: requiredLine('Isi nama Anda.', 200),
  jabatan: requiredLine('Isi jabatan Anda di yayasan.', 200),
});

interface SignFormProps {
  token: string;
  request: SignatureRequest;
  /** Called with the kitchens that were signed for. */
  onDone: (kitchens: AskedKitchen[]) => void;
}

/** The name of the draft for a link, which does not reveal its token. */
export const signDraft = (token: string): DraftName => `konfirmasi-yayasan:${markOf(token)}`;

/** Signs for the ticked kitchens of a foundation. None is ticked beforehand, as the ticks are the statement. */
export function SignForm({ token, request: { yayasan, sampai, dapur }, onDone }: SignFormProps) {
  const titleId = useId();
  const errorId = useId();
  const sign = useSign(token);
  const sentIds = useRef(new Map<string, string>());
  const form = useSchemaForm({
    schema: signatureSchema,
    values: { dapur: '', nama: '', jabatan: '' },
    draft: signDraft(token),
    isBusy: sign.isPending,
    onSubmit(output, done) {
      // Codes in the draft that are no longer in the list were not shown here.
      const ticked = dapur.filter(({ kode }) => output.dapur.includes(kode));
      const signed = { ...output, dapur: ticked.map(({ kode }) => kode) };
      if (ticked.length === 0) {
        form.setError('dapur', signatureMessages.kitchenMissing);
        return;
      }
      sign.mutate(
        { ...signed, id: sentId(JSON.stringify(signed), sentIds.current) },
        {
          onSuccess() {
            done();
            onDone(ticked);
          },
        },
      );
    },
  });
  const { ref, value, error, disabled } = form.choice('dapur');
  const ticked = codesIn(value);

  function toggle(kode: string) {
    const others = ticked.filter((code) => code !== kode);
    form.change('dapur', (others.length < ticked.length ? others : [...ticked, kode]).join('\n'));
  }

  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{yayasan}</h2>
      <p className="mt-1 text-ink-soft">{`Tautan ini berlaku untuk satu kali konfirmasi, sampai ${formatDate(sampai)}.`}</p>
      <form {...form.props} aria-label="Konfirmasi dapur yayasan" className="mt-6 space-y-6">
        <fieldset
          aria-labelledby={titleId}
          aria-describedby={error ? errorId : undefined}
          disabled={disabled}
        >
          <p id={titleId} className="text-lg font-bold">
            {statement}
          </p>
          <p className="mt-1 text-ink-soft">
            Centang setiap dapur yang benar. Yang tidak dicentang tidak kami tulis sebagai dikonfirmasi, juga
            bila dulu pernah.
          </p>
          <ul className="mt-4 divide-y divide-paper-line rounded-2xl border border-paper-line">
            {dapur.map((kitchen, index) => (
              <li key={kitchen.kode} className="px-4 py-3 sm:px-5">
                <label className="flex min-h-11 cursor-pointer items-start gap-3">
                  <input
                    type="checkbox"
                    // An error about the list focuses the first box.
                    ref={index === 0 ? (box) => ref(box && { focus: () => box.focus() }) : undefined}
                    checked={ticked.includes(kitchen.kode)}
                    onChange={() => toggle(kitchen.kode)}
                    aria-invalid={error ? true : undefined}
                    className="mt-0.5 size-5 shrink-0 scroll-mt-10 scroll-mb-32 accent-brand-600"
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="block font-semibold">{kitchen.nama}</span>
                    <span className="block text-sm text-ink-soft">{kitchen.kode}</span>
                    <span className="block text-sm text-ink-soft">{formatAddress(kitchen.lokasi)}</span>
                    {kitchen.berlaku_sampai && (
                      <span className="block text-sm text-brand-700">
                        {`Sudah dikonfirmasi sampai ${formatDate(kitchen.berlaku_sampai)}`}
                      </span>
                    )}
                  </span>
                </label>
                <TextLink
                  to={sppgPath(kitchen.kode)}
                  className="ml-8 inline-flex min-h-9 items-center text-sm"
                >
                  Lihat datanya <span className="sr-only">{kitchen.nama}</span>
                </TextLink>
              </li>
            ))}
          </ul>
          {error && (
            <p id={errorId} role="alert" className="mt-1.5 text-sm font-semibold text-danger-600">
              {error}
            </p>
          )}
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Nama Anda" required autoComplete="name" {...form.field('nama')} />
          <TextField
            label="Jabatan di yayasan"
            required
            autoComplete="organization-title"
            {...form.field('jabatan')}
          />
        </div>
        <FormEnd label="Konfirmasi" email={useCompany().email} form={form}>
          Nama dan jabatan Anda hanya dibaca admin kami.
        </FormEnd>
      </form>
    </>
  );
}
