import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { problemOf } from '#domain/fields.ts';
import { kitFields, kitLists, linesOf } from '#domain/interview/interview-kit.ts';
import { api } from '#web/lib/api.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { KitConflict } from './kit-conflict.tsx';

const QuestionPicker = lazy(() => import('./question-picker.tsx'));

const saveId = 'save-kit';

type ListName = (typeof kitLists)[number];
type Picked = Extract<ListName, 'practice' | 'questions'>;

const kitOf = (values: FormValues) => ({
  format: (values['format'] ?? '').trim(),
  topics: linesOf(values['topics']),
  practice: linesOf(values['practice']),
  questions: linesOf(values['questions']),
  criteria: linesOf(values['criteria']),
});

type Kit = ReturnType<typeof kitOf> & { version: number };

const valuesOf = (kit: Kit): FormValues => ({
  version: String(kit.version),
  format: kit.format,
  ...Object.fromEntries(kitLists.map((name) => [name, kit[name].join('\n')])),
});

/** What an interview about a posting is like: a half for candidates, and one for interviewers. */
export function KitForm({ postingId }: { postingId: string }) {
  const t = useTexts();
  const cache = useQueryClient();
  const input = { postingId };
  const loaded = api.interview.loadKit.query(input);
  const { data } = useSuspenseQuery(loaded);
  const [version, setVersion] = useState(data.version);
  /** The list to pick questions for; undefined before the picker was opened. */
  const [picking, setPicking] = useState<Picked>();
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  /** What a colleague saved while this was written. */
  const [theirs, setTheirs] = useState<FormValues | null>(null);
  /** How often a colleague's version has replaced what was typed. */
  const [resetCount, setResetCount] = useState(0);
  const settle = () => {
    setTheirs(null);
    // The pressed button is gone; the next step is to save.
    document.getElementById(saveId)?.focus();
  };
  const follow = async () => {
    try {
      const now = valuesOf(await api.interview.loadKit.call(input));
      form.takeOver(now);
      setTheirs(now);
    } catch (error) {
      toast({ title: t(callFailure(error)), tone: 'danger' });
    }
  };
  const form = useForm({
    // A draft keeps the version that it was written on.
    initial: { ...valuesOf(data), version: String(version) },
    draft: `kit-${postingId}`,
    validate: (values) => {
      const kit = kitOf(values);
      const names = ['format', ...kitLists] as const;
      const wrong = names.flatMap((name) => {
        const problem = problemOf(kitFields[name], kit[name]);
        return problem === null ? [] : [[name, problem] as const];
      });
      return Object.fromEntries(wrong);
    },
    submit: (values, { context }) =>
      api.interview.saveKit.call(
        { ...kitOf(values), postingId, version: Number(values['version']) },
        { context },
      ),
    onDone: (saved, values) => {
      setVersion(saved.version);
      setTheirs(null);
      cache.setQueryData(loaded.queryKey, { ...data, ...kitOf(values), ...saved });
      void cache.invalidateQueries({ queryKey: api.interview.listReceived.key() });
    },
    doneText: t('interview.kit.saved'),
    onFailed: (error) => {
      if (refusalOf(error) !== 'KIT_CHANGED') return false;
      void follow();
      return true;
    },
  });
  const lines = (name: ListName) => {
    const { max, longest } = kitFields[name];
    return (
      <Field
        label={t(`interview.kit.${name}`)}
        help={t(`interview.kit.${name}-help`)}
        error={form.problems[name] && t('interview.kit.too-long', { max, longest })}
      >
        <Textarea
          name={name}
          rows={4}
          value={form.values[name] ?? ''}
          onChange={({ target }) => form.set(name, target.value)}
        />
      </Field>
    );
  };
  const pick = (name: Picked) => (
    <Button
      size="sm"
      icon={BookOpen}
      className="self-start"
      onClick={() => {
        setPicking(name);
        setTurn(turn + 1);
        setOpen(true);
      }}
    >
      {t(`interview.kit.pick-${name}`)}
    </Button>
  );
  return (
    <>
      <Form form={form} className="flex max-w-3xl flex-col gap-6">
        <Card title={t('interview.kit.public')} description={t('interview.kit.public-text')}>
          <div className="flex flex-col gap-5">
            <TextareaField
              key={resetCount}
              name="format"
              label={t('interview.kit.format')}
              help={t('interview.kit.format-help')}
              rows={3}
            />
            {lines('topics')}
            {lines('practice')}
            {pick('practice')}
          </div>
        </Card>
        <Card title={t('interview.kit.private')} description={t('interview.kit.private-text')}>
          <div className="flex flex-col gap-5">
            {lines('questions')}
            {pick('questions')}
            {lines('criteria')}
          </div>
        </Card>
        {theirs && (
          <KitConflict
            mine={form.values}
            theirs={theirs}
            onKeep={() => {
              form.set('version', theirs['version'] ?? '');
              settle();
            }}
            onTake={() => {
              for (const [name, value] of Object.entries(theirs)) form.set(name, value);
              setResetCount(resetCount + 1);
              settle();
            }}
          />
        )}
        <SubmitButton id={saveId} busyText={t('interview.busy')} className="self-start">
          {t('interview.kit.save')}
        </SubmitButton>
      </Form>
      <Suspense>
        {picking && (
          <QuestionPicker
            key={turn}
            open={isOpen}
            title={t(`interview.kit.pick-${picking}`)}
            existing={linesOf(form.values[picking])}
            most={kitFields[picking].max}
            onClose={() => setOpen(false)}
            onAdd={(added) => {
              const all = [...linesOf(form.values[picking]), ...added];
              form.set(picking, all.join('\n'));
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
