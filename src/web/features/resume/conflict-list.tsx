import type { MergeConflict } from '#domain/resume/merge-resumes.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { setAtPath } from './set-at-path.ts';
import { useFieldName } from './use-field-name.ts';
import type { ResumeEditor } from './use-resume-editor.ts';

/**
 * Texts that were changed in two places: the local ones win, and the others can be adopted one by
 * one.
 */
export function ConflictList({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  const nameOf = useFieldName();
  if (editor.conflicts.length === 0) return null;
  const take = (conflict: MergeConflict) => {
    editor.change((written) => setAtPath(written, conflict.path, conflict.theirs));
    editor.settle(conflict);
  };
  return (
    <Callout tone="warning" live title={t('resume.conflict.title')}>
      <p>{t('resume.conflict.text')}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {editor.conflicts.map((conflict) => {
          const field = nameOf(conflict.path);
          return (
            <li key={conflict.path.join('/') + conflict.theirs} className="flex flex-col gap-2">
              <div>
                <p className="text-13">{t('resume.conflict.field', { field })}</p>
                <p className="line-clamp-4 wrap-anywhere whitespace-pre-line text-ink">
                  {conflict.theirs || t('resume.conflict.blank')}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  aria-label={t('resume.conflict.take-field', { field })}
                  onClick={() => take(conflict)}
                >
                  {t('resume.conflict.take')}
                </Button>
                <Button
                  size="sm"
                  aria-label={t('resume.conflict.keep-field', { field })}
                  onClick={() => editor.settle(conflict)}
                >
                  {t('resume.conflict.keep')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
