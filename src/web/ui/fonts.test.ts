import { readdirSync, readFileSync, statSync } from 'node:fs';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';

const folder = new URL('../fonts/', import.meta.url);
const fontAt = (path: string) => {
  const font = openSync(new URL(`../../../${path}`, import.meta.url).pathname);
  if (!('layout' in font)) throw new Error(`${path} is no single font`);
  return font;
};

it('PERF-07 there are two font files of at most 50 KB together', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(files).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(50_000);
});

// The most visible texts; the two Inter files are instances of the variable font that pages load.
const inter = fontAt('src/server/og-image/text.ttf');
const interBold = fontAt('src/server/og-image/text-bold.ttf');
const display = fontAt('src/web/fonts/bricolage-grotesque.woff2');
// Metric-compatible with Arial and Helvetica.
const arial = fontAt('node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
const arialBold = fontAt('node_modules/pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf');

const words = ['home', 'site'].flatMap((area) =>
  textsIn(
    JSON.parse(
      readFileSync(new URL(`../../../content/locales/en/${area}.json`, import.meta.url), 'utf8'),
    ),
  ),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\{[^}]*\}/gu, '')];
  return Object.values(value as Record<string, unknown>).flatMap(textsIn);
}

const widthIn = (font: typeof inter) =>
  words.reduce((sum, text) => sum + font.layout(text).advanceWidth, 0) / font.unitsPerEm;

const regular = widthIn(arial);
const bold = widthIn(arialBold);
/** Inter's widths grow linearly with the weight, from 400 to 700. */
const light = widthIn(inter);
const step = (widthIn(interBold) - light) / 200;
const interAt = (weight: number) => light + (weight - 400) * step;
const headings = widthIn(display);
/**
 * Widths relative to Arial of the same weight, measured once from the original font files, which we
 * may not redistribute.
 */
const widths: Record<string, Record<number, number>> = {
  '': { 400: regular, 500: regular, 600: bold, 700: bold },
  ' on Android': {
    400: regular * 0.9957,
    500: regular * 1.0039,
    600: bold * 0.9391,
    700: bold * 0.9391,
  },
  ' on Linux': {
    400: regular * 1.1354,
    500: regular * 1.1354,
    600: bold * 1.193,
    700: bold * 1.193,
  },
};

type Face = { family: string; weight: number; size: number; ascent: number; descent: number };

const faces: Face[] = [
  ...readFileSync(new URL('fonts.css', folder), 'utf8').matchAll(
    /font-family: '(?<family>[^']+fallback[^']*)';[^}]*font-weight: (?<weight>\d+);\s+size-adjust: (?<size>[\d.]+)%;\s+ascent-override: (?<ascent>[\d.]+)%;\s+descent-override: (?<descent>[\d.]+)%;/gu,
  ),
].map(({ groups: numbers = {} }) => ({
  family: numbers['family'] ?? '',
  weight: Number(numbers['weight']),
  size: Number(numbers['size']),
  ascent: Number(numbers['ascent']),
  descent: Number(numbers['descent']),
}));

it('PERF-07 each fallback font has the width and height of the web font it replaces, per weight', () => {
  expect(faces.map(({ family, weight }) => `${family} ${weight}`)).toEqual(
    Object.keys(widths).flatMap((system) => [
      ...[400, 500, 600, 700].map((weight) => `Inter fallback${system} ${weight}`),
      `Bricolage Grotesque fallback${system} 700`,
    ]),
  );
  for (const { family, weight, size, ascent, descent } of faces) {
    const [name, system = ''] = family.split(' fallback');
    const [font, width] =
      name === 'Inter' ? [inter, interAt(weight)] : ([display, headings] as const);
    const adjust = width / (widths[system]?.[weight] ?? Number.NaN);
    expect
      .soft(Math.abs(size / 100 / adjust - 1), `${family} ${weight}: ${adjust}`)
      .toBeLessThan(0.003);
    expect.soft((ascent * size) / 10_000, family).toBeCloseTo(font.ascent / font.unitsPerEm, 3);
    expect.soft((descent * size) / 10_000, family).toBeCloseTo(-font.descent / font.unitsPerEm, 3);
  }
});
