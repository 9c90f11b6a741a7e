import { Bold, Heading, Link2, List, type LucideIcon, Quote } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { TextAreaField } from '@/components/ui/field';
import { type MarkdownEdit, markdownEdit } from './markdown-edits';

const tools: { edit: MarkdownEdit; label: string; Icon: LucideIcon }[] = [
  { edit: 'heading', label: 'Judul bagian', Icon: Heading },
  { edit: 'bold', label: 'Tebal', Icon: Bold },
  { edit: 'list', label: 'Daftar', Icon: List },
  { edit: 'quote', label: 'Kutipan', Icon: Quote },
  { edit: 'link', label: 'Tautan', Icon: Link2 },
];

/** A text in Markdown, with buttons for those who do not know its marks. */
export function MarkdownField({ ref, ...props }: ComponentProps<typeof TextAreaField>) {
  const area = useRef<HTMLTextAreaElement>(null);

  function apply(edit: MarkdownEdit) {
    const { current } = area;
    if (!current || current.readOnly) return;
    const { value, selectionStart, selectionEnd } = current;
    const { start, end, text, from, to } = markdownEdit(edit, value, selectionStart, selectionEnd);
    current.setRangeText(text, start, end);
    // The change counts as typed, so that the form and its draft follow.
    current.dispatchEvent(new Event('input', { bubbles: true }));
    current.focus();
    current.setSelectionRange(start + from, start + to);
  }

  return (
    <div>
      <div role="toolbar" aria-label="Format isi artikel" className="mb-2 flex flex-wrap gap-1">
        {tools.map(({ edit, label, Icon }) => (
          <button
            key={edit}
            type="button"
            onClick={() => apply(edit)}
            className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-paper-line bg-white px-3 text-sm font-semibold hover:bg-brand-50"
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </button>
        ))}
      </div>
      <TextAreaField
        rows={18}
        {...props}
        ref={(element) => {
          area.current = element;
          if (typeof ref === 'function') ref(element);
        }}
      />
    </div>
  );
}
