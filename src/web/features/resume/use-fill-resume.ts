import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OwnResume } from '#contract/resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { api } from '#web/lib/api.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { pathOfResume } from './resume-paths.ts';
import { setAtPath } from './set-at-path.ts';
import {
  conflictKey,
  type ImportReviewState,
  profileKey,
  type ParsedResumeFile,
} from './use-import-review.ts';

/** The fields of a JSON Resume file that its resume has; the file itself stays in the browser. */
async function importedFieldsOf(file: File, content: Resume): Promise<string | undefined> {
  const { keepImported } = await importWithRetry(() => import('#domain/resume/imported-fields.ts'));
  const json = JSON.stringify(keepImported(JSON.parse(await file.text()), content));
  return json.length > resumeLimits.imported ? undefined : json;
}

/**
 * Fills a resume, and optionally the profile, from a parsed file, and goes to the resume. While it
 * runs, `setLeaving` says that nothing is lost any more. After a failure it resumes where it stopped.
 */
export function useFillResume(
  review: ImportReviewState,
  { file }: ParsedResumeFile,
  setLeaving: (isLeaving: boolean) => void,
) {
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const created = useRef<OwnResume>(null);
  const { own, added, taken: replaced, fitting, profile, compared } = review;

  const fillNew = async () => {
    const before = created.current;
    if (before === null) {
      const name = file.name
        .replace(/\.\w+$/u, '')
        .trim()
        .slice(0, resumeLimits.name);
      created.current = await api.resume.create.call({
        name: name || t('resume.default-name'),
        content: fitting,
        ...(/\.json$/iu.test(file.name) && { imported: await importedFieldsOf(file, fitting) }),
      });
    } else {
      const { id: resumeId, version, name, design } = before;
      const saved = await api.resume.save.call({
        resumeId,
        version,
        name,
        design,
        content: fitting,
      });
      created.current = { ...before, ...saved, content: fitting };
    }
    return created.current.id;
  };
  const fillOwn = async (resume: OwnResume) => {
    const { id: resumeId, name, design, version } = resume;
    const start = { name, design, content: added?.resume ?? resume.content };
    const filled = (added?.conflicts ?? [])
      .filter(({ path }) => replaced.has(conflictKey(path)))
      .reduce((now, { path, theirs }) => setAtPath(now, path, theirs), start);
    await api.resume.save.call({ ...filled, resumeId, version });
    return resumeId;
  };
  const fillProfile = async () => {
    if (!review.withProfile || !profile || !compared) return;
    const texts = [
      ...compared.filled,
      ...compared.conflicts
        .filter(({ field }) => replaced.has(profileKey(field)))
        .map(({ field, theirs }) => ({ field, value: theirs })),
    ];
    if (texts.length + compared.skills.length === 0) return;
    const { firstName, lastName, bio, education, location, phone, specialization } = profile;
    await api.profile.update.call({
      firstName,
      lastName,
      bio,
      education,
      location,
      phone,
      specialization,
      ...Object.fromEntries(texts.map(({ field, value }) => [field, value])),
      skills: [...profile.skills, ...compared.skills],
      version: profile.version,
    });
  };

  return useMutation({
    onMutate: () => setLeaving(true),
    mutationFn: async () => {
      const resumeId = own === undefined ? await fillNew() : await fillOwn(own);
      await fillProfile();
      return resumeId;
    },
    onSuccess: async (resumeId) => {
      toast({ title: t('resume-reading.review.done'), tone: 'success' });
      await Promise.all([
        cache.invalidateQueries({ queryKey: api.resume.key(), refetchType: 'none' }),
        cache.invalidateQueries({ queryKey: api.profile.key() }),
      ]);
      cache.removeQueries({ queryKey: api.resume.load.queryKey({ input: { resumeId } }) });
      void navigate(pathOfResume(resumeId));
    },
    onError: (error) => {
      setLeaving(false);
      // Compares with the current contents again; corrections made here stay.
      void invalidate(cache, api.resume.load, api.profile.load);
      showFailure(t, 'resume-reading.review.failed', error);
    },
  });
}
