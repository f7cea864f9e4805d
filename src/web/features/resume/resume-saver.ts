import type { OwnResume } from '#contract/resume.ts';
import { isBlank } from '#domain/is-blank.ts';
import { findResumeProblems, isBlocking } from '#domain/resume/find-resume-problems.ts';
import { isSameValue } from '#domain/resume/is-same-value.ts';
import {
  type MergeConflict,
  mergeResumes,
  type ResumeDocument,
} from '#domain/resume/merge-resumes.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import type { ResumeDraft } from './resume-drafts.ts';

export type SaveState =
  | 'saved'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'too-much'
  | 'nameless'
  | 'gone'
  | 'signed-out';

const saveAfterMs = 700;
const retryAfterMs = 10_000;

type Saved = { version: number; changedAt: Date };
type SaverOptions = {
  send: (written: ResumeDocument, version: number) => Promise<Saved>;
  load: () => Promise<OwnResume>;
  onState: (state: SaveState) => void;
  /** The server's current version. */
  onSaved: (resume: ResumeDocument & Saved) => void;
  /** Local changes merged with a version saved elsewhere. */
  onMerged: (written: ResumeDocument, conflicts: MergeConflict[]) => void;
  /** Stores unsaved changes in this browser; null when everything is saved. */
  keep: (draft: ResumeDraft | null) => void;
};

/** Saves shortly after each change, one call at a time, and retries until it succeeds. */
export function createResumeSaver(resume: OwnResume, options: SaverOptions) {
  const { send, load, onSaved, onMerged, keep } = options;
  let saved = writtenOf(resume);
  let { version } = resume;
  let latest = saved;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  let state: SaveState = 'saved';

  function report(now: SaveState): void {
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

  /** Returns whether there may be more to save. */
  async function saveOnce(): Promise<boolean> {
    const sent = latest;
    if (isSaved()) {
      keep(null);
      report('saved');
      return false;
    }
    const isTooMuch = findResumeProblems(sent.content).some(isBlocking);
    if (isTooMuch || isBlank(sent.name)) {
      report(isTooMuch ? 'too-much' : 'nameless');
      return false;
    }
    report('saving');
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
      if (refusal === 'NOT_FOUND') report('gone');
      else {
        const isAnswer = 'status' in (error as object);
        report(refusal === 'NOT_SIGNED_IN' ? 'signed-out' : isAnswer ? 'failed' : 'offline');
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
    /** Takes the current content. */
    write(written: ResumeDocument): void {
      latest = written;
      if (isSaved() && running === null) {
        keep(null);
        return report('saved');
      }
      keep({ base: saved, written });
      if (running !== null) return;
      // Avoids showing 'saved' until the pending save starts.
      if (state === 'saved') report('saving');
      later(saveAfterMs);
    },
    save,
    /** Saves the current content or, without changes, fetches what was saved elsewhere. */
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

export function writtenOf({ name, content, design }: ResumeDocument): ResumeDocument {
  return { name, content, design };
}
