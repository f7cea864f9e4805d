import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { parsedOf } from '#domain/resume-reading/parsed-of.ts';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { readResume } from '#domain/resume-reading/read-resume.ts';
import { textWidth } from '#domain/resume-reading/text-width.ts';
import { pageSize, type ResumeText, resumeLines } from './resume-pdf.ts';

const findPhones = (text: string) => {
  const found = /\+\d[\d ]{7,}\d/u.exec(text);
  return found === null
    ? []
    : [{ text: found[0], e164: found[0].replaceAll(' ', ''), index: found.index }];
};

/**
 * The parsed form of a generated resume: parsing hundreds of files would keep a new installation
 * busy for minutes.
 */
export function demoReading(resume: ResumeText): ParsedResume {
  const document: DocumentText = {
    kind: 'pdf',
    pages: [pageSize],
    runs: resumeLines(resume).map(({ text, isBold, size, baseline }) => ({
      text,
      page: 0,
      x: 56,
      y: baseline - size * 0.8,
      width: textWidth(text) * size,
      height: size,
      fontSize: size,
      font: 'Helvetica',
      isBold,
      isItalic: false,
      isHidden: false,
      url: null,
    })),
    traits: [],
    language: 'en',
    title: resume.name,
  };
  return parsedOf({ problem: null, document, reading: readResume(document, { findPhones }) });
}
