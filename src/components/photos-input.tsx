import { type ChangeEvent, useState } from 'react';
import type { FieldForm } from '@/components/tick-field';
import { FileField } from '@/components/ui/file-field';
import { drawnPhoto } from '@/lib/files/drawn-photo';

interface PhotosInputProps {
  /** The field that holds the photos. */
  field: Pick<ReturnType<FieldForm<string>['choice']>, 'ref' | 'error' | 'disabled'>;
  label: string;
  hint: string;
  /** How many photos the field holds, and how many it may. */
  count: number;
  most: number;
  /** The sentence for more than that. */
  tooMany: string;
  /** The size of the largest file that is read; any, when absent. */
  mostBytes?: number;
  onAdded: (photos: Awaited<ReturnType<typeof drawnPhoto>>[]) => void;
}

/** Adds several photos at once, each drawn anew; those that can't be read are named. */
export function PhotosInput(props: PhotosInputProps) {
  const { field, label, hint, count, most, tooMany, mostBytes, onAdded } = props;
  const { ref, error, disabled } = field;
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const room = most - count;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(target.files ?? []);
    // Lets the same files be chosen again.
    target.value = '';
    if (files.length === 0) return;
    setIsReading(true);
    const read = await Promise.allSettled(files.slice(0, room).map((file) => drawnPhoto(file, mostBytes)));
    setIsReading(false);
    const failed = read.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason.message)] : [],
    );
    const problems = [...failed, ...(files.length > room ? [tooMany] : [])];
    setProblem(problems.join(' ') || undefined);
    const added = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (added.length > 0) onAdded(added);
  }

  return (
    <FileField
      // The ref leaves out the input itself, whose files react-hook-form would store in place of the text.
      ref={(input) => ref(input && { focus: () => input.focus() })}
      label={label}
      multiple
      accept="image/*"
      hint={hint}
      fileName={isReading ? 'Membaca foto...' : count > 0 ? `${count} foto` : undefined}
      error={problem ?? error}
      disabled={disabled || isReading || room === 0}
      onChange={(event) => void choose(event)}
    />
  );
}
