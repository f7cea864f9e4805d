import { isAboutEmployer } from './about-employer.ts';
import { colleaguesIn, isAmong } from './colleagues.ts';
import { isAboutCompany, namesIn } from './company-words.ts';
import { degrees, requiredFieldsIn } from './degree-fields.ts';
import { employerOf, isEmployerHere } from './employer-of.ts';
import type { SkillMatch } from './find-skills.ts';
import { termsIn } from './find-terms.ts';
import type { MatchWord } from './job-match.ts';
import { roleOf } from './role-of.ts';
import { skillsInLines } from './skills-in-lines.ts';
import { splitDescription } from './split-description.ts';
import { requiredYearsIn } from './years-of-work.ts';

export type Requirement = {
  type: 'role' | 'skill' | 'word' | 'years';
  key: string;
  /** In its first spelling. */
  text: string;
  kind: MatchWord['kind'];
  weight: number;
  isSoft: boolean;
  /** Words of the fields that a degree must be in; empty where any will do. */
  fields: readonly string[];
  /** For years of experience; otherwise 0. */
  years: number;
  /** Groups alternatives of which one is enough; null for a single item. */
  choice: string | null;
  /** Number of description parts that name it. */
  times: number;
};

const rank = { required: 0, preferred: 1, other: 2 };
const order = { role: 0, years: 1, skill: 2, word: 3 };
const weightOf = { skill: 3, soft: 1, word: 1, years: 1 };
const plainItem = { isSoft: false, fields: [], years: 0, choice: null };

/**
 * Everything a description asks for, without duplicates, each with its strongest type: required
 * before preferred, skills before words, then by frequency.
 */
export function findRequirements(description: string): Requirement[] {
  const parts = splitDescription(description).flatMap(({ text, kind }) =>
    kind === 'none' ? [] : [{ text, kind }],
  );
  const texts = parts.map(({ text }) => text);
  const skills = skillsInLines(texts);
  const names = namesIn(texts);
  const employer = employerOf(description);
  const areMarked = parts.some(({ kind }) => kind !== 'other');
  const found = new Map<string, Requirement>();
  const add = (requirement: Omit<Requirement, 'times'>) => {
    const key = `${requirement.type} ${requirement.key}`;
    const before = found.get(key);
    if (!before) found.set(key, { ...requirement, times: 1 });
    else
      found.set(key, {
        ...before,
        times: before.times + 1,
        kind: rank[requirement.kind] < rank[before.kind] ? requirement.kind : before.kind,
        choice: before.choice === requirement.choice ? before.choice : null,
        fields: before.fields.length > 0 && requirement.fields.length > 0 ? before.fields : [],
      });
  };
  const role = roleOf(description);
  if (role !== '')
    add({ ...plainItem, type: 'role', key: role, text: role, kind: 'required', weight: 1 });
  for (const [at, { text, kind }] of parts.entries()) {
    if (isAboutEmployer(text, skills[at] ?? [], employer)) continue;
    const known = (skills[at] ?? []).filter((skill) => !isEmployerHere(text, skill, employer));
    const colleagues = colleaguesIn(text);
    const own = known.filter((skill) => !isAmong(skill, colleagues));
    const choices = choicesIn(text, own);
    const fields = requiredFieldsIn(text);
    for (const [n, { key, start, end, isSoft }] of own.entries())
      add({
        ...plainItem,
        type: 'skill',
        key,
        text: text.slice(start, end),
        kind,
        weight: isSoft ? weightOf.soft : weightOf.skill,
        isSoft,
        fields: degrees.has(key) ? fields : [],
        choice: choices[n] ?? null,
      });
    const years = requiredYearsIn(text);
    if (years && kind !== 'other')
      add({
        ...plainItem,
        type: 'years',
        key: `${years.years}`,
        text: years.text,
        kind,
        weight: weightOf.years,
        years: years.years,
      });
    if (text === role || (kind === 'other' && isAboutCompany(text))) continue;
    for (const [key, term] of termsIn({
      text,
      isRequirement: kind !== 'other',
      areOthers: areMarked,
      skills: known,
      names,
      employer,
    }))
      add({ ...plainItem, type: 'word', key, text: term, kind, weight: weightOf.word });
  }
  return [...found.values()].toSorted(
    (one, other) =>
      rank[one.kind] - rank[other.kind] ||
      order[one.type] - order[other.type] ||
      other.times - one.times ||
      (one.key < other.key ? -1 : 1),
  );
}

/**
 * Assigns a line's skills to groups of alternatives, as in 'Java, Kotlin or Scala' and
 * 'B.Tech/MCA'.
 */
function choicesIn(text: string, skills: readonly SkillMatch[]): (string | null)[] {
  const choices: (string | null)[] = skills.map(() => null);
  let from = 0;
  for (let at = 1; at <= skills.length; at++) {
    const [one, other] = [skills[at - 1], skills[at]];
    const gap = one && other ? text.slice(one.end, other.start) : '';
    if (other && /^\.?\s*(?:[,/]\s*(?:or\s+)?|or\s+)$/iu.test(gap)) continue;
    const run = skills.slice(from, at);
    const between = text.slice(run[0]?.end, run.at(-1)?.start);
    const isChoice = /\bor\b/iu.test(between) || run.every(({ key }) => degrees.has(key));
    if (run.length > 1 && isChoice)
      choices.fill([...new Set(run.map(({ key }) => key))].toSorted().join('|'), from, at);
    from = at;
  }
  return choices;
}
