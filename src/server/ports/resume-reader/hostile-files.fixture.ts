import { deflateSync } from 'node:zlib';
import {
  packed,
  zipOf,
  types,
  documentOf,
  paragraph,
  resume,
  bomb,
  streamOf,
  font,
  pageWith,
  catalog,
  onePage,
  text,
  pdfOf,
  plainPdf,
  someResume,
} from './made-files.fixture.ts';

const manyNames = ['Acme | Hove | Nursery | Kite', 'Engineer | Care | Lead | Tools'];
const manyCommas = Array.from({ length: 3 }, () => `A${', B'.repeat(20)}`);
const jobsOf = (names: string[], count: number) => {
  const jobs = Array.from({ length: count }, () => [...names, '2010 - 2012', '- Led a team']);
  const lines = ['Ann Lee', 'ann@example.com', 'Experience', ...jobs.flat()];
  return zipOf([types, packed('word/document.xml', documentOf(lines.map(paragraph).join('')))]);
};

/** Malicious files, each with the problems that may be reported; null where it may be read. */
export const hostileFiles: Record<string, { make: () => Buffer; may: (string | null)[] }> = {
  'a DOCX of 200 MB in less than 500 kB': {
    make: () => zipOf([types, packed('word/document.xml', bomb())]),
    may: ['tooComplex'],
  },
  'a DOCX that says it is small': {
    make: () => zipOf([types, packed('word/document.xml', bomb(), 900)]),
    may: ['corrupt', 'tooComplex'],
  },
  'a DOCX of 10,000 entries': {
    make: () =>
      zipOf([
        types,
        ...Array.from({ length: 10_000 }, (_, at) => packed(`word/media/${at}.png`, 'x')),
        packed('word/document.xml', documentOf(resume)),
      ]),
    may: ['tooComplex'],
  },
  'a DOCX whose entries overlap': {
    make: () => {
      const part = packed('word/document.xml', documentOf(paragraph('a'.repeat(9_000_000))));
      return zipOf(
        [
          part,
          ...Array.from({ length: 300 }, (_, at) => ({ ...part, name: `word/header${at}.xml` })),
        ],
        true,
      );
    },
    may: ['tooComplex'],
  },
  'a DOCX inside a DOCX': {
    make: () =>
      zipOf([
        types,
        packed('word/document.xml', zipOf([packed('word/document.xml', documentOf(resume))])),
      ]),
    may: ['corrupt'],
  },
  'entities that grow': {
    make: () =>
      zipOf([
        types,
        packed(
          'word/document.xml',
          documentOf(
            paragraph('&e9;'),
            `<!DOCTYPE d [<!ENTITY e0 "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}]>`,
          ),
        ),
      ]),
    may: ['corrupt'],
  },
  '150 jobs with eight names each': {
    make: () => jobsOf(manyNames, 150),
    may: [null],
  },
  '30 jobs whose names have 20 commas each': {
    make: () => jobsOf(manyCommas, 30),
    may: [null],
  },
  'an entity that is a file': {
    make: () =>
      zipOf([
        types,
        packed(
          'word/document.xml',
          documentOf(paragraph('&f;'), '<!DOCTYPE d [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
        ),
      ]),
    may: ['corrupt'],
  },
  'XML a hundred thousand deep': {
    make: () => zipOf([types, packed('word/document.xml', documentOf('<w:p>'.repeat(100_000)))]),
    may: ['tooComplex', 'corrupt'],
  },
  'a picture from elsewhere': {
    make: () =>
      zipOf([
        types,
        packed(
          'word/document.xml',
          documentOf(
            `${resume}<w:p><w:r><w:drawing><a:blip r:link="rId9"/></w:drawing></w:r></w:p>`,
          ),
        ),
        packed(
          'word/_rels/document.xml.rels',
          '<Relationships><Relationship Id="rId9" Type="image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
        ),
      ]),
    may: [null],
  },
  'a PDF whose page unpacks to 200 MB': {
    make: () =>
      pdfOf([
        catalog,
        onePage,
        pageWith('5 0 R'),
        font,
        streamOf(
          '/Filter/FlateDecode',
          deflateSync(Buffer.alloc(200 * 1024 ** 2, ' '), { level: 9 }),
        ),
      ]),
    may: ['tooComplex', 'empty', 'imageOnly'],
  },
  'filters in each other ten deep': {
    make: () => {
      let data: Buffer = Buffer.alloc(40 * 1024 ** 2, ' ');
      for (let turn = 0; turn < 10; turn++) data = deflateSync(data, { level: 9 });
      return pdfOf([
        catalog,
        onePage,
        pageWith('5 0 R'),
        font,
        streamOf(`/Filter[${'/FlateDecode'.repeat(10)}]`, data),
      ]);
    },
    may: ['tooComplex', 'empty', 'imageOnly', 'corrupt'],
  },
  'a PDF of 50,000 pages': {
    make: () =>
      pdfOf([
        catalog,
        '<</Type/Pages/Count 50000/Kids[3 0 R]>>',
        pageWith('5 0 R'),
        font,
        streamOf('', text('BT ET')),
      ]),
    may: ['tooComplex', 'corrupt', 'imageOnly'],
  },
  'pages that are their own parents': {
    make: () =>
      pdfOf([
        catalog,
        '<</Type/Pages/Count 9/Kids[3 0 R]>>',
        '<</Type/Pages/Parent 2 0 R/Count 9/Kids[2 0 R 3 0 R]>>',
      ]),
    may: ['corrupt', 'tooComplex', 'empty', 'imageOnly'],
  },
  'a script as the matrix of a font': {
    make: () =>
      pdfOf([
        catalog,
        onePage,
        pageWith('5 0 R'),
        '<</Type/Font/Subtype/Type1/BaseFont/F/FontMatrix[1 2 3 4 5 (0\\); process.exit\\(7\\))]>>',
        streamOf(
          '',
          text(
            'BT /F 11 Tf 60 700 Td (Asha Rao asha.rao@example.com +91 98765 43210 Experience) Tj ET',
          ),
        ),
      ]),
    may: [null, 'notAResume', 'brokenTextLayer', 'empty', 'imageOnly', 'corrupt'],
  },
  'a million drawings': {
    make: () =>
      pdfOf([
        catalog,
        onePage,
        pageWith('5 0 R'),
        font,
        streamOf('/Filter/FlateDecode', deflateSync(text('0 0 1 1 re f\n'.repeat(1_000_000)))),
      ]),
    may: ['tooComplex', 'empty', 'imageOnly'],
  },
  'half a PDF': {
    make: () => plainPdf(someResume).subarray(0, 300),
    may: ['corrupt', 'empty', 'imageOnly', null],
  },
  'an encrypted PDF': {
    make: () =>
      pdfOf(
        [
          catalog,
          onePage,
          pageWith('5 0 R'),
          font,
          streamOf('', text('BT ET')),
          `<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`,
        ],
        '/Encrypt 6 0 R/ID[<00><00>]',
      ),
    may: ['encrypted'],
  },
  'a program called .pdf': {
    make: () => Buffer.concat([text('MZ\u0090\u0000'), Buffer.alloc(4000, 7)]),
    may: ['wrongType'],
  },
  'a program with a PDF in it': {
    make: () => Buffer.concat([text('MZ'), plainPdf(someResume)]),
    may: ['wrongType'],
  },
  'a ZIP that is no DOCX': { make: () => zipOf([packed('a.txt', 'hello')]), may: ['wrongType'] },
  'a DOC of the old kind': {
    make: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3000)]),
    may: ['wrongType'],
  },
  'a DOCX with a password': {
    make: () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
        Buffer.alloc(99),
      ]),
    may: ['encrypted'],
  },
  'nothing at all': { make: () => Buffer.alloc(0), may: ['empty'] },
  'one byte too many': { make: () => Buffer.alloc(5_242_881, 'a'), may: ['tooLarge'] },
};
