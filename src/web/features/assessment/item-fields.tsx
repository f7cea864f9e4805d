import type { AssessmentItem } from '#domain/assessment/assessment.ts';
import { minCounts, maxLengths, maxCounts } from '#domain/assessment/assessment.ts';
import {
  type AssessmentProblem,
  findFaulty,
  isArguments,
  isJson,
} from '#domain/assessment/find-assessment-problems.ts';
import { isBlank } from '#domain/is-blank.ts';
import { maxCriterionLength } from '#domain/scorecard/criteria.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PairList } from './pair-list.tsx';
import { TextList } from './text-list.tsx';

/** What is wrong with a question, if it has been checked. */
export type ErrorOf = (problem: AssessmentProblem['problem']) => string | undefined;
type Props<Item> = { item: Item; errorOf: ErrorOf; onChange: (item: Item) => void };

/** What a question has besides its text: options, the key, criteria or cases. */
export function ItemFields({ item, errorOf, onChange }: Props<AssessmentItem>) {
  const t = useTexts();
  switch (item.kind) {
    case 'bank':
      return null;
    case 'choice':
      return (
        <TextList
          legend={t('assessment.editor.options')}
          values={item.options}
          onChange={(options) => onChange({ ...item, options })}
          labelOf={(at) =>
            at === 0
              ? t('assessment.editor.right-option')
              : t('assessment.editor.wrong-option', { number: at })
          }
          addText={t('assessment.editor.add-option')}
          most={maxCounts.options}
          least={minCounts.options}
          maxLength={maxLengths.option}
          error={errorOf('options')}
        />
      );
    case 'short':
      return (
        <TextList
          legend={t('assessment.editor.accepted')}
          values={item.accepted}
          onChange={(accepted) => onChange({ ...item, accepted })}
          labelOf={(at) => t('assessment.editor.accepted-one', { number: at + 1 })}
          addText={t('assessment.editor.add-accepted')}
          most={maxCounts.accepted}
          least={1}
          maxLength={maxLengths.option}
          error={errorOf('accepted')}
        />
      );
    case 'open':
    case 'file':
      return <CriteriaFields item={item} errorOf={errorOf} onChange={onChange} />;
    case 'recording':
      return (
        <>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <Field label={t('assessment.editor.takes')} help={t('assessment.editor.takes-help')}>
              <Select
                value={item.takes}
                onChange={(event) => onChange({ ...item, takes: Number(event.target.value) })}
                options={Array.from({ length: maxCounts.takes }, (_, at) => String(at + 1)).map(
                  (value) => ({ value, label: value }),
                )}
              />
            </Field>
          </div>
          <Checkbox
            label={t('assessment.editor.video')}
            checked={item.video}
            onChange={(event) => onChange({ ...item, video: event.target.checked })}
          />
          <CriteriaFields item={item} errorOf={errorOf} onChange={onChange} />
        </>
      );
    case 'function':
      return <FunctionFields item={item} errorOf={errorOf} onChange={onChange} />;
    case 'sql':
      return (
        <>
          <CodeField
            label={t('assessment.editor.setup')}
            required
            help={t('assessment.editor.setup-help')}
            value={item.setup}
            error={isBlank(item.setup) ? errorOf('query') : undefined}
            onChange={(setup) => onChange({ ...item, setup })}
          />
          <CodeField
            label={t('assessment.editor.solution')}
            required
            value={item.solution}
            error={isBlank(item.solution) ? errorOf('query') : undefined}
            onChange={(solution) => onChange({ ...item, solution })}
          />
          <Checkbox
            label={t('assessment.editor.ordered')}
            checked={item.ordered}
            onChange={(event) => onChange({ ...item, ordered: event.target.checked })}
          />
        </>
      );
  }
}

function CriteriaFields({
  item,
  errorOf,
  onChange,
}: Props<Extract<AssessmentItem, { kind: 'open' | 'recording' | 'file' }>>) {
  const t = useTexts();
  const faulty = findFaulty(item.criteria.map(({ name }) => name));
  return (
    <PairList
      legend={t('assessment.editor.criteria')}
      labels={[t('dashboard.criterion'), t('assessment.editor.criterion-help')]}
      addText={t('dashboard.add-criterion')}
      pairs={item.criteria.map(({ name, help }) => [name, help ?? ''])}
      onChange={(pairs) =>
        onChange({
          ...item,
          criteria: pairs.map(([name, help]) => ({ name, help: help || null })),
        })
      }
      most={maxCounts.criteria}
      least={1}
      maxLengths={[maxCriterionLength.name, maxCriterionLength.help]}
      error={errorOf('criteria')}
      isFaulty={(_, place, at) => place === 0 && faulty.includes(at)}
    />
  );
}

function FunctionFields({
  item,
  errorOf,
  onChange,
}: Props<Extract<AssessmentItem, { kind: 'function' }>>) {
  const t = useTexts();
  return (
    <>
      <Field label={t('assessment.editor.function-name')} required error={errorOf('name')}>
        <Input
          value={item.name}
          maxLength={60}
          onChange={(event) => onChange({ ...item, name: event.target.value })}
        />
      </Field>
      <CodeField
        label={t('assessment.editor.starter')}
        value={item.starter}
        onChange={(starter) => onChange({ ...item, starter })}
      />
      <PairList
        legend={t('assessment.editor.cases')}
        labels={[t('assessment.editor.given'), t('assessment.editor.expected')]}
        addText={t('assessment.editor.add-case')}
        pairs={item.cases.map(({ given, expected }) => [given, expected])}
        onChange={(pairs) =>
          onChange({ ...item, cases: pairs.map(([given, expected]) => ({ given, expected })) })
        }
        most={maxCounts.cases}
        least={minCounts.cases}
        maxLengths={[maxLengths.case, maxLengths.case]}
        error={errorOf('cases')}
        isFaulty={(pair, place) => !(place === 0 ? isArguments(pair[0]) : isJson(pair[1]))}
      />
    </>
  );
}

function CodeField(props: {
  label: string;
  required?: boolean;
  help?: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const { label, required = false, help, value, error, onChange } = props;
  return (
    <Field label={label} required={required} help={help} error={error}>
      <Textarea
        value={value}
        maxLength={maxLengths.code}
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        className="font-mono text-13"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
