import { experienceValue, yearsAsked } from './experience-value.ts';
import { locationFit } from './location-value.ts';
import type { PostingFacts, StudentFacts } from './match-facts.ts';
import { type MatchPart, matchWeights } from './match-weights.ts';
import { requirementsOf } from './requirements.ts';
import { salaryValue } from './salary-value.ts';
import { scoreOf } from './score-of.ts';
import { skillsFit } from './skills-value.ts';

/** Changes with every rule of the score, so that two numbers are only compared when they mean the same. */
export const matchVersion = 1;

export type Match = ReturnType<typeof matchOf>;

/**
 * How well a student and a posting fit, the same for both sides: four parts with what each is made of and what would
 * raise it, and beside them the conditions of the posting, which never go into the number.
 */
export function matchOf(posting: PostingFacts, student: StudentFacts, now: Date) {
  const asked = yearsAsked(posting.level, posting.isInternship);
  const skills = skillsFit(posting.skills, student.skills);
  const place = locationFit(student, posting);
  const { salary } = posting;
  const values: Record<MatchPart, number | null> = {
    skills: skills && skills.value,
    experience:
      asked === null || student.years === null ? null : experienceValue(student.years, asked),
    location: place && place.value,
    salary:
      salary === null || student.expectedSalary === null
        ? null
        : salaryValue(student.expectedSalary, salary.max),
  };
  const { score, points } = scoreOf(values);
  const base = (part: MatchPart) => ({
    value: values[part],
    weight: matchWeights[part],
    points: points[part],
  });
  return {
    score,
    version: matchVersion,
    parts: [
      {
        part: 'skills' as const,
        ...base('skills'),
        raise: raiseOf(values.skills, student.skills.length === 0, 'name-skills', 'gain-skills'),
        evidence: { skills: skills?.fits ?? [] },
      },
      {
        part: 'experience' as const,
        ...base('experience'),
        raise:
          asked !== null && student.years !== null && student.years > asked.from
            ? null
            : raiseOf(values.experience, student.years === null, 'say-years', 'gain-years'),
        evidence: { years: student.years, from: asked?.from ?? null, to: asked?.to ?? null },
      },
      {
        part: 'location' as const,
        ...base('location'),
        raise: raiseOf(
          values.location,
          student.places.length === 0,
          'say-places',
          posting.isRemote ? 'take-remote' : 'add-place',
        ),
        evidence: {
          place: posting.place?.text ?? null,
          isRemote: posting.isRemote,
          by: place?.by ?? null,
          matched: place?.matched ?? null,
        },
      },
      {
        part: 'salary' as const,
        ...base('salary'),
        raise: raiseOf(values.salary, student.expectedSalary === null, 'say-salary', 'ask-less'),
        evidence: {
          expected: student.expectedSalary,
          min: salary?.min ?? null,
          max: salary?.max ?? null,
        },
      },
    ],
    requirements: requirementsOf(posting, student, now),
  };
}

export const raises = [
  'name-skills',
  'gain-skills',
  'say-years',
  'gain-years',
  'say-places',
  'add-place',
  'take-remote',
  'say-salary',
  'ask-less',
] as const;
export type Raise = (typeof raises)[number];

/** What the student could do for a part; null where it is whole, or where only the posting could tell more. */
function raiseOf(value: number | null, isUnsaid: boolean, say: Raise, gain: Raise): Raise | null {
  if (isUnsaid) return value === 100 ? null : say;
  return value === null || value === 100 ? null : gain;
}
