import type { ResumeSection } from './resume.ts';

/** The words on a resume that its owner did not write. */
export type ResumeLabels = {
  sections: Record<ResumeSection, string>;
  /** Stands for the end of what goes on. */
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
