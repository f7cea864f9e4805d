import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  maxQuestionLength,
  maxOptions,
  questionKinds,
  type ScreeningQuestion,
} from '#domain/posting/screening-question.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';

type QuestionCardProps = {
  question: ScreeningQuestion;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** Marks empty parts of incomplete questions. */
  isInvalid: boolean;
  onChange: (question: ScreeningQuestion) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

export function QuestionCard(props: QuestionCardProps) {
  const { question, number, isInvalid, onChange } = props;
  const t = useTexts();
  const change = (part: Partial<ScreeningQuestion>) => onChange({ ...question, ...part });
  const changeKind = (value: string) => {
    const kind = questionKinds.find((each) => each === value) ?? 'text';
    const options = kind === 'choice' && question.options.length < 2 ? ['', ''] : question.options;
    change({ kind, options });
  };
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="sr-only">{t('posting.question.number', { number })}</legend>
      <div className="mb-3 flex items-center justify-between gap-2">
        <p aria-hidden="true" className="text-13 font-semibold">
          {t('posting.question.number', { number })}
        </p>
        <Tools {...props} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label={t('posting.question.text')}>
          <Input
            data-part="text"
            aria-invalid={(isInvalid && question.text.trim() === '') || undefined}
            value={question.text}
            maxLength={maxQuestionLength.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('posting.question.kind')}>
          <Select
            value={question.kind}
            onChange={(event) => changeKind(event.currentTarget.value)}
            options={optionsOf(questionKinds, (kind) => t(`posting.question.kinds.${kind}`))}
          />
        </Field>
      </div>
      {question.kind === 'choice' && (
        <Options
          options={question.options}
          isInvalid={isInvalid}
          onChange={(options) => change({ options })}
        />
      )}
      <Checkbox
        className="mt-3"
        label={t('posting.question.required')}
        checked={question.required}
        onChange={(event) => change({ required: event.currentTarget.checked })}
      />
    </fieldset>
  );
}

function Tools({ number, isFirst, isLast, onMove, onRemove }: QuestionCardProps) {
  const t = useTexts();
  return (
    <div className="flex gap-1">
      <IconButton
        icon={ArrowUp}
        size="sm"
        data-part="up"
        disabled={isFirst}
        label={t('posting.question.up', { number })}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        data-part="down"
        disabled={isLast}
        label={t('posting.question.down', { number })}
        onClick={() => onMove(1)}
      />
      <IconButton
        icon={Trash2}
        size="sm"
        data-part="remove"
        label={t('posting.question.remove', { number })}
        onClick={onRemove}
      />
    </div>
  );
}

function Options({
  options,
  isInvalid,
  onChange,
}: {
  options: string[];
  isInvalid: boolean;
  onChange: (options: string[]) => void;
}) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(options.length);
  const focus = (at: number) => list.current?.querySelectorAll('input')[at]?.focus();
  useEffect(() => {
    if (options.length > count.current) focus(options.length - 1);
    count.current = options.length;
  }, [options.length]);
  const remove = (at: number) => {
    // The button disappears with its option.
    focus(Math.max(0, at - 1));
    onChange(options.filter((_, index) => index !== at));
  };
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 text-13 font-medium">{t('posting.question.options')}</legend>
      <ul ref={list} className="flex flex-col gap-2">
        {options.map((option, at) => (
          <li key={at} className="flex items-center gap-1">
            <Field
              label={t('posting.question.option', { number: at + 1 })}
              hideLabel
              className="grow"
            >
              <Input
                value={option}
                maxLength={maxQuestionLength.option}
                aria-invalid={(isInvalid && option.trim() === '') || undefined}
                onChange={(event) =>
                  onChange(
                    options.map((each, index) => (index === at ? event.currentTarget.value : each)),
                  )
                }
              />
            </Field>
            <IconButton
              icon={X}
              size="sm"
              disabled={options.length <= 2}
              label={t('posting.question.remove-option', { number: at + 1 })}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      {options.length < maxOptions && (
        <Button
          size="sm"
          variant="ghost"
          icon={Plus}
          className="mt-2"
          onClick={() => onChange([...options, ''])}
        >
          {t('posting.question.add-option')}
        </Button>
      )}
    </fieldset>
  );
}
