import { type JsonResumeProblem, jsonResumeProblems } from './json-resume-schema.ts';
import { readStandardFields, type StandardParts } from './read-standard-fields.ts';
import { formedLike, listAt, property, textAt, textsAt } from './read-unknown.ts';
import { entryForm, resumeForm } from './resume-form.ts';
import { linesFrom, monthFrom, spanFrom } from './resume-parts.ts';
import type { CustomSection, Resume } from './resume.ts';
import { standardFields } from './to-json-resume.ts';

/** English names for JSON Resume sections that have no counterpart here. */
export const englishOtherSections = {
  volunteer: 'Volunteering',
  publications: 'Publications',
  interests: 'Interests',
  references: 'References',
};

/**
 * Reads JSON Resume. Invalid values are skipped and reported with their path. Our own exports
 * round-trip losslessly; parts that other programs changed keep those changes.
 */
export function fromJsonResume(
  value: unknown,
  otherSections: typeof englishOtherSections = englishOtherSections,
): { resume: Resume; problems: JsonResumeProblem[] } {
  const own = property(property(value, 'meta'), 'firstrung');
  const standard = readStandardFields(value);
  const custom = formedLike(resumeForm.custom, property(own, 'custom'));
  return {
    resume: {
      ...unchangedParts(standard, own),
      custom: [...custom, ...sectionsOfOthers(value, otherSections)],
      order: textsAt(own, 'order'),
    },
    problems: jsonResumeProblems(value),
  };
}

/** Parts stored beside the standard fields, used as long as the standard fields are unchanged. */
function unchangedParts(standard: StandardParts, own: unknown): StandardParts {
  const whole = (parts: StandardParts): Resume => ({ ...parts, custom: [], order: [] });
  const written = JSON.stringify(standardFields(whole(standard)));
  const parts = { ...standard };
  for (const part of Object.keys(standard) as (keyof StandardParts)[]) {
    const kept = property(own, part);
    if (kept === undefined) continue;
    const candidate = { ...standard, [part]: formedLike(resumeForm[part], kept) };
    if (JSON.stringify(standardFields(whole(candidate))) === written)
      Object.assign(parts, { [part]: candidate[part] });
  }
  return parts;
}

function sectionsOfOthers(value: unknown, titles: typeof englishOtherSections): CustomSection[] {
  const sections: Record<keyof typeof titles, CustomSection['entries']> = {
    volunteer: listAt(value, 'volunteer').map((item, at) => ({
      id: `volunteer-${at + 1}`,
      title: textAt(item, 'position'),
      subtitle: textAt(item, 'organization'),
      ...spanFrom(item),
      description: linesFrom([
        textAt(item, 'summary'),
        ...textsAt(item, 'highlights'),
        textAt(item, 'url'),
      ]),
    })),
    publications: listAt(value, 'publications').map((item, at) => ({
      id: `publication-${at + 1}`,
      title: textAt(item, 'name'),
      subtitle: textAt(item, 'publisher'),
      start: '',
      end: monthFrom(textAt(item, 'releaseDate')),
      description: linesFrom([textAt(item, 'summary'), textAt(item, 'url')]),
    })),
    interests: listAt(value, 'interests').map((item, at) => ({
      ...entryForm,
      id: `interest-${at + 1}`,
      title: textAt(item, 'name'),
      subtitle: textsAt(item, 'keywords').join(', '),
    })),
    references: listAt(value, 'references').map((item, at) => ({
      ...entryForm,
      id: `reference-${at + 1}`,
      title: textAt(item, 'name'),
      description: textAt(item, 'reference'),
    })),
  };
  return (Object.keys(sections) as (keyof typeof sections)[])
    .filter((id) => sections[id].length > 0)
    .map((id) => ({ id, title: titles[id], entries: sections[id] }));
}
