import { isSameValue } from './is-same-value.ts';
import { addressIn, jsonSpan, withoutEmpty, withoutAddress } from './json-resume-parts.ts';
import type { JsonOtherSections, JsonSpan } from './json-resume.ts';
import { listAt, textAt, textsAt } from './read-unknown.ts';
import { entryForm } from './resume-form.ts';
import { linesFrom, monthFrom, spanFrom } from './resume-parts.ts';
import type { CustomSection } from './resume.ts';

type Entry = CustomSection['entries'][number];
export type OtherSection = keyof JsonOtherSections;

/** Sections of JSON Resume that are custom sections here, by their id. */
export const otherSections: OtherSection[] = [
  'volunteer',
  'publications',
  'interests',
  'references',
];

type Form = {
  noun: string;
  read: (item: unknown) => Partial<Entry>;
  write: (entry: Entry) => Record<string, unknown>;
};

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const listed = <K extends string>(key: K, items: string[]) =>
  items.length > 0 ? { [key]: items } : {};

const forms: Record<OtherSection, Form> = {
  volunteer: {
    noun: 'volunteer',
    read: (item) => ({
      title: textAt(item, 'position'),
      subtitle: textAt(item, 'organization'),
      ...spanFrom(item),
      description: linesFrom([
        textAt(item, 'summary'),
        ...textsAt(item, 'highlights'),
        textAt(item, 'url'),
      ]),
    }),
    write: ({ title, subtitle, description, ...span }) => ({
      ...withoutEmpty({ position: title, organization: subtitle, url: addressIn(description) }),
      ...(jsonSpan(span) satisfies JsonSpan),
      ...listed('highlights', linesOf(withoutAddress(description))),
    }),
  },
  publications: {
    noun: 'publication',
    read: (item) => ({
      title: textAt(item, 'name'),
      subtitle: textAt(item, 'publisher'),
      end: monthFrom(textAt(item, 'releaseDate')),
      description: linesFrom([textAt(item, 'summary'), textAt(item, 'url')]),
    }),
    write: ({ title, subtitle, end, description }) =>
      withoutEmpty({
        name: title,
        publisher: subtitle,
        releaseDate: monthFrom(end),
        summary: withoutAddress(description),
        url: addressIn(description),
      }),
  },
  interests: {
    noun: 'interest',
    read: (item) => ({
      title: textAt(item, 'name'),
      subtitle: textsAt(item, 'keywords').join(', '),
    }),
    write: ({ title, subtitle }) => ({
      ...withoutEmpty({ name: title }),
      ...listed('keywords', subtitle.split(', ').filter(Boolean)),
    }),
  },
  references: {
    noun: 'reference',
    read: (item) => ({ title: textAt(item, 'name'), description: textAt(item, 'reference') }),
    write: ({ title, description }) => withoutEmpty({ name: title, reference: description }),
  },
};

/** The id by which a section is exported to a standard place, if it is the first with it. */
export function standardIdOf(
  section: CustomSection,
  all: readonly CustomSection[],
): OtherSection | undefined {
  const id = otherSections.find((each) => each === section.id);
  return all.find((each) => each.id === id) === section ? id : undefined;
}

/** The standard fields of the custom sections that have some. */
export function jsonSections(custom: readonly CustomSection[]): JsonOtherSections {
  return Object.fromEntries(
    otherSections.flatMap((id) => {
      const section = custom.find((each) => each.id === id);
      return section ? [[id, section.entries.map(forms[id].write)]] : [];
    }),
  );
}

/**
 * Custom sections kept in our own files, changed where another program changed the standard fields,
 * and those that only the standard fields have.
 */
export function customFrom(
  value: unknown,
  sections: readonly CustomSection[],
  titles: Record<OtherSection, string>,
): CustomSection[] {
  const read = new Map<string, CustomSection>();
  for (const id of otherSections) {
    const entries = listAt(value, id).map((item, at) => ({
      ...entryForm,
      id: `${forms[id].noun}-${at + 1}`,
      ...forms[id].read(item),
    }));
    if (entries.length > 0) read.set(id, { id, title: titles[id], entries });
  }
  const written = jsonSections(sections);
  const isUnchanged = (id: OtherSection) =>
    isSameValue(written[id]?.map(forms[id].read), listAt(value, id).map(forms[id].read));
  const own = sections.map((section) => {
    const standard = read.get(section.id);
    read.delete(section.id);
    const id = otherSections.find((each) => each === section.id);
    return standard && id && !isUnchanged(id) ? { ...standard, title: section.title } : section;
  });
  return [...own, ...read.values()];
}
