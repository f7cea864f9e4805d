import { printedName } from '#domain/account/printed-name.ts';
import { websiteOf } from '#domain/company/website-of.ts';
import { isBlank } from '#domain/is-blank.ts';
import {
  type JsonBasics,
  type JsonEducation,
  type JsonProject,
  type JsonSkill,
  type JsonSpan,
  type JsonWork,
  levelWords,
} from './json-resume.ts';
import {
  present,
  type Resume,
  type ResumeEducation,
  type ResumeExperience,
  type ResumeProject,
  type ResumeSkill,
} from './resume.ts';

/** Converts parts of a resume to standard fields; what they can't express is dropped. */

export function jsonBasics({ basics, links }: Pick<Resume, 'basics' | 'links'>): JsonBasics {
  const { firstName, lastName, title, email, phone, location, website, summary } = basics;
  return {
    name: printedName({ firstName, lastName }),
    ...withoutEmpty({ label: title, email, phone, url: addressOf(website), summary }),
    ...(location && { location: { city: location } }),
    profiles: links.map(({ id, label, url }) => {
      const [, network = label, username = ''] = /^(.+) \((\S+)\)$/u.exec(label) ?? [];
      const isOutside = !url.toLowerCase().includes(username.toLowerCase());
      return {
        id,
        ...(isOutside ? { network, username } : { network: label }),
        ...withoutEmpty({ url: addressOf(url), username: addressOf(url) === '' ? url : '' }),
      };
    }),
  };
}

export function jsonWork(entry: ResumeExperience): JsonWork {
  const { id, company, position, location, description } = entry;
  return {
    id,
    name: company,
    ...withoutEmpty({ position, location, url: addressIn(description) }),
    ...jsonSpan(entry),
    ...jsonLines(withoutAddress(description)),
  };
}

export function jsonEducation(entry: ResumeEducation): JsonEducation {
  const { id, institution, degree, field, grade, location, description } = entry;
  return {
    id,
    institution,
    ...withoutEmpty({
      studyType: degree,
      area: field,
      score: grade,
      location,
      url: addressIn(description),
    }),
    ...jsonSpan(entry),
    ...jsonLines(withoutAddress(description)),
  };
}

export function jsonProject(entry: ResumeProject): JsonProject {
  const { id, name, role, url, description } = entry;
  return {
    id,
    name,
    ...(role && { roles: [role] }),
    ...withoutEmpty({ url: addressOf(url) }),
    ...jsonSpan(entry),
    ...jsonLines(description),
  };
}

const dated = /^(.+) \(([12]\d{3}(?:-(?:0[1-9]|1[0-2]))?)\)$/u;

/** 'Cloud Practitioner, AWS (2021-11), https://…' with its date and address in their fields. */
export function jsonCertificate(text: string): { name: string; date?: string; url?: string } {
  const [, before = text, url = ''] = /^(.+), (https?:\/\/\S+)$/iu.exec(text) ?? [];
  const [, name = before, date = ''] = dated.exec(before) ?? [];
  return { name, ...withoutEmpty({ date, url }) };
}

export function jsonAward(text: string): { title: string; date?: string } {
  const [, title = text, date = ''] = dated.exec(text) ?? [];
  return { title, ...withoutEmpty({ date }) };
}

/** Consecutive skills under one heading become its keywords. */
export function jsonSkills(skills: ResumeSkill[]): JsonSkill[] {
  const written: JsonSkill[] = [];
  let heading = '';
  for (const { name, level, group } of skills) {
    const last = written.at(-1);
    if (group !== '' && group === heading) {
      last?.keywords?.push(name);
      if (last && last.level !== levelWords[level - 1]) delete last.level;
    } else if (group !== '')
      written.push({
        name: group,
        ...withoutEmpty({ level: levelWords[level - 1] ?? '' }),
        keywords: [name],
      });
    else written.push({ name, ...withoutEmpty({ level: levelWords[level - 1] ?? '' }) });
    heading = group;
  }
  return written;
}

/** The address of an employer or school: the last line of its description, if that is only a URL. */
const lastAddress = /(?:^|\n)(https?:\/\/\S+)$/iu;
export const addressIn = (description: string) => lastAddress.exec(description)?.[1] ?? '';
export const withoutAddress = (description: string) => description.replace(lastAddress, '');

/**
 * The full URL of a typed address, which is unchanged if already complete; '' for an invalid one.
 */
function addressOf(typed: string): string {
  const full = websiteOf(typed);
  return full !== null && /^https?:/iu.test(typed) ? typed : (full ?? '');
}

export function jsonSpan({ start, end }: { start: string; end: string }): JsonSpan {
  return withoutEmpty({
    startDate: isMonth(start) ? start : '',
    endDate: end !== present && isMonth(end) ? end : '',
  });
}

const isMonth = (text: string) => /^[12]\d{3}(-(0[1-9]|1[0-2]))?$/u.test(text);

function jsonLines(description: string): { highlights?: string[] } {
  const highlights = description.split('\n').filter((line) => !isBlank(line));
  return highlights.length > 0 ? { highlights } : {};
}

/** Omits empty texts. */
export function withoutEmpty<K extends string>(
  texts: Record<K, string>,
): Partial<Record<K, string>> {
  return Object.fromEntries(
    Object.entries<string>(texts).filter(([, text]) => text !== ''),
  ) as Partial<Record<K, string>>;
}
