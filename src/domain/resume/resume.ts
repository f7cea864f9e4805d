/**
 * What a resume says. Every text is plain; '' says that nothing was told. Points of a description stand one on a line.
 * A month is '', 'YYYY' or 'YYYY-MM'; an end may also be `present`.
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
  /** Sections from top to bottom: names of `resumeSections`, and ids of custom ones. What is not named follows in their order. */
  order: string[];
};

export const present = 'present';

/** Sections that every resume can have, in the order that readers expect. */
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
  /** What the person is or wants to be: 'Frontend developer'. */
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
  /** As it is written: '8.6 CGPA', '92 %'. */
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
/** `level` from 1 to 5, 0 where none is told; `group` is the heading over some skills ('Databases'), or ''. */
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
