// Makes src/web/fonts/*.woff2. Run by hand when a font package changes: npm i --no-save subset-font, then node tools/subset-fonts.mjs
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const latin1 = range(0x20, 0x7e) + range(0xa0, 0xff);
const marks = '–—‘’‚“”„†•…‹›€₹™−×≥≤≈→←↑↓ŒœŠšŸŽž';
const display =
  range(0x20, 0x7e) + '¡¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœŒ–—‘’“”…€£·©«»';

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
    axes: { wght: { min: 600, max: 800 }, opsz: 48 },
  },
];

await mkdir('src/web/fonts', { recursive: true });
for (const font of fonts) {
  const source = await readFile(`node_modules/@fontsource-variable/${font.from}`);
  const subset = await subsetFont(source, font.text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  });
  await writeFile(`src/web/fonts/${font.to}`, subset);
  console.log(font.to, source.length, '→', subset.length);
}
