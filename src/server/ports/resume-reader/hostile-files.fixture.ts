import { deflateRawSync, deflateSync } from 'node:zlib';

type Part = { name: string; data: Buffer; size: number; method: number };

const text = (value: string) => Buffer.from(value, 'latin1');

/** A part that is packed, and says that it is so large unpacked. */
export function packed(name: string, content: string | Buffer, says?: number): Part {
  const bytes = typeof content === 'string' ? text(content) : content;
  return { name, data: deflateRawSync(bytes, { level: 9 }), size: says ?? bytes.length, method: 8 };
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeUInt16LE(value & 0xffff);
  else buffer.writeUInt32LE(value >>> 0);
  return buffer;
}

const fieldsOf = (part: Part) =>
  Buffer.concat([
    number(20, 2),
    number(0, 2),
    number(part.method, 2),
    number(0, 4),
    number(0, 4),
    number(part.data.length, 4),
    number(part.size, 4),
    number(part.name.length, 2),
    number(0, 2),
  ]);

/** A ZIP as its parts say, lies and all; with `isShared` every entry points at the bytes of the first. */
export function zipOf(parts: Part[], isShared = false): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [at, part] of parts.entries()) {
    const from = isShared ? 0 : offset;
    if (!isShared || at === 0) {
      const local = Buffer.concat([
        text('PK\u0003\u0004'),
        fieldsOf(part),
        text(part.name),
        part.data,
      ]);
      bodies.push(local);
      offset += local.length;
    }
    list.push(
      Buffer.concat([
        text('PK\u0001\u0002'),
        number(20, 2),
        fieldsOf(part),
        number(0, 2),
        number(0, 2),
        number(0, 2),
        number(0, 4),
        number(from, 4),
        text(part.name),
      ]),
    );
  }
  const index = Buffer.concat(list);
  const end = Buffer.concat([
    text('PK\u0005\u0006'),
    number(0, 2),
    number(0, 2),
    number(parts.length, 2),
    number(parts.length, 2),
    number(index.length, 4),
    number(offset, 4),
    number(0, 2),
  ]);
  return Buffer.concat([...bodies, index, end]);
}

const types = packed('[Content_Types].xml', '<Types/>');
const namespace =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="r"';
const documentOf = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<w:document ${namespace}><w:body>${inside}</w:body></w:document>`;
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
const resume = [
  'Asha Rao',
  'asha.rao@example.com | +91 98765 43210',
  'EXPERIENCE',
  'Developer | Acme Ltd | Jan 2020 - Present',
]
  .map(paragraph)
  .join('');

/** 200 MB of one letter, packed. */
const bomb = () => Buffer.alloc(200 * 1024 ** 2, 'a');

/** A PDF of these objects, with a table of where they are. */
export function pdfOf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [text('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    places.push(length);
    const whole = Buffer.concat([
      text(`${at + 1} 0 obj\n`),
      typeof object === 'string' ? text(object) : object,
      text('\nendobj\n'),
    ]);
    parts.push(whole);
    length += whole.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    text(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

const streamOf = (facts: string, data: Buffer) =>
  Buffer.concat([text(`<<${facts}/Length ${data.length}>>stream\n`), data, text('\nendstream')]);
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const pageWith = (content: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents ${content}>>`;
const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const onePage = '<</Type/Pages/Count 1/Kids[3 0 R]>>';

/** A PDF of one page with lines of text. */
export function plainPdf(lines: string[]): Buffer {
  const shown = lines
    .map((line) => `(${line.replaceAll(/[()\\]/gu, String.raw`\$&`)}) Tj T*`)
    .join('\n');
  return pdfOf([
    catalog,
    onePage,
    pageWith('5 0 R'),
    font,
    streamOf('', text(`BT /F 11 Tf 14 TL 60 780 Td\n${shown}\nET`)),
  ]);
}

export const someResume = [
  'Asha Rao',
  'asha.rao@example.com | +91 98765 43210',
  'EXPERIENCE',
  'Developer | Acme Ltd | Jan 2020 - Present',
  '- Built the billing system',
];

/** Files that mean harm, each with the problems that it may be answered with; null where it may be read. */
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
