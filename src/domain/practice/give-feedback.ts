import { coverPoints, type CoveredPoint } from './cover-points.ts';
import { findFillers } from './find-fillers.ts';
import { findRepeats } from './find-repeats.ts';
import { findStar, type Star } from './find-star.ts';
import { isPlainWord } from './point-words.ts';
import { type Quote, splitSentences, splitWords, type Word } from './split-text.ts';

export type PracticeQuestion = { type: string; question: string; points: readonly string[] };
type Answer = { text: string; seconds: number | null };

export const feedbackParts = [
  'structure',
  'points',
  'details',
  'length',
  'fillers',
  'repetition',
] as const;
export type FeedbackPart = (typeof feedbackParts)[number];

export const remarkKinds = [
  'clear-result',
  'own-action',
  'concrete',
  'no-points',
  'no-situation',
  'no-task',
  'no-action',
  'shared-action',
  'no-result',
  'no-number',
  'no-example',
  'mostly-we',
  'fillers',
  'repeated-words',
  'long-sentence',
  'too-short',
  'too-long',
  'fast',
  'slow',
] as const;
export type RemarkKind = (typeof remarkKinds)[number];
const strengths: readonly RemarkKind[] = ['clear-result', 'own-action', 'concrete'];

export type Remark = {
  kind: RemarkKind;
  isStrength: boolean;
  /** The places in the answer that it is about. */
  quotes: Quote[];
  /** The spoken time that it is about, instead of a quote. */
  seconds: number | null;
  /** A figure of the text: how many words, how many a minute. */
  count: number | null;
};

export type Feedback = {
  /** 0 to 100, the sum of the parts; null if the answer can't be judged. */
  score: number | null;
  unscored: 'too-short' | 'unclear' | null;
  parts: { part: FeedbackPart; score: number; most: number }[];
  /** Only for behavioral questions. */
  star: Star | null;
  points: CoveredPoint[];
  remarks: Remark[];
  words: number;
  fillers: number;
  wordsPerMinute: number | null;
};

const shares = {
  behavioral: { structure: 40, points: 20, details: 15, length: 10, fillers: 8, repetition: 7 },
  other: { structure: 0, points: 60, details: 15, length: 10, fillers: 8, repetition: 7 },
} satisfies Record<string, Record<FeedbackPart, number>>;

/** Words: below `least` nothing can be judged; between `from` and `to` the length is right. */
const lengths = {
  least: 20,
  distinct: 12,
  behavioral: { from: 90, to: 280 },
  other: { from: 60, to: 230 },
};
const longSentence = 45;

/** Fillers among 100 words: up to the first no one minds, from the second on everyone does. */
const fillerRates = { fine: 3.5, worst: 8.5 };

/** Words a minute that listeners follow easily. */
const pace = { slow: 100, fast: 190 };
/** Shorter speech says nothing about the pace. */
const shortestSpeech = 15;

