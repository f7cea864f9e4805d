import type { MeasuredProfile } from './completeness.ts';

/** A profile without anything. */
export const emptyProfile: MeasuredProfile = {
  skills: [],
  resumes: 0,
  education: null,
  bio: null,
  specialization: null,
  location: null,
  phone: null,
  hasPhoto: false,
};
