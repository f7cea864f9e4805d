import type { Resume } from '#domain/resume/resume.ts';

export type TextField = { path: string; value: string };

/** Reading order of an entry's fields; the database doesn't preserve key order. */
const readingOrder = [
  ...['firstName', 'lastName', 'company', 'institution', 'name', 'label', 'title', 'position'],
  ...['degree', 'field', 'role', 'subtitle', 'email', 'phone', 'location', 'website', 'url'],
  ...['start', 'end', 'grade', 'fluency', 'description', 'summary'],
];

const textsOf = (path: string, entry: object): TextField[] =>
  Object.entries(entry)
    .toSorted(([one], [other]) => readingOrder.indexOf(one) - readingOrder.indexOf(other))
    .flatMap(([field, value]) =>
      field === 'id' || typeof value !== 'string' ? [] : [{ path: `${path}.${field}`, value }],
    );

/** All non-empty texts of a resume in reading order, with their paths. */
export function listFields(resume: Resume): TextField[] {
  return listAllFields(resume).filter(({ value }) => value.trim() !== '');
}

/** The same including empty texts, for filling in. */
export function listAllFields(resume: Resume): TextField[] {
  const entries = (name: string, list: readonly object[]) =>
    list.flatMap((entry, at) => textsOf(`${name}.${at}`, entry));
  const lines = (name: string, list: readonly string[]) =>
    list.map((value, at) => ({ path: `${name}.${at}`, value }));
  const skills = resume.skills.map(({ name }) => name);
  return [
    ...textsOf('basics', resume.basics),
    ...entries('links', resume.links),
    ...entries('experience', resume.experience),
    ...entries('education', resume.education),
    ...entries('projects', resume.projects),
    ...lines('skills', skills),
    ...lines('certifications', resume.certifications),
    ...entries('languages', resume.languages),
    ...lines('achievements', resume.achievements),
    ...resume.custom.flatMap((section, at) => [
      { path: `custom.${at}.title`, value: section.title },
      ...entries(`custom.${at}.entries`, section.entries),
    ]),
  ];
}
