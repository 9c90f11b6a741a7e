import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TextLink } from '@/components/links';
import { LoadingState } from '@/components/states';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SelectField } from '@/components/ui/field';
import { districtPath, paths } from '@/config/paths';
import { tiles } from '@/features/shared/wilayah/tiles';
import { errorMessage } from '@/lib/errors/error-message';
import { isThrottled } from '@/lib/errors/failure';
import { formatNumber } from '@/lib/text/format';
import { useRecordedSchools, useSimilarSppg } from './api';
import { mapSection, notFound } from './content';
import { KitchenList } from './kitchen-list';

/** Similar kitchens come first: nothing is said before they are known. */
export function NotFound({ searched }: { searched: string }) {
  const query = useSimilarSppg(searched);
  const recorded = useRecordedSchools();
  if (query.isPending || recorded.isPending) return <LoadingState text="Memeriksa..." />;
  return (
    <div className="space-y-8">
      {query.data && query.data.length > 0 && <KitchenList title={notFound.similar} kitchens={query.data} />}
      <Card>
        <h2 className="text-xl wrap-anywhere">Tidak ada yang cocok dengan “{searched}”</h2>
        <p className="mt-2 max-w-prose">
          {incompleteness(recorded.data)} {notFound.text}
        </p>
        <DistrictQuestion />
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink
            to={{ search: String(new URLSearchParams({ kode: searched })), hash: mapSection.id }}
            variant="outline"
          >
            {notFound.map}
          </ButtonLink>
          <ButtonLink to={paths.dataYayasan} variant="outline">
            {notFound.directory}
          </ButtonLink>
        </div>
        <TextLink to={paths.waspadaPenipuan} className="mt-5 inline-block">
          {notFound.fraud}
        </TextLink>
      </Card>
      {/* A failure to load them is only worth a message if it can be tried again later. */}
      {isThrottled(query.error) && <p role="alert">{errorMessage(query.error)}</p>}
    </div>
  );
}

/**
 * How many of the kitchens that cook have schools on record, where that is known; even these may have more schools.
 */
function incompleteness(recorded: ReturnType<typeof useRecordedSchools>['data']): string {
  const { beroperasi, bersekolah } = recorded ?? {};
  if (!beroperasi || bersekolah == null) return `${notFound.incomplete}.`;
  if (bersekolah === beroperasi) return notFound.allRecorded;
  return `${notFound.incomplete}: baru ${formatNumber(bersekolah)} dari ${formatNumber(beroperasi)} dapur yang beroperasi mengisinya.`;
}

const districts = Object.keys(tiles).sort((one, other) => one.localeCompare(other, 'id'));

/** Leads to the page of a kabupaten or kota. */
function DistrictQuestion() {
  const navigate = useNavigate();
  const [isUnanswered, setIsUnanswered] = useState(false);

  function list(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const wilayah = new FormData(event.currentTarget).get('wilayah');
    setIsUnanswered(!wilayah);
    if (typeof wilayah !== 'string' || !wilayah) return event.currentTarget.querySelector('select')?.focus();
    void navigate(districtPath(wilayah));
  }

  return (
    <form onSubmit={list} className="mt-5 grid max-w-xl gap-4 sm:grid-cols-[1fr_auto]">
      <SelectField
        label={notFound.where}
        name="wilayah"
        required
        error={isUnanswered ? notFound.unanswered : undefined}
      >
        <option value="">Pilih kabupaten/kota</option>
        {districts.map((district) => (
          <option key={district}>{district}</option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline" className="sm:mt-8 sm:self-start">
        {notFound.list}
      </Button>
    </form>
  );
}
