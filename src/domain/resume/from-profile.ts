import { splitEducation } from '#domain/resume-reading/split-education.ts';
import { emptyEducation, type NewId } from './empty-resume.ts';
import type { Resume } from './resume.ts';

/** Profile data used to prefill a resume. */
export type ResumeProfile = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  bio: string;
  education: string;
  skills: string[];
  /** As text, or ''. */
  specialization: string;
};

/** Fills empty fields from the profile, never overwriting text. `filled` counts the fields. */
export function fillFromProfile(
  resume: Resume,
  profile: ResumeProfile,
  newId: NewId,
): { resume: Resume; filled: number } {
  let filled = 0;
  const take = (written: string, known: string) => {
    if (written.trim() !== '' || known.trim() === '') return written;
    filled += 1;
    return known.trim();
  };
  /** One text in the profile, several fields here. */
  const school = () => {
    const entries = Object.entries(splitEducation(profile.education.trim()));
    return Object.fromEntries(entries.map(([field, known]) => [field, take('', known)]));
  };
  const { basics } = resume;
  const own = new Set(resume.skills.map(({ name }) => name.toLowerCase()));
  const skills = profile.skills.filter((name) => !own.has(name.toLowerCase()));
  const [first, ...others] = resume.education;
  const education =
    first !== undefined && isBlankEducation(first)
      ? [{ ...first, ...school() }, ...others]
      : resume.education.length > 0
        ? resume.education
        : [{ ...emptyEducation(newId()), ...school() }];
  const next: Resume = {
    ...resume,
    basics: {
      ...basics,
      firstName: take(basics.firstName, profile.firstName),
      lastName: take(basics.lastName, profile.lastName),
      title: take(basics.title, profile.specialization),
      email: take(basics.email, profile.email),
      phone: take(basics.phone, profile.phone),
      location: take(basics.location, profile.location),
      summary: take(basics.summary, profile.bio),
    },
    education,
    skills: [...resume.skills, ...skills.map((name) => ({ name, level: 0, group: '' }))],
  };
  return { resume: next, filled: filled + skills.length };
}

function isBlankEducation(entry: Resume['education'][number]): boolean {
  return Object.entries(entry).every(([field, text]) => field === 'id' || text.trim() === '');
}
