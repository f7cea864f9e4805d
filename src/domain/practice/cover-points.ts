import { meaningsIn } from './point-words.ts';
import type { Quote } from './split-text.ts';

export type CoveredPoint = {
  point: string;
  /** Half is 'touched on': some of its words are there. */
  share: 0 | 0.5 | 1;
  /** The sentence that covers it best. */
  quote: Quote | null;
};

/** A point may be spread over this many sentences in a row. */
const span = 3;
const coveredShare = 0.5;
const touchedShare = 0.3;

/** Finds each point of the grader in the sentences of an answer, by stems and synonyms. */
export function coverPoints(
  points: readonly string[],
  question: string,
  sentences: readonly Quote[],
): CoveredPoint[] {
  const questionMeanings = meaningsIn(question);
  const sentenceMeanings = sentences.map(({ quote }) => meaningsIn(quote));
  return points.map((point) => {
    const { needed, optional, choices } = wordsOfPoint(point);
    // Words of the question are in nearly every answer.
    const weight = (word: string) => (questionMeanings.has(word) ? 0.5 : 1);
    const whole = [...needed].reduce((sum, word) => sum + weight(word), 0) - choices;
    let best = { share: 0, at: 0 };
    for (const at of sentences.keys()) {
      for (let length = 1; length <= span; length++) {
        const near = sentenceMeanings.slice(at, at + length);
        const has = (word: string) => near.some((words) => words.has(word));
        const hits = [...needed].filter(has);
        const found = hits.reduce((sum, word) => sum + weight(word), 0);
        const extra = [...optional].some(has) ? 0.75 : 0;
        const few = hits.length + (extra > 0 ? 1 : 0) < Math.min(2, needed.size - choices);
        // Words that are close together count a little more.
        const share = few
          ? 0
          : ((found + extra) / Math.max(0.5, whole)) * (1 - 0.04 * (length - 1));
        if (share > best.share) best = { share, at: strongest(near, needed, at) };
      }
    }
    const share = best.share >= coveredShare ? 1 : best.share >= touchedShare ? 0.5 : 0;
    return { point, share, quote: share === 0 ? null : (sentences[best.at] ?? null) };
  });
}

/** What follows 'such as' or a colon are alternatives: one of them is enough. */
function wordsOfPoint(point: string) {
  const [main = '', ...rest] = point.split(/\s*(?::|,?\s(?:such as|for example|e\.g\.|like)\s)/u);
  const needed = meaningsIn(main);
  const optional = meaningsIn(rest.join(' '));
  // Of 'a backup or a check' one is enough.
  const choices = Math.min(needed.size - 1, main.match(/\sor\s/gu)?.length ?? 0);
  return needed.size > 0
    ? { needed, optional, choices }
    : { needed: optional, optional: needed, choices: 0 };
}

function strongest(near: readonly Set<string>[], needed: Set<string>, from: number): number {
  const counts = near.map((words) => [...needed].filter((word) => words.has(word)).length);
  return from + counts.indexOf(Math.max(...counts));
}
