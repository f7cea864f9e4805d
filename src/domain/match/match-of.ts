import { type Nearness, nearness } from '#domain/occupation/occupation-of.ts';
import { fieldExperience, requiredYearsFor } from './experience-value.ts';
import { fieldFit } from './field-fit.ts';
import { isKnown, locationFit } from './location-value.ts';
import type { PostingFacts, StudentFacts } from './match-facts.ts';
import { type MatchPart, matchWeights } from './match-weights.ts';
import { requirementsOf } from './requirements.ts';
import { salaryValue } from './salary-value.ts';
import { scoreOf } from './score-of.ts';
import { skillsFit } from './skills-value.ts';

/** Increase with every change to the scoring, so that only comparable scores are compared. */
export const matchVersion = 2;

export type Match = ReturnType<typeof matchOf>;

/**
 * Why location and pay don't count: the work is in another occupation, or requires far more years.
 */
export const barriers = ['occupation', 'years'] as const;
export type Barrier = (typeof barriers)[number];

export const fields = ['other', 'near', 'own'] as const;

/**
 * Scores how well a student and a posting match, identically for both sides: four parts with their
 * evidence and what would raise them. Hard requirements are returned separately and never affect
 * the score.
 */
export function matchOf(posting: PostingFacts, student: StudentFacts, now: Date) {
  const requiredYears = requiredYearsFor(posting.level, posting.isInternship);
  const skills = skillsFit(posting.skills, student.skills);
  const place = locationFit(student, posting);
  const { salary } = posting;
  const field = skills && fieldFit(knownNearness(posting, student), skills.value);
  const experience =
    requiredYears === null || student.years === null
      ? null
      : fieldExperience(student.years, requiredYears, field ?? nearness.own);
  const barrier: Barrier | null =
    field === nearness.other ? 'occupation' : experience?.isInReach === false ? 'years' : null;
  const partValues: Record<MatchPart, number | null> = {
    skills: skills && skills.value,
    experience: experience && experience.value,
    location: place && place.value,
    salary:
      salary === null || student.expectedSalary === null
        ? null
        : salaryValue(student.expectedSalary, salary.max),
  };
  // Location and pay are worth nothing in a job the student can't take, whether stated or not.
  const isOut = barrier !== null && scoreOf(partValues).score !== null;
  const values = isOut ? { ...partValues, location: 0, salary: 0 } : partValues;
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
          experience === null || requiredYears === null
            ? raiseOf(
                null,
                requiredYears !== null && student.years === null,
                'say-years',
                'gain-years',
              )
            : raiseOfExperience(experience, requiredYears.from, field, skills?.value ?? 100),
        evidence: {
          years: student.years,
          counted: experience?.counted ?? null,
          field: field === null ? null : (fields[field] ?? null),
          from: requiredYears?.from ?? null,
          to: requiredYears?.to ?? null,
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
    skillBadge: posting.skillBadge,
  };
}

const knownNearness = ({ occupation }: PostingFacts, student: StudentFacts) =>
  occupation === null ? null : (student.nearness[occupation] ?? null);

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

/**
 * What the student could do to raise a part; null when it is full, or when only the posting could
 * add data.
 */
function raiseOf(value: number | null, isUnsaid: boolean, say: Raise, gain: Raise): Raise | null {
  if (isUnsaid) return value === 100 ? null : say;
  return value === null || value === 100 ? null : gain;
}

/** More years when too few count; otherwise skills, since surplus years can't be reduced. */
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
  const hasPlace = place !== null && isKnown(place);
  if (value === 100) return null;
  if (hasPlace && places.length === 0 && wantsRemote !== 'only') return 'say-places';
  if (isRemote) return 'take-remote';
  if (!hasPlace) return null;
  return wantsRemote === 'only' ? 'leave-home' : 'add-place';
}
