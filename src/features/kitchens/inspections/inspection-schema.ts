import * as v from 'valibot';
import { scanFields, scanProblems } from '@/features/kitchens/scans/scan-rules';
import { optionalPastDay } from '@/lib/forms/day-rules';
import { optionalLine, requiredLine } from '@/lib/forms/text-rules';
import { inspectors, results } from './inspection-state';
import { inspectionMessages } from './messages';

const { dayMissing, inspectorMissing, resultMissing, findingsMissing, mendedTooEarly } = inspectionMessages;

const fields = v.object({
  hari: v.pipe(optionalPastDay, v.string(dayMissing)),
  oleh: v.pipe(v.string(), v.picklist(inspectors, inspectorMissing)),
  hasil: v.pipe(v.string(), v.picklist(results, resultMissing)),
  temuan: requiredLine(findingsMissing, 2000),
  tanggapan: optionalLine(2000),
  diperbaiki_pada: optionalPastDay,
  ...scanFields,
});

/**
 * The rules of the form, the same as the database's; a new scan needs a tick.
 * @param storedScan - that of the inspection to edit
 */
export const inspectionSchema = (storedScan: string | null) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['hari'], ['diperbaiki_pada']],
        ({ hari, diperbaiki_pada }) => diperbaiki_pada === null || hari <= diperbaiki_pada,
        mendedTooEarly,
      ),
      ['diperbaiki_pada'],
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const [key, message] of Object.entries(scanProblems(input, storedScan)))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] });
    }),
    v.transform((values) => {
      const { tertutup: _, ...input } = values;
      return input;
    }),
  );

/** An inspection as it is sent to the database, but for its kitchen and the size of the scan. */
export type InspectionInput = v.InferOutput<ReturnType<typeof inspectionSchema>>;
