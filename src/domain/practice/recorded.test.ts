import { expect, test } from 'vitest';
import { overNumbers, overSelections } from '#domain/answers-over.fixture.ts';
import { findRepeats } from './find-repeats.ts';
import { type Feedback, type FeedbackPart, giveFeedback, meanScore } from './give-feedback.ts';
import { splitWords } from './split-text.ts';

const story = {
  type: 'behavioral',
  question: 'Tell me about a conflict.',
  points: ['listen to both sides'],
};
const technical = {
  type: 'technical',
  question: 'What is a cache?',
  points: ['fast storage', 'stale data'],
};

/** Different words of a plain text, as many as asked for: every third has no meaning of its own. */
const letters = 'bcdfgjkl';
const wordAt = (at: number) =>
  at % 3 === 0
    ? (['we', 'the', 'with', 'from', 'that', 'this'][(at / 3) % 6] ?? 'the')
    : `${letters[at % 8]}a${letters[Math.floor(at / 8) % 8]}o${letters[Math.floor(at / 64) % 8]}umi`;
const wordsOf = (count: number) => Array.from({ length: count }, (_, at) => wordAt(at));
const sentences = (words: readonly string[]) =>
  Array.from(
    { length: Math.ceil(words.length / 10) },
    (_, at) => `${words.slice(10 * at, 10 * at + 10).join(' ')}.`,
  ).join(' ');

const partOf = ({ parts }: Feedback, part: FeedbackPart) =>
  parts.find((each) => each.part === part)?.score ?? '-';
const remarksOf = ({ remarks }: Feedback) => remarks.map(({ kind }) => kind);
const has = (feedback: Feedback, kind: string) =>
  remarksOf(feedback).some((each) => each === kind) ? kind : '-';

test('PRAC-03 the points for the length of an answer, and what is said about it', () => {
  const said = (question: typeof story, count: number) => {
    const feedback = giveFeedback(question, { text: sentences(wordsOf(count)), seconds: null });
    if (feedback.unscored !== null) return feedback.unscored;
    return `${partOf(feedback, 'length')} ${has(feedback, 'too-short')}${has(feedback, 'too-long')}`;
  };
  expect(overNumbers(1, 100, (count) => said(story, count))).toMatchInlineSnapshot(
    `"1 too-short, 20 0 too-short-, 24 1 too-short-, 31 2 too-short-, 38 3 too-short-, 45 4 too-short-, 52 5 too-short-, 59 6 too-short-, 66 7 too-short-, 73 8 too-short-, 80 9 too-short-, 87 10 too-short-, 90 10 --"`,
  );
  expect(overNumbers(278, 325, (count) => said(story, count))).toMatchInlineSnapshot(
    `"278 10 --, 281 10 -too-long, 302 9 -too-long"`,
  );
  expect(overNumbers(35, 72, (tens) => said(story, 10 * tens))).toMatchInlineSnapshot(
    `"35 8 -too-long, 39 7 -too-long, 43 6 -too-long, 47 5 -too-long, 52 4 -too-long, 56 3 -too-long, 60 2 -too-long, 64 1 -too-long, 68 0 -too-long"`,
  );
  expect(overNumbers(1, 70, (count) => said(technical, count))).toMatchInlineSnapshot(
    `"1 too-short, 20 0 too-short-, 22 1 too-short-, 26 2 too-short-, 30 3 too-short-, 34 4 too-short-, 38 5 too-short-, 42 6 too-short-, 46 7 too-short-, 50 8 too-short-, 54 9 too-short-, 58 10 too-short-, 60 10 --"`,
  );
  expect(overNumbers(228, 270, (count) => said(technical, count))).toMatchInlineSnapshot(
    `"228 10 --, 231 10 -too-long, 248 9 -too-long"`,
  );
});

