import { present, type ResumeExperience } from '#domain/resume/resume.ts';
import {
  type Assigned,
  isEmployerName,
  type Names,
  withCityApart,
  withoutCity,
} from './city-apart.ts';
import { findUrls } from './find-contact.ts';
import { type DateRange, isOnlyDates, isOnlyDuration } from './find-dates.ts';
import { isPlace } from './find-place.ts';
import { isFact } from './is-fact.ts';
import { joinBesideDates, pointsOf } from './join-lines.ts';
import type { Line } from './piece.ts';
import { rewriteJobSentences } from './rewrite-job-sentences.ts';
import {
  isHeadLike,
  isProse,
  mainText,
  markIndented,
  splitByDates,
  splitByLooks,
  type Entry,
} from './split-entries.ts';
import { atCommas, lone, splitFields } from './split-fields.ts';
import { mayBeTitle, roleScore, titleScore } from './title-of.ts';

export type ExtractedExperience = { entry: ResumeExperience; lines: Line[] };

/** A text that contains both: 'Nexus AI, Co-Founder & CTO', 'Software Engineer at Google'. */
function splitPair(text: string): string[] {
  const at = /^(.{3,60}?)\s+(?:at|@|with|for|bei|chez)\s+((?:[\p{Lu}\d]|\p{Ll}\p{Lu}).*)$/u.exec(
    text,
  );
  const isSure = /\s(?:at|@)\s/u.test(text);
  if (at?.[1] && at[2] && (isSure || (!at[1].includes(',') && titleScore(at[1]) > 0)))
    return [at[1], at[2]];
  const parts = atCommas(text);
  if (parts.length < 2) return [text];
  // 'Trainee, Rhine AG, Bonn': a legal form or the kind says where the employer's name is.
  const employer = parts.findIndex((part, index) => index > 0 && isEmployerName(part));
  const title = parts.slice(0, employer).join(', ');
  if (employer > 0 && mayBeTitle(title)) return [title, parts.slice(employer).join(', ')];
  const cuts = parts
    .slice(1)
    .map((_, at): [string, string] => [
      parts.slice(0, at + 1).join(', '),
      parts.slice(at + 1).join(', '),
    ]);
  // 'Team Lead, Payments, Acme': a comma is in the title rather than in the employer.
  const isTitleFirst = cuts.some(([left, right]) => roleScore(left) > roleScore(right));
  const differs = cuts.filter(([left, right]) => roleScore(left) > 0 !== roleScore(right) > 0);
  return (isTitleFirst ? differs.at(-1) : differs[0]) ?? cuts[0] ?? [text];
}

/** Lines after the date that still belong to the head, until both title and company are known. */
function takeNames(entry: Entry): { named: Names; head: Line[]; body: Line[] } {
  const head = [...entry.head];
  const body = [...entry.body];
  let fields = splitFields(head);
  for (let turn = 0; turn < 3 && body.length > 0; turn++) {
    const [next] = body;
    if (!next || next.isBullet) break;
    const text = mainText(next);
    const says = text === '' || findUrls(text)[0] === text || isOnlyDates(text);
    const known = fields.names.filter((name) => !isProse(name));
    const isName =
      (known.flatMap(splitPair).length < 2 || (known.length < 2 && isSubtitle(next, body[1]))) &&
      isHeadLike(next) &&
      text.length <= 70;
    if (!says && !isName) break;
    head.push(next);
    body.shift();
    fields = splitFields(head);
  }
  // A location in the margin beside the first bullet point.
  const noted = body[0] === undefined ? '' : splitFields([body[0]]).place;
  return {
    named: {
      names: fields.names.filter((name) => !isProse(name)),
      notes: fields.names.filter(isProse),
      place: fields.place || (head.length > 0 ? '' : noted),
    },
    head,
    body,
  };
}

/** A line between a head and its bullet points that has a place, or its own style. */
function isSubtitle(line: Line, below: Line | undefined): boolean {
  const [one, other] = [line.pieces[0], below?.pieces[0]];
  if (line.isBullet || !below?.isBullet || !one || !other || isProse(mainText(line))) return false;
  const hasPlace = line.pieces.length > 1 && isFact(line.pieces.at(-1)?.text ?? '');
  return hasPlace || one.isItalic !== other.isItalic || one.isBold !== other.isBold;
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
const partsOf = (names: string[]) => (names.length === 1 ? splitPair(names[0] ?? '') : names);
const formOf = (names: string[]) => `${names.length} ${partsOf(names).length}`;

/** What the other entries of the same form say in this place: positive for titles. */
type Habit = (form: string, at: number, own: number) => number;

/** Entries of a section are written alike, so that each place holds the same kind of name. */
function habitOf(entries: readonly { named: Names }[]): Habit {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { named } of entries)
    for (const [at, part] of partsOf(named.names).entries()) {
      const key = `${formOf(named.names)} ${at}`;
      const { sum, count } = sums.get(key) ?? { sum: 0, count: 0 };
      sums.set(key, { sum: sum + within(roleScore(part), 1), count: count + 1 });
    }
  return (form, at, own) => {
    const { sum, count } = sums.get(`${form} ${at}`) ?? { sum: own, count: 1 };
    return count < 2 ? 0 : ((sum - within(own, 1)) / (count - 1)) * 1.5;
  };
}

/**
 * Decides which name is the title and which the company; the order in other entries breaks ties.
 */
