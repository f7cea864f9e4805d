import { type Grammar, joined } from './assign-slots.ts';
import { isEmployerName } from './employer-name.ts';
import { endsWithState, isPlace } from './find-place.ts';
import { endsWithHolder, isFieldOfWork } from './occupation-words.ts';
import { isProse } from './split-entries.ts';
import { arePartners, mayBeCity } from './split-fields.ts';
import { mayBeTitle, roleScore } from './title-of.ts';

export type JobSlot = 'title' | 'company' | 'place' | 'note';

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
const roleOf = (text: string) => {
  const score = within(roleScore(text), 1.2);
  // 'The Cook' is where a cook works.
  if (/^The\s/u.test(text)) return Math.min(score, -0.3);
  if (score > 0 || isEmployerName(text)) return score;
  if (endsWithHolder(text)) return 0.5;
  // 'Renewable Energy' is more often what a firm does than its whole name.
  if (isFieldOfWork(text)) return score < -1 ? -0.3 : 0.3;
  return score === 0 && mayBeTitle(text) ? 0.25 : score;
};

const name = String.raw`(?:\p{Lu}[\p{L}\d.'’-]*|d[aeiou][ls]?|l[ae]s?|am|an|of|the)`;
const longName = new RegExp(`^${name}(?: ${name}){2,3}$`, 'u');

/** How far a part resembles a place: 1 for a known one, then names that mean nothing else. */
function likePlace(written: string): number {
  const part = written.replace(/\s*\(\d{2,5}\)$/u, '').replaceAll(/[()]/gu, '');
  if (isPlace(part)) return 1;
  if (endsWithState(part)) return 0.15;
  const score = roleScore(part);
  // 'Boulder' only ends like a word for people.
  const isElse = score < 0 || score > 0.6 || isFieldOfWork(part);
  if (isElse || !(mayBeCity(part) || longName.test(part))) return -Infinity;
  const isSure = mayBeCity(part) && !written.startsWith('(') && !/^\p{Lu}{2,5}$/u.test(part);
  return isSure ? 0.15 : -0.1;
}

/** Running words: several of them in small letters. */
const isWordy = (text: string) =>
  text
    .split(/\s+/u)
    .slice(1)
    .filter((word) => /^\p{Ll}{4}/u.test(word)).length > 1;

/** What the further parts of a name cost, which may be something of their own. */
const costOf = (parts: readonly string[], usual: number, field: number) =>
  parts
    .slice(1)
    .map((part) => {
      if (isPlace(part)) return usual + 1;
      return isFieldOfWork(part) ? field : part.startsWith('(') ? 0 : usual;
    })
    .reduce((sum, cost) => sum + cost, 0);

/** How far parts between commas are a location. */
export function placeScore(parts: readonly string[]): number {
  if (isPlace(joined(parts))) return 1.2;
  const like = parts.map(likePlace);
  return like.includes(-Infinity) ? -2 : like.includes(1) ? 1 : Math.min(...like);
}

/** How well parts between commas fill a slot: positive if they do. */
const scores: Record<JobSlot, (parts: readonly string[], text: string) => number> = {
  title: (parts, text) =>
    roleOf(text) -
    costOf(parts, 0.35, 0.1) -
    (parts.some(isEmployerName) || isPlace(text) ? 1 : 0) -
    (isProse(text) ? 2 : 0),
  company: (parts, text) =>
    -roleOf(parts[0] ?? '') -
    (arePartners(parts) ? 0 : costOf(parts, 0.4, 0.2)) +
    (parts.some(isEmployerName) ? 0.3 : 0) -
    (isPlace(text) ? 0.7 : 0) -
    (isProse(text) ? 2 : isWordy(text) ? 0.5 : 0),
  place: (parts) => placeScore(parts),
  note: (_, text) => (isProse(text) ? 0.2 : isFieldOfWork(text) ? -0.4 : -0.6),
};

/** Only after an employer an unknown name is a place: 'Nurse, Acute Care' is a title. */
const isField = (slot: JobSlot, parts: readonly string[], before: JobSlot | undefined) =>
  slot === 'place' && before !== 'company' && !parts.some((part) => isPlace(part));

/** How the head of a job is written. */
export const jobGrammar: Grammar<JobSlot> = {
  forms: [
    ['title'],
    ['company'],
    ['place'],
    ['note'],
    ['title', 'company'],
    ['company', 'title'],
    ['company', 'place'],
    ['title', 'place'],
    ['title', 'company', 'place'],
    ['company', 'title', 'place'],
    ['company', 'place', 'title'],
  ],
  names: ['title', 'company'],
  once: ['title', 'company'],
  evidence: (slot, parts, before) =>
    scores[slot](parts, joined(parts)) - (isField(slot, parts, before?.slot) ? 0.6 : 0),
  prior: (slots, { isEmployer, mayInherit }) => {
    if (isEmployer) return slots.includes('title') ? -5 : 0;
    const place = slots.indexOf('place');
    const [title, company] = [slots.indexOf('title'), slots.indexOf('company')];
    const names = slots.filter((slot) => slot === 'title' || slot === 'company');
    let prior = -0.5 * (names.length - new Set(names).size);
    if (title < 0) prior -= 1;
    if (company < 0) prior += mayInherit ? 0.8 : -1;
    if (title >= 0 && company >= 0 && place >= 0 && place < company)
      prior -= place < title ? 0.4 : title < company ? 0.3 : 0;
    return prior;
  },
};
