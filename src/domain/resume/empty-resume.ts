import type { CustomSection, Resume, ResumeEducation, ResumeExperience } from './resume.ts';

/** Makes an id that no other entry has. */
export type NewId = () => string;

/** A resume that says nothing yet, with the first entry of education and of experience, which always remain. */
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

/** The same with the first entries, where a file that was read had none. */
export function withFirstEntries(resume: Resume, newId: NewId): Resume {
  return {
    ...resume,
    experience: resume.experience.length > 0 ? resume.experience : [emptyExperience(newId())],
    education: resume.education.length > 0 ? resume.education : [emptyEducation(newId())],
  };
}
