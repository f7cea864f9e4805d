import { splitEasternName } from '#domain/account/printed-name.ts';
import { levelWords } from './json-resume.ts';
import { listAt, property, textAt, textsAt } from './read-unknown.ts';
import { present, type Resume, type ResumeBasics, type ResumeSkill } from './resume.ts';

/** Reads parts of a resume from standard fields, from any program. */

export function basicsFrom(value: unknown): ResumeBasics {
  const name = textAt(value, 'name');
  const [, firstName = name, lastName = ''] = /^(\S[\s\S]*) (\S+)$/u.exec(name) ?? [];
  const names = splitEasternName(name) ?? { firstName, lastName };
  const location = property(value, 'location');
  const place = ['address', 'city', 'region', 'postalCode', 'countryCode'].map((key) =>
    textAt(location, key).replaceAll(/\s*\n\s*/gu, ', '),
  );
  return {
    ...names,
    title: textAt(value, 'label'),
    email: textAt(value, 'email'),
    phone: textAt(value, 'phone'),
    location: place.filter(Boolean).join(', '),
    website: textAt(value, 'url') || textAt(value, 'website'),
    summary: textAt(value, 'summary'),
  };
}

export function linksFrom(basics: unknown): Resume['links'] {
  return withIds('link', listAt(basics, 'profiles'), (value) => {
    const [network, username] = [textAt(value, 'network'), textAt(value, 'username')];
    const url = textAt(value, 'url') || username;
    const isInUrl = url.toLowerCase().includes(username.toLowerCase());
    return { label: isInUrl ? network : `${network} (${username})`.trim(), url };
  });
}

export function experienceFrom(work: unknown[]): Resume['experience'] {
  return withIds('experience', work, (value) => ({
    company: textAt(value, 'name') || textAt(value, 'company'),
    position: textAt(value, 'position'),
    location: textAt(value, 'location'),
    ...spanFrom(value),
    description: linesFrom([
      textAt(value, 'description'),
      textAt(value, 'summary'),
      ...textsAt(value, 'highlights'),
      textAt(value, 'url'),
    ]),
  }));
}

export function educationFrom(education: unknown[]): Resume['education'] {
  return withIds('education', education, (value) => ({
    institution: textAt(value, 'institution'),
    degree: textAt(value, 'studyType'),
    field: textAt(value, 'area'),
    location: textAt(value, 'location'),
    ...spanFrom(value),
    grade: textAt(value, 'score') || textAt(value, 'gpa'),
    description: linesFrom([
      ...textsAt(value, 'highlights'),
      ...textsAt(value, 'courses'),
      textAt(value, 'url'),
    ]),
  }));
}

export function projectsFrom(projects: unknown[]): Resume['projects'] {
  return withIds('project', projects, (value) => ({
    name: textAt(value, 'name'),
    role: textsAt(value, 'roles').join(', ') || textAt(value, 'entity'),
    url: textAt(value, 'url'),
    ...spanFrom(value),
    description: linesFrom([
      textAt(value, 'description'),
      ...textsAt(value, 'highlights'),
      textsAt(value, 'keywords').join(', '),
      textsAt(value, 'roles').length > 0 ? textAt(value, 'entity') : '',
      textAt(value, 'type'),
    ]),
  }));
}

export function skillsFrom(skills: unknown[]): ResumeSkill[] {
  return skills.flatMap((value) => {
    const word = textAt(value, 'level');
    const level = levelFrom(word);
    const isOwnWord = word.trim() !== '' && level === 0;
    const name = isOwnWord ? `${textAt(value, 'name')} (${word})` : textAt(value, 'name');
    const keywords = textsAt(value, 'keywords');
    if (keywords.length === 0) return [{ name, level, group: '' }];
    return keywords.map((keyword) => ({ name: keyword, level, group: name }));
  });
}

const otherWords: Record<string, number> = {
  novice: 1,
  basic: 1,
  competent: 3,
  proficient: 4,
  senior: 4,
  fluent: 5,
  master: 5,
};

/** From 1 to 5; 0 for an unknown word. */
function levelFrom(text: string): number {
  const word = text.trim().toLowerCase();
  const known = levelWords.findIndex((each) => each.toLowerCase() === word) + 1;
  const [, digit] = /^([1-5])(\s*\/\s*5)?$/u.exec(word) ?? [];
  return known || (Object.hasOwn(otherWords, word) && otherWords[word]) || Number(digit ?? 0);
}

/** A start without an end is ongoing. Days are dropped. */
export function spanFrom(value: unknown): { start: string; end: string } {
  const start = monthFrom(textAt(value, 'startDate'));
  const end = monthFrom(textAt(value, 'endDate'));
  return { start, end: end === '' && start !== '' ? present : end };
}

/** 'YYYY' or 'YYYY-MM' of a standard date; '' when invalid. */
export function monthFrom(date: string): string {
  const [, month = ''] = /^([12]\d{3}(?:-(?:0[1-9]|1[0-2]))?)(?:-|$)/u.exec(date) ?? [];
  return month;
}

export function linesFrom(lines: string[]): string {
  return lines.filter((line) => line.trim() !== '').join('\n');
}

/** Items keep the ids we wrote; missing and duplicate ids are replaced by the index. */
function withIds<T>(
  noun: string,
  items: unknown[],
  read: (value: unknown) => T,
): (T & { id: string })[] {
  const usedIds = new Set<string>();
  return items.map((value, at) => {
    const sourceId = textAt(value, 'id');
    const id =
      /^[\w-]{1,64}$/u.test(sourceId) && !usedIds.has(sourceId) ? sourceId : `${noun}-${at + 1}`;
    usedIds.add(id);
    return { id, ...read(value) };
  });
}
