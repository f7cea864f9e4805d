import { readdirSync, readFileSync, statSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { brandFormats, brandVariants, brandPath } from '#domain/site/brand-files.ts';
import { resourcePath, resources } from '#domain/site/resources.ts';
import { siteIcons } from './resources/site-icons.ts';

const fileOf = (path: string) => `public${path}`;

test('SITE-06 every resource of the catalogue is a file of the stated size, and there are no others', () => {
  for (const { file, bytes } of resources) {
    expect(statSync(fileOf(resourcePath(file))).size, file).toBe(bytes);
  }
  expect(readdirSync('public/resources').toSorted()).toEqual(
    resources.map(({ file }) => file).toSorted(),
  );
});

function entriesOf(zip: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((each) =>
      zip.readUInt16LE(at + each),
    );
    const [method, size, start] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(from, from + size);
    entries.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return entries;
}

test.each(resources.filter(({ file }) => file.endsWith('.docx')))(
  'SITE-06 $file is a one-column Word document with headings and lists, and nothing outside its text',
  ({ file }) => {
    const entries = entriesOf(readFileSync(fileOf(resourcePath(file))));
    const parts = [...entries].filter(([name]) => /\.(xml|rels)$/u.test(name));
    for (const [name, text] of parts) expect(XMLValidator.validate(text), name).toBe(true);
    const body = entries.get('word/document.xml') ?? '';
    expect(body.match(/w:pStyle w:val="Heading1"/gu)?.length).toBeGreaterThan(3);
    expect(body).toContain('w:numPr');
    expect(body).toContain('>Your Name<');
    expect(body).not.toMatch(/<w:tbl>|<w:drawing>|txbxContent|<w:cols [^>]*w:num="[2-9]/u);
    expect([...entries.keys()].filter((name) => /header|footer|media/u.test(name))).toEqual([]);
  },
);

type Node = { role?: string; children?: Node[] };
const rolesOf = (node: Node): string[] => [
  node.role ?? '',
  ...(node.children ?? []).flatMap(rolesOf),
];

test.each(resources.filter(({ file }) => file.endsWith('.pdf')))(
  'A11Y-01 $file is a tagged PDF with a title, a language, headings and lists on every page',
  async ({ file }) => {
    const data = new Uint8Array(readFileSync(fileOf(resourcePath(file))));
    const task = getDocument({ data, verbosity: 0 });
    const pdf = await task.promise;
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: 'en', Author: 'The Firstrung team' });
    // A Map, despite its type.
    const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean>;
    expect(marks.get('Marked')).toBe(true);
    const roles: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      expect(items.length, `page ${number}`).toBeGreaterThan(5);
      roles.push(...rolesOf((await page.getStructTree()) as Node));
    }
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles).toEqual(expect.arrayContaining(['H2', 'P', 'L', 'LI', 'Lbl', 'LBody']));
    await task.destroy();
  },
);

test('SITE-09 the logo exists in every variant, as SVG and PNG', () => {
  const listed = brandVariants.flatMap(({ name }) =>
    brandFormats.map((format) => brandPath(name, format)),
  );
  for (const path of listed) expect(statSync(fileOf(path)).size, path).toBeGreaterThan(200);
  expect(readdirSync('public/brand')).toHaveLength(listed.length);
});

/** Width and height of a PNG image, from its first chunk. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('SITE-06 the icons of older browsers and home screens match the SVG icon', () => {
  const ico = readFileSync('public/favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => {
    const entry = ico.subarray(6 + 16 * at);
    const start = entry.readUInt32LE(12);
    const [width, height] = sizeOf(ico.subarray(start, start + entry.readUInt32LE(8)));
    expect([entry[0], entry[1]]).toEqual([width, height]);
    return width;
  });
  expect(sizes).toEqual([16, 32, 48]);
  expect(sizeOf(readFileSync('public/apple-touch-icon.png'))).toEqual([180, 180]);
  for (const { file, bytes } of siteIcons()) {
    expect(readFileSync(`public/${file}`).equals(bytes), `${file}: npm run resources`).toBe(true);
  }
});
