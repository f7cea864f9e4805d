/** Characters of one answer. */
export const maxAnswerLength = 8000;

/** A spoken answer is at most this long. */
export const maxSpokenSeconds = 3600;

/** Sessions that a student may have open at once. */
export const maxOpenSessions = 30;

/** Time for the last words of an answer to arrive after its timer has ended. */
export const graceMs = 10_000;

/** Sessions in the charts of My Progress. */
export const maxChartedSessions = 30;

/** Finished sessions that make the interview part of the readiness score. */
export const readinessSessions = 5;
