/** Text needs this contrast with what is behind it (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** The lightest and the darkest surface that text may be on in each theme, as in tokens.css. */
export const surfaces = {
  light: ['#ffffff', '#f2f3f6'],
  dark: ['#0d0f15', '#21252d'],
} as const;
export type BrandTheme = keyof typeof surfaces;

/** What a color is mixed with until it can be read. */
const toward: Record<BrandTheme, number> = { light: 0, dark: 255 };

/** Where the pickers of a company without own colors start. */
export const offeredColors = { primaryColor: '#2a51b8', secondaryColor: '#8a5a00' };

export const isColor = (text: string) => /^#[0-9a-f]{6}$/iu.test(text);

type Rgb = [number, number, number];

function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const colorOf = (rgb: Rgb) =>
  `#${rgb.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance (WCAG 2.2), from 0 to 1. */
function luminanceOf(color: string): number {
  const [red, green, blue] = rgbOf(color).map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors (WCAG 2.2), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const hoverShare = 0.15;

function mixedWith(color: string, end: number, share: number): string {
  return colorOf(rgbOf(color).map((each) => each + (end - each) * share) as Rgb);
}

/** The color itself, or the nearest darker (light theme) or lighter one that can be read. */
export function readableColor(color: string, theme: BrandTheme): string {
  const end = toward[theme];
  for (let step = 0; step < 255; step += 1) {
    const mixed = mixedWith(color, end, step / 255);
    if (surfaces[theme].every((each) => contrastOf(mixed, each) >= leastContrast)) return mixed;
  }
  return colorOf([end, end, end]);
}

/** Text on a readable color: what the color was mixed away from. */
const inks: Record<BrandTheme, string> = { light: '#ffffff', dark: '#000000' };

export type BrandColors = { primaryColor: string | null; secondaryColor: string | null };

type ThemeColors = {
  brand: string;
  /** While the pointer is over it: further from what is behind. */
  brandHover: string;
  onBrand: string;
  second: string;
  onSecond: string;
};

/** The colors to use in a theme; the missing one of the two equals the other. Null without any. */
export function brandColorsOf(brandColors: BrandColors, theme: BrandTheme): ThemeColors | null {
  const first = brandColors.primaryColor ?? brandColors.secondaryColor;
  if (first === null) return null;
  const brand = readableColor(first, theme);
  const second = readableColor(brandColors.secondaryColor ?? first, theme);
  const ink = inks[theme];
  const brandHover = mixedWith(brand, toward[theme], hoverShare);
  return { brand, brandHover, onBrand: ink, second, onSecond: ink };
}

/** The stylesheet of a company's colors, for elements with its slug in `data-brand`. */
export function brandStylesheet(slug: string, brandColors: BrandColors): string {
  const name = `[data-brand='${slug.replace(/[^\p{L}\p{M}\p{N}-]/gu, '')}']`;
  const rules = (Object.keys(surfaces) as BrandTheme[]).flatMap((theme) => {
    const colors = brandColorsOf(brandColors, theme);
    if (colors === null) return [];
    const selector = theme === 'light' ? name : `[data-theme='dark'] ${name}`;
    const { brand, brandHover, onBrand, second, onSecond } = colors;
    const tokens = [
      `--brand: ${brand}`,
      `--on-brand: ${onBrand}`,
      `--brand-second: ${second}`,
      `--on-brand-second: ${onSecond}`,
      // Buttons and links inside are in the company's color, on surfaces that it was made for.
      '--primary: var(--brand)',
      `--primary-hover: ${brandHover}`,
      '--primary-soft: var(--hover)',
      '--on-primary: var(--on-brand)',
    ];
    return [`${selector} { ${tokens.join('; ')} }`];
  });
  return `${rules.join('\n')}\n`;
}
