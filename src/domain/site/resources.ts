const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pdf = 'application/pdf';

/** Files to take along, in `public/resources`; `npm run resources` makes them. `text` names each in the catalogue. */
export const resources = [
  { text: 'resume-first-job', file: 'resume-first-job.docx', mediaType: word, bytes: 10_992 },
  {
    text: 'resume-career-change',
    file: 'resume-career-change.docx',
    mediaType: word,
    bytes: 10_876,
  },
  { text: 'resume-research', file: 'resume-research.docx', mediaType: word, bytes: 10_922 },
  { text: 'interview-guide', file: 'interview-guide.pdf', mediaType: pdf, bytes: 44_244 },
  { text: 'networking-toolkit', file: 'networking-toolkit.pdf', mediaType: pdf, bytes: 37_536 },
] as const;

export const resourcePath = (file: string) => `/resources/${file}`;
