import { encode } from 'uqr';
import { layOutResume } from '#domain/resume/lay-out-resume.ts';
import { printableLine } from '#domain/resume/printable-text.ts';
import { resumeAccents, resumeInk, resumeMuted } from '#domain/resume/resume-colors.ts';
import type { SheetSection } from '#domain/resume/resume-sheet.ts';
import { toJsonResume } from '#domain/resume/to-json-resume.ts';
import { fallbackFamilies } from './fonts.ts';
import { isolateLeftRuns } from './isolate-left-runs.ts';
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

const unspaced = String.raw`[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const letters = new Intl.Segmenter('en');
const mayBreak = '\u200B';
// A quick check before the exact one.
const mayHaveLongRun = (text: string) =>
  text.length >= 25 && text.split(' ').some((run) => run.length >= 25);
/** Runs too long for the narrowest place of a text: a skills column or large name, or a full line. */
const longRuns = {
  narrow: new RegExp(`${unspaced}{25,}`, 'gu'),
  wide: new RegExp(`${unspaced}{41,}`, 'gu'),
};

/** Lets long runs without spaces wrap. Templates print nothing at these places. */
function breakLongRuns(text: string, place: keyof typeof longRuns): string {
  if (!mayHaveLongRun(text)) return text;
  return text.replaceAll(longRuns[place], (run) =>
    Array.from(letters.segment(run), ({ segment }, at) =>
      at > 0 && at % 12 === 0 ? mayBreak + segment : segment,
    ).join(''),
  );
}

const quietZone = 4;

/** A text as a QR code: the modules of a side, and the dark ones as runs: column, row, length. */
function qrRunsOf(text: string): { size: number; runs: [number, number, number][] } {
  // The least correction has the largest modules, which matter most in print.
  const { size, data } = encode(text, { ecc: 'L', border: quietZone });
  const runs: [number, number, number][] = [];
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      const last = runs.at(-1);
      if (!isDark) return;
      if (last && last[1] === y && last[0] + last[2] === x) last[2] += 1;
      else runs.push([x, y, 1]);
    }),
  );
  return { size, runs };
}
