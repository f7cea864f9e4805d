import { layOutResume } from '#domain/resume/lay-out-resume.ts';
import { printableLine } from '#domain/resume/printable-text.ts';
import { resumeAccents, resumeInk, resumeMuted } from '#domain/resume/resume-colors.ts';
import type { SheetSection } from '#domain/resume/resume-sheet.ts';
import { toJsonResume } from '#domain/resume/to-json-resume.ts';
import { breakLongRuns } from './break-long-runs.ts';
import { fallbackFamilies } from './fonts.ts';
import { isolateLeftRuns } from './isolate-left-runs.ts';
import { qrRunsOf } from './qr-runs-of.ts';
import type { LetterRequest, ReportRequest, ResumeRequest } from './render-request.ts';

/**
 * The input of a template. Texts are passed as JSON, so that nothing in them is executed as a
 * command. `scale` is that of the text, 1 for its usual size.
 */
export function typstInputs(
  { resume, design, options }: ResumeRequest,
  scale: number,
): Record<string, string> {
  const { language, region } = new Intl.Locale(options.language);
  const sheet = layOutResume(resume, options);
  const data = {
    sheet: { ...sheet, sections: sheet.sections.map(withCodes) },
    design,
    scale,
    colors: { accent: resumeAccents[design.color], ink: resumeInk, muted: resumeMuted },
    title: cut(printableLine(options.title) || sheet.name || '-'),
    author: cut(sheet.name),
    lang: language,
    region: region && /^[A-Z]{2}$/u.test(region) ? region : null,
    fonts: fallbackFamilies(language),
  };
  return {
    data: JSON.stringify(data, breakable),
    attached: JSON.stringify(toJsonResume(resume)),
  };
}

/** Badges can be verified from paper, too. */
function withCodes(section: SheetSection) {
  if (section.kind !== 'list') return section;
  const lines = section.lines.map((line) => ({
    ...line,
    code: line.isBadge && line.link?.url ? qrRunsOf(line.link.url) : null,
  }));
  return { ...section, lines };
}

/** The same for a letter. */
export function letterInputs({ letter }: LetterRequest): Record<string, string> {
  return plainInputs(letter);
}

export function reportInputs({ report }: ReportRequest): Record<string, string> {
  return plainInputs(report);
}

function plainInputs<Texts extends { title: string; language: string; from: string }>(
  texts: Texts,
): Record<string, string> {
  const { language } = new Intl.Locale(texts.language);
  const data = {
    ...texts,
    title: cut(printableLine(texts.title)),
    from: cut(texts.from),
    colors: { ink: resumeInk, muted: resumeMuted },
    lang: language,
    fonts: fallbackFamilies(language),
  };
  return { data: JSON.stringify(data, breakable) };
}

const cut = (text: string) => text.slice(0, 500).toWellFormed();

/** Names are set large, or in narrow columns. */
function breakable(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || key === 'url' || key === 'author' || key === 'title')
    return value;
  return breakLongRuns(isolateLeftRuns(value), key === 'name' ? 'narrow' : 'wide');
}
