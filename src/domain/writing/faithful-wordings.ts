import type { Resume } from '#domain/resume/resume.ts';
import { isFaithful } from './is-faithful.ts';
import type { ResumeLine } from './resume-line.ts';

/** An external rewrite of a line, by line number. */
export type Wording = { line: number; text: string };

export type FaithfulWording = { path: string[]; at: number; original: string; text: string };

/**
 * The external rewrites that may be shown: for existing lines, one per line, and without invented
 * facts.
 */
export function faithfulWordings(
  resume: Resume,
  lines: readonly ResumeLine[],
  wordings: readonly Wording[],
): { items: FaithfulWording[]; refused: number } {
  const items = new Map<number, FaithfulWording>();
  for (const { line, text: written } of wordings) {
    const original = lines[line];
    const text = written.trim();
    if (original === undefined || text === '' || items.has(line)) continue;
    const isSame = text.toLowerCase() === original.text.toLowerCase();
    const isLong = text.length > original.text.length * 1.5 + 40 || text.includes('\n');
    if (isSame || isLong || !isFaithful(original.text, text, factsFor(resume, original)).ok)
      continue;
    items.set(line, { path: original.path, at: original.at, original: original.text, text });
  }
  return { items: [...items.values()], refused: wordings.length - items.size };
}

/** A summary may use facts of the whole resume; a bullet point may name its entry. */
function factsFor(resume: Resume, { path, entry }: ResumeLine): string[] {
  if (path[0] !== 'basics') return [entry];
  const { basics, experience, education, projects, skills } = resume;
  return [
    basics.title,
    ...experience.flatMap((job) => [job.position, job.company]),
    ...education.flatMap((school) => [school.degree, school.field, school.institution]),
    ...projects.map((project) => project.name),
    ...skills.map((skill) => skill.name),
    ...resume.certifications,
  ].filter((fact) => fact.trim() !== '');
}
