import type { OwnResume } from '#contract/resume.ts';
import { findResumeProblems, isBlocking } from '#domain/resume/find-resume-problems.ts';
import { isSameValue } from '#domain/resume/is-same-value.ts';
import {
  type MergeConflict,
  mergeResumes,
  type WrittenResume,
} from '#domain/resume/merge-resumes.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import type { ResumeDraft } from './resume-drafts.ts';

export type SaveState =
  | 'saved'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'too-much'
  | 'gone'
  | 'signed-out';

const saveAfterMs = 700;
const retryAfterMs = 10_000;

type Saved = { version: number; changedAt: Date };
type SaverOptions = {
  send: (written: WrittenResume, version: number) => Promise<Saved>;
  load: () => Promise<OwnResume>;
  onState: (state: SaveState) => void;
  /** What the server has of it now. */
  onSaved: (resume: WrittenResume & Saved) => void;
  /** What was written here, together with what was saved elsewhere. */
  onMerged: (written: WrittenResume, conflicts: MergeConflict[]) => void;
  /** What this browser holds until it is saved; null when all of it is. */
  keep: (draft: ResumeDraft | null) => void;
};

/** Saves what is written soon after each change, one call at a time, and tries again until it is there. */
export function createResumeSaver(resume: OwnResume, options: SaverOptions) {
  const { send, load, onSaved, onMerged, keep } = options;
  let saved = writtenOf(resume);
  let { version } = resume;
  let latest = saved;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  let state: SaveState = 'saved';

  function tell(now: SaveState): void {
    state = now;
    options.onState(now);
  }

  const isSaved = () => isSameValue(latest, saved);

  function follow(theirs: OwnResume): void {
    const { merged, conflicts } = mergeResumes(saved, latest, writtenOf(theirs));
    saved = writtenOf(theirs);
    ({ version } = theirs);
    latest = merged;
    onMerged(merged, conflicts);
  }

  /** Whether there may be more to save. */
  async function saveOnce(): Promise<boolean> {
    const sent = latest;
    if (isSaved()) {
      keep(null);
      tell('saved');
      return false;
    }
    if (sent.name.trim() === '' || findResumeProblems(sent.content).some(isBlocking)) {
      tell('too-much');
      return false;
    }
    tell('saving');
    try {
      const answer = await send(sent, version);
      saved = sent;
      ({ version } = answer);
      onSaved({ ...sent, ...answer });
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const theirs = (error as { data?: OwnResume }).data;
      if (refusal === 'RESUME_CHANGED' && theirs !== undefined) {
        follow(theirs);
        return true;
      }
      if (refusal === 'NOT_FOUND') tell('gone');
      else {
        const isAnswer = 'status' in (error as object);
        tell(refusal === 'NOT_SIGNED_IN' ? 'signed-out' : isAnswer ? 'failed' : 'offline');
        later(retryAfterMs);
      }
      return false;
    }
  }

  async function saveAll(): Promise<void> {
    while (await saveOnce());
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => (running = null));
    return running;
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  }

  return {
    /** Takes what is written now. */
    write(written: WrittenResume): void {
      latest = written;
      if (isSaved() && running === null) {
        keep(null);
        return tell('saved');
      }
      keep({ base: saved, written });
      if (running !== null) return;
      // It will be in a moment; nobody reads meanwhile that it is.
      if (state === 'saved') tell('saving');
      later(saveAfterMs);
    },
    save,
    /** Saves what is written, or, where nothing is to be saved, takes what was saved elsewhere. */
    async look(): Promise<void> {
      if (running !== null) return;
      if (!isSaved()) return save();
      const theirs = await load().catch(() => null);
      if (theirs !== null && theirs.version > version && running === null) follow(theirs);
    },
    latest: () => latest,
    isSaved,
    stop: () => clearTimeout(timer),
  };
}

export function writtenOf({ name, content, design }: WrittenResume): WrittenResume {
  return { name, content, design };
}
