import type { ParsedField } from '#domain/resume-reading/parsed-resume.ts';
import { type FieldSection, groupFields } from './group-fields.ts';

/** An entry of a resume under review: its doubtful fields and all others. */
export type ReviewEntry = { key: string; doubtful: ParsedField[]; others: ParsedField[] };
export type ReviewGroup = { section: FieldSection; entries: ReviewEntry[] };

/** The entries with a doubtful field, and the entries without one, by section. */
export function reviewEntries(
  fields: readonly ParsedField[],
  isDoubtful: (path: string) => boolean,
): { doubtful: ReviewGroup[]; clear: ReviewGroup[] } {
  const groups = groupFields(fields).map(({ section, entries }) => ({
    section,
    entries: entries.map(({ key, fields: all }) => ({
      key,
      doubtful: all.filter(({ path }) => isDoubtful(path)),
      others: all.filter(({ path }) => !isDoubtful(path)),
    })),
  }));
  const withThose = (isThere: (entry: ReviewEntry) => boolean) =>
    groups
      .map(({ section, entries }) => ({ section, entries: entries.filter(isThere) }))
      .filter(({ entries }) => entries.length > 0);
  return {
    doubtful: withThose(({ doubtful }) => doubtful.length > 0),
    clear: withThose(({ doubtful }) => doubtful.length === 0),
  };
}

/** What names an entry; other sections list all their texts. */
const naming: Partial<Record<FieldSection, readonly string[]>> = {
  contact: ['firstName lastName', 'title', 'email'],
  experience: ['position', 'company'],
  education: ['degree', 'field', 'institution'],
  projects: ['name', 'role'],
  languages: ['name', 'fluency'],
  custom: ['title'],
};

/** One line for an entry: its name, and its dates as they stand in the fields. */
export function entryLine(
  section: FieldSection,
  fields: readonly ParsedField[],
): { name: string; start: string; end: string } {
  const valueOf = (name: string) =>
    fields.find(({ path }) => path.endsWith(`.${name}`))?.value.trim() ?? '';
  const named = naming[section]?.map((names) => names.split(' ').map(valueOf).join(' ').trim());
  const isDated = ['experience', 'education', 'projects'].includes(section);
  const [start = '', end = ''] = isDated ? ['start', 'end'].map(valueOf) : [];
  const texts = named ?? fields.map(({ value }) => value.trim());
  return { name: texts.filter(Boolean).join(', '), start, end };
}
