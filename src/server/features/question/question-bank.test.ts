import { expect, test } from 'vitest';
import { coverPoints } from '#domain/practice/cover-points.ts';
import { splitSentences } from '#domain/practice/split-text.ts';
import { questionBands, questionDomains } from '#domain/question/question-options.ts';
import { readBank } from './question-bank.ts';

test('PRAC-01 the bank has at least 40 questions for each of 10 domains and 3 bands, and 1,200 in total', () => {
  const { byId, idsOf } = readBank();
  for (const domain of questionDomains)
    for (const band of questionBands)
      expect(idsOf(domain, band).length, `${domain} ${band}`).toBeGreaterThanOrEqual(40);
  expect(byId.size).toBeGreaterThanOrEqual(1200);
});

test('UX-01 questions and points have the apostrophes of the screens', () => {
  const texts = [...readBank().byId.values()].flatMap((each) => [each.question, ...each.points]);
  expect(texts.filter((text) => /\p{L}'|'\p{L}/u.test(text))).toEqual([]);
});

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu));

function jaccard(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

test('PRAC-01 no two questions of a domain say nearly the same', () => {
  const alike: string[] = [];
  for (const domain of questionDomains) {
    const questions = [...readBank().byId.values()]
      .filter((each) => each.domain === domain)
      .map(({ id, question }) => ({ id, words: wordsOf(question) }));
    for (const [at, one] of questions.entries())
      for (const other of questions.slice(at + 1))
        if (jaccard(one.words, other.words) >= 0.8) alike.push(`${one.id} ${other.id}`);
  }
  expect(alike).toEqual([]);
});

test('PRAC-03 each point can be covered: an answer in the words of the point covers it', () => {
  const impossible = [...readBank().byId.values()].flatMap(({ id, question, points }) =>
    points
      .filter((point) => coverPoints([point], question, splitSentences(point))[0]?.share !== 1)
      .map((point) => `${id}: ${point}`),
  );
  expect(impossible).toEqual([]);
});
