/** What a session asks: questions of one kind drawn from the bank, or a saved set. */
export const practiceKinds = ['behavioral', 'technical', 'set'] as const;
export type PracticeKind = (typeof practiceKinds)[number];
export const randomKinds = ['behavioral', 'technical'] as const satisfies readonly PracticeKind[];

/** Study mode gives feedback after each answer; real mode has a timer, and feedback at the end. */
export const practiceModes = ['study', 'real'] as const;
export type PracticeMode = (typeof practiceModes)[number];

export const practiceCounts = [3, 5, 8] as const;

/** Seconds for each question in real mode. */
export const answerTimes = [120, 180, 300, 600] as const;
export const defaultAnswerTime = 180;
