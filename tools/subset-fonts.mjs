// Generates src/web/fonts/*.woff2, and src/server/og-image/*.ttf for drawn images and documents.
// Run by hand when a font package changes: npm i --no-save subset-font, then node
// tools/subset-fonts.mjs
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const latin1 = range(0x20, 0x7e) + range(0xa0, 0xff);
const marks = '–—‘’‚“”„†•…‹›€₹™−×≥≤≈→←↑↓ŒœŠšŸŽž';
const display =
  range(0x20, 0x7e) + '¡¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœŒ–—‘’“”…€£·©«»';

const latinExtended = range(0x100, 0x17f) + range(0x218, 0x21b) + '₹';
const bold = { wght: 700, opsz: 48 };

const fonts = [
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    text: latin1 + marks,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    text: display,
    axes: bold,
  },
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'display.ttf',
    text: latin1 + marks,
    axes: bold,
  },
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
    to: 'display-extended.ttf',
    text: latinExtended,
    axes: bold,
  },
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'text.ttf',
    text: latin1 + marks,
    axes: { wght: 400 },
  },
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'text-bold.ttf',
    text: latin1 + marks,
    axes: { wght: 600 },
  },
  {
    from: 'inter/files/inter-latin-ext-wght-normal.woff2',
    to: 'text-extended.ttf',
    text: latinExtended,
    axes: { wght: 400 },
  },
];

for (const font of fonts) {
  const source = await readFile(`node_modules/@fontsource-variable/${font.from}`);
  const subset = await subsetFont(source, font.text, {
    targetFormat: font.to.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes: font.axes,
  });
  const folder = font.to.endsWith('.ttf') ? 'src/server/og-image' : 'src/web/fonts';
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${font.to}`, subset);
  console.log(font.to, source.length, '→', subset.length);
}
