import { requiredYearsFor } from '#domain/match/experience-value.ts';
import { countryOf } from '#domain/posting/country-of.ts';
import { postingTexts } from './demo-posting-texts.ts';
import type { DemoPosting } from './demo-postings.ts';
import type { Random } from './demo-random.ts';
import type { RoleName } from './demo-roles.ts';

/** Years of work and how many students of a hundred have them: most are near graduation. */
const years: [years: number, share: number][] = [
  [0, 24],
  [1, 21],
  [2, 17],
  [3, 14],
  [4, 9],
  [5, 6],
  [6, 4],
  [7, 2],
  [8, 3],
];

export function yearsOfWork(random: Random): number {
  return random.weighted(years, ([, share]) => share)[0];
}

const fields: [RegExp, RoleName[]][] = [
  [/Design|Graphic|F\.A\.|Diseño/u, ['product', 'artist', 'research']],
  [/Statist|Math|Data|Analytics|Estad|Energy/u, ['analyst', 'scientist', 'learning', 'pipelines']],
  [/Electron|Mechanical|Computer Eng/u, ['embedded', 'backend', 'cloud', 'reliability']],
  [/Psychology/u, ['research', 'success', 'support']],
  [/Market|English|Communications/u, ['content', 'growth', 'development']],
  [
    /Com\b|BBA|BMS|MBA|Econom|Business|Logistics/u,
    ['manager', 'account', 'growth', 'success', 'analyst', 'support', 'development'],
  ],
];
const technical: RoleName[] = [
  'backend',
  'frontend',
  'mobile',
  'fullstack',
  'quality',
  'reliability',
  'cloud',
  'gameplay',
  'learning',
];

const postings = Object.values(postingTexts).flat();

/** The work that a degree leads to, in the proportions in which it is offered. */
export function roleFor(random: Random, degree: string): RoleName {
  const names = fields.find(([field]) => field.test(degree))?.[1] ?? technical;
  return random.weighted(names, (name) => postings.filter(({ role }) => role === name).length);
}

const circles: RoleName[][] = [
  ['frontend', 'fullstack', 'backend', 'mobile'],
  ['backend', 'reliability', 'cloud', 'quality'],
  ['analyst', 'scientist', 'learning', 'pipelines'],
  ['product', 'research', 'artist'],
  ['content', 'growth'],
  ['development', 'account', 'success', 'support'],
  ['embedded', 'gameplay', 'backend'],
];
const isRelated = (one: RoleName, other: RoleName) =>
  circles.some((circle) => circle.includes(one) && circle.includes(other));

/** A kind of work close to a role. */
export function relatedRole(random: Random, role: RoleName): RoleName | null {
  const others = circles.filter((circle) => circle.includes(role)).flat();
  const near = others.filter((other) => other !== role);
  return near.length === 0 ? null : random.pick(near);
}

type Applicant = {
  role: RoleName;
  years: number;
  city: string;
  category: string;
  skills: string[];
};

/**
 * How well people and postings find each other: 1 for the usual applicant; 0 for work in another
 * field, or when none of the skills asked for is known.
 */
export function likelihood(
  { role, years: worked, city, category, skills }: Applicant,
  posting: Pick<DemoPosting, 'role' | 'level' | 'skills' | 'location' | 'isRemote' | 'category'>,
): number {
  const isOwn = role === posting.role;
  const isNear = isRelated(role, posting.role);
  const work = isOwn ? 1 : isNear ? 0.3 : category === posting.category ? 0.06 : 0;
  const known = posting.skills.filter((skill) => skills.includes(skill)).length;
  const skilled = known === 0 ? 0 : 0.1 + (0.9 * known) / posting.skills.length;
  const { from, to } = requiredYearsFor(posting.level, false) ?? { from: 0, to: null };
  const missing = Math.max(0, from - worked);
  const over = to === null ? 0 : Math.max(0, worked - to);
  const country = countryOf(posting.location);
  const isHere = country === null || country === countryOf(city);
  const place = posting.isRemote || isHere ? 1 : 0.12;
  return (
    work * skilled * 0.45 ** missing * 0.7 ** over * place * (city === posting.location ? 1.6 : 1)
  );
}