test('PRAC-03 what is said about pace, sentences, fillers and repetition', () => {
  const text = sentences(wordsOf(120));
  expect(
    overNumbers(10, 90, (seconds) => {
      const feedback = giveFeedback(technical, { text, seconds });
      return `${feedback.wordsPerMinute === null ? 'no pace' : ''}${has(feedback, 'slow')}${has(feedback, 'fast')}`;
    }),
  ).toMatchInlineSnapshot(`"10 no pace--, 15 -fast, 38 --, 73 slow-"`);
  const paces = (words: number) =>
    overNumbers(14, 120, (seconds) => {
      const feedback = giveFeedback(technical, { text: sentences(wordsOf(words)), seconds });
      return `${has(feedback, 'slow')}${has(feedback, 'fast')}`;
    });
  // 100 and 190 words in a minute are neither slow nor fast.
  expect([100, 190].map(paces)).toMatchInlineSnapshot(`
    [
      "14 --, 15 -fast, 32 --, 61 slow-",
      "14 --, 15 -fast, 60 --, 115 slow-",
    ]
  `);
  expect(
    overNumbers(40, 50, (count) =>
      has(
        giveFeedback(technical, { text: `${wordsOf(count).join(' ')}. ${text}`, seconds: null }),
        'long-sentence',
      ),
    ),
  ).toMatchInlineSnapshot(`"40 -, 46 long-sentence"`);
  const withFillers = (count: number, words: number) => {
    const all = wordsOf(words - count);
    const filled = all.flatMap((word, at) => (at < count ? [word, 'um'] : [word]));
    return giveFeedback(technical, { text: sentences(filled), seconds: null });
  };
  const fillers = (words: number) =>
    overNumbers(0, 24, (count) => {
      const feedback = withFillers(count, words);
      return `${partOf(feedback, 'fillers')} ${has(feedback, 'fillers')}`;
    });
  expect([80, 100, 200].map(fillers)).toMatchInlineSnapshot(`
    [
      "0 8 -, 3 8 fillers, 4 6 fillers, 5 4 fillers, 6 2 fillers, 7 0 fillers",
      "0 8 -, 4 7 fillers, 5 6 fillers, 6 4 fillers, 7 2 fillers, 8 1 fillers, 9 0 fillers",
      "0 8 -, 5 8 fillers, 8 7 fillers, 9 6 fillers, 11 5 fillers, 12 4 fillers, 13 3 fillers, 14 2 fillers, 16 1 fillers, 17 0 fillers",
    ]
  `);
  expect(
    overNumbers(0, 5, (count) => {
      const again = wordsOf(40).slice(10, 10 + 6 * count);
      const copies = again.map((word, at) => (at % 6 === 5 ? `${word}z` : word));
      const feedback = giveFeedback(technical, {
        text: sentences([...wordsOf(100), ...copies]),
        seconds: null,
      });
      return `${partOf(feedback, 'repetition')} ${has(feedback, 'repeated-words')}`;
    }),
  ).toMatchInlineSnapshot(`"0 7 -, 1 5 repeated-words, 2 2 repeated-words, 3 0 repeated-words"`);
});

test('PRAC-03 a word is overused from a number and a share of its uses on', () => {
  const uses = (words: number) =>
    overNumbers(1, 12, (count) => {
      const text = [...wordsOf(words - count), ...Array<string>(count).fill('marketplace')]
        .map((word, at) => `${word}${at % 2 === 0 ? '' : '.'}`)
        .join(' ');
      return findRepeats(splitWords(text), text, technical).filter(
        ({ quote }) => quote === 'marketplace',
      ).length;
    });
  expect([60, 124, 125, 126, 149, 150, 200].map((words) => `${words}: ${uses(words)}`))
    .toMatchInlineSnapshot(`
    [
      "60: 1 0, 5 1",
      "124: 1 0, 5 1",
      "125: 1 0, 6 1",
      "126: 1 0, 6 1",
      "149: 1 0, 6 1",
      "150: 1 0, 7 1",
      "200: 1 0, 9 1",
    ]
  `);
});

const opening = {
  situation: 'During my internship at a bank the team had a quarrel about the plan.',
  task: 'My task was to find a way that both of them could live with.',
  action: 'I listened to both of them, then I wrote down the facts, and I proposed a vote.',
  result: 'As a result the project was finished on time and saved 12 days.',
};
const rest = sentences(wordsOf(60));

