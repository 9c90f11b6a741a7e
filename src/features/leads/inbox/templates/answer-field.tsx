import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { lazyDialog } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { type AnswerTemplate, useTemplates } from '@/features/leads/inbox/admin-api';
import type { Lead } from '@/features/leads/inbox/lead';
import { useAccess } from '@/features/people/auth/use-access';
import { filledIn, fits } from './answer-templates';

const TemplatesDialog = lazyDialog(async () => (await import('./template-dialogs')).TemplatesDialog);

interface AnswerFieldProps extends Pick<
  ComponentProps<typeof TextAreaField>,
  'name' | 'error' | 'onBlur' | 'ref' | 'maxLength'
> {
  lead: Lead;
  label: string;
  /** The text in the field. */
  text: string;
  onChange: ComponentProps<'textarea'>['onChange'];
  /** Called with the text of a template, and what the lead becomes with it. */
  onFill: (text: string, status: string | null) => void;
  /** Further fields of the answer. */
  children?: ReactNode;
}

/**
 * The message to the sender, typed or filled in from a template; a text that was typed is not replaced without asking.
 */
export function AnswerField({ lead, text, onFill, children, ...props }: AnswerFieldProps) {
  const { isAdmin } = useAccess();
  const { data: all = [] } = useTemplates();
  const templates = all.filter(({ untuk }) => fits(untuk, lead));
  const [replacing, setReplacing] = useState<AnswerTemplate>();
  const [isManaging, setIsManaging] = useState(false);

  function choose(id: string) {
    const template = templates.find((candidate) => candidate.id === id);
    if (!template) return;
    const isOwnText = text.trim() !== '' && !templates.some(({ isi }) => filledIn(isi, lead) === text);
    if (isOwnText) setReplacing(template);
    else fill(template);
  }

  const fill = ({ isi, status }: AnswerTemplate) => onFill(filledIn(isi, lead), status);

  return (
    <div className="space-y-3 rounded-xl border border-saffron-600 bg-saffron-50 p-3">
      <div className="space-y-3">
        <TextAreaField {...props} hint="Dibaca pengirim, dengan kode lacaknya." rows={3} />
        {children}
      </div>
      {(isAdmin || templates.length > 0) && (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <div className="min-w-0 flex-1 basis-44">
            <SelectField
              label="Isi dari templat"
              required
              value=""
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">Pilih templat</option>
              {templates.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          </div>
          {isAdmin && (
            <Button variant="ghost" size="sm" onClick={() => setIsManaging(true)}>
              Kelola templat
            </Button>
          )}
        </div>
      )}
      {replacing && (
        <ConfirmDialog
          title="Ganti teks yang sudah ditulis?"
          description="Pesan untuk pengirim yang sekarang diganti dengan isi templat."
          confirmLabel="Ganti"
          onConfirm={() => {
            fill(replacing);
            setReplacing(undefined);
          }}
          onClose={() => setReplacing(undefined)}
        />
      )}
      {isManaging && <TemplatesDialog onClose={() => setIsManaging(false)} />}
    </div>
  );
}
