import type { IStylesOptions } from 'docx';
import { resumeAccents, resumeInk, resumeMuted } from '#domain/resume/resume-colors.ts';
import type { ResumeDesign } from '#domain/resume/resume-design.ts';

/** Word expects colors without '#'. */
const inWord = (color: string) => color.slice(1).toUpperCase();
export const mutedColor = inWord(resumeMuted);
const ink = inWord(resumeInk);
/** Fonts that every Word has. */
const fonts: Record<ResumeDesign['font'], string> = {
  sans: 'Calibri',
  serif: 'Cambria',
  mono: 'Consolas',
};

/** Sizes are in half points, distances in twentieths of a point. */
export function docxStyles({ color, font }: ResumeDesign, language: string): IStylesOptions {
  const accent = inWord(resumeAccents[color]);
  const run = { font: fonts[font], color: ink };
  return {
    default: {
      document: {
        run: { ...run, size: font === 'mono' ? 18 : 21, language: { value: language } },
        paragraph: { spacing: { after: 50, line: 262 } },
      },
      title: {
        run: { ...run, size: 52, bold: true },
        paragraph: { spacing: { after: 40 } },
      },
      heading1: {
        run: { ...run, size: 25, bold: true, color: accent },
        paragraph: { spacing: { before: 260, after: 110 }, keepNext: true },
      },
      heading2: {
        run: { ...run, size: font === 'mono' ? 19 : 22, bold: true },
        paragraph: { spacing: { before: 130, after: 30 }, keepNext: true },
      },
      hyperlink: { run: { color: accent, underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        next: 'Normal',
        run: { size: 26, color: accent },
        paragraph: { spacing: { after: 70 } },
      },
    ],
  };
}
