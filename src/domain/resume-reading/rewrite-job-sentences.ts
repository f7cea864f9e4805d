import { findDates, isOnlyDates } from './find-dates.ts';
import { pointsOf } from './join-lines.ts';
import type { Line } from './piece.ts';

const sentence =
  /^(?:i |have |has |am |is |was )*(?:(?:currently|presently|previously|formerly|also) )?(?:\d+(?:\.\d+)?\+? (?:years?|months?)(?: of)?(?: work(?:ing)?)? )?(?:working|worked|employed|served|serving|associated|experience)(?: (?:currently|presently))? as (?:an? |the )?(.{3,60}?) (?:in|at|with|for) (.{2,80}?),? (?:from|since|during|between|\(|for the period(?: of)?)\s*(.+)$/iu;

/** 'Since Apr 2019 with Acme, Pune as Analyst' */
const datesFirst =
  /^(.{4,40}?)[\s:,–-]+(?:with|at) (?=\p{Lu})(.{2,80}?) as (?:an? |the )?(\p{Lu}.{2,80})$/iu;

/** The title, employer and dates that a sentence tells. */
function jobIn(text: string): [string, string, string] | null {
  const [, title = '', employer = '', when = ''] = sentence.exec(text) ?? [];
  if (title !== '' && findDates(when)) return [title, employer, when];
  const [, dates = '', company = '', position = ''] = datesFirst.exec(text) ?? [];
  return company !== '' && isOnlyDates(dates) ? [position, company, dates] : null;
}

/**
 * Rewrites sentences that describe a job ('Worked as Analyst in Acme from May 2019 to June 2021')
 * as entry heads.
 */
export function rewriteJobSentences(lines: readonly Line[]): Line[] {
  const replacements = new Map<Line, Line | null>();
  for (const { text, lines: own } of pointsOf(lines)) {
    const job = jobIn(text);
    const [line] = own;
    const [piece] = line?.pieces ?? [];
    if (!line || !piece || job === null) continue;
    const [position, company, when] = job;
    const head = [position, company, when.replaceAll(/[.)]+$/gu, '')].join(' | ');
    for (const each of own) replacements.set(each, null);
    replacements.set(line, {
      ...line,
      text: head,
      pieces: [{ ...piece, text: head }],
      isBullet: false,
      startsBlock: true,
    });
  }
  return lines.flatMap((line) => {
    const replacement = replacements.get(line);
    return replacement === undefined ? [line] : replacement === null ? [] : [replacement];
  });
}
