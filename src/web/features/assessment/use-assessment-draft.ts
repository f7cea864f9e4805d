import { useEffect, useEffectEvent, useRef } from 'react';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { forgetDraft, readDraft, writeDraft } from '#web/lib/form-draft.ts';
import { useDraftKey } from '#web/lib/use-form-draft.ts';

/** What isn't saved yet, and the version that it was based on. */
type AssessmentDraft = {
  content: AssessmentContent;
  accepts: AcceptedTest | null;
  postingId: string;
  version: number | null;
};

type Options = {
  form: string;
  draft: AssessmentDraft | null;
  onFound: (d: AssessmentDraft) => void;
};

/** Keeps what is typed in this tab until it is saved, so that a reload loses nothing. */
export function useAssessmentDraft({ form, draft, onFound }: Options): { forget: () => void } {
  const key = useDraftKey(form);
  /** Whether this tab has a draft, which is removed once nothing is unsaved. */
  const isStored = useRef(false);
  const isOver = useRef(false);
  const report = useEffectEvent(onFound);
  useEffect(() => {
    if (key === undefined) return;
    const found = parsed(readDraft(key)['kept']);
    isStored.current = found !== null;
    if (found) report(found);
  }, [key]);
  useEffect(() => {
    if (key === undefined || isOver.current) return;
    if (draft === null && !isStored.current) return;
    // What was found is shown by the next render, which keeps it again.
    isStored.current = draft !== null;
    const stored = draft ? JSON.stringify(draft) : '';
    writeDraft(key, { kept: stored }, { kept: '' });
  }, [key, draft]);
  return {
    forget: () => {
      isOver.current = true;
      forgetDraft(key);
    },
  };
}

function parsed(stored: string | undefined): AssessmentDraft | null {
  try {
    const draft = JSON.parse(stored ?? '') as AssessmentDraft;
    return Array.isArray(draft.content.sections) ? draft : null;
  } catch {
    return null;
  }
}
