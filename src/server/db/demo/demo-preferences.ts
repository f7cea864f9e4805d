import { countryOf } from '#domain/posting/country-of.ts';
import type { DemoStudent } from './demo-people.ts';
import { createRandom } from './demo-random.ts';
import { isTechnical } from './demo-roles.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';

/**
 * The students' job preferences. Half of them, the first one included, are visible to every
 * approved company.
 */
export function addPreferences(
  { now, rows }: DemoMaker,
  students: readonly Pick<DemoStudent, 'id' | 'city' | 'degree' | 'role' | 'years'>[],
): void {
  const random = createRandom(11);
  for (const [at, { id, city, degree, role, years }] of students.entries()) {
    const country = countryOf(city);
    const isHome = country === 'IN';
    const usual = isTechnical(role) ? 6 + 4.5 * years : 4 + 3 * years;
    const lakhs = Math.round(usual * random.between(0.85, 1.35) * 2) / 2;
    const yearly = isHome ? lakhs * 100_000 : (30 + random.whole(5, 9) * (1 + years)) * 1_000;
    rows.jobPreferences.push({
      userId: id,
      years,
      locations:
        isHome && !city.startsWith('Bengaluru') && random.whole(0, 2) > 0
          ? [city, 'Bengaluru']
          : [city],
      wantsRemote: at === 0 ? 'yes' : random.pick(['yes', 'yes', 'yes', 'no', 'only'] as const),
      // Some leave it empty.
      expectedSalary: at > 0 && random.whole(0, 4) === 0 ? null : yearly * 100,
      salaryCurrency: isHome ? 'INR' : 'USD',
      salaryPeriod: 'year',
      degree: /^M|MBA|MCA/u.test(degree) ? 'master' : 'bachelor',
      graduationYear: now.getUTCFullYear() - years,
      permits: country === null ? [] : [country],
      visibility: at === 0 ? 'approved' : random.pick(['approved', 'applied', 'off', 'approved']),
      updatedAt: later(now, -random.between(1, 60) * day),
    });
  }
}
