import type { OwnProfile } from '#contract/profile.ts';
import type { ValuesOf } from '#domain/fields.ts';
import { profileFields } from '#domain/profile/profile-fields.ts';
import { specializations } from '#domain/profile/specialization.ts';

/** The part of a profile that its owner writes. */
export type WrittenProfile = ValuesOf<typeof profileFields>;
export type WrittenField = keyof WrittenProfile;

export const writtenFields = Object.keys(profileFields) as WrittenField[];

export function writtenOf(profile: OwnProfile): WrittenProfile {
  const { firstName, lastName, bio, education, location, phone, specialization, skills } = profile;
  return { firstName, lastName, bio, education, location, phone, specialization, skills };
}

/** The plain fields of the form as they stand in the browser, whoever filled them and when; those that it lacks stay as they were. */
export function readFields(form: HTMLFormElement, before: WrittenProfile): WrittenProfile {
  const data = new FormData(form);
  const text = (name: WrittenField) => {
    const typed = data.get(name);
    return typeof typed === 'string' ? typed : String(before[name] ?? '');
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    bio: text('bio'),
    education: text('education'),
    location: text('location'),
    phone: text('phone'),
    specialization: specializations.find((each) => each === text('specialization')) ?? null,
    skills: before.skills,
  };
}

/** The fields in which two differ; spaces around a text make no difference. */
export function changedFields(one: WrittenProfile, other: WrittenProfile): WrittenField[] {
  const plain = (profile: WrittenProfile, field: WrittenField) => {
    const value = profile[field];
    return Array.isArray(value) ? value.join('\n') : (value ?? '').trim().replaceAll('\r\n', '\n');
  };
  return writtenFields.filter((field) => plain(one, field) !== plain(other, field));
}
