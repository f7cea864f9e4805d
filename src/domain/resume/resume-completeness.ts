import { isBlank } from '#domain/is-blank.ts';
import type { Resume } from './resume.ts';

/** Parts of a resume with their weights in percent, most helpful first. */
const weights = {
  contact: 20,
  education: 15,
  work: 15,
  details: 15,
  skills: 15,
  summary: 10,
  title: 5,
  links: 5,
} as const;

export type ResumePart = keyof typeof weights;
const parts = Object.keys(weights) as ResumePart[];

/** Fewer skills say too little about a person. */
const enoughSkills = 5;

export type ResumeCompleteness = {
  /** Weighted share of the completed parts, 0 to 100. */
  percent: number;
  /** The missing part that would help most; null when complete. */
  next: ResumePart | null;
};

/** How many of the parts that employers expect are present; wording isn't judged. */
export function resumeCompletenessOf(resume: Resume): ResumeCompleteness {
  const { basics, experience, education, projects, skills, links } = resume;
  const jobs = experience.filter((job) => !isBlank(job.company) || !isBlank(job.position));
  const ownProjects = projects.filter((project) => !isBlank(project.name));
  const isThere: Record<ResumePart, boolean> = {
    contact: [basics.firstName, basics.email, basics.phone].every((text) => !isBlank(text)),
    education: education.some(
      (school) => !isBlank(school.institution) && !isBlank(`${school.degree}${school.field}`),
    ),
    work: jobs.length + ownProjects.length > 0,
    details: [...jobs, ...ownProjects].some((entry) => !isBlank(entry.description)),
    skills: skills.filter((skill) => !isBlank(skill.name)).length >= enoughSkills,
    summary: !isBlank(basics.summary),
    title: !isBlank(basics.title),
    links: !isBlank(basics.website) || links.some((link) => !isBlank(link.url)),
  };
  return {
    percent: parts.reduce((sum, part) => sum + (isThere[part] ? weights[part] : 0), 0),
    next: parts.find((part) => !isThere[part]) ?? null,
  };
}

export const resumeParts: readonly ResumePart[] = parts;
