import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PostingStages } from '#contract/stage.ts';
import { openStatuses } from '#domain/application/application-status.ts';
import { maxStageNameLength, maxStages, type StageType, stagesOf } from '#domain/stage/stage.ts';
import { api } from '#web/lib/api.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Row = { key: number; id: string | null; type: StageType };

const nameOf = ({ key }: Row) => `stage-${key}`;

const typedIn = (values: FormValues, rows: readonly Row[]) =>
  openStatuses.flatMap((status) =>
    rows
      .filter(({ type }) => type === status)
      .map((row) => ({ id: row.id, type: row.type, name: values[nameOf(row)] ?? '' })),
  );

/** The row whose name another row before it already has. */
function repeatedRow(values: FormValues, rows: readonly Row[]): Row | undefined {
  const names = rows.map((row) => (values[nameOf(row)] ?? '').trim().toLowerCase());
  return rows.find((_, at) => names[at] !== '' && names.indexOf(names[at] ?? '') < at);
}

/** A company's own stages of a posting, within the statuses that students see. */
export function StagesForm({ posting }: { posting: PostingStages }) {
  const t = useTexts();
  const cache = useQueryClient();
  const { postingId } = posting;
  const [stages, setStages] = useState(posting.stages);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    stages.map(({ id, type }, key) => ({ key, id, type })),
  );
  const initial: FormValues = {};
  const longest: Record<string, number> = {};
  for (const row of rows) {
    initial[nameOf(row)] = stages.find(({ id }) => id === row.id)?.name ?? '';
    longest[nameOf(row)] = maxStageNameLength;
  }
  const form = useForm({
    initial,
    longest,
    validate: (values) => {
      const repeated = repeatedRow(values, rows);
      return repeated ? { [nameOf(repeated)]: 'FIELDS_REQUIRED' } : {};
    },
    textOf: (refusal) => (refusal === 'FIELDS_REQUIRED' ? t('stage.same-name') : undefined),
    submit: (values, { context }) =>
      api.stage.save.call(
        {
          postingId,
          stages: stagesOf(typedIn(values, rows)) ?? [],
          seen: stages.map(({ id, name }) => ({ id, name })),
        },
        { context },
      ),
    onDone: (saved, values) => {
      take(saved.stages, values);
      void cache.invalidateQueries({ queryKey: api.stage.key() });
    },
    doneText: t('stage.saved'),
  });
  /** Shows what is saved in the rows that are there, so that they keep the focus. */
  const take = (saved: PostingStages['stages'], values: FormValues) => {
    const first = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
    const isRow = (row: Row, { id, type, name }: (typeof saved)[number]) =>
      row.id === id ||
      (row.id === null && row.type === type && values[nameOf(row)]?.trim() === name);
    setStages(saved);
    setRows(
      saved.map((stage, at) => {
        const key = rows.find((row) => isRow(row, stage))?.key ?? first + at;
        return { key, id: stage.id, type: stage.type };
      }),
    );
  };
  const isUntouched =
    !form.isDirty &&
    rows.length === stages.length &&
    rows.every(({ id }, at) => id === stages[at]?.id);
  // A colleague's change must not replace what is typed here.
  const follow = useEffectEvent(() => {
    if (posting.stages === stages || !isUntouched) return;
    take(posting.stages, form.values);
    form.reset();
  });
  useEffect(() => follow(), [posting.stages]);
  const add = (type: StageType) => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, id: null, type }]);
  };
  const remove = (row: Row) => {
    // The next row may get the same key.
    form.set(nameOf(row), '');
    setRows(rows.filter(({ key }) => key !== row.key));
  };
  const moveUp = (row: Row, above: Row) =>
    setRows(rows.map((each) => (each === row ? above : each === above ? row : each)));
  const keptIds = new Set(rows.map(({ id }) => id));
  const isFull = rows.length >= maxStages;
  return (
    <Form form={form} className="flex max-w-3xl flex-col gap-6">
      <Card title={t('stage.title')} description={t('stage.help')}>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {openStatuses.map((type) => {
            const status = t(`application.company-status.${type}`);
            const own = rows.filter((row) => row.type === type);
            const left = stages.filter(
              (each) => each.type === type && each.applications > 0 && !keptIds.has(each.id),
            );
            return (
              <fieldset key={type} className="min-w-0">
                <legend className="text-14 font-semibold text-ink">{status}</legend>
                {own.length === 0 && (
                  <p className="mt-1 text-13 text-ink-subtle">{t('stage.none')}</p>
                )}
                <ul className="mt-2 flex flex-col gap-3 empty:hidden">
                  {own.map((row, at) => {
                    const above = own[at - 1];
                    const typed = form.values[nameOf(row)]?.trim();
                    const name = typed || t('stage.unnamed', { place: at + 1, status });
                    return (
                      <li key={row.key} className="flex items-start gap-1">
                        <TextField
                          name={nameOf(row)}
                          label={t('stage.name', { place: at + 1 })}
                          autoComplete="off"
                          className="min-w-0 grow"
                        />
                        {own.length > 1 && (
                          <IconButton
                            icon={ArrowUp}
                            label={t('stage.up', { name })}
                            className="mt-6"
                            aria-disabled={above === undefined || undefined}
                            onClick={() => above && moveUp(row, above)}
                          />
                        )}
                        <IconButton
                          icon={X}
                          label={t('dashboard.remove-name', { name })}
                          className="mt-6"
                          onClick={({ currentTarget }) => {
                            const group = currentTarget.closest('fieldset');
                            flushSync(() => remove(row));
                            group?.querySelector<HTMLElement>('[data-add]')?.focus();
                          }}
                        />
                      </li>
                    );
                  })}
                </ul>
                <div role="status">
                  {left.map(({ id, name, applications: count }) => (
                    <p key={id} className="mt-2 text-13 wrap-anywhere text-ink-muted">
                      {t('stage.staying', { count, name, status })}
                    </p>
                  ))}
                </div>
                {!isFull && (
                  <Button
                    icon={Plus}
                    size="sm"
                    variant="ghost"
                    data-add=""
                    className="-ms-2 mt-2"
                    aria-label={t('stage.add-to', { status })}
                    onClick={({ currentTarget }) => {
                      const group = currentTarget.closest('fieldset');
                      flushSync(() => add(type));
                      group?.querySelector<HTMLElement>('li:last-of-type input')?.focus();
                    }}
                  >
                    {t('stage.add')}
                  </Button>
                )}
              </fieldset>
            );
          })}
        </div>
      </Card>
      <SubmitButton className="self-start">{t('stage.save')}</SubmitButton>
    </Form>
  );
}
