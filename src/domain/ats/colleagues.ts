import type { SkillMatch } from './find-skills.ts';

type Span = { start: number; end: number };

/** 'Work closely with', 'in partnership with': people follow. */
const together =
  /(?<!\p{L})(?:(?:collaborat(?:e|es|ing|ion)|co-?operat(?:e|es|ing|ion)|partner(?:s|ing|ship)?|liais(?:e|es|ing|on)|coordinat(?:e|es|ing|ion)|work(?:s|ing)? (?:\p{L}+ )?(?:closely|together|hand[- ]in[- ]hand|side[- ]by[- ]side)|relationships?) (?:closely |directly )?(?:with|between|across)|alongside)(?!\p{L})/giu;
/** Where the people end: 'with sales to plan events'. */
const end =
  /[.;:!?()]|(?<=\p{Ll})(?=\p{Lu})|(?<!\p{L})(?:to|on|in|for|from|at|so|that|who|which|by|as|using|while|where|you|we|is|are|will|has|have)(?!\p{L})/u;

/** The parts of a line that name whom the applicant works with: 'work closely with marketing'. */
export const colleaguesIn = (line: string): Span[] =>
  [...line.matchAll(together)].map(({ 0: cue, index }) => {
    const start = index + cue.length;
    const length = end.exec(line.slice(start))?.index ?? line.length - start;
    return { start, end: start + length };
  });

export const isAmong = (
  { start, end: to }: Pick<SkillMatch, 'start' | 'end'>,
  spans: readonly Span[],
): boolean => spans.some((span) => span.start <= start && to <= span.end);
