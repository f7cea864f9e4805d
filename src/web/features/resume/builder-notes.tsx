import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ConflictList } from './conflict-list.tsx';
import type { ResumeEditor } from './use-resume-editor.ts';

/** Conflicts with another tab and unsaved drafts; loads only when there is one. */
export default function BuilderNotes({ editor }: { editor: ResumeEditor }) {
  const t = useTexts();
  return (
    <div className="mt-4 flex flex-col gap-4">
      {editor.isRestored && (
        <Callout
          live
          action={
            <Button size="sm" onClick={editor.dismissRestored}>
              {t('resume.dismiss')}
            </Button>
          }
        >
          {t('resume.restored')}
        </Callout>
      )}
      <ConflictList editor={editor} />
    </div>
  );
}
