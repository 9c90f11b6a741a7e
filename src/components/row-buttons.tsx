import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './ui/button';

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'name'> {
  /** The row's name for screen readers. */
  name: string;
  /** Whether the button has only its icon, for dense lists; a tooltip has the word. */
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

export function EditButton(props: RowButtonProps) {
  return <RowButton word="Edit" Icon={Pencil} variant={props.isIconOnly ? 'ghost' : 'outline'} {...props} />;
}

export function DeleteButton(props: RowButtonProps) {
  return <RowButton word="Hapus" Icon={Trash2} variant="ghost" {...props} />;
}

interface RowActionsProps {
  /** The row's name for screen readers. */
  name: string;
  onAction: (kind: 'edit' | 'delete') => void;
  /** Other buttons, which come first. */
  children?: ReactNode;
}

/** The buttons below a row that is a text of its own. */
export function RowActions({ name, onAction, children }: RowActionsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      {children}
      <EditButton name={name} onClick={() => onAction('edit')} />
      <DeleteButton name={name} onClick={() => onAction('delete')} />
    </div>
  );
}
