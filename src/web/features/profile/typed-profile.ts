import type { OwnProfile } from '#contract/profile.ts';
import { type ValuesOf, valuesOf as valuesIn } from '#domain/fields.ts';
import { profileFields } from '#domain/profile/profile-fields.ts';
import type { FormValues } from '#web/lib/form-values.ts';

export type WrittenProfile = ValuesOf<typeof profileFields>;
export type WrittenField = keyof WrittenProfile;

export const writtenFields = Object.keys(profileFields) as WrittenField[];

export function writtenOf(profile: OwnProfile): WrittenProfile {
  const { firstName, lastName, bio, education, location, phone, specialization, skills } = profile;
  return { firstName, lastName, bio, education, location, phone, specialization, skills };
}

/** A profile as form values: skills are one per line. */
export function valuesOf(profile: OwnProfile): FormValues {
  const { skills, specialization, ...texts } = writtenOf(profile);
  return {
    ...texts,
    specialization: specialization ?? '',
    skills: skills.join('\n'),
    version: String(profile.version),
  };
}

export const profileFrom = (values: FormValues): WrittenProfile => valuesIn(profileFields, values);

/** The fields that differ, ignoring leading and trailing spaces. */
export function changedFields(one: WrittenProfile, other: WrittenProfile): WrittenField[] {
  const plain = (profile: WrittenProfile, field: WrittenField) => {
    const value = profile[field];
    return Array.isArray(value) ? value.join('\n') : (value ?? '').trim().replaceAll('\r\n', '\n');
  };
  return writtenFields.filter((field) => plain(one, field) !== plain(other, field));
}

/**
 * The fields that the reader left as loaded, with what another tab saved since: keeping one's own
 * changes must not undo the other tab's.
 */
export function takenOver(
  loaded: OwnProfile,
  typed: FormValues,
  theirs: OwnProfile,
): [WrittenField, string][] {
  const own = changedFields(writtenOf(loaded), profileFrom(typed));
  const values = valuesOf(theirs);
  return writtenFields
    .filter((field) => !own.includes(field))
    .map((field) => [field, values[field] ?? '']);
}
