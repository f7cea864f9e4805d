import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AssessmentItem } from '#domain/assessment/assessment.ts';
import { maxLengths, maxCounts } from '#domain/assessment/assessment.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type ErrorOf, ItemFields } from './item-fields.tsx';

type Props = {
  item: AssessmentItem;
  number: number;
  /** Of an item of the skill tests. */
  bankPrompt: string | undefined;
  errorOf: ErrorOf;
  onChange: (item: AssessmentItem) => void;
  onRemove: () => void;
  /** Adds the same question below; missing if there is no room for it. */
  onCopy: (() => void) | undefined;
  /** Adds an empty question of the same kind below. */
  onNext: () => void;
};

/** One question of an assessment. */
export function ItemEditor(props: Props) {
  const { item, number, bankPrompt, errorOf, onChange, onRemove, onCopy, onNext } = props;
  const t = useTexts();
  const name = t('assessment.editor.question', { number });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields
    <article
      id={`item-${item.id}`}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onNext();
      }}
      className="flex min-w-0 flex-col gap-4 rounded-control border border-line p-4 focus-visible:outline-none"
    >
      <div className="flex items-start justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2 text-14 font-semibold">
          {name}
          <Badge>{t(`assessment.kind.${item.kind}`)}</Badge>
        </p>
        <div className="flex shrink-0">
          {onCopy && (
            <IconButton
              icon={Copy}
              label={t('assessment.editor.copy', { number })}
              onClick={onCopy}
            />
          )}
          <IconButton
            icon={Trash2}
            label={t('dashboard.remove-name', { name })}
            onClick={onRemove}
          />
        </div>
      </div>
      {item.kind === 'bank' ? (
        <p className="text-14 wrap-anywhere text-ink-muted">
          {bankPrompt ?? t('assessment.editor.bank-item')}
        </p>
      ) : (
        <Field label={t('dashboard.question')} required error={errorOf('prompt')}>
          <Textarea
            value={item.prompt}
            maxLength={maxLengths.prompt}
            rows={2}
            onChange={(event) => onChange({ ...item, prompt: event.target.value })}
          />
        </Field>
      )}
      <ItemFields item={item} errorOf={errorOf} onChange={onChange} />
      <SkillsField key={item.id} item={item} errorOf={errorOf} onChange={onChange} />
    </article>
  );
}

/** The skills that a question tests, between commas. */
function SkillsField({ item, errorOf, onChange }: Pick<Props, 'item' | 'errorOf' | 'onChange'>) {
  const t = useTexts();
  const [typed, setTyped] = useState(item.skills.join(', '));
  return (
    <Field
      label={t('assessment.editor.skills')}
      required
      help={t('assessment.editor.skills-help')}
      error={errorOf('skill')}
    >
      <Input
        value={typed}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          const skills = event.target.value
            .split(',')
            .map((skill) => skill.trim().slice(0, 60))
            .filter(Boolean)
            .slice(0, maxCounts.skills);
          onChange({ ...item, skills: skills.length > 0 ? skills : [''] });
        }}
      />
    </Field>
  );
}
