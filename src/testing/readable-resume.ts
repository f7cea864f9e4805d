import { resumePdf } from '#server/db/demo/resume-pdf.ts';

/** A readable PDF resume of a fictional person. */
export const readableResume = Buffer.from(
  resumePdf({
    name: 'Meera Iyer',
    contact: 'Chennai, India  |  meera.iyer@example.com  |  +91 98400 12345',
    sections: [
      { title: 'Objective', lines: ['A first position as a data engineer.'] },
      { title: 'Education', lines: ['B.E. Computer Science, Anna University, 2020 - 2024'] },
      { title: 'Skills', lines: ['Python, Django, PostgreSQL'] },
    ],
  }),
);
