type Attempt = { counts: boolean; countedQuestions: number; questionCount: number };

/** How many questions of an attempt counted toward passing; none in a practice test. */
export function countedShare({ counts, countedQuestions, questionCount }: Attempt) {
  if (!counts || countedQuestions === 0) return 'none';
  return countedQuestions === questionCount ? 'all' : 'some';
}
