import { deflateRawSync } from 'node:zlib';

type Part = { name: string; data: Buffer; size: number; method: number };

export const text = (value: string) => Buffer.from(value, 'latin1');

/** A compressed part, optionally with a false uncompressed size. */
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

/**
 * Builds a ZIP exactly as its parts say, false sizes included; with `isShared` every entry points
 * at the bytes of the first.
 */
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

export const types = packed('[Content_Types].xml', '<Types/>');
const namespace =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="r"';
export const documentOf = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<w:document ${namespace}><w:body>${inside}</w:body></w:document>`;
export const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
export const resume = [
  'Asha Rao',
  'asha.rao@example.com | +91 98765 43210',
  'EXPERIENCE',
  'Developer | Acme Ltd | Jan 2020 - Present',
]
  .map(paragraph)
  .join('');

/** 200 MB of one letter, for a zip bomb. */
export const bomb = () => Buffer.alloc(200 * 1024 ** 2, 'a');

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

export const streamOf = (facts: string, data: Buffer) =>
  Buffer.concat([text(`<<${facts}/Length ${data.length}>>stream\n`), data, text('\nendstream')]);
export const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
export const pageWith = (content: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents ${content}>>`;
export const catalog = '<</Type/Catalog/Pages 2 0 R>>';
export const onePage = '<</Type/Pages/Count 1/Kids[3 0 R]>>';

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
