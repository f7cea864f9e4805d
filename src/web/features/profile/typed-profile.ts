import type { OwnProfile } from '#contract/profile.ts';
import { type ValuesOf, valuesOf as valuesIn } from '#domain/fields.ts';
import { profileFields } from '#domain/profile/profile-fields.ts';
import type { FormValues } from '#web/lib/form-values.ts';

/** The part of a profile that its owner writes. */
export type WrittenProfile = ValuesOf<typeof profileFields>;
export type WrittenField = keyof WrittenProfile;

export const writtenFields = Object.keys(profileFields) as WrittenField[];

export function writtenOf(profile: OwnProfile): WrittenProfile {
  const { firstName, lastName, bio, education, location, phone, specialization, skills } = profile;
  return { firstName, lastName, bio, education, location, phone, specialization, skills };
}

/** A profile as its form shows it: skills are lines. */
export function valuesOf(profile: OwnProfile): FormValues {
  const { skills, specialization, ...texts } = writtenOf(profile);
  return {
    ...texts,
    specialization: specialization ?? '',
    skills: skills.join('\n'),
    version: String(profile.version),
  };
}

/** What a form shows as a profile. */
export const profileFrom = (values: FormValues): WrittenProfile => valuesIn(profileFields, values);

/** The fields in which two differ; spaces around a text make no difference. */
export function changedFields(one: WrittenProfile, other: WrittenProfile): WrittenField[] {
  const plain = (profile: WrittenProfile, field: WrittenField) => {
    const value = profile[field];
    return Array.isArray(value) ? value.join('\n') : (value ?? '').trim().replaceAll('\r\n', '\n');
  };
  return writtenFields.filter((field) => plain(one, field) !== plain(other, field));
}
