import { printedName } from '#domain/account/printed-name.ts';
import { websiteOf } from '#domain/company/website-of.ts';
import { isBlank } from '#domain/is-blank.ts';
import { spanText } from './month-text.ts';
import { orderSections } from './order-sections.ts';
import { printableLine, printableLines } from './printable-text.ts';
import { englishLabels, type ResumeLabels } from './resume-labels.ts';
import type {
  ResumeSheet,
  SheetEntry,
  SheetLine,
  SheetLink,
  SheetSection,
  SheetSkills,
} from './resume-sheet.ts';
import type { Resume, ResumeSection, ResumeSkill } from './resume.ts';

export type SheetOptions = { language: string; labels: ResumeLabels };

/** Lays out a resume: non-empty sections in order. `language` is a BCP 47 tag. */
export function layOutResume(
  resume: Resume,
  { language, labels }: SheetOptions = { language: 'en', labels: englishLabels },
): ResumeSheet {
  const { basics, links, custom } = resume;
  const dates = { language, presentText: labels.present };
  const parts: Record<ResumeSection, SheetPart> = {
    summary: { kind: 'text', lines: printableLines(basics.summary) },
    experience: {
      kind: 'entries',
      entries: resume.experience.map((entry) =>
        entryOf({
          title: entry.position,
          subtitle: entry.company,
          place: entry.location,
          dates: spanText(entry, dates),
          description: entry.description,
        }),
      ),
    },
    education: {
      kind: 'entries',
      entries: resume.education.map((entry) =>
        entryOf({
          title: [entry.degree, entry.field].filter((text) => !isBlank(text)).join(', '),
          subtitle: entry.institution,
          place: entry.location,
          dates: spanText(entry, dates),
          note: entry.grade,
          description: entry.description,
        }),
      ),
    },
    projects: {
      kind: 'entries',
      entries: resume.projects.map((entry) =>
        entryOf({
          title: entry.name,
          subtitle: entry.role,
          dates: spanText(entry, dates),
          url: entry.url,
          description: entry.description,
        }),
      ),
    },
    skills: { kind: 'skills', groups: groupsOf(resume.skills) },
    certifications: { kind: 'list', lines: listOf(resume.certifications) },
    languages: {
      kind: 'row',
      lines: resume.languages.map(({ name, fluency }) =>
        [name, fluency].map(printableLine).filter(Boolean).join(' – '),
      ),
    },
    achievements: { kind: 'list', lines: listOf(resume.achievements) },
  };
  const sections = new Map<string, SheetSection>(
    custom.map(({ id, title, entries }) => [
      id,
      {
        id,
        heading: printableLine(title),
        kind: 'entries',
        entries: entries.map((entry) => entryOf({ ...entry, dates: spanText(entry, dates) })),
      },
    ]),
  );
  for (const [id, part] of Object.entries(parts) as [ResumeSection, SheetPart][])
    sections.set(id, { id, heading: labels.sections[id], ...part });
  return {
    name: printableLine(printedName(basics)),
    title: printableLine(basics.title),
    contacts: [
      { text: printableLine(basics.email), url: mailAddress(basics.email) },
      { text: printableLine(basics.phone), url: phoneAddress(basics.phone) },
      { text: printableLine(basics.location), url: null },
      webLink(basics.website),
      ...links.map(({ label, url }) => webLink(url, label)),
    ].filter(({ text }) => text !== ''),
    sections: orderSections(resume)
      .flatMap((id) => sections.get(id) ?? [])
      .map(withoutEmpty)
      .filter(hasContent),
  };
}

type SheetPart = SheetSection extends infer Section
  ? Section extends SheetSection
    ? Omit<Section, 'id' | 'heading'>
    : never
  : never;

/** Longer addresses are shown without a link. */
const maxUrlLength = 2_000;

type RawEntry = { title: string; subtitle: string; dates: string; description: string } & Partial<
  Record<'place' | 'note' | 'url', string>
>;

