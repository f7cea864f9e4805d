import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import {
  type AssessmentContent,
  itemsOf,
  longest,
  minutesOf,
  most,
  questionCountOf,
} from '#domain/assessment/assessment.ts';
import {
  type AssessmentProblem,
  findAssessmentProblem,
} from '#domain/assessment/find-assessment-problem.ts';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AcceptsFields } from './accepts-fields.tsx';
import { assessmentPath } from './assessment-paths.ts';
import { SectionEditor } from './section-editor.tsx';

export const emptyContent: AssessmentContent = {
  title: '',
  purpose: '',
  tries: 1,
  reviewers: 2,
  sections: [{ title: '', minutes: 30, draw: null, items: [] }],
};

type Props = {
  initial: AssessmentContent;
  accepts: AcceptedTest | null;
  /** Of an assessment that exists. */
  saved: { assessmentId: string; version: number } | null;
  /** The jobs that a new assessment can be for. */
  jobs: readonly { value: string; label: string }[];
  firstJob: string;
};

/** Writes an assessment. Saving a changed one makes a new version. */
export function AssessmentEditor({ initial, accepts: firstAccepts, saved, jobs, firstJob }: Props) {
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIntentKey();
  const [content, setContent] = useState(initial);
  const [accepts, setAccepts] = useState(firstAccepts);
  const [postingId, setPostingId] = useState(firstJob);
  const [problem, setProblem] = useState<AssessmentProblem | null>(null);
  const set = (changes: Partial<AssessmentContent>) => {
    setContent({ ...content, ...changes });
    setProblem(null);
  };
  const save = useMutation({
    mutationFn: () => {
      const context = { idempotencyKey: keyFor({ content, accepts, postingId, ...saved }) };
      return saved
        ? api.assessment.save.call({ ...saved, content, accepts }, { context })
        : api.assessment.create.call({ postingId, content, accepts }, { context });
    },
    onSuccess: async ({ id }) => {
      toast({ title: t('assessment.editor.saved'), tone: 'success' });
      await cache.invalidateQueries({ queryKey: api.assessment.key() });
      await navigate(assessmentPath(id));
    },
  });
  const { sections } = content;
  const prompts = usePrompts(content);
  const taken = new Set(
    itemsOf(content).flatMap((item) => (item.kind === 'bank' ? [item.itemId] : [])),
  );
  const submit = () => {
    const found = findAssessmentProblem(content);
    setProblem(found);
    if (found === null) {
      save.mutate();
      return;
    }
    const id = found.itemId ? `item-${found.itemId}` : 'assessment-title';
    document.getElementById(id)?.focus();
    document.getElementById(id)?.scrollIntoView({ block: 'center' });
  };
  const textOf = (found: AssessmentProblem) => t(`assessment.problem.${found.problem}`);
  const hasOpen = itemsOf(content).some(({ kind }) => kind === 'open');
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card title={t('assessment.editor.about')}>
        <div className="flex flex-col gap-4">
          {saved === null && (
            <Field label={t('assessment.editor.job')}>
              <Select
                value={postingId}
                onChange={(event) => setPostingId(event.target.value)}
                options={jobs}
              />
            </Field>
          )}
          <Field
            label={t('assessment.editor.title')}
            id="assessment-title"
            error={problem?.problem === 'title' ? textOf(problem) : undefined}
          >
            <Input
              value={content.title}
              maxLength={longest.title}
              autoComplete="off"
              onChange={(event) => set({ title: event.target.value })}
            />
          </Field>
          <Field label={t('assessment.editor.purpose')} help={t('assessment.editor.purpose-help')}>
            <Textarea
              value={content.purpose}
              maxLength={longest.purpose}
              rows={3}
              onChange={(event) => set({ purpose: event.target.value })}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('assessment.editor.tries')}>
              <Select
                value={content.tries}
                onChange={(event) => set({ tries: Number(event.target.value) })}
                options={countsTo(most.tries)}
              />
            </Field>
            {hasOpen && (
              <Field
                label={t('assessment.editor.reviewers')}
                help={t('assessment.editor.reviewers-help')}
              >
                <Select
                  value={content.reviewers}
                  onChange={(event) => set({ reviewers: Number(event.target.value) })}
                  options={countsTo(most.reviewers)}
                />
              </Field>
            )}
          </div>
          <AcceptsFields accepts={accepts} onChange={setAccepts} />
        </div>
      </Card>
      {sections.map((section, at) => (
        <SectionEditor
          key={at}
          section={section}
          at={at}
          isOnly={sections.length === 1}
          first={1 + sections.slice(0, at).reduce((sum, { items }) => sum + items.length, 0)}
          taken={taken}
          prompts={prompts}
          problemOf={(itemId) => (problem?.itemId === itemId ? textOf(problem) : undefined)}
          problem={
            problem && problem.itemId === null && problem.section === at
              ? textOf(problem)
              : undefined
          }
          onChange={(changed) =>
            set({ sections: sections.map((each, index) => (index === at ? changed : each)) })
          }
          onRemove={() => set({ sections: sections.filter((_, index) => index !== at) })}
        />
      ))}
      {sections.length < most.sections && (
        <Button
          icon={Plus}
          className="self-start"
          onClick={() =>
            set({ sections: [...sections, { title: '', minutes: 15, draw: null, items: [] }] })
          }
        >
          {t('assessment.editor.add-section')}
        </Button>
      )}
      {problem && (
        <Callout tone="danger" live>
          {textOf(problem)}
        </Callout>
      )}
      {save.isError && (
        <Callout tone="danger" live title={t('assessment.editor.failed')}>
          {t(callFailure(save.error))}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="primary" busy={save.isPending} onClick={submit}>
          {t(saved ? 'assessment.editor.save' : 'assessment.editor.create')}
        </Button>
        <p role="status" className="text-13 text-ink-muted">
          {t('assessment.editor.sum', {
            count: questionCountOf(content),
            minutes: minutesOf(content),
          })}
        </p>
      </div>
    </div>
  );
}

const countsTo = (last: number) =>
  Array.from({ length: last }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

/** What the items of the skill tests ask. */
function usePrompts(content: AssessmentContent): ReadonlyMap<string, string> {
  const domains = new Set<TestDomain>(
    itemsOf(content).flatMap((item) => (item.kind === 'bank' ? [item.domain] : [])),
  );
  const answers = useQueries({
    queries: [...domains].map((domain) =>
      api.assessment.listItems.queryOptions({ input: { domain } }),
    ),
  });
  return new Map(
    answers.flatMap(({ data }) => (data ?? []).map(({ itemId, prompt }) => [itemId, prompt])),
  );
}
