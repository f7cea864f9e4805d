/**
 * The content of a resume. All text is plain; '' means not given. A description has one bullet
 * point per line. A month is '', 'YYYY' or 'YYYY-MM'; an end may also be `present`.
 */
export type Resume = {
  basics: ResumeBasics;
  links: ResumeLink[];
  experience: ResumeExperience[];
  education: ResumeEducation[];
  projects: ResumeProject[];
  skills: ResumeSkill[];
  languages: ResumeLanguage[];
  certifications: string[];
  achievements: string[];
  custom: CustomSection[];
  /**
   * Sections from top to bottom: names of `resumeSections` and ids of custom sections. Missing ones
   * follow in default order.
   */
  order: string[];
};

export const present = 'present';

/** Standard sections, in the usual order. */
export const resumeSections = [
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'certifications',
  'languages',
  'achievements',
] as const;
export type ResumeSection = (typeof resumeSections)[number];

export type ResumeBasics = {
  firstName: string;
  lastName: string;
  /** Current or desired job title, such as 'Frontend developer'. */
  title: string;
  email: string;
  phone: string;
  location: string;
  website: string;
  summary: string;
};
export type ResumeLink = { id: string; label: string; url: string };
export type ResumeExperience = {
  id: string;
  company: string;
  position: string;
  location: string;
  start: string;
  end: string;
  description: string;
};
export type ResumeEducation = {
  id: string;
  institution: string;
  /** 'B.Tech', 'Class XII'. */
  degree: string;
  field: string;
  location: string;
  start: string;
  end: string;
  /** As written: '8.6 CGPA', '92 %'. */
  grade: string;
  description: string;
};
export type ResumeProject = {
  id: string;
  name: string;
  role: string;
  url: string;
  start: string;
  end: string;
  description: string;
};
/**
 * `level` is 1 to 5, or 0 when not given; `group` is the heading of several skills ('Databases'),
 * or ''.
 */
export type ResumeSkill = { name: string; level: number; group: string };
export type ResumeLanguage = { name: string; fluency: string };
export type CustomSection = {
  id: string;
  title: string;
  entries: {
    id: string;
    title: string;
    subtitle: string;
    start: string;
    end: string;
    description: string;
  }[];
};
