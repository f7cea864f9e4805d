import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readingProblems } from '#domain/resume-reading/reading-problem.ts';
import { mutate } from './fuzz-files.fixture.ts';
import { createRandom } from './random.fixture.ts';
import { readFile } from './read-file.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const lines = [
  'Asha Rao',
  'asha.rao@example.com | +91 98765 43210',
  'EXPERIENCE',
  'Developer | Acme Ltd | Jan 2020 - Present',
];

const json = encode(
  JSON.stringify({
    basics: { name: 'Asha Rao', email: 'a@b.in' },
    work: [{ name: 'Acme', startDate: '2020-01' }],
  }),
);
const docx = zipSync(
  {
    '[Content_Types].xml': encode('<Types/>'),
    'word/document.xml': encode(
      `<w:document xmlns:w="w"><w:body>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}<w:tbl><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc><w:p><w:r><w:t>Python</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>`,
    ),
  },
  { level: 0 },
);
const content = `BT /F 11 Tf 14 TL 60 780 Td ${lines.map((line) => `(${line}) Tj T*`).join('\n')} ET`;
const pdf = encode(
  `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>\nendobj\n4 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj\n5 0 obj\n<</Length ${content.length}>>stream\n${content}\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>`,
);

test.each([
  ['PDF', pdf, 120],
  ['DOCX', docx, 200],
  ['JSON Resume', json, 200],
])(
  'SEC-42 a %s with corrupted bytes is parsed or reported as unreadable',
  async (name, bytes, count) => {
    expect((await readFile(bytes)).reading?.resume.basics.firstName).toBe('Asha');
    const random = createRandom(name.length * 7919).next;
    for (let turn = 0; turn < count; turn++) {
      const { problem, reading } = await readFile(mutate(bytes, random));
      expect([...readingProblems, null]).toContain(problem);
      expect(problem === null || problem === 'notAResume').toBe(reading !== null);
    }
  },
);