/** The shares of common words in English; lists of terms and other languages have fewer. */
const leastPlain = 0.2;

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** Feedback on the words of an answer, and on nothing else. The same answer always gets the same. */
export function giveFeedback(question: PracticeQuestion, { text, seconds }: Answer): Feedback {
  const isBehavioral = question.type === 'behavioral';
  const most = isBehavioral ? shares.behavioral : shares.other;
  const range = isBehavioral ? lengths.behavioral : lengths.other;
  const words = splitWords(text);
  const sentences = splitSentences(text);
  const fillers = findFillers(text);
  const wordsPerMinute =
    seconds !== null && seconds >= shortestSpeech
      ? Math.round((words.length / seconds) * 60)
      : null;
  const counts = { words: words.length, fillers: fillers.length, wordsPerMinute };
  const unscored = reasonNotToScore(words);
  if (unscored !== null)
    return { score: null, unscored, parts: [], star: null, points: [], remarks: [], ...counts };

  const points = coverPoints(question.points, question.question, sentences);
  const repeats = findRepeats(words, text, question);
  const details = findDetails(words, sentences);
  const isConcrete = (sentence: Quote) => details.concrete.some((each) => isWithin(each, sentence));
  const star = isBehavioral ? findStar(sentences, isConcrete) : null;
  const rate = (fillers.length / words.length) * 100;
  const reached: Record<FeedbackPart, number> = {
    structure: star ? structureOf(star, isConcrete) : 0,
    points: points.reduce((sum, { share }) => sum + share, 0) / Math.max(1, points.length),
    details:
      (Math.min(4, details.concrete.length) / 4) * 0.6 +
      (isBehavioral ? clamp(details.ownShare * 2) : details.example ? 1 : 0) * 0.4,
    length:
      words.length < range.from
        ? clamp((words.length - lengths.least) / (range.from - lengths.least))
        : clamp(1 - (words.length - range.to) / (range.to * 1.5)),
    fillers: clamp((fillerRates.worst - rate) / (fillerRates.worst - fillerRates.fine)),
    repetition: clamp(1 - repeats.length / 3),
  };
  const parts = feedbackParts.flatMap((part) =>
    most[part] === 0
      ? []
      : [{ part, score: Math.round(reached[part] * most[part]), most: most[part] }],
  );
  return {
    score: parts.reduce((sum, { score }) => sum + score, 0),
    unscored: null,
    parts,
    star,
    points,
    remarks: remarksOn(),
    ...counts,
  };

  function remarksOn(): Remark[] {
    const remarks: Remark[] = [];
    const remark = (
      kind: RemarkKind,
      quotes: readonly (Quote | null | undefined)[],
      { count = null, spoken = null }: { count?: number | null; spoken?: number | null } = {},
    ) => {
      const places = quotes.flatMap((quote) =>
        quote ? [{ start: quote.start, end: quote.end, quote: quote.quote }] : [],
      );
      if (places.length > 0 || spoken !== null)
        remarks.push({
          kind,
          isStrength: strengths.includes(kind),
          quotes: places,
          seconds: spoken,
          count,
        });
    };
    const [opening, ending] = [sentences[0], sentences.at(-1)];
    if (star) {
      if (star.result && isConcrete(star.result)) remark('clear-result', [star.result]);
      if (star.action && !star.isShared) remark('own-action', [star.action]);
      if (!star.situation) remark('no-situation', [opening]);
      if (!star.task) remark('no-task', [star.situation ?? opening]);
      if (!star.action) remark('no-action', [sentences[Math.floor(sentences.length / 2)]]);
      if (star.isShared) remark('shared-action', [star.action]);
      if (!star.result) remark('no-result', [ending]);
      if (!star.isShared && details.we.length > 2 && details.ownShare < 0.4)
        remark('mostly-we', details.we.slice(0, 3), { count: details.we.length });
    } else {
      const isOff = points.length > 0 && points.every(({ share }) => share === 0);
      if (isOff) remark('no-points', [opening]);
      if (details.example && !isOff) remark('concrete', [details.example]);
      if (!details.example)
        remark('no-example', [points.find(({ quote }) => quote)?.quote ?? ending]);
    }
    if (isBehavioral && details.concrete.length === 0)
      remark('no-number', [star?.result ?? star?.action ?? ending]);
    if (rate > fillerRates.fine || fillers.length >= 5)
      remark('fillers', fillers.slice(0, 6), { count: fillers.length });
    if (repeats.length > 0)
      remark('repeated-words', repeats.slice(0, 3), { count: repeats.length });
    const long = sentences.find(({ quote }) => splitWords(quote).length > longSentence);
    if (long) remark('long-sentence', [long], { count: splitWords(long.quote).length });
    if (words.length < range.from) remark('too-short', [ending], { count: words.length });
    if (words.length > range.to) remark('too-long', [ending], { count: words.length });
    if (wordsPerMinute !== null && (wordsPerMinute > pace.fast || wordsPerMinute < pace.slow))
      remark(wordsPerMinute > pace.fast ? 'fast' : 'slow', [], {
        count: wordsPerMinute,
        spoken: seconds,
      });
    return remarks;
  }
}

function reasonNotToScore(words: readonly Word[]): Feedback['unscored'] {
  if (words.length < lengths.least) return 'too-short';
  const distinct = new Set(words.map(({ lower }) => lower)).size;
  const plain = words.filter(({ lower }) => isPlainWord(lower)).length;
  return distinct < lengths.distinct || plain / words.length < leastPlain ? 'unclear' : null;
}

/** Steps of one's own that tell how something was done. */
const enoughSteps = 3;

/** A part counts in full only when it is told: several own steps, a result with a figure or name. */
function structureOf(star: Star, isConcrete: (sentence: Quote) => boolean): number {
  const { situation, task, action, result, steps, isShared } = star;
  const acted = isShared ? 0.4 : 0.4 + 0.6 * (Math.min(steps, enoughSteps) / enoughSteps);
  return (
    ((situation ? 1 : 0) +
      (task ? 1 : 0) +
      (action ? acted : 0) +
      (result ? (isConcrete(result) ? 1 : 0.6) : 0)) /
    4
  );
}

const numberWord =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|lakh|half|twice|double|percent)$/u;

/** Numbers and names, own and shared steps, and the first example. */
function findDetails(words: readonly Word[], sentences: readonly Quote[]) {
  const openings = new Set(sentences.map(({ start }) => start));
  const concrete = words.filter(
    ({ quote, lower, start }) =>
      /\p{N}/u.test(quote) ||
      numberWord.test(lower) ||
      (/^\p{Lu}\p{Ll}{2,}/u.test(quote) && !openings.has(start) && !lower.startsWith("i'")),
  );
  const own = words.filter(({ lower }) => /^(?:i|my|me|i'[a-z]+)$/u.test(lower));
  const we = words.filter(({ lower }) => /^(?:we|our|us|we'[a-z]+)$/u.test(lower));
  const example =
    sentences.find(({ quote }) =>
      /\b(?:for example|for instance|such as|e\.g\.|imagine|say you|suppose|when i (?:\w+ed|built|wrote|made|ran|had)|in (?:my|our|one|a recent) (?:\w+ )?(?:project|internship|team|course|job|thesis)\b)/iu.test(
        quote,
      ),
    ) ?? null;
  const total = own.length + we.length;
  return { concrete, we, ownShare: total === 0 ? 0 : own.length / total, example };
}

const isWithin = (inner: Quote, outer: Quote): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** The score of a session: the mean of its scored answers. */
export function meanScore(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
