import type { Wording } from './suggest-opening.ts';
import { verbOfParticiple } from './verb-forms.ts';

const passive =
  /^(?<thing>\p{L}[\p{L}\p{N}+#./-]*(?:\s+\p{L}[\p{L}\p{N}+#./-]*){0,6}?)\s+(?:was|were|has been|have been|had been)\s+(?:(?<adverb>\p{L}+ly)\s+)?(?<participle>\p{L}+)(?<rest>.*)$/iu;
const determined = /^(?:an?|the|all|several|many|both|new|multiple|various)\s/iu;
/** Things that are lower case except at the start of a sentence. */
const commonThings =
  /^(?:data|code|tests?|reports?|users?|customers?|errors?|costs?|latency|performance|documentation|results?|bugs?|features?|surveys?|events?|models?|dashboards?|requirements|designs?|samples|experiments|workshops|sessions|interviews|drawings|prototypes|components|pages|websites|applications|apps|scripts|queries|issues|orders|invoices)\b/iu;
/** An amount or manner after 'by', rather than an agent. */
const measure =
  /\bby\s+(?:\p{L}+ing\b|(?:(?:up to|over|about|around|nearly|almost|more than)\s+)?(?:half\b|a (?:third|quarter)\b|[₹$€£]?\p{N}[\p{N}.,]*\s*(?:%|x\b|percent\b|times\b|points?\b|ms\b|seconds?\b|minutes?\b|hours?\b|days?\b|weeks?\b|kg\b|mm\b|lakhs?\b|crores?\b)))/giu;
const clause = /\b(?:who|which|that|and|or|is|are|was|were|i|we|where|when)\b/iu;

/**
 * Rewrites 'A website was developed in React' as 'Developed a website in React', if the writer is
 * clearly the agent and the rest of the line doesn't depend on it; otherwise asks a question.
 */
export function suggestActive(line: string): Wording {
  const { thing = '', adverb, participle = '', rest = '' } = passive.exec(line)?.groups ?? {};
  if (
    thing === '' ||
    clause.test(thing) ||
    /^(?:i|we|he|she|it|they|there|this|which)$/iu.test(thing)
  )
    return undefined;
  const verb = verbOfParticiple(participle);
  if (verb === undefined) return /(?:ed|en)$/u.test(participle) && rest !== '' ? null : undefined;
  const own = rest.replace(/\s+by me\b/iu, '');
  const isSomebodys = /\bby\s/iu.test(own.replaceAll(measure, ''));
  const isLong = /\b(?:was|were|is|are|has|have|had|been|which|while|who)\b|[;]|\.\s+\p{Lu}/u.test(
    own,
  );
  const isSmall = determined.test(thing) || commonThings.test(thing);
  const isList = /^\s*,?\s*(?:and|,)/u.test(own);
  if (isSomebodys || isLong || !isSmall || isList || adverb !== undefined) return null;
  const done = verb.past.charAt(0).toUpperCase() + verb.past.slice(1);
  return `${done} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}${own}`;
}
