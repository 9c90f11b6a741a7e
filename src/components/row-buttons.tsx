import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './ui/button';

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'name'> {
  /** The row, for those who do not see where the button stands. */
  name: string;
  /** In dense lists; a tooltip has the word. */
  isIconOnly?: boolean;
}

interface Deed {
  word: string;
  Icon: LucideIcon;
}

function RowButton({ word, Icon, name, isIconOnly = false, ...props }: RowButtonProps & Deed) {
  return (
    <Button size="sm" aria-label={`${word} ${name}`} title={isIconOnly ? word : undefined} {...props}>
      <Icon aria-hidden="true" className="size-4" />
      {isIconOnly ? '' : word}
    </Button>
  );
}

/** The button that opens a row's form. */
export function EditButton(props: RowButtonProps) {
  return <RowButton word="Edit" Icon={Pencil} variant={props.isIconOnly ? 'ghost' : 'outline'} {...props} />;
}

/** The button that asks whether to delete a row. */
export function DeleteButton(props: RowButtonProps) {
  return <RowButton word="Hapus" Icon={Trash2} variant="ghost" {...props} />;
}
