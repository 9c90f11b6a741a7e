import { useSearchParams } from 'react-router-dom';
import { visibleText } from '@/lib/text/visible-text';
import { useHydratedValue } from '@/lib/use-hydrated-value';

/** The code or name in the URL; undefined without one and while hydrating, as in the prerendered HTML. */
export function useSearched(): string | undefined {
  const [params] = useSearchParams();
  const kode = params.get('kode');
  return useHydratedValue(() => (kode === null ? undefined : visibleText(kode)), undefined);
}
