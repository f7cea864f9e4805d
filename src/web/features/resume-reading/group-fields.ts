import type { ParsedField } from '#domain/resume-reading/parsed-resume.ts';

export const fieldSections = [
  'contact',
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'certifications',
  'languages',
  'achievements',
  'custom',
] as const;
export type FieldSection = (typeof fieldSections)[number];

export type FieldGroup = {
  section: FieldSection;
  /** The entries of a section with their fields; a section without entries counts as one entry. */
  entries: { key: string; fields: ParsedField[] }[];
};

function sectionOf(path: string): FieldSection {
  if (path === 'basics.summary') return 'summary';
  const [first = ''] = path.split('.');
  return first === 'basics' || first === 'links' ? 'contact' : (first as FieldSection);
}

/** Groups fields by section and entry, omitting empty sections. */
export function groupFields(fields: readonly ParsedField[]): FieldGroup[] {
  return fieldSections.flatMap((section) => {
    const own = fields.filter(({ path }) => sectionOf(path) === section);
    if (own.length === 0) return [];
    const entries = Map.groupBy(own, ({ path }) =>
      section === 'contact' ? '' : (/^\w+\.\d+(?=\.)/u.exec(path)?.[0] ?? ''),
    );
    return [{ section, entries: [...entries].map(([key, list]) => ({ key, fields: list })) }];
  });
}
