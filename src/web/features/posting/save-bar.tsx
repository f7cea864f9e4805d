import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldLink } from '#web/ui/field-link.tsx';
import type { usePostingEditor } from './use-posting-editor.ts';

type SaveBarProps = {
  editor: Pick<
    ReturnType<typeof usePostingEditor>,
    'busy' | 'failure' | 'isDirty' | 'state' | 'submit'
  >;
  isNew: boolean;
  /** Of the posting check; null while it loads. */
  score: number | null;
  planPath: string;
};

/** The buttons that save and publish, always in view, with what stopped the last attempt. */
export function SaveBar({ editor, isNew, score, planPath }: SaveBarProps) {
  const t = useTexts();
  const { busy, failure, isDirty, state, submit } = editor;
  return (
    <div
      data-save-bar=""
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-background px-4 py-3 sm:mx-0 sm:px-0"
    >
      {failure !== null && (
        <p role="alert" className="basis-full text-13 text-danger">
          {failure.text}
          {t.gap}
          {failure.isPlan && <Link to={planPath}>{t('plan.limit.action')}</Link>}
        </p>
      )}
      <FieldLink
        to="posting-check"
        className="inline-flex touch-height items-center text-13 underline underline-offset-2 xl:hidden"
      >
        {score === null ? t('posting.check.open') : t('posting.check.open-score', { score })}
      </FieldLink>
      <p role="status" className="me-auto text-13 text-ink-muted">
        {(!isNew || isDirty) && t(isDirty ? 'posting.editor.dirty' : 'posting.editor.clean')}
      </p>
      <Button
        type="submit"
        variant={state === 'active' ? 'primary' : 'secondary'}
        busy={busy === 'saving'}
        busyText={t('common.saving')}
      >
        {t(state === 'draft' ? 'posting.editor.save-draft' : 'dashboard.save-changes')}
      </Button>
      {state !== 'active' && (
        <Button
          variant="primary"
          busy={busy === 'publishing'}
          busyText={t('posting.editor.publishing')}
          onClick={() => void submit(true)}
        >
          {t(state === 'draft' ? 'posting.editor.publish' : 'posting.editor.reopen')}
        </Button>
      )}
    </div>
  );
}
