import { useSyncExternalStore } from 'react';
import { Form, useSearchParams } from 'react-router-dom';
import { Loaded } from '@/components/lists/loaded';
import { QueryProvider } from '@/components/query-provider';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { paths } from '@/config/paths';
import { errorField } from '@/lib/errors/error-field';
import { codeHint, scopeNote } from './content';
import { FoundKitchens } from './found-kitchens';
import { sppgCheckMessages } from './messages';
import { useFoundSppg } from './queries';

const noSubscription = () => () => undefined;

/** The searched code or name in the URL; empty while hydrating, as in the prerendered HTML. */
function useSearched(): string {
  const [params] = useSearchParams();
  const searched = (params.get('kode') ?? '').trim();
  return useSyncExternalStore(
    noSubscription,
    () => searched,
    () => '',
  );
}

function brokenRule(text: string): string | undefined {
  if (text.length > 50) return sppgCheckMessages.tooLong;
  if (text && text.replace(/[^\p{L}\p{N}]/gu, '').length < 3) return sppgCheckMessages.tooShort;
  return undefined;
}

/** One box for a code or a name, and what the list says about it. */
export function SppgCheck() {
  return (
    <QueryProvider>
      <Check />
    </QueryProvider>
  );
}

function Check() {
  const searched = useSearched();
  const broken = brokenRule(searched);
  const query = useFoundSppg(searched, searched !== '' && !broken);
  // The database counts more strictly: three in a row, unless they are a whole code.
  const problem = broken ?? (errorField(query.error, 'code') === 'P0001' ? query.error?.message : undefined);

  return (
    <>
      {/* Works before the page is hydrated, too: the URL is the whole state. */}
      <Form action={paths.sppg} aria-label="Cek SPPG" preventScrollReset className="max-w-3xl">
        <TextField
          // Another URL fills it anew.
          key={searched}
          label="Kode atau nama dapur"
          name="kode"
          defaultValue={searched}
          required
          hint={codeHint}
          error={problem}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" busy={query.isFetching} className="mt-4">
          Periksa
        </Button>
      </Form>
      <p className="mt-4 max-w-3xl text-sm text-ink-soft">{scopeNote}</p>
      {searched && !problem && (
        <div className="mt-8" aria-live="polite">
          <Loaded query={query} loading="Memeriksa..." failure={sppgCheckMessages.failed}>
            {(found) => <FoundKitchens found={found} searched={searched} />}
          </Loaded>
        </div>
      )}
    </>
  );
}
