import { expect, test } from 'vitest';
import { resumeAccents, resumeInk, resumeMuted } from './resume-colors.ts';

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('RES-03 every resume color has a contrast of at least 4.5 with white', () => {
  for (const color of [...Object.values(resumeAccents), resumeInk, resumeMuted])
    expect([color, 1.05 / (luminance(color) + 0.05) >= 4.5]).toEqual([color, true]);
});
