import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compareResume } from '#domain/profile/compare-resume.ts';
import { listAllFields } from '#domain/resume-reading/list-fields.ts';
import type { ParsedField, ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { setField } from '#domain/resume-reading/set-field.ts';
import { addToResume } from '#domain/resume/add-to-resume.ts';
import { findCuts } from '#domain/resume/find-cuts.ts';
import { fitResume } from '#domain/resume/fit-resume.ts';
import { removeBlank } from '#domain/resume/remove-blank.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { api } from '#web/lib/api.ts';

export const newTarget = 'new';

export type ParsedResumeFile = { parsed: ParsedResume; resume: Resume; file: File };

const isOffered = /^(?:basics|experience|education)\./u;
const newId = () => crypto.randomUUID() as string;

/**
 * The review of a parsed file: corrected fields, their targets, and conflicts with existing texts.
 */
export function useImportReview({ parsed, resume }: ParsedResumeFile) {
  const [written, setWritten] = useState(resume);
  const [target, setTarget] = useState(newTarget);
  const [withProfile, setWithProfile] = useState(false);
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  const ownQuery = useQuery({
    ...api.resume.load.query({ resumeId: target }),
    enabled: target !== newTarget,
  });
  const profileQuery = useQuery({ ...api.profile.load.query(), enabled: withProfile });
  const [{ data: own }, { data: profile }] = [ownQuery, profileQuery];
  const known = new Map(parsed.fields.map((field) => [field.path, field]));
  const fields: ParsedField[] = listAllFields(written)
    .filter(({ path }) => known.has(path) || isOffered.test(path))
    .map(({ path, value }) => ({
      path,
      value,
      confidence: known.get(path)?.confidence ?? 1,
      place: known.get(path)?.place ?? null,
    }));
  const content = removeBlank(written);
  const fitting = fitResume(content, newId);
  const added = own === undefined ? null : addToResume(own.content, fitting, newId);
  const compared = profile === undefined ? null : compareResume(profile, content);
  return {
    fields,
    isCorrected: JSON.stringify(written) !== JSON.stringify(resume),
    correct: (path: string, value: string) => setWritten((now) => setField(now, path, value)),
    cuts: findCuts(content),
    fieldCuts: findCuts(written),
    target,
    setTarget,
    own,
    fitting,
    added,
    isReady: (target === newTarget || own !== undefined) && (!withProfile || profile !== undefined),
    /** What the file would be added to, but could not be loaded. */
    failed: [
      ...(target !== newTarget && ownQuery.isLoadingError ? [ownQuery] : []),
      ...(withProfile && profileQuery.isLoadingError ? [profileQuery] : []),
    ],
    withProfile,
    setWithProfile,
    profile,
    compared,
    /** Keys of the conflicts resolved in favor of the file. */
    taken: replaced,
    take: (key: string, takes: boolean) =>
      setReplaced((now) =>
        takes ? new Set([...now, key]) : new Set([...now].filter((each) => each !== key)),
      ),
  };
}

export type ImportReviewState = ReturnType<typeof useImportReview>;
export const conflictKey = (path: readonly string[]) => path.join('/');
export const profileKey = (field: string) => `profile/${field}`;
