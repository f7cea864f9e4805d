import type { ResumeSection } from './resume.ts';

/** Texts on a resume that its owner didn't write. */
export type ResumeLabels = {
  sections: Record<ResumeSection, string>;
  /** The end of an ongoing period. */
  present: string;
};

export const englishLabels: ResumeLabels = {
  sections: {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    projects: 'Projects',
    skills: 'Skills',
    certifications: 'Certifications',
    languages: 'Languages',
    achievements: 'Achievements',
  },
  present: 'Present',
};
