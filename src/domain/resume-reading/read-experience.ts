import { present, type ResumeExperience } from '#domain/resume/resume.ts';
import { assignSlots, type Slots } from './assign-slots.ts';
import { findUrls } from './find-contact.ts';
import { type DateRange, isOnlyDates, isOnlyDuration } from './find-dates.ts';
import { isPlace } from './find-place.ts';
import { type JobSlot, jobGrammar } from './job-grammar.ts';
import { joinLabelled } from './join-labels.ts';
import { joinCutHeads, pointsOf } from './join-lines.ts';
import type { Line } from './piece.ts';
import { rewriteJobSentences } from './rewrite-job-sentences.ts';
import { type Cell, splitCells } from './split-cells.ts';
import {
  isHeadLike,
  mainText,
  markIndented,
  splitByDates,
  splitByLooks,
  withoutNotes,
  type Entry,
} from './split-entries.ts';
import { lone } from './split-fields.ts';
import { titleScore } from './title-of.ts';

export type ExtractedExperience = { entry: ResumeExperience; lines: Line[] };

/** A line that tells nothing but dates, a place or an address. */
const isBesides = (line: Line) => {
  const text = mainText(line);
  return text === '' || findUrls(text)[0] === text || isOnlyDates(text);
};

const mostBelow = 3;
const longest = 70;

/** The lines right below the dates of an entry that may still belong to its head. */
function linesBelow({ body }: Entry): Line[] {
  const end = body.findIndex(
    (line) =>
      line.isBullet ||
      (!isBesides(line) && !(isHeadLike(line) && mainText(line).length <= longest)),
  );
  return body.slice(0, end < 0 ? body.length : end).slice(0, mostBelow);
}

type Head = ReturnType<typeof headOf> & { isEmployer: boolean };

/** An entry whose head has so many of the lines below its dates. */
function headOf(entry: Entry, below: number, first: Entry | undefined) {
  let count = Math.min(below, linesBelow(entry).length);
  while (entry.body[count] && !entry.body[count]?.isBullet && isBesides(entry.body[count] as Line))
    count += 1;
  const head = [...entry.head, ...entry.body.slice(0, count)];
  const mayInherit =
    first !== undefined && first !== entry && entry.head.length < first.head.length;
  return {
    ...splitCells(head),
    mayInherit,
    head,
    body: entry.body.slice(count),
    dates: entry.dates,
  };
}

/** What a further line below the dates must add, for each entry. */
const cost = 0.15;

/** The heads of all entries, with as many lines below the dates as fit all of them best. */
function headsOf(entries: readonly Entry[], isTitleFirst: boolean) {
  const [first] = entries;
  const most = Math.max(0, ...entries.map((entry) => linesBelow(entry).length));
  let best: { heads: Head[]; slots: Slots<JobSlot>[]; score: number } | null = null;
  for (let below = 0; below <= most; below++) {
    const plain = entries.map((entry) => headOf(entry, below, first));
    const heads = plain.map((head, at) => ({
      ...head,
      isEmployer: isAboveRoles(head, plain[at + 1]),
    }));
    const { slots, score } = assignSlots(jobGrammar, heads, isTitleFirst);
    const total = score - cost * below * entries.length;
    if (best === null || total > best.score) best = { heads, slots, score: total };
  }
  return best ?? { heads: [], slots: [], score: 0 };
}

/** Time away from work, which is no job. */
const away =
  /^(?:(?:parental|maternity|paternity|family|medical|sick|sabbatical|study) leave|sabbatical|career (?:break|gap)|gap year|elternzeit|mutterschutz|sabbatjahr|cong[ée] (?:parental|de maternit[ée]|sabbatique)|(?:baja|permiso) (?:maternal|parental|por maternidad))$/iu;

/**
 * The jobs of a section, each anchored at its dates; a role listed under a company takes its name.
 */
