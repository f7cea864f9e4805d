import { resumePdf } from '#server/db/demo/resume-pdf.ts';

/** A PDF of a resume that can be read, of somebody who is made up. */
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
