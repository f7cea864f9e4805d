import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { skillsInLines } from '#domain/ats/skills-in-lines.ts';

type Span = { start: number; end: number };
export type TaggedSentence = {
  idx: number;
  tokens: string[];
  tags_skill: string[];
  tags_knowledge: string[];
  source: string;
};

/** Postings whose skills experts marked; absent outside the project's own machines. */
export const spanFile = path.join(
  import.meta.dirname,
  '../../../shared/data/job-postings/skillspan/dev.json',
);

export function taggedPostings(file = spanFile): TaggedSentence[][] {
  if (!existsSync(file)) return [];
  const sentences = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TaggedSentence);
  return [...Map.groupBy(sentences, ({ idx, source }) => `${source} ${idx}`).values()];
}

export const isTech = ([first]: readonly TaggedSentence[]) => first?.source === 'tech';

/** Half of the postings, by a hash of their number: rules are tuned on the others only. */
export const isHeldOut = ([first]: readonly TaggedSentence[]) =>
  (Math.imul(first?.idx ?? 0, 2_654_435_761) >>> 20) % 2 === 1;

/** Spans of a BIO-tagged sentence: a 'B' and the 'I's that follow it. */
function taggedSpans(tags: readonly string[]): Span[] {
  return tags.flatMap((tag, start) => {
    if (tag !== 'B') return [];
    let end = start + 1;
    while (tags[end] === 'I') end++;
    return [{ start, end }];
  });
}

/** The spans of each sentence that our dictionary recognizes as skills. */
function foundSpans(posting: readonly TaggedSentence[]): Span[][] {
  const found = skillsInLines(posting.map(({ tokens }) => tokens.join(' ')));
  return posting.map(({ tokens }, at) => {
    let from = 0;
    const starts = tokens.map((token) => (from += token.length + 1) - token.length - 1);
    return (found[at] ?? []).map(({ start, end }) => ({
      start: starts.findLastIndex((each) => each <= start),
      end: starts.findLastIndex((each) => each < end) + 1,
    }));
  });
}

const hits = {
  /** Identical spans. */
  exact: (one: Span, other: Span) => one.start === other.start && one.end === other.end,
  /** Overlapping spans. */
  overlap: (one: Span, other: Span) => one.start < other.end && other.start < one.end,
};

/** The spans of `found` that hit, pairing each with at most one wanted span. */
function hitsIn(found: readonly Span[], wanted: readonly Span[], kind: keyof typeof hits): Span[] {
  const free = new Set(wanted);
  return found.filter((span) => {
    const hit = [...free].find((each) => hits[kind](each, span));
    return hit !== undefined && free.delete(hit);
  });
}

export type SpanMarks = { precision: number; recall: number; f1: number };

export function markSpans(
  postings: readonly (readonly TaggedSentence[])[],
  kind: keyof typeof hits,
  onMiss?: (kind: 'wrong' | 'missed', text: string, sentence: string) => void,
): SpanMarks {
  let [hit, all, asked] = [0, 0, 0];
  for (const posting of postings)
    for (const [at, found] of foundSpans(posting).entries()) {
      const sentence = posting[at];
      if (!sentence) continue;
      const wanted = [sentence.tags_knowledge, sentence.tags_skill].flatMap(taggedSpans);
      const right = hitsIn(found, wanted, kind);
      hit += right.length;
      all += found.length;
      asked += wanted.length;
      if (!onMiss) continue;
      const textOf = ({ start, end }: Span) => sentence.tokens.slice(start, end).join(' ');
      for (const span of found)
        if (!right.includes(span)) onMiss('wrong', textOf(span), sentence.tokens.join(' '));
      for (const span of wanted)
        if (!found.some((each) => hits.overlap(each, span)))
          onMiss('missed', textOf(span), sentence.tokens.join(' '));
    }
  return { precision: hit / all, recall: hit / asked, f1: (2 * hit) / (all + asked) };
}
