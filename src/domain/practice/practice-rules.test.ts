import { expect, test } from 'vitest';
import { coverPoints } from './cover-points.ts';
import { findFillers } from './find-fillers.ts';
import { findStar } from './find-star.ts';
import { giveFeedback } from './give-feedback.ts';
import { markedTranscript } from './marked-fillers.fixture.ts';
import { type RatedAnswer, ratedAnswers, ratedQuestions } from './rated-answers.fixture.ts';
import { splitSentences } from './split-text.ts';
import { unseenAnswers } from './unseen-answers.fixture.ts';

const feedbackOn = ({ question, text }: RatedAnswer, seconds: number | null = null) =>
  giveFeedback(ratedQuestions[question], { text, seconds });
const order = ['poor', 'average', 'good'];

test.each([
  ['answers written before the rules', ratedAnswers],
  ['answers written after them', unseenAnswers],
])('PRAC-03 the scores of %s rank as a person ranks them', (_name, answers) => {
  const scored = answers.map((answer) => ({ ...answer, score: feedbackOn(answer).score ?? -1 }));
  const wrong = scored.flatMap((one) =>
    scored.flatMap((other) =>
      order.indexOf(one.quality) > order.indexOf(other.quality) && one.score <= other.score
        ? [
            `${one.question} ${one.quality} ${one.score} <= ${other.question} ${other.quality} ${other.score}`,
          ]
        : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test('PRAC-03 every quote is exactly the words of the answer, and every remark has one', () => {
  for (const answer of [...ratedAnswers, ...unseenAnswers]) {
    const { remarks, points, star } = feedbackOn(answer);
    for (const { kind, quotes } of remarks) expect([kind, quotes.length > 0]).toEqual([kind, true]);
    const parts = star ? [star.situation, star.task, star.action, star.result] : [];
    const quotes = [
      ...remarks.flatMap((each) => each.quotes),
      ...points.map((p) => p.quote),
      ...parts,
    ];
    for (const each of quotes.filter((quote) => quote !== null && quote !== undefined))
      expect(answer.text.slice(each.start, each.end)).toBe(each.quote);
  }
});

test('PRAC-03 the score is the sum of its parts, and their maxima add up to 100', () => {
  for (const answer of ratedAnswers) {
    const { score, parts } = feedbackOn(answer);
    expect(parts.reduce((sum, part) => sum + part.score, 0)).toBe(score);
    expect(parts.reduce((sum, part) => sum + part.most, 0)).toBe(100);
  }
});

test('PRAC-03 filler words of a marked transcript are found with an F1 of at least 0.95', () => {
  const text = markedTranscript.replaceAll(/[[\]]/gu, '');
  const marked: [number, number][] = [];
  let removed = 0;
  for (const { index, 0: match } of markedTranscript.matchAll(/\[([^\]]+)\]/gu)) {
    marked.push([index - removed, index - removed + match.length - 2]);
    removed += 2;
  }
  const found = findFillers(text);
  // 'so yeah' may be found as one filler or as two.
  const meets = ([start, end]: readonly [number, number], from: number, to: number) =>
    start < to && from < end;
  const hits = marked.filter((mark) => found.some(({ start, end }) => meets(mark, start, end)));
  const right = found.filter(({ start, end }) => marked.some((mark) => meets(mark, start, end)));
  const wrong = found.filter((each) => !right.includes(each)).map(({ quote }) => quote);
  const missed = marked.filter((mark) => !hits.includes(mark)).map(([a, b]) => text.slice(a, b));
  const [recall, precision] = [hits.length / marked.length, right.length / found.length];
  const f1 = (2 * recall * precision) / (recall + precision);
  expect(f1, `wrong: ${wrong.join(', ')}; missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(
    0.95,
  );
});

test.each([
  ['I like maps and I would like to draw one.', []],
  ['It was like really slow.', ['like']],
  ['The list was like a spreadsheet.', []],
  ['We were late, so we took a taxi.', []],
  ['So, we took a taxi.', ['So']],
  ['Do you know the answer? You know, I do.', ['You know']],
  ['It is a kind of tree. It is kind of tall.', ['kind of']],
])('PRAC-03 fillers in “%s”', (text, expected) => {
  expect(findFillers(text).map(({ quote }) => quote)).toEqual(expected);
});

test.each([
  ['too few words', 'I would ask them.', 'too-short'],
  ['the same word again and again', 'blah '.repeat(60), 'unclear'],
  [
    'another language',
    'Im dritten Semester haben wir eine App gebaut, und ich war dafür verantwortlich, dass sie rechtzeitig fertig wurde. Danach haben wir sie vorgestellt und alle waren zufrieden.',
    'unclear',
  ],
])('PRAC-03 %s is not scored', (_name, text, unscored) => {
  expect(giveFeedback(ratedQuestions.tool, { text, seconds: null })).toMatchObject({
    score: null,
    unscored,
    remarks: [],
  });
});

test('PRAC-03 the pace is known only with the speaking time, and says which time it is about', () => {
  const [answer] = ratedAnswers;
  if (!answer) throw new Error('No answer.');
  expect(feedbackOn(answer).wordsPerMinute).toBeNull();
  const fast = feedbackOn(answer, 40);
  expect(fast.wordsPerMinute).toBeGreaterThan(190);
  expect(fast.remarks.find(({ kind }) => kind === 'fast')?.seconds).toBe(40);
  expect(fast.score).toBe(feedbackOn(answer).score);
});

test('PRAC-03 STAR parts are found by their wording', () => {
  const sentences = splitSentences(
    'Last summer I worked at a bakery. I was asked to cut the waste. I counted the bread each evening. As a result we threw away half as much.',
  );
  const { situation, task, action, result } = findStar(sentences);
  expect([situation, task, action, result]).toEqual(sentences);
});

test('PRAC-03 the lesson after a result with a figure doesn’t replace it', () => {
  const text =
    'Last summer I worked at a bakery. I was asked to cut the waste. I counted the bread each evening. As a result the waste fell by 40% in two weeks. I learned to measure first.';
  const { star, remarks } = giveFeedback(
    { type: 'behavioral', question: 'What did you improve?', points: [] },
    { text, seconds: null },
  );
  const result = 'As a result the waste fell by 40% in two weeks.';
  expect(star?.result?.quote).toBe(result);
  expect(remarks.find(({ kind }) => kind === 'clear-result')?.quotes[0]?.quote).toBe(result);
});

test('PRAC-03 points are covered by stems and synonyms, not by words of the question', () => {
  const question = 'What do you do with an error in the report?';
  const points = ['informs the manager immediately', 'corrects the figures'];
  const covered = (text: string) =>
    coverPoints(points, question, splitSentences(text)).map(({ share }) => share);
  expect(covered('I told my boss at once and straight away fixed the numbers.')).toEqual([1, 1]);
  expect(covered('I do nothing with an error in the report.')).toEqual([0, 0]);
});

test('PRAC-03 an example in an answer to another question is no strength; what is missing comes first', () => {
  const question = {
    type: 'technical' as const,
    question: 'What do the status codes of HTTP mean?',
    points: ['2xx means success', '4xx is a fault of the client', '5xx is a fault of the server'],
  };
  const text =
    'A hash map keeps its entries in buckets by the hash of their keys. For example, in my library project we looked up 400 books by their number in one step instead of walking through the whole list.';
  const [first, ...rest] = giveFeedback(question, { text, seconds: null }).remarks;
  expect(first).toMatchObject({ kind: 'no-points', isStrength: false });
  expect(rest.map(({ kind }) => kind)).not.toContain('concrete');
  const answered = `${text} A 4xx status is a fault of the client.`;
  const { remarks } = giveFeedback(question, { text: answered, seconds: null });
  expect(remarks.map(({ kind }) => kind)).toContain('concrete');
});

test('PRAC-03 an answer of the longest length is judged in less than a second', () => {
  const text = 'I had to plan it, um, and then I told them that it works. '
    .repeat(140)
    .slice(0, 8000);
  const start = performance.now();
  giveFeedback(ratedQuestions.tool, { text, seconds: 600 });
  expect(performance.now() - start).toBeLessThan(1000);
});
