import { conformingJsonResume } from './json-resume-schema.ts';
import { customFrom } from './json-resume-sections.ts';
import { readStandardFields } from './read-standard-fields.ts';
import { listAt, property } from './read-unknown.ts';
import type { Resume } from './resume.ts';
import { type StandardFields, writeStandardFields } from './write-standard-fields.ts';

/**
 * JSON Resume fields of an imported file as they were there: one entry of a resume may have been
 * several fields (`summary`, `highlights`, `url`), and a date may have had a day.
 */
export type ImportedFields = Record<string, unknown>;

const lists = [
  ...(['work', 'volunteer', 'education', 'awards', 'certificates', 'publications'] as const),
  ...(['skills', 'languages', 'interests', 'references', 'projects'] as const),
];
const basicFields = ['name', 'label', 'email', 'phone', 'url', 'summary', 'location'] as const;

/**
 * The fields that a resume still has unchanged. What was changed or removed since the import is not
 * among them.
 */
export function keepImported(file: unknown, resume: Resume): ImportedFields {
  const source = conformingJsonResume(file);
  const written = writeStandardFields(resume);
  const imported: ImportedFields = {};
  for (const list of lists) {
    const items = matching(list, listAt(written, list), listAt(source, list)).filter(Boolean);
    if (items.length > 0) imported[list] = items;
  }
  const basics = property(source, 'basics');
  const profiles = matching('profiles', written.basics.profiles, listAt(basics, 'profiles'));
  const fields = basicFields.filter((key) => {
    const reading = (basics: unknown) => readingOf({ basics: { [key]: property(basics, key) } });
    return property(basics, key) !== undefined && reading(basics) === reading(written.basics);
  });
  imported['basics'] = {
    ...Object.fromEntries([...fields, 'image'].map((key) => [key, property(basics, key)])),
    profiles: profiles.filter(Boolean),
  };
  imported['meta'] = { canonical: property(property(source, 'meta'), 'canonical') };
  return imported;
}

/** The JSON Resume fields of a resume, with imported ones where it has them unchanged. */
export function withImported(resume: Resume, imported: ImportedFields): StandardFields {
  const written = writeStandardFields(resume);
  const extras = keepImported(imported, resume);
  const merged = (list: List, own: readonly object[], entries: unknown[]) =>
    matching(list, own, entries).map((item, at) => {
      const id = property(own[at], 'id');
      return item === undefined ? own[at] : { ...(id !== undefined && { id }), ...item };
    });
  const { profiles, ...basics } = { profiles: [], ...(extras['basics'] as object) };
  return {
    ...written,
    ...Object.fromEntries(
      lists
        .filter((list) => listAt(extras, list).length > 0)
        .map((list) => [list, merged(list, written[list] ?? [], listAt(extras, list))]),
    ),
    basics: {
      ...written.basics,
      ...Object.fromEntries(Object.entries(basics).filter(([, value]) => value !== undefined)),
      profiles: merged('profiles', written.basics.profiles, profiles),
    },
  } as StandardFields;
}

type List = (typeof lists)[number] | 'profiles';

/** For each written item the imported one that is read alike, each used once. */
function matching(
  list: List,
  written: readonly unknown[],
  entries: readonly unknown[],
): (object | undefined)[] {
  const alone = (item: unknown) =>
    readingOf(list === 'profiles' ? { basics: { profiles: [item] } } : { [list]: [item] });
  const left = entries.map((item) => ({ item: item as object, reading: alone(item) }));
  return written.map((item) => {
    const reading = alone(item);
    const at = left.findIndex((each) => each.reading === reading);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.item;
  });
}

const noTitles = { volunteer: '', publications: '', interests: '', references: '' };

/** What these fields are in a resume, apart from ids. */
function readingOf(fields: object): string {
  const read = { ...readStandardFields(fields), custom: customFrom(fields, [], noTitles) };
  return JSON.stringify(read, (key, value: unknown) => (key === 'id' ? undefined : value));
}
