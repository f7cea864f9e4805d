import type { Resume } from '#domain/resume/resume.ts';
import { present } from '#domain/resume/resume.ts';
import { splitName } from './read-name.ts';

type Fields = Record<string, unknown>;

const most = 200;
const longest = 5000;

const asFields = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};
const asList = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.slice(0, most).map(asFields) : [];
const asText = (value: unknown) =>
  typeof value === 'string'
    ? value.slice(0, longest).trim()
    : typeof value === 'number'
      ? String(value)
      : '';
const asTexts = (value: unknown) =>
  Array.isArray(value) ? value.slice(0, most).map(asText).filter(Boolean) : [];
const asMonth = (value: unknown) => /^\d{4}(?:-(?:0[1-9]|1[0-2]))?/u.exec(asText(value))?.[0] ?? '';
const linesOf = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join('\n');

/**
 * Parses JSON Resume (jsonresume.org, schema 1.0.0); null for anything else. Unknown fields are
 * dropped.
 */
export function readJsonResume(text: string): Resume | null {
  let json: Fields;
  try {
    json = asFields(JSON.parse(text.replace(/^\uFEFF/u, '')));
  } catch {
    return null;
  }
  const basics = asFields(json['basics']);
  const sections = ['basics', 'work', 'education', 'skills', 'projects'];
  if (!sections.some((name) => typeof json[name] === 'object' && json[name] !== null)) return null;
  const place = asFields(basics['location']);
  const endOf = (item: Fields) =>
    asMonth(item['endDate']) || (asMonth(item['startDate']) === '' ? '' : present);
  return {
    basics: {
      ...splitName(asText(basics['name'])),
      title: asText(basics['label']),
      email: asText(basics['email']),
      phone: asText(basics['phone']),
      location: [place['city'], place['region'], place['countryCode']]
        .map(asText)
        .filter(Boolean)
        .join(', '),
      website: asText(basics['url']) || asText(basics['website']),
      summary: asText(basics['summary']),
    },
    links: asList(basics['profiles']).map((profile, at) => ({
      id: `link-${at + 1}`,
      label: asText(profile['network']),
      url: asText(profile['url']) || asText(profile['username']),
    })),
    experience: [...asList(json['work']), ...asList(json['volunteer'])].map((job, at) => ({
      id: `experience-${at + 1}`,
      company: asText(job['name']) || asText(job['company']) || asText(job['organization']),
      position: asText(job['position']),
      location: asText(job['location']),
      start: asMonth(job['startDate']),
      end: endOf(job),
      description: linesOf(asText(job['summary']), asTexts(job['highlights'])),
    })),
    education: asList(json['education']).map((school, at) => ({
      id: `education-${at + 1}`,
      institution: asText(school['institution']),
      degree: asText(school['studyType']),
      field: asText(school['area']),
      location: asText(school['location']),
      start: asMonth(school['startDate']),
      end: asMonth(school['endDate']),
      grade: asText(school['score']) || asText(school['gpa']),
      description: linesOf(asTexts(school['courses'])),
    })),
    projects: asList(json['projects']).map((project, at) => ({
      id: `project-${at + 1}`,
      name: asText(project['name']),
      role: asTexts(project['roles'])[0] ?? '',
      url: asText(project['url']),
      start: asMonth(project['startDate']),
      end: asMonth(project['endDate']),
      description: linesOf(asText(project['description']), asTexts(project['highlights'])),
    })),
    skills: asList(json['skills']).flatMap((skill) => {
      const words = asTexts(skill['keywords']);
      const name = asText(skill['name']);
      return words.length > 0
        ? words.map((word) => ({ name: word, level: 0, group: name }))
        : name === ''
          ? []
          : [{ name, level: 0, group: '' }];
    }),
    languages: asList(json['languages']).map((each) => ({
      name: asText(each['language']),
      fluency: asText(each['fluency']),
    })),
    certifications: asList(json['certificates']).map((each) =>
      [each['name'], each['issuer'], asMonth(each['date'])].map(asText).filter(Boolean).join(', '),
    ),
    achievements: asList(json['awards']).map((each) =>
      [each['title'], each['awarder'], asMonth(each['date'])]
        .map(asText)
        .filter(Boolean)
        .join(', '),
    ),
    custom: [],
    order: [],
  };
}
