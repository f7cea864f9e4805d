import { lengthOf, type ValuesOf } from '#domain/fields.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { profileFields } from './profile-fields.ts';

export type ProfileField = Exclude<keyof typeof profileFields, 'skills' | 'specialization'>;
export type ProfileConflict = { field: ProfileField; mine: string; theirs: string };

export type ProfileComparison = {
  /** What the profile does not say and the resume does. */
  filled: { field: ProfileField; value: string }[];
  /** What they say otherwise. */
  conflicts: ProfileConflict[];
  /** Skills that the profile lacks, as many as fit. */
  skills: string[];
  /** Texts of the resume that are longer than the profile takes. */
  tooLong: ProfileField[];
  /** Skills of the resume for which the profile has no room. */
  skillsOver: number;
};

const bare = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** What a resume would bring to a profile, field by field. */
export function compareResume(
  profile: Omit<ValuesOf<typeof profileFields>, 'specialization'>,
  resume: Resume,
): ProfileComparison {
  const { basics, education } = resume;
  const [school] = education;
  const said: Record<ProfileField, string> = {
    firstName: basics.firstName,
    lastName: basics.lastName,
    bio: basics.summary,
    education: school
      ? [school.degree, school.field, school.institution]
          .filter((part) => part.trim() !== '')
          .join(', ')
      : '',
    location: basics.location,
    phone: basics.phone,
  };
  const result: ProfileComparison = {
    filled: [],
    conflicts: [],
    skills: [],
    tooLong: [],
    skillsOver: 0,
  };
  for (const [name, text] of Object.entries(said)) {
    const field = name as ProfileField;
    const value = text.trim();
    const mine = profile[field];
    if (value === '' || bare(value) === bare(mine)) continue;
    if (lengthOf(value) > profileFields[field].max) result.tooLong.push(field);
    else if (mine.trim() === '') result.filled.push({ field, value });
    else result.conflicts.push({ field, mine, theirs: value });
  }
  const known = new Set(profile.skills.map(bare));
  const lacking = resume.skills
    .map(({ name }) => name.trim())
    .filter(
      (name, at, all) =>
        name !== '' &&
        lengthOf(name) <= profileFields.skills.longest &&
        !known.has(bare(name)) &&
        all.findIndex((other) => bare(other) === bare(name)) === at,
    );
  const room = Math.max(0, profileFields.skills.max - profile.skills.length);
  result.skills = lacking.slice(0, room);
  result.skillsOver = lacking.length - result.skills.length;
  return result;
}
