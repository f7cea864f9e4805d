import type { OwnProfile } from '#contract/profile.ts';
import type { Actor } from '#domain/actor.ts';
import { completenessOf, type MeasuredProfile } from '#domain/profile/completeness.ts';
import { type Specialization, specializations } from '#domain/profile/specialization.ts';

type Row = Omit<MeasuredProfile, 'hasPhoto'> & {
  firstName: string;
  lastName: string;
  email: string;
  skills: string[];
  photoId: string | null;
  version: number;
};

export function profileOf({ resumes, ...row }: Row, kind: Actor['kind']): OwnProfile {
  const specialization = specializationOf(row.specialization);
  const measured = { ...row, specialization, resumes, hasPhoto: row.photoId !== null };
  return {
    ...row,
    bio: row.bio ?? '',
    education: row.education ?? '',
    location: row.location ?? '',
    phone: row.phone ?? '',
    specialization,
    completeness: kind === 'student' ? completenessOf(measured) : null,
  };
}

export function specializationOf(text: string | null): Specialization | null {
  return specializations.find((each) => each === text) ?? null;
}
