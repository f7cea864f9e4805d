import { headingInside, headingOf } from '#domain/resume-reading/heading-of.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { copiedLines } from './copied-lines.ts';
import { linesOf } from './split-description.ts';

/** What is needed of a parsed resume; lines without `section` are plain text. */
export type CountedReading = {
  lines: readonly { text: string; section?: string | null }[];
  resume: Pick<Resume, 'experience'> & Partial<Pick<Resume, 'basics' | 'education'>>;
};

/**
 * The lines of a resume by what they prove: `used` tell of work, projects and study; `listed` only
 * claim. Name, contact details, schools and copies of the description are in neither.
 */
export type Evidence = {
  used: string[];
  listed: string[];
  education: string[];
  /** Whether a text stands only in lines that are copied from the description. */
  isCopied: (text: string) => boolean;
};

/** Sections whose lines tell what was done. */
const proofs = new Set(['experience', 'projects', 'education', 'certifications', 'achievements']);
const maxHeadlineLength = 8;

export function evidenceOf({ lines, resume }: CountedReading, description: string): Evidence {
  const isCopy = copiedLines(
    lines.map(({ text }) => text),
    description,
  );
  const name = `${resume.basics?.firstName ?? ''} ${resume.basics?.lastName ?? ''}`.trim();
  const schools = (resume.education ?? []).map(({ institution }) => institution);
  const without = (text: string, parts: readonly string[]) =>
    parts.reduce((rest, part) => (part.length > 2 ? rest.replaceAll(part, ' | ') : rest), text);
  const texts: Record<'used' | 'listed' | 'education', string[]> = {
    used: [],
    listed: [],
    education: [],
  };
  const isPlain = lines.every(({ section }) => section === undefined);
  for (const [at, { text, section }] of lines.entries()) {
    if (isCopy[at] || (section !== undefined && text === section)) continue;
    if (isPlain) {
      texts.used.push(text);
      continue;
    }
    const bare = without(text, [name]);
    if (section === undefined || section === null) {
      // Headlines and contact details stand above the first section.
      if (bare.split(' ').length > maxHeadlineLength) texts.listed.push(bare);
      continue;
    }
    const kind = headingOf(section) ?? headingInside(section);
    if (kind === 'contact') continue;
    if (kind === 'education') {
      const rest = without(bare, schools);
      texts.education.push(rest);
      texts.used.push(rest);
    } else if (proofs.has(kind ?? '')) texts.used.push(bare);
    else texts.listed.push(bare);
  }
  // Without work or projects, a list is all the evidence there can be.
  const isOnlyListed = texts.used.length === texts.education.length;
  if (isOnlyListed) texts.used.push(...texts.listed.splice(0));
  const used = linesOf(texts.used.join('\n'));
  return {
    used,
    listed: linesOf(texts.listed.join('\n')),
    education: isPlain ? used : linesOf(texts.education.join('\n')),
    isCopied: (text) => {
      const holders = lines.flatMap((line, at) => (line.text.includes(text) ? [isCopy[at]] : []));
      return holders.length > 0 && holders.every(Boolean);
    },
  };
}
