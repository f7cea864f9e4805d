import { expect, test } from 'vitest';
import { mayUploadResume } from './may-upload-resume.ts';

test.each([
  [{ name: 'cv.pdf', size: 1, sniffed: 'pdf' }, 'yes'],
  [{ name: 'My CV.DOCX', size: 5_242_880, sniffed: 'docx' }, 'yes'],
  [{ name: 'cv.pdf', size: 5_242_881, sniffed: 'pdf' }, 'FILE_TOO_LARGE'],
  [{ name: 'cv.pdf', size: 0, sniffed: null }, 'FILE_EMPTY'],
  [{ name: 'cv.pdf', size: 9, sniffed: null }, 'FILE_TYPE'],
  [{ name: 'cv.pdf', size: 9, sniffed: 'docx' }, 'FILE_TYPE'],
  [{ name: 'cv.doc', size: 9, sniffed: 'docx' }, 'FILE_TYPE'],
  [{ name: 'cv.pdf.exe', size: 9, sniffed: 'pdf' }, 'FILE_TYPE'],
  [{ name: 'pdf', size: 9, sniffed: 'pdf' }, 'FILE_TYPE'],
] as const)('SEC-40 a resume %j returns %s', (file, expected) => {
  const verdict = mayUploadResume(file);
  expect(verdict.ok ? 'yes' : verdict.refusal).toBe(expected);
});
