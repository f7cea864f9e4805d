import { Plus } from 'lucide-react';
import { useRef } from 'react';
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
import type { AssessmentProblem } from '#domain/assessment/find-assessment-problems.ts';
import { AcceptedTestFields } from '#web/lib/accepted-test-fields.tsx';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { DraftNote } from './draft-note.tsx';
import { SectionEditor } from './section-editor.tsx';
import { type AssessmentEditorProps, useAssessmentEditor } from './use-assessment-editor.ts';
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

/** Writes an assessment. Saving a changed one makes a new version. */
export function AssessmentEditor(props: AssessmentEditorProps) {
  const t = useTexts();
  const { saved, jobs } = props;
  const root = useRef<HTMLDivElement>(null);
  const editor = useAssessmentEditor(root, props);
  const { content, accepts, problems, isOutdated, set, save } = editor;
  const ofKit = isKit(props.initial);
  const { sections } = content;
  const prompts = usePrompts(content);
  const usedIds = new Set(
    itemsOf(content).flatMap((item) => (item.kind === 'bank' ? [item.itemId] : [])),
  );
  const textOf = ({ problem }: Pick<AssessmentProblem, 'problem'>) =>
    t(`assessment.problem.${problem}`, { max: maxCounts.minutes });
  const errorOf = (
    problem: AssessmentProblem['problem'],
    section: number | null,
    itemId: string | null,
  ) => {
    const found = problems.find(
      (each) => each.problem === problem && each.section === section && each.itemId === itemId,
    );
    return found && textOf(found);
  };
  /** What is wrong with the assessment as a whole, beside no field. */
  const whole = problems.filter(({ problem, section }) => section === null && problem !== 'title');
  const hasOpen = itemsOf(content).some(hasCriteria);
  return (
    <div ref={root} className="flex max-w-3xl flex-col gap-6">
      {(editor.isRestored || isOutdated) && (
        <DraftNote isOutdated={isOutdated} onKeep={editor.keepMine} onDiscard={editor.discard} />
      )}
      <Card title={t(ofKit ? 'assessment.kit.about' : 'assessment.editor.about')}>
        <div className="flex flex-col gap-4">
          {saved === null && (
            <Field label={t('dashboard.job')}>
              <Select
                value={editor.postingId}
                onChange={(event) => editor.setPostingId(event.target.value)}
                options={jobs}
              />
            </Field>
          )}
          <Field label={t('dashboard.title')} required error={errorOf('title', null, null)}>
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
              onChange={editor.setAccepts}
            />
          )}
        </div>
      </Card>
      {sections.map((section, at) => (
        <SectionEditor
          key={`${editor.turn} ${at}`}
          section={section}
          at={at}
          isOnly={sections.length === 1}
          first={1 + sections.slice(0, at).reduce((sum, { items }) => sum + items.length, 0)}
          usedIds={usedIds}
          prompts={prompts}
          errorOf={(itemId, problem) => errorOf(problem, at, itemId)}
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
      {problems.length > 0 && (
        <Callout
          tone="danger"
          live
          title={t('assessment.editor.problems', { count: problems.length })}
        >
          {whole.map((each) => (
            <p key={each.problem}>{textOf(each)}</p>
          ))}
        </Callout>
      )}
      {save.isError && (
        <Callout tone="danger" live title={t('assessment.editor.failed')}>
          {t(callFailure(save.error))}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          busy={save.isPending}
          disabled={isOutdated}
          onClick={editor.submit}
        >
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
