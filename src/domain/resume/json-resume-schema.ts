export type JsonResumeProblem = {
  /** Path such as 'work.0.startDate'. */
  path: string;
  problem: 'not text' | 'not a list' | 'not an object' | 'not a date' | 'too long' | 'too many';
};

/** Longer texts and lists are cut. */
export const maxTextLength = 20_000;
export const maxItems = 300;

type Shape = 'text' | 'date' | readonly [Shape] | { readonly [key: string]: Shape };

const texts = ['text'] as const;
const span = { startDate: 'date', endDate: 'date' } as const;
const deed = { url: 'text', ...span, summary: 'text', highlights: texts } as const;

// Fields and types of https://github.com/jsonresume/resume-schema, schema.json version 1.0.0, plus
// our own `location` and `highlights` of education.
const schema = {
  $schema: 'text',
  basics: {
    name: 'text',
    label: 'text',
    image: 'text',
    email: 'text',
    phone: 'text',
    url: 'text',
    summary: 'text',
    location: {
      address: 'text',
      postalCode: 'text',
      city: 'text',
      countryCode: 'text',
      region: 'text',
    },
    profiles: [{ network: 'text', username: 'text', url: 'text' }],
  },
  work: [{ ...deed, name: 'text', location: 'text', description: 'text', position: 'text' }],
  volunteer: [{ ...deed, organization: 'text', position: 'text' }],
  education: [
    {
      ...span,
      institution: 'text',
      url: 'text',
      area: 'text',
      studyType: 'text',
      score: 'text',
      courses: texts,
      location: 'text',
      highlights: texts,
    },
  ],
  awards: [{ title: 'text', date: 'date', awarder: 'text', summary: 'text' }],
  certificates: [{ name: 'text', date: 'date', url: 'text', issuer: 'text' }],
  publications: [
    { name: 'text', publisher: 'text', releaseDate: 'date', url: 'text', summary: 'text' },
  ],
  skills: [{ name: 'text', level: 'text', keywords: texts }],
  languages: [{ language: 'text', fluency: 'text' }],
  interests: [{ name: 'text', keywords: texts }],
  references: [{ name: 'text', reference: 'text' }],
  projects: [
    {
      ...span,
      name: 'text',
      description: 'text',
      highlights: texts,
      keywords: texts,
      url: 'text',
      roles: texts,
      entity: 'text',
      type: 'text',
    },
  ],
  meta: { canonical: 'text', version: 'text', lastModified: 'text' },
} as const satisfies Shape;

const isoDate = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/u;

/** Schema violations, at most fifty; only the part of a list that is read gets checked. */
export function jsonResumeProblems(value: unknown): JsonResumeProblem[] {
  const problems: JsonResumeProblem[] = [];
  const note = (path: string, problem: JsonResumeProblem['problem']) => {
    if (problems.length < 50) problems.push({ path, problem });
  };
  const look = (value: unknown, shape: Shape, path: string) => {
    if (typeof shape === 'string') {
      if (typeof value !== 'string') return note(path, 'not text');
      if (shape === 'date' && !isoDate.test(value)) return note(path, 'not a date');
      if (value.length > maxTextLength) return note(path, 'too long');
      return undefined;
    }
    if (isList(shape)) {
      if (!Array.isArray(value)) return note(path, 'not a list');
      if (value.length > maxItems) note(path, 'too many');
      value.slice(0, maxItems).forEach((item, at) => look(item, shape[0], `${path}.${at}`));
      return undefined;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return note(path, 'not an object');
    for (const [key, inner] of Object.entries(shape))
      if (Object.hasOwn(value, key)) look(Reflect.get(value, key), inner, join(path, key));
    return undefined;
  };
  look(value, schema, '');
  return problems;
}

/** The values that conform to the schema and can be stored; everything else is left out. */
export function conformingJsonResume(value: unknown): unknown {
  const conforming = (value: unknown, shape: Shape): unknown => {
    if (typeof shape === 'string') {
      if (typeof value !== 'string' || value.length > maxTextLength) return undefined;
      if (value.includes('\u0000') || !value.isWellFormed()) return undefined;
      return shape === 'date' && !isoDate.test(value) ? undefined : value;
    }
    if (isList(shape))
      return Array.isArray(value)
        ? value
            .slice(0, maxItems)
            .map((item) => conforming(item, shape[0]))
            .filter((item) => item !== undefined)
        : undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(
      Object.entries(shape)
        .filter(([key]) => Object.hasOwn(value, key))
        .map(([key, inner]) => [key, conforming(Reflect.get(value, key), inner)] as const)
        .filter(([, inner]) => inner !== undefined),
    );
  };
  return conforming(value, schema);
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