function assign(names: string[], isTitleFirst: boolean, habit: Habit): Assigned {
  const parts = partsOf(names);
  if (parts.length === 0) return { position: '', company: '', rest: [] };
  if (parts.length === 1) {
    const [only = ''] = parts;
    return titleScore(only) >= 0 && (titleScore(only) > 0 || isTitleFirst)
      ? { position: only, company: '', rest: [] }
      : { position: '', company: only, rest: [] };
  }
  const scored = parts.slice(0, 4).map((text, at) => {
    const own = within(roleScore(text), 1.2);
    return { text, at, score: own + habit(formOf(names), at, own) };
  });
  const order = isTitleFirst ? 0.2 : -0.2;
  const best = scored.toSorted(
    (a, b) => b.score - order * b.at - (a.score - order * a.at) || a.at - b.at,
  )[0];
  const others = scored.filter((each) => each !== best);
  const company = others.toSorted((a, b) => a.score + a.at * 0.6 - (b.score + b.at * 0.6))[0];
  const rest = [
    ...others.filter((each) => each !== company).map((each) => each.text),
    ...parts.slice(4),
  ];
  return { position: best?.text ?? '', company: company?.text ?? '', rest };
}

/** Time away from work, which is no job. */
const away =
  /^(?:(?:parental|maternity|paternity|family|medical|sick|sabbatical|study) leave|sabbatical|career (?:break|gap)|gap year|elternzeit|mutterschutz|sabbatjahr|cong[ée] (?:parental|de maternit[ée]|sabbatique)|(?:baja|permiso) (?:maternal|parental|por maternidad))$/iu;

/**
 * The jobs of a section, each anchored at its dates; a role listed under a company takes its name.
 */
export function readExperience(lines: readonly Line[]): ExtractedExperience[] {
  const prepared = markIndented(joinBesideDates(rewriteJobSentences(lines)));
  const dated = splitByDates(prepared);
  const entries = (dated.length > 0 ? dated : splitByLooks(prepared))
    .map((entry) => {
      const taken = takeNames(entry);
      return { ...taken, named: withoutCity(taken.named), dates: entry.dates };
    })
    .filter(
      ({ named: { names }, body }) =>
        body.length > 0 || names.length !== 1 || !away.test(names[0] ?? ''),
    );
  const habit = habitOf(entries);
  const votes = entries.reduce((sum, { named }) => {
    const [one, two] = named.names.length === 1 ? splitPair(named.names[0] ?? '') : named.names;
    return two === undefined || one === undefined
      ? sum
      : sum + Math.sign(roleScore(one) - roleScore(two));
  }, 0);
  // LinkedIn writes the employer above the title, and durations in brackets or on their own line.
  const isLinkedIn = prepared.some(
    (line) =>
      isOnlyDuration(line.text) || /\(\d+ (?:year|month)s?(?: \d+ months?)?\)$/u.test(line.text),
  );
  const isTitleFirst = votes > 0 || (votes === 0 && !isLinkedIn);
  const found: ExtractedExperience[] = [];
  let over: ResumeExperience | null = null;
  for (const [at, { named, head, body, dates }] of entries.entries()) {
    const before = found.at(-1)?.entry;
    const [first] = entries;
    // Another role at the company above, so 'Data Scientist, Growth' is its title.
    const isRoleBelow =
      before !== undefined &&
      named.names.length === 1 &&
      (first?.named.names.length ?? 0) > 1 &&
      head.length < (first?.head.length ?? 0) &&
      titleScore(named.names[0] ?? '') > 0;
    const isRoleOf: boolean = over !== null && isRole(named, dates, over);
    if (isRoleOf && before === over) found.pop();
    const next = entries[at + 1];
    const isEmployer: boolean =
      !isRoleOf &&
      body.length === 0 &&
      named.names.length === 1 &&
      titleScore(named.names[0] ?? '') <= 0 &&
      next !== undefined &&
      next.named.names.length === 1 &&
      titleScore(next.named.names[0] ?? '') > 0 &&
      isWithin(next.dates, dates);
    const { position, company, rest }: Assigned = isEmployer
      ? { position: '', company: named.names[0] ?? '', rest: [] }
      : isRoleBelow || isRoleOf
        ? { position: named.names.join(' – '), company: '', rest: [] }
        : withCityApart(withPlaceAsCompany(assign(named.names, isTitleFirst, habit), named), named);
    if (position === '' && company === '' && body.length === 0) continue;
    const ofBefore = company === '' && position !== '' ? before : undefined;
    const entry: ResumeExperience = {
      id: `experience-${found.length + 1}`,
      company: ofBefore?.company ?? company,
      position,
      location: named.place || (ofBefore?.location ?? ''),
      start: dates?.start || dates?.end || '',
      end: dates?.end ?? '',
      description: [
        ...named.notes,
        ...rest,
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
function isRole({ names }: Names, dates: DateRange | null, over: ResumeExperience): boolean {
  const [first = '', ...others] = names;
  const isTitle = titleScore(first) > 0 && others.every((name) => titleScore(name) >= 0);
  const start = dates?.start || dates?.end || '';
  return (
    isTitle && start !== '' && over.start !== '' && start.slice(0, 4) >= over.start.slice(0, 4)
  );
}

/**
 * 'Shopee, Singapore' parses as a location, but if nothing else names the company, its first part
 * does.
 */
function withPlaceAsCompany<T extends { company: string }>(names: T, named: Names): T {
  const [first = '', ...rest] = named.place.split(', ');
  if (names.company !== '' || rest.length === 0 || isPlace(first)) return names;
  named.place = rest.join(', ');
  return { ...names, company: first };
}

/** A line without the dates and locations in its margin. */
function withoutNotes(line: Line): Line {
  const text = mainText(line);
  const sign = line.isBullet ? (/^\S\s/u.exec(line.text)?.[0] ?? '') : '';
  return { ...line, text: sign !== '' && !text.startsWith(sign.trim()) ? sign + text : text };
}