test('PRAC-03 the points for the parts of a story', () => {
  expect(
    overSelections(['situation', 'task', 'action', 'result'], (chosen) => {
      const told = Object.entries(opening).flatMap(([part, text]) =>
        chosen[part as keyof typeof opening] ? [text] : [],
      );
      const feedback = giveFeedback(story, {
        text: [...told.slice(0, -1), rest, ...told.slice(-1)].join(' '),
        seconds: null,
      });
      return `${feedback.parts.map(({ score }) => score).join(' ')} = ${feedback.score} ${remarksOf(feedback).join(' ')}`;
    }),
  ).toMatchInlineSnapshot(`
    "none: 0 0 0 6 8 7 = 21 no-situation no-task no-action no-result mostly-we no-number too-short
    situation: 0 0 2 8 8 7 = 25 no-situation no-task no-action no-result mostly-we no-number too-short
    task: 10 0 2 8 8 7 = 35 no-situation no-action no-result mostly-we no-number too-short
    situation+task: 20 0 4 10 8 7 = 49 no-action no-result mostly-we no-number too-short
    action: 6 0 5 8 8 7 = 34 own-action no-situation no-task no-result no-number too-short
    situation+action: 16 0 6 10 8 7 = 47 own-action no-task no-result no-number
    task+action: 16 0 6 10 8 7 = 47 own-action no-situation no-result no-number
    situation+task+action: 26 0 6 10 8 7 = 57 own-action no-result no-number
    result: 10 0 2 8 8 7 = 35 clear-result no-situation no-task no-action mostly-we too-short
    situation+result: 20 0 5 10 8 7 = 50 clear-result no-task no-action mostly-we too-short
    task+result: 20 0 5 10 8 7 = 50 clear-result no-situation no-action mostly-we too-short
    situation+task+result: 30 0 6 10 8 7 = 61 clear-result no-action mostly-we
    action+result: 16 0 7 10 8 7 = 48 clear-result own-action no-situation no-task
    situation+action+result: 26 0 8 10 8 7 = 59 clear-result own-action no-task
    task+action+result: 26 0 8 10 8 7 = 59 clear-result own-action no-situation
    situation+task+action+result: 36 0 8 10 8 7 = 69 clear-result own-action"
  `);
});

test('PRAC-03 own steps and figures count up to a number, shared ones less', () => {
  const steps = (by: 'I' | 'We') =>
    overNumbers(0, 5, (count) => {
      const told = Array.from(
        { length: count },
        (_, at) => `${by} checked the ${wordAt(3 * at + 1)}.`,
      );
      const feedback = giveFeedback(story, { text: `${told.join(' ')} ${rest}`, seconds: null });
      return `${partOf(feedback, 'structure')} ${partOf(feedback, 'details')} ${remarksOf(feedback).join(' ')}`;
    });
  expect(steps('I')).toMatchInlineSnapshot(
    `"0 0 0 no-situation no-task no-action no-result mostly-we no-number too-short, 1 6 2 own-action no-situation no-task no-result mostly-we no-number too-short, 2 8 4 own-action no-situation no-task no-result mostly-we no-number too-short, 3 10 5 own-action no-situation no-task no-result no-number too-short, 4 10 6 own-action no-situation no-task no-result no-number too-short, 5 10 6 own-action no-situation no-task no-result no-number repeated-words too-short"`,
  );
  expect(steps('We')).toMatchInlineSnapshot(
    `"0 0 0 no-situation no-task no-action no-result mostly-we no-number too-short, 1 4 0 no-situation no-task shared-action no-result no-number too-short, 5 4 0 no-situation no-task shared-action no-result no-number repeated-words too-short"`,
  );
  const figures = (question: typeof story) =>
    overNumbers(0, 6, (count) => {
      const told = Array.from(
        { length: count },
        (_, at) => `${wordAt(3 * at + 1)} ${at + 2}0.`,
      ).join(' ');
      const feedback = giveFeedback(question, { text: `${told} ${rest}`, seconds: null });
      return partOf(feedback, 'details');
    });
  expect([figures(story), figures(technical)]).toMatchInlineSnapshot(`
    [
      "0 0, 1 2, 2 5, 3 7, 4 9",
      "0 0, 1 2, 2 5, 3 7, 4 9",
    ]
  `);
});

test('PRAC-03 an answer needs enough different and enough plain words', () => {
  expect(
    overNumbers(1, 24, (different) => {
      const some = wordsOf(different);
      const text = Array.from({ length: 60 }, (_, at) => some[at % different]).join(' ');
      return giveFeedback(technical, { text, seconds: null }).unscored;
    }),
  ).toMatchInlineSnapshot(`"1 unclear, 12 null"`);
  const terms = wordsOf(200).filter((_, at) => at % 3 !== 0);
  expect(
    overNumbers(0, 24, (plain) => {
      const text = [...terms.slice(0, 60 - plain), ...Array<string>(plain).fill('the')].join(' ');
      return giveFeedback(technical, { text, seconds: null }).unscored;
    }),
  ).toMatchInlineSnapshot(`"0 unclear, 12 null"`);
  expect([[], [70], [70, 71], [0, 100, 50, 51]].map(meanScore)).toMatchInlineSnapshot(`
    [
      null,
      70,
      71,
      50,
    ]
  `);
});
