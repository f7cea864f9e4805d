import { isPhone } from '#domain/account/is-phone.ts';
import { lengthOf, type ValuesOf } from '#domain/fields.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { profileFields } from './profile-fields.ts';

export type ProfileField = Exclude<keyof typeof profileFields, 'skills' | 'specialization'>;
export type ProfileConflict = { field: ProfileField; mine: string; theirs: string };

export type ProfileComparison = {
  /** Fields that are empty in the profile only. */
  filled: { field: ProfileField; value: string }[];
  /** Fields that differ. */
  conflicts: ProfileConflict[];
  /** New skills, as many as fit. */
  skills: string[];
  /** Texts too long for the profile. */
  tooLong: ProfileField[];
  /** Number of new skills that don't fit. */
  skillsOver: number;
};

const bare = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

export function compareResume(
  profile: Omit<ValuesOf<typeof profileFields>, 'specialization'>,
  resume: Resume,
): ProfileComparison {
  const { basics, education } = resume;
  const [school] = education;
  const values: Record<ProfileField, string> = {
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
  for (const [name, text] of Object.entries(values)) {
    const field = name as ProfileField;
    const value = text.trim();
    const mine = profile[field];
    if (value === '' || bare(value) === bare(mine)) continue;
    if (field === 'phone' && !isPhone(value)) continue;
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
