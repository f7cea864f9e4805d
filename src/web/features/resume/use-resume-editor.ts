import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { OwnResume } from '#contract/resume.ts';
import { findResumeProblems } from '#domain/resume/find-resume-problems.ts';
import { isSameValue } from '#domain/resume/is-same-value.ts';
import {
  type MergeConflict,
  mergeResumes,
  type ResumeDocument,
} from '#domain/resume/merge-resumes.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { api } from '#web/lib/api.ts';
import {
  addStep,
  endStep,
  type History,
  mergePresent,
  redoStep,
  startHistory,
  undoStep,
} from './editor-history.ts';
import { keepDraft, readDrafts } from './resume-drafts.ts';
import { createResumeSaver, type SaveState, writtenOf } from './resume-saver.ts';
import { onOtherTabs, notifyTabs } from './resume-tabs.ts';

type Action =
  | { kind: 'change'; key: string | null; change: (written: ResumeDocument) => ResumeDocument }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'pause' }
  | { kind: 'merge'; written: ResumeDocument };

function reduce(history: History<ResumeDocument>, action: Action): History<ResumeDocument> {
  if (action.kind === 'undo') return undoStep(history);
  if (action.kind === 'redo') return redoStep(history);
  if (action.kind === 'pause') return endStep(history);
  if (action.kind === 'merge') {
    const bring = (step: ResumeDocument) =>
      mergeResumes(history.present, step, action.written).merged;
    return mergePresent(history, action.written, bring);
  }
  return addStep(history, action.change(history.present), action.key);
}

export type ResumeEditor = ReturnType<typeof useResumeEditor>;

/**
 * The state of a resume editor. Changes are saved shortly after each edit; unsaved ones are stored
 * in this browser, and versions saved in another tab or browser are merged field by field.
 */
export function useResumeEditor(resume: OwnResume, userId: string) {
  const cache = useQueryClient();
  const [history, dispatch] = useReducer(reduce, writtenOf(resume), startHistory);
  const [state, setState] = useState<SaveState>('saved');
  const [conflicts, setConflicts] = useState<MergeConflict[]>([]);
  const [isRestored, setRestored] = useState(false);
  const { present } = history;
  const resumeId = resume.id;
  // Each tab stores its unsaved changes separately.
  const [place] = useState(() => ({ userId, resumeId, tab: crypto.randomUUID() as string }));
  const [saver] = useState(() =>
    createResumeSaver(resume, {
      send: (written, version) => api.resume.save.call({ ...written, resumeId, version }),
      load: () => api.resume.load.call({ resumeId }),
      onState: setState,
      onSaved: (saved) => {
        const now = { ...resume, ...saved };
        cache.setQueryData(api.resume.load.queryKey({ input: { resumeId } }), now);
        void cache.invalidateQueries({ queryKey: api.resume.list.key(), refetchType: 'none' });
        dispatch({ kind: 'pause' });
        notifyTabs(place);
      },
      onMerged: (written, found) => {
        dispatch({ kind: 'merge', written });
        if (found.length > 0) setConflicts((now) => [...now, ...found]);
      },
      keep: (draft) => keepDraft(place, draft),
    }),
  );

  useEffect(() => saver.write(present), [saver, present]);
  const start = useEffectEvent(() => {
    let merged = saver.latest();
    const found: MergeConflict[] = [];
    for (const { tab, draft } of readDrafts(userId, resumeId)) {
      const both = mergeResumes(draft.base, draft.written, merged);
      merged = both.merged;
      found.push(...both.conflicts);
      keepDraft({ ...place, tab }, null);
    }
    if (isSameValue(merged, saver.latest())) return;
    saver.write(merged);
    setRestored(true);
    setConflicts(found);
    dispatch({ kind: 'change', key: null, change: () => merged });
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the browser's storage is unknown during server rendering
  useEffect(() => start(), []);
  useEffect(() => {
    const onOnline = () => void saver.save();
    const onShow = () => void (document.visibilityState === 'visible' && saver.look());
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onShow);
    const stopListening = onOtherTabs(place, () => void saver.look());
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onShow);
      stopListening();
      void saver.save();
      saver.stop();
    };
  }, [saver, place]);
  const change = useCallback(
    (next: (written: ResumeDocument) => ResumeDocument, key: string | null = null) =>
      dispatch({ kind: 'change', key, change: next }),
    [],
  );
  const edit = useCallback(
    (next: (content: Resume) => Resume, key: string | null = null) =>
      change((written) => ({ ...written, content: next(written.content) }), key),
    [change],
  );

  return {
    resumeId,
    written: present,
    state,
    problems: findResumeProblems(present.content),
    conflicts,
    isRestored,
    /**
     * Changes the whole resume or its content; consecutive changes with the same key form one undo
     * step.
     */
    change,
    edit,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => dispatch({ kind: 'undo' }), []),
    redo: useCallback(() => dispatch({ kind: 'redo' }), []),
    settle: (conflict: MergeConflict) =>
      setConflicts((now) => now.filter((each) => each !== conflict)),
    dismissRestored: () => setRestored(false),
    /** Saves immediately; true when the server has everything. */
    saveNow: async () => {
      await saver.save();
      return saver.isSaved();
    },
  };
}
