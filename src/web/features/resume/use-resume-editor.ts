import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { OwnResume } from '#contract/resume.ts';
import { findResumeProblems, isBlocking } from '#domain/resume/find-resume-problems.ts';
import { isSameValue } from '#domain/resume/is-same-value.ts';
import {
  type MergeConflict,
  mergeResumes,
  type WrittenResume,
} from '#domain/resume/merge-resumes.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { api } from '#web/lib/api.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import {
  addStep,
  endStep,
  type History,
  redoStep,
  replacePresent,
  startHistory,
  undoStep,
} from './editor-history.ts';
import { keepDraft, readDrafts } from './resume-drafts.ts';

export type SaveState = 'saved' | 'saving' | 'offline' | 'failed' | 'too-much' | 'gone';

const saveAfterMs = 700;
const retryAfterMs = 10_000;

type Action =
  | { kind: 'change'; key: string | null; change: (written: WrittenResume) => WrittenResume }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'pause' }
  | { kind: 'merge'; written: WrittenResume };

function reduce(history: History<WrittenResume>, action: Action): History<WrittenResume> {
  if (action.kind === 'undo') return undoStep(history);
  if (action.kind === 'redo') return redoStep(history);
  if (action.kind === 'pause') return endStep(history);
  if (action.kind === 'merge') return replacePresent(history, action.written);
  return addStep(history, action.change(history.present), action.key);
}

export function writtenOf({ name, content, design }: WrittenResume): WrittenResume {
  return { name, content, design };
}

export type ResumeEditor = ReturnType<typeof useResumeEditor>;

/**
 * A resume that is being written. It is saved soon after each change; what the server does not have yet stays in this
 * browser, and what another tab or another browser saved is put together with it field by field.
 */
export function useResumeEditor(resume: OwnResume, userId: string) {
  const cache = useQueryClient();
  const [history, dispatch] = useReducer(reduce, writtenOf(resume), startHistory);
  const [state, setState] = useState<SaveState>('saved');
  const [conflicts, setConflicts] = useState<MergeConflict[]>([]);
  const [isRestored, setRestored] = useState(false);
  const { present } = history;
  const problems = findResumeProblems(present.content);
  const saved = useRef({ written: writtenOf(resume), version: resume.version });
  const latest = useRef(present);
  const isBusy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef({ userId, resumeId: resume.id, tab: '' });
  const resumeId = resume.id;
  const tabs = useRef<BroadcastChannel>(null);

  /** Takes what the server has now; what was written here since is put on top of it. */
  const follow = (theirs: OwnResume) => {
    const { merged, conflicts: found } = mergeResumes(
      saved.current.written,
      latest.current,
      writtenOf(theirs),
    );
    saved.current = { written: writtenOf(theirs), version: theirs.version };
    latest.current = merged;
    dispatch({ kind: 'merge', written: merged });
    if (found.length > 0) setConflicts((now) => [...now, ...found]);
  };

  const save = useEffectEvent(async () => {
    clearTimeout(timer.current);
    if (isBusy.current) return;
    const sent = latest.current;
    if (isSameValue(sent, saved.current.written)) {
      keepDraft(place.current, null);
      return setState('saved');
    }
    if (findResumeProblems(sent.content).some(isBlocking) || sent.name.trim() === '') {
      return setState('too-much');
    }
    isBusy.current = true;
    setState('saving');
    let isFollowed = false;
    try {
      const { version } = saved.current;
      const answer = await api.resume.save.call({ ...sent, resumeId, version });
      saved.current = { written: sent, version: answer.version };
      const now = { ...resume, ...sent, ...answer };
      cache.setQueryData(api.resume.load.queryKey({ input: { resumeId } }), now);
      void cache.invalidateQueries({ queryKey: api.resume.list.key(), refetchType: 'none' });
      isFollowed = true;
      dispatch({ kind: 'pause' });
      tabs.current?.postMessage(resumeId);
    } catch (error) {
      const refusal = refusalOf(error);
      const theirs = (error as { data?: OwnResume }).data;
      if (refusal === 'RESUME_CHANGED' && theirs !== undefined) {
        follow(theirs);
        isFollowed = true;
      } else if (refusal === 'NOT_FOUND') setState('gone');
      else {
        setState('status' in (error as object) ? 'failed' : 'offline');
        timer.current = setTimeout(() => void save(), retryAfterMs);
      }
    } finally {
      isBusy.current = false;
    }
    if (isFollowed) await save();
  });

  const onWritten = useEffectEvent((written: WrittenResume) => {
    latest.current = written;
    if (place.current.tab === '') return;
    if (isSameValue(written, saved.current.written) && !isBusy.current) {
      keepDraft(place.current, null);
      setState('saved');
      return;
    }
    keepDraft(place.current, { base: saved.current.written, written });
    if (!isBusy.current) setState((now) => (now === 'saved' ? 'saving' : now));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), saveAfterMs);
  });
  useEffect(() => onWritten(present), [present]);

  const start = useEffectEvent(() => {
    place.current.tab = crypto.randomUUID();
    const drafts = readDrafts(userId, resumeId);
    let merged = latest.current;
    const found: MergeConflict[] = [];
    for (const { tab, draft } of drafts) {
      const both = mergeResumes(draft.base, draft.written, merged);
      merged = both.merged;
      found.push(...both.conflicts);
      keepDraft({ ...place.current, tab }, null);
    }
    if (isSameValue(merged, latest.current)) return;
    setRestored(true);
    setConflicts(found);
    dispatch({ kind: 'change', key: null, change: () => merged });
  });

  /** Who comes back to a tab, or has two of them, sees what was saved elsewhere meanwhile. */
  const look = useEffectEvent(async () => {
    if (isBusy.current) return;
    if (!isSameValue(latest.current, saved.current.written)) return void save();
    const theirs = await api.resume.load.call({ resumeId }).catch(() => null);
    if (theirs !== null && theirs.version > saved.current.version && !isBusy.current)
      follow(theirs);
  });

  useEffect(() => {
    start();
    const onOnline = () => void save();
    const onShow = () => void (document.visibilityState === 'visible' && look());
    const channel = new BroadcastChannel('firstrung-resume');
    const onMessage = ({ data }: MessageEvent) => void (data === resumeId && look());
    channel.addEventListener('message', onMessage);
    tabs.current = channel;
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onShow);
      void save();
      clearTimeout(timer.current);
      channel.close();
    };
  }, [resumeId]);

  const change = useCallback(
    (next: (written: WrittenResume) => WrittenResume, key: string | null = null) =>
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
    problems,
    conflicts,
    isRestored,
    /** Changes the whole of it, or what it says; typing on under the same key is one step of undo. */
    change,
    edit,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: useCallback(() => dispatch({ kind: 'undo' }), []),
    redo: useCallback(() => dispatch({ kind: 'redo' }), []),
    settle: (conflict: MergeConflict) =>
      setConflicts((now) => now.filter((each) => each !== conflict)),
    dismissRestored: () => setRestored(false),
    /** Saves what is written now; true when the server has all of it. */
    saveNow: async () => {
      await save();
      return isSameValue(latest.current, saved.current.written);
    },
  };
}