export function readExperience(lines: readonly Line[]): ExtractedExperience[] {
  const prepared = markIndented(
    joinCutHeads(rewriteJobSentences(joinLabelled(lines, 'experience'))),
  );
  const dated = splitByDates(prepared);
  // LinkedIn writes the employer above the title, and durations in brackets or on their own line.
  const isLinkedIn = prepared.some(
    (line) =>
      isOnlyDuration(line.text) || /\(\d+ (?:year|month)s?(?: \d+ months?)?\)$/u.test(line.text),
  );
  const split = dated.length > 0 ? dated : splitByLooks(prepared);
  const { heads, slots } = headsOf(
    split.filter((entry) => !isAway(entry)),
    !isLinkedIn,
  );
  const found: ExtractedExperience[] = [];
  let over: ResumeExperience | null = null;
  for (const [at, { cells, remarks, mayInherit, head, body, dates }] of heads.entries()) {
    const before = found.at(-1)?.entry;
    const textsOf = (slot: JobSlot) => slots[at]?.get(slot) ?? [];
    const names = namesOf(cells);
    const isRoleOf: boolean = over !== null && isRole(names, dates, over);
    if (isRoleOf && before === over) found.pop();
    const position: string = isRoleOf ? names.join(' – ') : textsOf('title').join(' – ');
    const employer: string = isRoleOf ? '' : textsOf('company').join(' – ');
    if (position === '' && employer === '' && body.length === 0) continue;
    const isBelow = employer === '' && position !== '' && (isRoleOf || mayInherit);
    const ofBefore = isBelow ? before : undefined;
    const entry: ResumeExperience = {
      id: `experience-${found.length + 1}`,
      company: ofBefore?.company ?? employer,
      position,
      location: textsOf('place')[0] ?? ofBefore?.location ?? '',
      start: dates?.start || dates?.end || '',
      end: dates?.end ?? '',
      description: [
        ...remarks,
        ...textsOf('note'),
        ...pointsOf(
          body
            .filter((line) => mainText(line) !== '' && !lone.test(mainText(line)))
            .map(withoutNotes),
        ).map((point) => point.text),
      ]
        .join('\n')
        .trim(),
    };
    found.push({ entry, lines: [...head, ...body] });
    if (!isRoleOf) over = position === '' && body.length === 0 ? entry : null;
  }
  return found;
}

const namesOf = (cells: readonly Cell[]) =>
  cells.map(({ parts }) => parts.join(', ')).filter((name) => !isPlace(name));

/** Whether an entry is an employer with its whole dates, above roles with theirs. */
function isAboveRoles(
  { cells, body, dates }: ReturnType<typeof headOf>,
  next?: ReturnType<typeof headOf>,
) {
  const [name = '', ...others] = namesOf(cells);
  const below = namesOf(next?.cells ?? []);
  return (
    name !== '' &&
    body.length === 0 &&
    others.length === 0 &&
    titleScore(name) <= 0 &&
    below.length === 1 &&
    titleScore(below[0] ?? '') > 0 &&
    isWithin(next?.dates ?? null, dates)
  );
}

const isAway = ({ head, body }: Entry) => {
  const texts = [...head, ...body].filter((line) => !isBesides(line)).map(mainText);
  return texts.length === 1 && away.test(texts[0] ?? '');
};

/** Whether a role's dates are some of those that an employer has above it. */
function isWithin(role: DateRange | null, whole: DateRange | null): boolean {
  if (role === null || whole === null) return false;
  const [from, to] = [role, whole].map((dates) => (dates.start || dates.end).slice(0, 4));
  const isStarted = (from ?? '') >= (to ?? '');
  return isStarted && (whole.end === present || role.end.slice(0, 4) <= whole.end.slice(0, 4));
}

/**
 * Whether an entry is a role at the company above it, within that company's dates: 'Manager –
 * Audit'.
 */
function isRole(
  names: readonly string[],
  dates: DateRange | null,
  over: ResumeExperience,
): boolean {
  const [first = '', ...others] = names;
  const isTitle = titleScore(first) > 0 && others.every((name) => titleScore(name) >= 0);
  const start = dates?.start || dates?.end || '';
  return (
    isTitle && start !== '' && over.start !== '' && start.slice(0, 4) >= over.start.slice(0, 4)
  );
}
