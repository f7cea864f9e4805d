import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  brandColorsOf,
  brandStylesheet,
  contrastOf,
  leastContrast,
  readableColor,
  surfaces,
} from './brand-colors.ts';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brandColors = fc.record({ primaryColor: fc.option(color), secondaryColor: fc.option(color) });
const themes = ['light', 'dark'] as const;

test('CO-10 contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test('CO-10 every pair of any two colours can be read in both themes', () => {
  const property = fc.property(brandColors, fc.constantFrom(...themes), (colors, theme) => {
    const used = brandColorsOf(colors, theme);
    if (used === null) return colors.primaryColor === null && colors.secondaryColor === null;
    const { brand, brandHover, onBrand, second, onSecond } = used;
    const pairs = [
      [brand, onBrand],
      [brandHover, onBrand],
      [second, onSecond],
      ...surfaces[theme].flatMap((each) => [
        [brand, each],
        [brandHover, each],
        [second, each],
      ]),
    ] as [string, string][];
    return pairs.every(([one, other]) => contrastOf(one, other) >= leastContrast);
  });
  const white = { primaryColor: '#ffffff', secondaryColor: '#000000' };
  expect(() =>
    fc.assert(property, {
      numRuns: 500,
      examples: [
        [white, 'light'],
        [white, 'dark'],
      ],
    }),
  ).not.toThrow();
});

test('CO-10 a colour that can be read stays as it is', () => {
  expect(readableColor('#2a51b8', 'light')).toBe('#2a51b8');
  expect(readableColor('#f7ad30', 'dark')).toBe('#f7ad30');
  expect(readableColor('#f7ad30', 'light')).not.toBe('#f7ad30');
});

test('CO-10 a stylesheet has the colours of both themes and nothing from outside', () => {
  expect(brandStylesheet('halden', { primaryColor: null, secondaryColor: null })).toBe('\n');
  const sheet = brandStylesheet(`x'] { } body { `, {
    primaryColor: '#2a51b8',
    secondaryColor: null,
  });
  expect(sheet.split('\n')).toHaveLength(3);
  expect(sheet).toMatch(/^\[data-brand='xbody'\] \{ --brand: #2a51b8; --on-brand: #ffffff; /u);
  expect(sheet).toContain("[data-theme='dark'] [data-brand='xbody'] {");
});
