import { listAt, property, textAt } from './read-unknown.ts';
import {
  basicsFrom,
  educationFrom,
  experienceFrom,
  linksFrom,
  monthFrom,
  projectsFrom,
  skillsFrom,
} from './resume-parts.ts';
import type { Resume } from './resume.ts';

export type StandardParts = Omit<Resume, 'custom' | 'order'>;

/** Reads the parts of a resume that have JSON Resume fields. */
export function readStandardFields(value: unknown): StandardParts {
  const basics = property(value, 'basics');
  return {
    basics: basicsFrom(basics),
    links: linksFrom(basics),
    experience: experienceFrom(listAt(value, 'work')),
    education: educationFrom(listAt(value, 'education')),
    projects: projectsFrom(listAt(value, 'projects')),
    skills: skillsFrom(listAt(value, 'skills')),
    languages: listAt(value, 'languages').map((item) => ({
      name: textAt(item, 'language'),
      fluency: textAt(item, 'fluency'),
    })),
    certifications: listAt(value, 'certificates').map((item) =>
      [
        lineOf([textAt(item, 'name'), textAt(item, 'issuer')], textAt(item, 'date')),
        textAt(item, 'url'),
      ]
        .filter(Boolean)
        .join(', '),
    ),
    achievements: listAt(value, 'awards').map((item) =>
      lineOf(
        [textAt(item, 'title'), textAt(item, 'awarder'), textAt(item, 'summary')],
        textAt(item, 'date'),
      ),
    ),
  };
}

/** 'Pioneer Award, Techcrunch (2014-11)'. */
export function lineOf(texts: string[], date: string): string {
  const line = texts.filter(Boolean).join(', ');
  const month = monthFrom(date);
  return month === '' ? line : `${line} (${month})`;
}
