import { Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState, useEffect, useEffectEvent } from 'react';
import type { OwnResume } from '#contract/resume.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { BuilderHeader, type BuilderDialog } from './builder-header.tsx';
import { BuilderTabs } from './builder-tabs.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { SaveStatus } from './save-status.tsx';
import { useResumeEditor } from './use-resume-editor.ts';

const BuilderNotes = lazy(() => importWithRetry(() => import('./builder-notes.tsx')));
const VersionsDialog = lazy(() => importWithRetry(() => import('./versions-dialog.tsx')));
const LinksDialog = lazy(() => importWithRetry(() => import('./links-dialog.tsx')));
const SuggestionsDialog = lazy(() => importWithRetry(() => import('./suggestions-dialog.tsx')));
const ExportDialog = lazy(() => importWithRetry(() => import('./export-dialog.tsx')));

/** The resume builder: the form, with a live preview beside it. A phone shows one of the two. */
export function ResumeBuilder({ resume, userId }: { resume: OwnResume; userId: string }) {
  const t = useTexts();
  const editor = useResumeEditor(resume, userId);
  const [pane, setPane] = useState<'form' | 'preview'>('form');
  const [dialog, setDialog] = useState<BuilderDialog | null>(null);
  const isWide = useMediaQuery('(min-width: 64rem)', false);
  const close = () => setDialog(null);

  useUndoKeys(editor.undo, editor.redo);

  return (
    <div data-resume-form="">
      <BuilderHeader editor={editor} resume={resume} onDialog={setDialog} />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <SaveStatus state={editor.state} />
        <div className="ms-auto flex items-center gap-1">
          <IconButton
            icon={Undo2}
            label={t('resume.undo')}
            aria-disabled={!editor.canUndo}
            onClick={editor.undo}
          />
          <IconButton
            icon={Redo2}
            label={t('resume.redo')}
            aria-disabled={!editor.canRedo}
            onClick={editor.redo}
          />
          <RadioGroup
            name="pane"
            className="lg:hidden"
            legend={t('resume.panes.label')}
            hideLegend
            look="segmented"
            value={pane}
            onValueChange={(value) => setPane(value === 'preview' ? 'preview' : 'form')}
            options={[
              { value: 'form', label: t('resume.panes.form') },
              { value: 'preview', label: t('resume.panes.preview') },
            ]}
          />
        </div>
      </div>
      {(editor.isRestored || editor.conflicts.length > 0) && (
        <Suspense>
          <BuilderNotes editor={editor} />
        </Suspense>
      )}
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-2">
        <Card className={joinClasses(pane === 'preview' && 'max-lg:hidden')}>
          <BuilderTabs editor={editor} onPreview={() => setPane('preview')} />
        </Card>
        <div
          className={joinClasses(
            // Scroll containers clip shadows: negative margins make this one wider than the pages.
            'lg:sticky lg:top-18 lg:-mx-4 lg:-mt-2 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:px-4 lg:pt-2 lg:pb-6',
            pane === 'form' && 'max-lg:hidden',
          )}
        >
          <ResumePreview written={editor.written} isShown={isWide || pane === 'preview'} />
        </div>
      </div>
      <Suspense>
        {dialog === 'versions' && <VersionsDialog editor={editor} onClose={close} />}
        {dialog === 'links' && <LinksDialog resumeId={resume.id} onClose={close} />}
        {dialog === 'suggestions' && <SuggestionsDialog editor={editor} onClose={close} />}
        {dialog === 'export' && <ExportDialog editor={editor} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Ctrl+Z or ⌘Z undoes; with Shift, or with Y, it redoes. Works everywhere but in dialogs. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (document.querySelector('dialog:modal') !== null) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
