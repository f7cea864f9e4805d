import { type RecordingKind, recordingKinds } from '#domain/recording/media-type.ts';
import type { Criterion } from '#domain/scorecard/criteria.ts';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { AttemptItem } from '#domain/skill-test/test-item.ts';

export const itemKinds = [
  'choice',
  'short',
  'open',
  'recording',
  'file',
  'function',
  'sql',
  'bank',
] as const;
export type AssessmentItemKind = (typeof itemKinds)[number];

/** What a candidate can submit besides text. */
export const uploadKinds = [...recordingKinds, 'file'] as const;

/** Whether an upload is a recording. */
export const isRecording = (kind: (typeof uploadKinds)[number] | null): kind is RecordingKind =>
  kind !== null && kind !== 'file';

/** Whether an item has no answer key, so that people review it. */
export const hasCriteria = (
  item: AssessmentItem,
): item is Extract<AssessmentItem, { criteria: Criterion[] }> => 'criteria' in item;

/** How an answer may be recorded. */
export type RecordingSettings = {
  video: boolean;
  /** How many recordings a candidate may make; the last one counts. */
  takes: number;
};

/** One question of an assessment, as its author wrote it, with the key. */
export type AssessmentItem = {
  /** Unique in the assessment. */
  id: string;
  skills: string[];
} & (
  | { kind: 'choice'; prompt: string; /** The first is right. */ options: string[] }
  | { kind: 'short'; prompt: string; /** Any of these is right. */ accepted: string[] }
  | { kind: 'open'; prompt: string; criteria: Criterion[] }
  /** Answered by speaking; typing is always allowed. */
  | ({ kind: 'recording'; prompt: string; criteria: Criterion[] } & RecordingSettings)
  /** Answered with a file; typing is always allowed. */
  | { kind: 'file'; prompt: string; criteria: Criterion[] }
  | {
      kind: 'function';
      prompt: string;
      name: string;
      starter: string;
      /** JSON: the arguments in a list, and what the function returns. */
      cases: { given: string; expected: string }[];
    }
  | {
      kind: 'sql';
      prompt: string;
      setup: string;
      solution: string;
      /** Whether the order of rows counts. */
      ordered: boolean;
    }
  /** An item of the product's own skill tests, generated for each sitting. */
  | { kind: 'bank'; domain: TestDomain; itemId: string }
);

export type AssessmentSection = {
  title: string;
  /** Null in a screening kit: it takes answers until its deadline. */
  minutes: number | null;
  /** How many of the items each candidate gets, drawn at random; null for all of them. */
  draw: number | null;
  items: AssessmentItem[];
};

export type AssessmentContent = {
  title: string;
  /** What candidates are told beforehand. */
  purpose: string;
  tries: number;
  /** How many people review each answer that has no key. */
  reviewers: number;
  sections: AssessmentSection[];
};

/** A question as a sitting has it. Stored with the sitting, so that no edit changes it. */
export type SittingQuestion = { section: number; skills: string[] } & (
  | { kind: 'keyed'; asked: AttemptItem }
  | {
      kind: 'open';
      prompt: string;
      criteria: Criterion[];
      recording?: RecordingSettings;
      takesFile?: true;
    }
);

export const maxLengths = {
  title: 80,
  purpose: 1_000,
  prompt: 4_000,
  option: 500,
  code: 8_000,
  case: 500,
  /** Of an answer that people review. */
  openAnswer: 8_000,
  note: 1_000,
} as const;
export const maxCounts = {
  sections: 6,
  items: 60,
  skills: 5,
  options: 8,
  accepted: 10,
  cases: 12,
  criteria: 6,
  minutes: 180,
  tries: 3,
  reviewers: 3,
  takes: 5,
  /** Files submitted for one question; the last one counts. */
  uploads: 10,
} as const;
export const minCounts = { options: 2, cases: 2 } as const;

/** Days until which an invited candidate may start. */
export const startDays = [3, 7, 14, 30] as const;

/** Candidates who can be invited at once. */
export const maxInvitedAtOnce = 50;

export const itemsOf = ({ sections }: Pick<AssessmentContent, 'sections'>): AssessmentItem[] =>
  sections.flatMap(({ items }) => items);

/** How many questions a candidate gets. */
export const questionCountOf = ({ sections }: Pick<AssessmentContent, 'sections'>): number =>
  sections.reduce((sum, { draw, items }) => sum + Math.min(draw ?? items.length, items.length), 0);

export const minutesOf = ({ sections }: Pick<AssessmentContent, 'sections'>): number =>
  sections.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

/** A screening kit has no clock: candidates answer when they like, until the deadline. */
export const isKit = ({ sections }: Pick<AssessmentContent, 'sections'>): boolean =>
  sections.every(({ minutes }) => minutes === null);
