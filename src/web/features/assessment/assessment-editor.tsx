import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import {
  type AssessmentContent,
  isKit,
  itemsOf,
  maxLengths,
  minutesOf,
  maxCounts,
  questionCountOf,
  hasCriteria,
} from '#domain/assessment/assessment.ts';
import {
  type AssessmentProblem,
  findAssessmentProblem,
} from '#domain/assessment/find-assessment-problem.ts';
import { AcceptedTestFields } from '#web/lib/accepted-test-fields.tsx';
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
import { assessmentPath } from './assessment-paths.ts';
import { DraftNote } from './draft-note.tsx';
import { SectionEditor } from './section-editor.tsx';
import { useAssessmentDraft } from './use-assessment-draft.ts';
import { usePrompts } from './use-prompts.ts';

export const emptyContent: AssessmentContent = {
  title: '',
  purpose: '',
  tries: 1,
  reviewers: 2,
  sections: [{ title: '', minutes: 30, draw: null, items: [] }],
};

/** A kit has no clock: one section that is open until the deadline. */
export const emptyKit: AssessmentContent = {
  ...emptyContent,
  sections: [{ title: '', minutes: null, draw: null, items: [] }],
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
  const ofKit = isKit(initial);
  /** The version that the typed text is based on; a colleague may have saved a newer one. */
  const [basis, setBasis] = useState(saved?.version ?? null);
  /** Changes when the fields show other content than what was typed into them. */
  const [turn, setTurn] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const show = (shown: AssessmentContent, shownAccepts: AcceptedTest | null) => {
    setContent(shown);
    setAccepts(shownAccepts);
    setProblem(null);
    setTurn(turn + 1);
  };
  const draft = useMemo(() => {
    const isDirty = JSON.stringify([content, accepts]) !== JSON.stringify([initial, firstAccepts]);
    return isDirty ? { content, accepts, postingId, version: basis } : null;
  }, [content, accepts, postingId, basis, initial, firstAccepts]);
  const { forget } = useAssessmentDraft({
    form: `assessment-${saved?.assessmentId ?? (ofKit ? 'new-kit' : 'new')}`,
    draft,
    onFound: (found) => {
      show(found.content, found.accepts);
      if (jobs.some(({ value }) => value === found.postingId)) setPostingId(found.postingId);
      setBasis(found.version);
      setRestored(true);
    },
  });
  const discard = () => {
    show(initial, firstAccepts);
    setBasis(saved?.version ?? null);
    setRestored(false);
  };
  const isOutdated = saved !== null && basis !== saved.version;
  const set = (changes: Partial<AssessmentContent>) => {
    setContent({ ...content, ...changes });
    setProblem(null);
  };
  const save = useMutation({
    mutationFn: () => {
      const version = basis ?? 1;
      const idempotencyKey = keyFor({ content, accepts, postingId, ...saved, version });
      const context = { idempotencyKey };
      return saved
        ? api.assessment.save.call({ ...saved, version, content, accepts }, { context })
        : api.assessment.create.call({ postingId, content, accepts }, { context });
    },
    onSuccess: async ({ id }) => {
      forget();
      toast({
        title: t(ofKit ? 'assessment.kit.saved' : 'assessment.editor.saved'),
        tone: 'success',
      });
      await cache.invalidateQueries({ queryKey: api.assessment.key() });
      await navigate(assessmentPath(id));
    },
    // A newer version is loaded; what is typed stays, and the member chooses.
    onError: () => cache.invalidateQueries({ queryKey: api.assessment.load.key() }),
  });
  const { sections } = content;
  const prompts = usePrompts(content);
  const usedIds = new Set(
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
  const hasOpen = itemsOf(content).some(hasCriteria);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {(isRestored || isOutdated) && (
        <DraftNote
          isOutdated={isOutdated}
          onKeep={() => setBasis(saved?.version ?? null)}
          onDiscard={discard}
        />
      )}
      <Card title={t(ofKit ? 'assessment.kit.about' : 'assessment.editor.about')}>
        <div className="flex flex-col gap-4">
          {saved === null && (
            <Field label={t('dashboard.job')}>
              <Select
                value={postingId}
                onChange={(event) => setPostingId(event.target.value)}
                options={jobs}
              />
            </Field>
          )}
          <Field
            label={t('dashboard.title')}
            id="assessment-title"
            error={problem?.problem === 'title' ? textOf(problem) : undefined}
          >
            <Input
              value={content.title}
              maxLength={maxLengths.title}
              autoComplete="off"
              onChange={(event) => set({ title: event.target.value })}
            />
          </Field>
          <Field label={t('assessment.editor.purpose')} help={t('assessment.editor.purpose-help')}>
            <Textarea
              value={content.purpose}
              maxLength={maxLengths.purpose}
              rows={3}
              onChange={(event) => set({ purpose: event.target.value })}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            {!ofKit && (
              <Field label={t('assessment.editor.tries')}>
                <Select
                  value={content.tries}
                  onChange={(event) => set({ tries: Number(event.target.value) })}
                  options={countsTo(maxCounts.tries)}
                />
              </Field>
            )}
            {hasOpen && (
              <Field
                label={t('assessment.editor.reviewers')}
                help={t('assessment.editor.reviewers-help')}
              >
                <Select
                  value={content.reviewers}
                  onChange={(event) => set({ reviewers: Number(event.target.value) })}
                  options={countsTo(maxCounts.reviewers)}
                />
              </Field>
            )}
          </div>
          {!ofKit && (
            <AcceptedTestFields
              accepts={accepts}
              legend={t('assessment.accepts.legend')}
              none={t('assessment.accepts.none')}
              nameOf={(domain) => t(`skill-test.domains.${domain}`)}
              onChange={setAccepts}
            />
          )}
        </div>
      </Card>
      {sections.map((section, at) => (
        <SectionEditor
          key={`${turn} ${at}`}
          section={section}
          at={at}
          isOnly={sections.length === 1}
          first={1 + sections.slice(0, at).reduce((sum, { items }) => sum + items.length, 0)}
          usedIds={usedIds}
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
      {!ofKit && sections.length < maxCounts.sections && (
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
        <Button variant="primary" busy={save.isPending} disabled={isOutdated} onClick={submit}>
          {t(
            saved ? 'dashboard.save' : ofKit ? 'assessment.kit.create' : 'assessment.editor.create',
          )}
        </Button>
        <p role="status" className="text-13 text-ink-muted">
          {ofKit
            ? t('assessment.kit.sum', { count: questionCountOf(content) })
            : t('assessment.editor.sum', {
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
