import type { OwnProfile } from '#contract/profile.ts';
import { type Specialization, specializations } from '#domain/profile/specialization.ts';
import type { FormValues } from '#web/lib/form-values.ts';

/** The part of a profile that its owner writes. */
export type WrittenProfile = {
  firstName: string;
  lastName: string;
  bio: string;
  education: string;
  location: string;
  phone: string;
  specialization: Specialization | null;
  skills: string[];
};
export type WrittenField = keyof WrittenProfile;

export const writtenFields: readonly WrittenField[] = [
  'firstName',
  'lastName',
  'bio',
  'education',
  'location',
  'phone',
  'specialization',
  'skills',
];

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
export function profileFrom(values: FormValues): WrittenProfile {
  const text = (name: WrittenField) => values[name] ?? '';
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    bio: text('bio'),
    education: text('education'),
    location: text('location'),
    phone: text('phone'),
    specialization: specializations.find((each) => each === text('specialization')) ?? null,
    skills: text('skills').split('\n').filter(Boolean),
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
