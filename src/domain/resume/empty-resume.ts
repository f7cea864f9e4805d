import type { CustomSection, Resume, ResumeEducation, ResumeExperience } from './resume.ts';

/** Generates a unique entry id. */
export type NewId = () => string;

/** An empty resume with the first education and experience entries, which always exist. */
export function emptyResume(newId: NewId): Resume {
  return {
    basics: {
      firstName: '',
      lastName: '',
      title: '',
      email: '',
      phone: '',
      location: '',
      website: '',
      summary: '',
    },
    links: [],
    experience: [emptyExperience(newId())],
    education: [emptyEducation(newId())],
    projects: [],
    skills: [],
    languages: [],
    certifications: [],
    achievements: [],
    custom: [],
    order: [],
  };
}

export function emptyExperience(id: string): ResumeExperience {
  return { id, company: '', position: '', location: '', start: '', end: '', description: '' };
}

export function emptyEducation(id: string): ResumeEducation {
  const dates = { start: '', end: '' };
  return {
    id,
    institution: '',
    degree: '',
    field: '',
    location: '',
    ...dates,
    grade: '',
    description: '',
  };
}

export function emptyProject(id: string): Resume['projects'][number] {
  return { id, name: '', role: '', url: '', start: '', end: '', description: '' };
}

export function emptyCustomEntry(id: string): CustomSection['entries'][number] {
  return { id, title: '', subtitle: '', start: '', end: '', description: '' };
}

/** Adds the first entries that a parsed file lacks. */
export function withFirstEntries(resume: Resume, newId: NewId): Resume {
  return {
    ...resume,
    experience: resume.experience.length > 0 ? resume.experience : [emptyExperience(newId())],
    education: resume.education.length > 0 ? resume.education : [emptyEducation(newId())],
  };
}
