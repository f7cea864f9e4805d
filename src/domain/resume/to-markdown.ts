import { layOutResume, type SheetOptions } from './lay-out-resume.ts';
import type { SheetEntry, SheetLink, SheetSection } from './resume-sheet.ts';
import type { Resume } from './resume.ts';

/** Converts a resume to Markdown (CommonMark). User text is escaped, so it renders as typed. */
export function toMarkdown(resume: Resume, options?: SheetOptions): string {
  const { name, title, contacts, sections } = layOutResume(resume, options);
  const head = [
    name && `# ${plain(name)}`,
    title && `**${plain(title)}**`,
    contacts.map(linkOf).join(' · '),
  ];
  const parts = sections.flatMap((section) => [
    section.heading && `## ${plain(section.heading)}`,
    bodyOf(section),
  ]);
  return `${[...head, ...parts].filter(Boolean).join('\n\n')}\n`;
}

function bodyOf(section: SheetSection): string {
  if (section.kind === 'entries') return section.entries.map(entryOf).join('\n\n');
  if (section.kind === 'skills')
    return section.groups
      .map(({ name, skills }) => {
        const names = skills.map((skill) => plain(skill.name)).join(', ');
        return name ? `**${plain(name)}:** ${names}` : names;
      })
      .join('\n\n');
  if (section.kind === 'text') return section.lines.map(plain).join('\n\n');
  if (section.kind === 'list')
    return section.lines
      .map(({ text, link }) => `- ${plain(text)}${link ? linkOf(link) : ''}`)
      .join('\n');
  return section.lines.map((line) => `- ${plain(line)}`).join('\n');
}

function entryOf({ title, subtitle, place, dates, note, link, points }: SheetEntry): string {
  const whose = [subtitle && `**${plain(subtitle)}**`, plain(place)].filter(Boolean).join(', ');
  const facts = [whose, plain(dates), plain(note), link ? linkOf(link) : ''].filter(Boolean);
  return [
    title && `### ${plain(title)}`,
    facts.join(' · '),
    points.map((point) => `- ${plain(point)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function linkOf({ text, url }: SheetLink): string {
  if (url === null) return plain(text);
  return `[${plain(text)}](<${url.replaceAll(/[<>\\]/gu, encodeURIComponent)}>)`;
}

/** Escapes every character with a meaning in Markdown, and numbers that would start a list. */
function plain(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>()#!|~$^=:&]/gu, String.raw`\$&`)
    .replace(/^(\s*)([-+])/u, String.raw`$1\$2`)
    .replace(/^(\s*\d+)(\.)/u, String.raw`$1\$2`);
}
