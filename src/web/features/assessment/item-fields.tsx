import type { AssessmentItem } from '#domain/assessment/assessment.ts';
import { minCounts, maxLengths, maxCounts } from '#domain/assessment/assessment.ts';
import { maxCriterionLength } from '#domain/scorecard/criteria.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { PairList } from './pair-list.tsx';
import { TextList } from './text-list.tsx';

type Props<Item> = { item: Item; onChange: (item: Item) => void };

/** What a question has besides its text: options, the key, criteria or cases. */
export function ItemFields({ item, onChange }: Props<AssessmentItem>) {
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
        />
      );
    case 'open':
    case 'file':
      return <CriteriaFields item={item} onChange={onChange} />;
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
          <CriteriaFields item={item} onChange={onChange} />
        </>
      );
    case 'function':
      return <FunctionFields item={item} onChange={onChange} />;
    case 'sql':
      return (
        <>
          <CodeField
            label={t('assessment.editor.setup')}
            help={t('assessment.editor.setup-help')}
            value={item.setup}
            onChange={(setup) => onChange({ ...item, setup })}
          />
          <CodeField
            label={t('assessment.editor.solution')}
            value={item.solution}
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
  onChange,
}: Props<Extract<AssessmentItem, { kind: 'open' | 'recording' | 'file' }>>) {
  const t = useTexts();
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
    />
  );
}

function FunctionFields({ item, onChange }: Props<Extract<AssessmentItem, { kind: 'function' }>>) {
  const t = useTexts();
  return (
    <>
      <Field label={t('assessment.editor.function-name')}>
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
      />
    </>
  );
}

function CodeField(props: {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, help, value, onChange } = props;
  return (
    <Field label={label} help={help}>
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
