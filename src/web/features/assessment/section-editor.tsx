import { Library, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type AssessmentItem,
  type AssessmentSection,
  maxLengths,
  maxCounts,
} from '#domain/assessment/assessment.ts';
import type { AssessmentProblem } from '#domain/assessment/find-assessment-problems.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { BankPicker } from './bank-picker.tsx';
import { ItemEditor } from './item-editor.tsx';
import { kitKinds, newItem, type WritableKind, writableKinds } from './new-item.ts';

type Props = {
  section: AssessmentSection;
  at: number;
  isOnly: boolean;
  /** The number of its first question. */
  first: number;
  usedIds: ReadonlySet<string>;
  prompts: ReadonlyMap<string, string>;
  /** What is wrong with one of its questions, or with the section itself. */
  errorOf: (itemId: string | null, problem: AssessmentProblem['problem']) => string | undefined;
  onChange: (section: AssessmentSection) => void;
  onRemove: () => void;
};

/** A section: its time, how many questions are drawn, and the questions. */
export function SectionEditor(props: Props) {
  const { section, at, isOnly, first, usedIds, prompts, errorOf } = props;
  const { onChange, onRemove } = props;
  const t = useTexts();
  const [isPicking, setPicking] = useState(false);
  const errorId = useId();
  const noItems = errorOf(null, 'no-items');
  const { items } = section;
  const set = (changes: Partial<AssessmentSection>) => onChange({ ...section, ...changes });
  const isFull = items.length >= maxCounts.items;
  /** Adds a question after the one at a place, and goes to its text. */
  const insert = (item: AssessmentItem, after: number) => {
    flushSync(() => set({ items: items.toSpliced(after + 1, 0, item) }));
    document.querySelector<HTMLElement>(`[id="item-${item.id}"] textarea`)?.focus();
  };
  const add = (kind: WritableKind, after = items.length - 1) => {
    if (isFull) return;
    const skills = items[after]?.skills ?? [''];
    insert(newItem(kind, skills, t('assessment.editor.first-criterion')), after);
  };
  const change = (item: AssessmentItem) =>
    set({ items: items.map((each) => (each.id === item.id ? item : each)) });
  const ofKit = section.minutes === null;
  const name = ofKit
    ? t('assessment.kit.questions')
    : section.title.trim() || t('assessment.editor.section', { number: at + 1 });
  return (
    <Card
      title={name}
      action={
        !isOnly && (
          <IconButton
            icon={Trash2}
            label={t('dashboard.remove-name', { name })}
            onClick={onRemove}
          />
        )
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-3">
          {!isOnly && (
            <Field
              label={t('assessment.editor.section-title')}
              required
              error={errorOf(null, 'section-title')}
            >
              <Input
                value={section.title}
                maxLength={maxLengths.title}
                autoComplete="off"
                onChange={(event) => set({ title: event.target.value })}
              />
            </Field>
          )}
          {!ofKit && (
            <Field
              label={t('assessment.editor.minutes')}
              help={t('assessment.editor.minutes-help')}
              error={errorOf(null, 'minutes-range')}
            >
              <Input
                type="number"
                inputMode="numeric"
                min={1}
                max={maxCounts.minutes}
                value={section.minutes || ''}
                onChange={(event) => set({ minutes: Number(event.target.value) })}
              />
            </Field>
          )}
          <Field
            label={t('assessment.editor.draw')}
            help={t('assessment.editor.draw-help')}
            error={errorOf(null, 'draw')}
          >
            <Select
              value={section.draw ?? ''}
              onChange={(event) =>
                set({ draw: event.target.value === '' ? null : Number(event.target.value) })
              }
              placeholder={t('assessment.editor.draw-all')}
              options={items.slice(1).map((_, index) => ({
                value: String(index + 1),
                label: t('assessment.editor.draw-some', { count: index + 1, of: items.length }),
              }))}
            />
          </Field>
        </div>
        {items.map((item, index) => (
          <ItemEditor
            key={item.id}
            item={item}
            number={first + index}
            bankPrompt={item.kind === 'bank' ? prompts.get(item.itemId) : undefined}
            errorOf={(problem) => errorOf(item.id, problem)}
            onChange={change}
            onRemove={() => set({ items: items.filter(({ id }) => id !== item.id) })}
            onCopy={
              item.kind === 'bank' || isFull
                ? undefined
                : () => insert({ ...item, id: crypto.randomUUID() }, index)
            }
            onNext={() => add(item.kind === 'bank' ? 'choice' : item.kind, index)}
          />
        ))}
        {noItems && <FieldError id={errorId}>{noItems}</FieldError>}
        <div
          role="group"
          aria-label={t('assessment.editor.add')}
          aria-describedby={noItems && errorId}
          tabIndex={noItems ? -1 : undefined}
          data-invalid={noItems ? '' : undefined}
          className="flex flex-wrap gap-2"
        >
          {(ofKit ? kitKinds : writableKinds).map((kind) => (
            <Button key={kind} size="sm" icon={Plus} onClick={() => add(kind)}>
              {t(`assessment.kind.${kind}`)}
            </Button>
          ))}
          {!ofKit && (
            <Button size="sm" icon={Library} onClick={() => setPicking(true)}>
              {t('assessment.bank.open')}
            </Button>
          )}
        </div>
        {items.length > 0 && (
          <p className="-mt-3 hidden text-13 text-ink-muted sm:block">
            {t('assessment.editor.keys')}
          </p>
        )}
      </div>
      <BankPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        usedIds={usedIds}
        onAdd={(added) => set({ items: [...items, ...added] })}
      />
    </Card>
  );
}
