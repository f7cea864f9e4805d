import { headingInside, headingOf } from '#domain/resume-reading/heading-of.ts';
import { judgeTexts, type CheckOutcome } from './check-outcome.ts';
import type { ResumeFacts } from './resume-facts.ts';

const minHeadings = 2;
const main = new Set(['summary', 'experience', 'education', 'projects', 'skills']);

/** Sections have standard names, without spaced letters. */
export function judgeHeadings({ document, read, placeOf }: ResumeFacts): CheckOutcome {
  const spaced = document.traits.find(({ trait }) => trait === 'spacedHeadings');
  if (spaced) return judgeTexts(false, [spaced.evidence], placeOf);
  const headings = read.lines
    .filter(({ text, section }) => section !== null && text === section)
    .map(({ text }) => text);
  const kindOf = (text: string) => headingOf(text) ?? headingInside(text);
  const known = headings.filter((text) => main.has(kindOf(text) ?? ''));
  const unknown = headings.filter((text) => kindOf(text) === null);
  const isClear = known.length >= minHeadings && unknown.length <= known.length;
  return judgeTexts(isClear, known.length < minHeadings ? [] : unknown, placeOf);
}
