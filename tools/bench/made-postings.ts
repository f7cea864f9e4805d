import { v7 as uuid } from 'uuid';
import {
  postingCategories,
  postingLevels,
  postingTypes,
  type SalaryPeriod,
} from '#domain/posting/posting.ts';
import { createRandom, type Random } from '#server/db/demo/demo-random.ts';
import { demoRoles } from '#server/db/demo/demo-roles.ts';

const day = 24 * 60 * 60 * 1_000;
const places = [
  'Bengaluru',
  'Pune',
  'Hyderabad',
  'Chennai',
  'Berlin',
  'Lisbon',
  'Toronto',
  'Singapore',
];
const fields = [
  'Logistics',
  'Payments',
  'Health',
  'Energy',
  'Education',
  'Insurance',
  'Travel',
  'Retail',
];
const heads = [
  'Copper',
  'North',
  'River',
  'Amber',
  'Field',
  'Harbour',
  'Silver',
  'Cedar',
  'Stone',
  'Bright',
];
const tails = ['gate', 'works', 'line', 'bridge', 'yard'];
const roles = Object.values(demoRoles);
const sentences = roles.flatMap((role) => [...role.duties, ...role.needs, ...role.pluses]);
const pay = [
  ['INR', 600_000, 'year'],
  ['EUR', 42_000, 'year'],
  ['USD', 35, 'hour'],
  ['INR', 25_000, 'month'],
] as const satisfies [string, number, SalaryPeriod][];

const at = (ms: number) => new Date(ms).toISOString();

/** An id for that time, deterministic for the same random generator. */
function idAt(ms: number, random: Random): string {
  return uuid({ msecs: ms, random: Uint8Array.from({ length: 16 }, () => random.whole(0, 255)) });
}

/** Approved companies, the same on every machine for the same `until`. */
export function makeCompanies(count: number, until: number) {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, index) => {
    const head = heads[index % heads.length] ?? '';
    const tail = tails[Math.floor(index / heads.length) % tails.length] ?? '';
    const field = fields[index % fields.length] ?? '';
    const name = `${head}${tail} ${field} ${Math.floor(index / (heads.length * tails.length)) + 1}`;
    const createdAt = until - 800 * day + index * 1_000;
    return {
      id: idAt(createdAt, random),
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      status: 'approved',
      description: `${name} makes software that people depend on every day. ${prose(random, 300)}`,
      created_at: at(createdAt),
    };
  });
}

/**
 * A posting like those of job boards: title of 10 to 60 characters, text of 1,000 to 8,000, 3 to 9
 * skills. Of a hundred, 94 are open; the rest is closed, draft, or past its deadline.
 */
export function makePosting(random: Random, companyId: string, until: number) {
  const role = random.pick(roles);
  const level = random.pick(postingLevels);
  const posted = Math.floor(until - random.next() ** 2 * 360 * day);
  const fate = random.next();
  const [currency, base, period] = random.pick(pay);
  const min = Math.round(base * random.between(1, 3));
  const isPaid = random.chance(0.7);
  const isExpired = fate >= 0.94 && fate < 0.96;
  const deadline = random.chance(0.5) ? at(until + random.whole(2, 120) * day) : null;
  return {
    company_id: companyId,
    id: idAt(posted, random),
    title: `${level === 'Lead' || level === 'Senior' ? `${level} ` : ''}${role.primaryRole}, ${random.pick(fields)}`,
    description: prose(random, Math.round(1_000 + random.next() ** 2 * 7_000)),
    primary_role: role.primaryRole,
    department: role.department,
    duration: random.pick(['Full-time', '6 months', '12 months', '20 hours a week']),
    skills: random.some(role.skills, random.whole(3, 9)),
    category: random.pick(postingCategories),
    level,
    type: random.pick(postingTypes),
    location: random.pick(places),
    workplace: random.chance(0.3) ? 'remote' : 'onsite',
    salary_min: isPaid ? min : null,
    salary_max: isPaid ? Math.round(min * 1.4) : null,
    salary_currency: isPaid ? currency : null,
    salary_period: isPaid ? period : null,
    deadline: isExpired ? at(until - day) : deadline,
    state: fate < 0.96 ? 'active' : fate < 0.98 ? 'closed' : 'draft',
    posted_at: at(posted),
  };
}

function prose(random: Random, length: number): string {
  let text = '';
  while (text.length < length)
    text += `${random.pick(sentences)}.${random.chance(0.2) ? '\n\n' : ' '}`;
  return text.trim();
}