function entryOf({
  title,
  subtitle,
  place = '',
  dates,
  note = '',
  url = '',
  description,
}: RawEntry) {
  const link = webLink(url);
  return {
    title: printableLine(title),
    subtitle: printableLine(subtitle),
    place: printableLine(place),
    dates: printableLine(dates),
    note: printableLine(note),
    link: link.text === '' ? null : link,
    points: printableLines(description)
      .map((line) => line.replace(/^[-–—*•‣◦▪●·]\s+/u, ''))
      .filter((line) => !/^[-–—*•‣◦▪●·]?$/u.test(line)),
  };
}

const listOf = (lines: readonly string[]) => lines.flatMap(printableLines).map(lineOf);

/** Takes the address at the end of a line as a link. */
function lineOf(line: string): SheetLine {
  const address = /(?<=^|\s)https?:\/\/\S+$/iu.exec(line)?.[0] ?? '';
  const isBadge = badgeAddress.test(address);
  // A badge may be of a site without a public name.
  const url = isBadge ? address : websiteOf(address);
  if (address === '' || url === null || url.length > maxUrlLength)
    return { text: line, link: null, isBadge: false };
  const text = line.slice(0, line.length - address.length);
  return { text, link: { text: address, url }, isBadge };
}

const badgeAddress = /^https?:\/\/[\w.:-]+\/blockchain-verification\?badge=[\da-f-]{36}$/u;

/** Skills grouped by heading, in their original order. */
function groupsOf(skills: ResumeSkill[]): SheetSkills[] {
  const groups = new Map<string, SheetSkills>();
  for (const { name, level, group } of skills) {
    const heading = printableLine(group);
    const at = groups.get(heading) ?? { name: heading, skills: [] };
    groups.set(heading, at);
    const skill = printableLine(name);
    if (skill !== '') at.skills.push({ name: skill, level: Math.min(5, Math.max(0, level)) });
  }
  return [...groups.values()];
}

function withoutEmpty(section: SheetSection): SheetSection {
  if (section.kind === 'entries')
    return { ...section, entries: section.entries.filter(entryHasContent) };
  if (section.kind === 'skills')
    return { ...section, groups: section.groups.filter(({ skills }) => skills.length > 0) };
  if (section.kind === 'list') return section;
  return { ...section, lines: section.lines.filter(Boolean) };
}

const entryHasContent = ({ link, points, ...texts }: SheetEntry) =>
  link !== null || points.length > 0 || Object.values(texts).some(Boolean);

function hasContent(section: SheetSection): boolean {
  if (section.kind === 'entries') return section.entries.length > 0;
  if (section.kind === 'skills') return section.groups.length > 0;
  return section.lines.length > 0;
}

/**
 * Shows an address without its scheme, after its label unless the address already says it:
 * 'Portfolio: asha.dev', 'github.com/asha'.
 */
function webLink(typed: string, label = ''): SheetLink {
  const name = printableLine(label);
  const address = printableLine(typed).replaceAll(/^https?:\/\/(www\.)?|\/$/giu, '');
  const [host = ''] = address.toLowerCase().split('/');
  const isNameInHost = name === '' || host.includes(name.toLowerCase().replaceAll(' ', ''));
  const text = isNameInHost && address ? address : [name, address].filter(Boolean).join(': ');
  const url = websiteOf(printableLine(typed));
  return { text, url: url !== null && url.length <= maxUrlLength ? url : null };
}

function mailAddress(email: string): string | null {
  const text = printableLine(email);
  return /^[^\s@<>"?&%#:/\\]+@[^\s@<>"?&%#:/\\]+\.[^\s@<>"?&%#:/\\]+$/u.test(text)
    ? `mailto:${text}`
    : null;
}

function phoneAddress(phone: string): string | null {
  const digits = printableLine(phone).replaceAll(/[\s().-]/gu, '');
  return /^\+?\d{5,15}$/u.test(digits) ? `tel:${digits}` : null;
}
