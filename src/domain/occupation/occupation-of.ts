import type { PostingCategory } from '#domain/posting/posting.ts';
import type { Specialization } from '#domain/profile/specialization.ts';
import { meaningsIn } from '#domain/search/meanings-in.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import { occupationCircles, occupationWords } from './occupation-words.ts';

/** How related an occupation is to a student. */
export const nearness = { other: 0, near: 1, own: 2 } as const;
export type Nearness = (typeof nearness)[keyof typeof nearness];

const lines = occupationWords
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const listOf = (text = '') => text.split(',').flatMap((word) => word.trim() || []);

/** In the order of their index in the database. */
export const occupations: readonly string[] = lines.map(([name = '']) => name);
const place = (name: string) => occupations.indexOf(name);

const ofSkill = new Map<string, number[]>();
const ofWork = new Map<string, number>();
for (const [at, [, works, skills]] of lines.entries()) {
  for (const work of listOf(works)) ofWork.set(`¤work ${work}`, at);
  for (const name of listOf(skills)) {
    const { key } = skillOf(name);
    ofSkill.set(key, [...(ofSkill.get(key) ?? []), at]);
  }
}
const circles = occupationCircles
  .trim()
  .split('\n')
  .map((line) => listOf(line).map(place));

const byCategory: Record<PostingCategory, string | null> = {
  // Too broad to identify an occupation.
  'Software Development': null,
  'Data Science': 'Data science',
  Design: 'Product design',
  DevOps: 'Infrastructure',
  'Product Management': 'Product management',
  Marketing: 'Marketing',
  Sales: 'Sales',
  'Customer Support': 'Support',
};
const bySpecialization: Record<Specialization, readonly string[]> = {
  computer_science: ['Front end', 'Back end', 'Full stack', 'Mobile', 'Testing'],
  data_science: ['Analysis', 'Data engineering', 'Data science'],
  web_development: ['Front end', 'Back end', 'Full stack'],
  mobile_development: ['Mobile'],
  ui_ux_design: ['Product design', 'Graphic design'],
  business: ['Analysis', 'Product management', 'Sales', 'Finance', 'People', 'Operations'],
  marketing: ['Marketing', 'Writing'],
  other: [],
};

const ofCategory = new Map<string, string | null>(Object.entries(byCategory));
const ofSpecialization = new Map<string, readonly string[]>(Object.entries(bySpecialization));

function countsOf(skills: readonly string[]): number[] {
  const counts = occupations.map(() => 0);
  const keys = new Set(skills.map((name) => skillOf(name).key));
  for (const key of keys)
    for (const at of ofSkill.get(key) ?? []) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

const most = (counts: readonly number[]) => {
  const highest = Math.max(...counts);
  return highest === 0 ? null : counts.indexOf(highest);
};

/**
 * Determines a posting's occupation (by index) from the job title, else the skills in the title,
 * else the required skills, else its category. Null when none is conclusive.
 */
export function occupationOfPosting({
  title,
  skills,
  category,
}: {
  title: string;
  skills: readonly string[];
  category: string | null;
}): number | null {
  const named = occupationOfTitle(title);
  if (named !== null) return named;
  const meant = meaningsIn(title);
  const occupation =
    most(countsOf(meant.flatMap(({ skill }) => skill ?? []))) ?? most(countsOf(skills));
  if (occupation !== null) return occupation;
  const name = category === null ? undefined : ofCategory.get(category);
  return name ? place(name) : null;
}

/** The occupation that a job title names, without regard to skills in it; null for none. */
export function occupationOfTitle(title: string): number | null {
  for (const { mark } of meaningsIn(title)) {
    const named = ofWork.get(mark);
    if (named !== undefined) return named;
  }
  return null;
}

/** 'Software engineer' is the work of several occupations. */
const software =
  /\b(?:software|programmer|coder|sde|(?:web|application|systems?) (?:developer|engineer))\b/iu;
const coding = new Set(['Front end', 'Back end', 'Full stack', 'Mobile'].map(place));
const computing = new Set(
  'Testing, Infrastructure, Security, Devices, Games, Data engineering, Data science'
    .split(', ')
    .map(place),
);

/** How related two job titles are, from 0 to 1; null when an occupation is unknown. */
export function relationOfTitles(one: string, other: string): number | null {
  const [here, there] = [occupationOfTitle(one), occupationOfTitle(other)];
  if (here !== null && there !== null) return relationOf(here, there);
  const known = here ?? there;
  const isSoftware = software.test(here === null ? one : other);
  if (!isSoftware) return null;
  if (known === null) return software.test(other) ? 1 : null;
  return coding.has(known) ? 1 : computing.has(known) ? 0.5 : 0;
}

/** How related two occupations are, from 0 to 1. */
function relationOf(one: number, other: number): number {
  if (one === other) return 1;
  return circles.some((circle) => circle.includes(one) && circle.includes(other)) ? 0.5 : 0;
}

/**
 * How related each occupation is to a student. The one with most of their skills is their own, as
 * is any with at least two thirds as many; occupations related to those, or to what they study, are
 * near. Empty when unknown.
 */
export function nearnessOf(skills: readonly string[], specialization: string | null): Nearness[] {
  const counts = countsOf(skills);
  const highest = Math.max(...counts);
  const own = counts.map((count) => count > 0 && 3 * count >= 2 * highest);
  const studied = (ofSpecialization.get(specialization ?? '') ?? []).map(place);
  if (highest === 0 && studied.length === 0) return [];
  return occupations.map((_, at) => {
    if (own[at]) return nearness.own;
    const isBeside = circles.some(
      (circle) => circle.includes(at) && circle.some((each) => own[each]),
    );
    return isBeside || studied.includes(at) ? nearness.near : nearness.other;
  });
}
