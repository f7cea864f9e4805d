import { Bold, Heading, Italic, Link2, List, ListOrdered } from 'lucide-react';
import { useRef } from 'react';
import { postingFields } from '#domain/posting/posting-fields.ts';
import { writeControl } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type Mark, markSelection } from './mark-selection.ts';

const icons = {
  heading: Heading,
  strong: Bold,
  stress: Italic,
  list: List,
  numbers: ListOrdered,
  link: Link2,
} as const satisfies Record<Mark, unknown>;
const marks = Object.keys(icons) as Mark[];

export type MarkdownName = 'description' | 'responsibilities' | 'requirements' | 'niceToHave';

/** A long text with buttons for its Markdown. */
export function MarkdownField({
  name,
  value,
  problem,
  required = false,
}: {
  name: MarkdownName;
  value: string;
  problem: string | undefined;
  required?: boolean;
}) {
  const t = useTexts();
  const countText = useCountText();
  const box = useRef<HTMLDivElement>(null);
  const { max, rows } = postingFields[name];
  const mark = (kind: Mark) => {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const marked = markSelection(area.value, start, end, kind);
    writeControl(area, marked.text);
    area.focus();
    area.setSelectionRange(marked.start, marked.end);
  };
  return (
    <div ref={box} className="flex flex-col gap-1.5">
      <Field
        label={t(`posting.field.${name}`)}
        id={name}
        required={required}
        mark={required ? undefined : t('common.optional')}
        help={t(`posting.field.${name}-help`)}
        error={problem}
      >
        <Textarea
          name={name}
          rows={rows}
          required={false}
          defaultValue={value}
          most={max}
          countText={countText}
        />
      </Field>
      <div role="group" aria-label={t('posting.markdown.tools')} className="flex flex-wrap gap-1">
        {marks.map((kind) => (
          <IconButton
            key={kind}
            icon={icons[kind]}
            size="sm"
            label={t(`posting.markdown.${kind}`)}
            onClick={() => mark(kind)}
          />
        ))}
      </div>
    </div>
  );
}
