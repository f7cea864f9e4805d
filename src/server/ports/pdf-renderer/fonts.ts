import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const google = '@expo-google-fonts';

/**
 * The font folders for resumes. System fonts are never used, so that a resume looks the same
 * everywhere.
 */
export function fontFolders(): string[] {
  const folders: Record<string, string[]> = {
    [`${google}/source-sans-3`]: [
      '300Light',
      '400Regular',
      '400Regular_Italic',
      '600SemiBold',
      '700Bold',
    ],
    [`${google}/source-serif-4`]: [
      '300Light',
      '400Regular',
      '400Regular_Italic',
      '600SemiBold',
      '700Bold',
    ],
    [`${google}/ibm-plex-mono`]: [
      '300Light',
      '400Regular',
      '400Regular_Italic',
      '600SemiBold',
      '700Bold',
    ],
    [`${google}/noto-sans-symbols-2`]: ['400Regular'],
    ...Object.fromEntries(scripts.map((name) => [`${google}/${name}`, ['400Regular', '700Bold']])),
  };
  const latin = Object.entries(folders).flatMap(([name, parts]) => {
    const folder = dirname(resolve(`${name}/package.json`));
    return parts.map((part) => join(folder, part));
  });
  // This package exports only its entry file.
  const chinese = join(dirname(resolve('@embedpdf/fonts-sc')), '..', 'fonts');
  return [...latin, chinese];
}

const scripts = [
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-oriya',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'ibm-plex-sans-arabic',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-symbols',
  'noto-emoji',
  'biz-udpgothic',
  'nanum-gothic',
];

const families = [
  'Source Sans 3',
  'Noto Sans Devanagari',
  'Noto Sans Bengali',
  'Noto Sans Gurmukhi',
  'Noto Sans Gujarati',
  'Noto Sans Oriya',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
  // Its glyphs are whole letters; the next font composes them of parts, and each part would repeat
  // the whole letter in the PDF's text.
  'IBM Plex Sans Arabic',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Thai',
];
const eastern: Record<string, string[]> = {
  ja: ['BIZ UDPGothic', 'Noto Sans S Chinese', 'NanumGothic'],
  ko: ['NanumGothic', 'Noto Sans S Chinese', 'BIZ UDPGothic'],
};
const symbols = ['Noto Sans Symbols', 'Noto Sans Symbols 2', 'Noto Emoji'];

/**
 * Fallback families for characters that the chosen font lacks, best first. Han characters use the
 * forms of the language.
 */
export function fallbackFamilies(language: string): string[] {
  const han = eastern[language] ?? ['Noto Sans S Chinese', 'BIZ UDPGothic', 'NanumGothic'];
  return [...families, ...han, ...symbols];
}
