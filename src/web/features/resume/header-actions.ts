import type { QueryClient } from '@tanstack/react-query';
import { fillFromProfile } from '#domain/resume/from-profile.ts';
import type { Translate } from '#texts/translate.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { toast } from '#web/ui/toast-store.ts';
import { makeExport, takeExport } from './make-export.ts';
import type { ResumeReader } from './resume-reader.ts';
import type { ResumeEditor } from './use-resume-editor.ts';

type Fill = { editor: ResumeEditor; cache: QueryClient; t: Translate };

/** Fills empty fields from the profile, as one undo step. */
export async function fillResume({ editor, cache, t }: Fill): Promise<void> {
  try {
    const profile = await cache.fetchQuery(api.profile.load.query());
    const known = { ...profile, specialization: '' };
    const newId = () => crypto.randomUUID();
    const { filled } = fillFromProfile(editor.written.content, known, newId);
    if (filled > 0) editor.edit((content) => fillFromProfile(content, known, newId).resume);
    toast({
      title: t('resume.generated', { count: filled }),
      ...(filled > 0 && { action: { label: t('resume.undo'), onAction: editor.undo } }),
    });
  } catch (error) {
    showFailure(t, 'resume.failed', error);
  }
}

type Download = { editor: ResumeEditor; readText: ResumeReader['readText']; t: Translate };

/** Saves, then downloads the PDF after verifying it by parsing. */
export async function downloadResume({ editor, readText, t }: Download): Promise<void> {
  try {
    const isSaved = await editor.saveNow();
    const exported = await makeExport(editor.resumeId, 'pdf', editor.written.content, readText);
    takeExport(exported);
    toast({
      title: t('resume.export.downloaded', { name: exported.name }),
      description: isSaved ? t('resume.export.recovered', exported) : t('resume.export.unsaved'),
      tone: isSaved ? 'success' : 'neutral',
    });
  } catch {
    toast({ title: t('resume.export.failed'), tone: 'danger' });
  }
}
