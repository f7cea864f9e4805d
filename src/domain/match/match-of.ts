import { type Nearness, nearness } from '#domain/occupation/occupation-of.ts';
import { fieldExperience, yearsAsked } from './experience-value.ts';
import { fieldFit } from './field-fit.ts';
import { isKnown, locationFit } from './location-value.ts';
import type { PostingFacts, StudentFacts } from './match-facts.ts';
import { type MatchPart, matchWeights } from './match-weights.ts';
import { requirementsOf } from './requirements.ts';
import { salaryValue } from './salary-value.ts';
import { scoreOf } from './score-of.ts';
import { skillsFit } from './skills-value.ts';

/** Changes with every rule of the score, so that two numbers are only compared when they mean the same. */
export const matchVersion = 2;

export type Match = ReturnType<typeof matchOf>;

/** Why place and pay do not count: the work is of another craft, or asks for years more than the student has. */
export const barriers = ['craft', 'years'] as const;
export type Barrier = (typeof barriers)[number];

export const fields = ['other', 'near', 'own'] as const;

/**
 * How well a student and a posting fit, the same for both sides: four parts with what each is made of and what would
 * raise it, and beside them the conditions of the posting, which never go into the number.
 */
export function matchOf(posting: PostingFacts, student: StudentFacts, now: Date) {
  const asked = yearsAsked(posting.level, posting.isInternship);
  const skills = skillsFit(posting.skills, student.skills);
  const place = locationFit(student, posting);
  const { salary } = posting;
  const field = skills && fieldFit(knownNearness(posting, student), skills.value);
  const experience =
    asked === null || student.years === null
      ? null
      : fieldExperience(student.years, asked, field ?? nearness.own);
  const barrier: Barrier | null =
    field === nearness.other ? 'craft' : experience?.isInReach === false ? 'years' : null;
  const told: Record<MatchPart, number | null> = {
    skills: skills && skills.value,
    experience: experience && experience.value,
    location: place && place.value,
    salary:
      salary === null || student.expectedSalary === null
        ? null
        : salaryValue(student.expectedSalary, salary.max),
  };
  // Where the work is and what it pays is worth nothing to who cannot take it up, whether it is told or not.
  const isOut = barrier !== null && scoreOf(told).score !== null;
  const values = isOut ? { ...told, location: 0, salary: 0 } : told;
  const { score, points } = scoreOf(values);
  const base = (part: MatchPart) => ({
    value: values[part],
    weight: matchWeights[part],
    points: points[part],
  });
  return {
    score,
    version: matchVersion,
    barrier: isOut ? barrier : null,
    parts: [
      {
        part: 'skills' as const,
        ...base('skills'),
        raise: raiseOf(
          values.skills,
          student.skills.length === 0 && posting.skills.length > 0,
          'name-skills',
          'gain-skills',
        ),
        evidence: { skills: skills?.fits ?? [] },
      },
      {
        part: 'experience' as const,
        ...base('experience'),
        raise:
          experience === null || asked === null
            ? raiseOf(null, asked !== null && student.years === null, 'say-years', 'gain-years')
            : raiseOfExperience(experience, asked.from, field, skills?.value ?? 100),
        evidence: {
          years: student.years,
          counted: experience?.counted ?? null,
          field: field === null ? null : (fields[field] ?? null),
          from: asked?.from ?? null,
          to: asked?.to ?? null,
        },
      },
      {
        part: 'location' as const,
        ...base('location'),
        raise: isOut ? null : raiseOfPlace(values.location, posting, student),
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
        raise: isOut
          ? null
          : raiseOf(
              values.salary,
              student.expectedSalary === null && salary !== null,
              'say-salary',
              'ask-less',
            ),
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

const knownNearness = ({ craft }: PostingFacts, student: StudentFacts) =>
  craft === null ? null : (student.nearness[craft] ?? null);

export const raises = [
  'name-skills',
  'gain-skills',
  'say-years',
  'gain-years',
  'say-places',
  'add-place',
  'take-remote',
  'leave-home',
  'say-salary',
  'ask-less',
] as const;
export type Raise = (typeof raises)[number];

/** What the student could do for a part; null where it is whole, or where only the posting could tell more. */
function raiseOf(value: number | null, isUnsaid: boolean, say: Raise, gain: Raise): Raise | null {
  if (isUnsaid) return value === 100 ? null : say;
  return value === null || value === 100 ? null : gain;
}

/** More years where too few of them count; else what the missing skills make of the field, for years too many can't be taken back. */
function raiseOfExperience(
  { counted, value }: { counted: number; value: number },
  from: number,
  field: Nearness | null,
  skills: number,
): Raise | null {
  if (value === 100) return null;
  if (counted < from && field !== nearness.other) return 'gain-years';
  return field === null || field === nearness.own || skills === 100 ? null : 'gain-skills';
}

function raiseOfPlace(
  value: number | null,
  { place, isRemote }: PostingFacts,
  { places, wantsRemote }: StudentFacts,
): Raise | null {
  const isTold = place !== null && isKnown(place);
  if (value === 100) return null;
  if (isTold && places.length === 0 && wantsRemote !== 'only') return 'say-places';
  if (isRemote) return 'take-remote';
  if (!isTold) return null;
  return wantsRemote === 'only' ? 'leave-home' : 'add-place';
}
