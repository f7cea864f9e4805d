import { layOutResume, type SheetOptions } from './lay-out-resume.ts';
import type { SheetEntry, SheetLink, SheetSection } from './resume-sheet.ts';
import type { Resume } from './resume.ts';

/**
 * Converts a resume to plain text: headings follow an empty line, bullet points start with '- '.
 */
export function toPlainText(resume: Resume, options?: SheetOptions): string {
  const { name, title, contacts, sections } = layOutResume(resume, options);
  const head = [name, title, ...contacts.map(addressText)].filter(Boolean).join('\n');
  const parts = sections.map((section) =>
    [section.heading, bodyOf(section)].filter(Boolean).join('\n'),
  );
  return `${[head, ...parts].filter(Boolean).join('\n\n')}\n`;
}

function bodyOf(section: SheetSection): string {
  if (section.kind === 'entries') return section.entries.map(entryOf).join('\n\n');
  if (section.kind === 'skills')
    return section.groups
      .map(({ name, skills }) =>
        [name, skills.map((skill) => skill.name).join(', ')].filter(Boolean).join(': '),
      )
      .join('\n');
  if (section.kind === 'text') return section.lines.join('\n');
  if (section.kind === 'list')
    return section.lines.map(({ text, link }) => `- ${text}${link?.text ?? ''}`).join('\n');
  return section.lines.map((line) => `- ${line}`).join('\n');
}

function entryOf({ title, subtitle, place, dates, note, link, points }: SheetEntry): string {
  return [
    title,
    [subtitle, place].filter(Boolean).join(', '),
    dates,
    note,
    link ? addressText(link) : '',
    ...points.map((point) => `- ${point}`),
  ]
    .filter(Boolean)
    .join('\n');
}

const addressText = ({ text }: SheetLink) => text;
