import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { surfaces } from '#domain/company/brand-colors.ts';

type Oklch = [lightness: number, chroma: number, hue: number];

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

function readTheme(theme: 'light' | 'dark'): Map<string, Oklch> {
  const start = css.indexOf(`[data-theme='${theme}'] {`);
  const block = css.slice(start, css.indexOf('}', start));
  const tokens = new Map<string, Oklch>();
  for (const [, name, l, c, h] of block.matchAll(
    /--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g,
  )) {
    tokens.set(name ?? '', [Number(l), Number(c), Number(h)]);
  }
  return tokens;
}

/**
 * OKLCH to linear sRGB, clipped to the sRGB gamut (matrices from the CSS Color 4 specification).
 */
function linearRgb([lightness, chroma, hue]: Oklch): number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
}

/** Rounds a channel to 256 steps, as browsers do when they measure contrast. */
function rounded(channel: number): number {
  const shown = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
  const step = Math.round(shown * 255) / 255;
  return step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4;
}

function luminance(color: Oklch): number {
  const [red = 0, green = 0, blue = 0] = linearRgb(color).map(rounded);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['background', 'surface', 'raised', 'hover'];
const texts = [
  'ink',
  'ink-muted',
  'ink-subtle',
  'primary',
  'primary-hover',
  'success',
  'warning',
  'danger',
  'info',
];
const softs = [
  'primary-soft',
  'accent-soft',
  'success-soft',
  'warning-soft',
  'danger-soft',
  'info-soft',
];

const textPairs: [string, string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...softs.flatMap((soft): [string, string][] => [
    ['ink', soft],
    ['ink-muted', soft],
  ]),
  // Secondary text in a selected row.
  ['ink-subtle', 'primary-soft'],
  ['primary', 'primary-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['on-accent-soft', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['background', 'ink'],
];

const shapePairs: [string, string][] = [
  'line-strong',
  'success-mark',
  'warning-mark',
  'danger-mark',
  'info-mark',
  'chart-1',
  'chart-3',
  'chart-4',
  'primary',
].flatMap((shape) => ['background', 'surface'].map((ground): [string, string] => [shape, ground]));

describe.each(['light', 'dark'] as const)('A11Y-09 in the %s theme', (theme) => {
  const tokens = readTheme(theme);
  const of = (name: string) => tokens.get(name) ?? expect.unreachable(`no token --${name}`);

  it.each(textPairs)('A11Y-09 text in %s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)(
    'A11Y-09 the shape colour %s on %s has a contrast of at least 3',
    (shape, ground) => {
      expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

/** Decorative colors: text or another color always conveys the same information. */
const decoration = ['line', 'backdrop', 'chart-2', 'logo'];

it('A11Y-09 every colour is in a measured pair or is decorative', () => {
  const measured = new Set([...textPairs, ...shapePairs].flat());
  const missing = [...readTheme('light').keys()].filter((name) => !measured.has(name));
  expect(missing.filter((name) => !decoration.includes(name))).toEqual([]);
  expect(decoration.filter((name) => measured.has(name))).toEqual([]);
});

it('A11Y-09 both themes define the same colours', () => {
  expect([...readTheme('dark').keys()]).toEqual([...readTheme('light').keys()]);
});

const hexOf = (color: Oklch) =>
  `#${linearRgb(color)
    .map((each) => (each <= 0.0031308 ? 12.92 * each : 1.055 * each ** (1 / 2.4) - 0.055))
    .map((each) =>
      Math.round(each * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

it.each([
  ['light', ['surface', 'hover']],
  ['dark', ['background', 'hover']],
] as const)('CO-10 company colours are made for the %s surfaces of the tokens', (theme, names) => {
  const tokens = readTheme(theme);
  const found = names.map((name) => hexOf(tokens.get(name) ?? [0, 0, 0]));
  expect(found).toEqual([...surfaces[theme]]);
});
