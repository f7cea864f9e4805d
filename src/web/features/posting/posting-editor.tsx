import { Eye } from 'lucide-react';
import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OwnPostingDetails } from '#contract/posting-own.ts';
import type { ContentField } from '#domain/posting/posting-content.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { deadlinePlaceOf } from './deadline-place.ts';
import type { PostingBackend } from './posting-backend.ts';
import { BasicFields, ContactFields, PayFields, WordFields } from './posting-fields.tsx';
import { PostingPreview, type ShowQuestions } from './posting-preview.tsx';
import { PostingStateBadge } from './posting-state-badge.tsx';
import { PracticeFields } from './practice-fields.tsx';
import { QuestionSection } from './question-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { contentOf, readPlainFields } from './typed-posting.ts';
import { usePostingEditor } from './use-posting-editor.ts';

const CheckPanel = lazy(() => importWithRetry(() => import('./check-panel.tsx')));
const LeaveGuard = lazy(() => importWithRetry(() => import('#web/lib/leave-guard.tsx')));
const PostingConflict = lazy(() => importWithRetry(() => import('./posting-conflict.tsx')));

/** Creates or edits a posting: save, preview, publish. */
export function PostingEditor({
  posting,
  userId,
  contact,
  company,
  today,
  showQuestions,
  backend,
  lead,
  mayStart,
}: {
  posting: OwnPostingDetails | null;
  userId: string;
  /** Fills in a new posting's contact details. */
  contact: { name: string; email: string };
  company: { name: string; timeZone: string };
  today: Date;
  showQuestions: ShowQuestions;
  backend: PostingBackend;
  /** Stands before the form's own fields. */
  lead?: ReactNode;
  /** Says what is missing in the lead; false stops saving. */
  mayStart?: () => boolean;
}) {
  const t = useTexts();
  const [params] = useSearchParams();
  const element = useRef<HTMLFormElement>(null);
  const showMissing = params.get('check') === 'publish';
  const editor = usePostingEditor({
    posting,
    userId,
    contact,
    showMissing,
    deadlinePlace: deadlinePlaceOf(posting, company),
    backend,
    mayStart,
  });
  const { typed, problems, state } = editor;
  const [score, setScore] = useState<number | null>(null);
  const isPreview = params.get('view') === 'preview';
  const readForm = () => {
    if (element.current) editor.change(readPlainFields(new FormData(element.current)));
  };
  const readEarly = useEffectEvent(() => {
    if (element.current === null) return;
    const read = Object.entries(readPlainFields(new FormData(element.current)));
    const early = read.filter(([name, value]) => value !== typed[name as keyof typeof typed]);
    if (early.length > 0) editor.change(Object.fromEntries(early));
  });
  // Takes over text typed before hydration.
  useEffect(() => readEarly(), []);

  const { formKey, note } = editor;
  useEffect(() => {
    // The button that refilled the form is gone.
    if (formKey > 0 && note !== 'restored' && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, [formKey, note]);

  const errors = Object.entries(problems).map(([id, message]) => ({ id, message }));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void editor.submit(false);
  };
  return (
    <>
      {editor.isDirty && (
        <Suspense>
          <LeaveGuard
            isLeaving={editor.isLeaving}
            texts={{
              title: t('posting.leave.title'),
              description: t('posting.leave.text'),
              confirmText: t('posting.leave.confirm'),
              cancelText: t('posting.leave.cancel'),
            }}
          />
        </Suspense>
      )}
      {isPreview && (
        <PostingPreview
          content={contentOf(typed)}
          posting={posting}
          company={company}
          today={today}
          showQuestions={showQuestions}
        />
      )}
      <div hidden={isPreview}>
        <PageHeader
          above={<Link to={backend.listPath}>{t('posting.editor.back')}</Link>}
          title={t(posting === null ? 'posting.editor.new' : 'dashboard.edit-job')}
          badge={<PostingStateBadge state={state} />}
          purpose={
            backend.isAdmin && state === 'draft'
              ? t('posting.editor.purpose-admin')
              : posting === null
                ? t('posting.editor.purpose-new')
                : state !== 'removed' && t(`posting.editor.purpose-${state}`)
          }
          action={
            <ButtonLink to="?view=preview" icon={Eye}>
              {t('posting.editor.preview')}
            </ButtonLink>
          }
        />
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <form
            key={editor.formKey}
            ref={element}
            noValidate
            onSubmit={save}
            onChange={readForm}
            // Keeps focused elements clear of the sticky bar at the end of the form.
            className="mt-6 flex max-w-4xl flex-col gap-6 [&_:is(a,button,input,select,textarea)]:scroll-mb-24 [&_[role=combobox]]:scroll-mb-96"
          >
            <Notices editor={editor} />
            {errors.length > 0 && (
              <FormSummary
                title={t(editor.isMissing ? 'posting.editor.missing' : 'posting.editor.problems', {
                  count: errors.length,
                })}
                errors={errors.map(({ id, message }) => ({ id: id as ContentField, message }))}
                from={1}
                attempt={editor.attempt}
              />
            )}
            {lead}
            <BasicFields typed={typed} problems={problems} />
            <PayFields
              typed={typed}
              problems={problems}
              place={deadlinePlaceOf(posting, company)}
            />
            <WordFields
              typed={typed}
              problems={problems}
              onSkills={(skills) => editor.change({ skills })}
            />
            <ConditionFields
              typed={typed}
              problems={problems}
              onBadge={(skillBadge) => editor.change({ skillBadge })}
            />
            <QuestionSection
              questions={typed.questions}
              problem={problems.questions}
              onChange={(questions) => editor.change({ questions })}
            />
            <ContactFields typed={typed} problems={problems} />
            <PracticeFields typed={typed} problems={problems} />
            <SaveBar
              editor={editor}
              isNew={posting === null}
              score={score}
              planPath={backend.planPath}
            />
          </form>
          <div
            id="posting-check"
            tabIndex={-1}
            className="scroll-mt-20 xl:sticky xl:top-20 xl:mt-6 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
          >
            <Suspense>
              <CheckPanel
                typed={typed}
                form={element}
                onScore={setScore}
                countsStudents={!backend.isAdmin}
              />
            </Suspense>
          </div>
        </div>
      </div>
    </>
  );
}

function Notices({ editor }: { editor: ReturnType<typeof usePostingEditor> }) {
  const t = useTexts();
  if (editor.conflict !== null) {
    return (
      <Suspense>
        <PostingConflict
          base={editor.base}
          mine={contentOf(editor.typed)}
          theirs={editor.conflict}
          onMerge={editor.merge}
          onTake={editor.takeTheirs}
        />
      </Suspense>
    );
  }
  if (editor.note === null) return null;
  if (editor.note === 'merged') return <Callout live>{t('posting.conflict.merged')}</Callout>;
  return (
    <Callout
      live
      action={
        <Button size="sm" onClick={editor.discard}>
          {t('dashboard.discard')}
        </Button>
      }
    >
      {t('posting.editor.restored')}
    </Callout>
  );
}
