import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localesFolder, sourceLocale } from '#server/texts/catalogue.ts';

/** English with accents and 40 % more text, and the same as a right-to-left language. */
export const pseudoLocales = { long: 'en-XA', rightToLeft: 'ar-XB' } as const;

const accented: Record<string, string> = Object.fromEntries(
  Array.from('aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu), ([, plain, accent]) => [
    plain,
    accent ?? '',
  ]),
);

/** Fills a folder with all languages of the interface and the two pseudo-locales. */
export async function writeEveryLocale(folder: string): Promise<void> {
  await cp(localesFolder, folder, { recursive: true });
  await writePseudoLocales(folder);
}

/** Fills a folder with the catalogue and the two pseudo-locales made from it. */
export async function writePseudoLocales(folder: string): Promise<void> {
  await cp(join(localesFolder, sourceLocale), join(folder, sourceLocale), { recursive: true });
  for (const locale of Object.values(pseudoLocales)) {
    await mkdir(join(folder, locale), { recursive: true });
    for (const file of await readdir(join(folder, sourceLocale))) {
      const area: unknown = JSON.parse(await readFile(join(folder, sourceLocale, file), 'utf8'));
      await writeFile(join(folder, locale, file), JSON.stringify(mapTexts(area)));
    }
  }
}

function mapTexts(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value);
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).map(([key, inner]) => [key, mapTexts(inner)]),
  );
}

const maxWordLength = 8;

/** Adds 40 % more letters, as words that a line can break between. */
function longer(letters: number): string {
  const more = '~'.repeat(Math.ceil(letters * 0.4));
  return more.replaceAll(
    new RegExp(`~{${maxWordLength}}(?=~)`, 'gu'),
    `${'~'.repeat(maxWordLength)} `,
  );
}

/** Changes the text of one ICU message; arguments, branches and tags stay. */
export function pseudo(message: string): string {
  let at = 0;

  function words(end: string | null): string {
    let made = '';
    let letters = 0;
    while (at < message.length && message[at] !== end) {
      const char = message[at] ?? '';
      if (char === '{') made += argument();
      else if (char === '<') made += upTo('>');
      else {
        made += accented[char] ?? char;
        letters += Number(/\p{L}/u.test(char));
        at += 1;
      }
    }
    return made + longer(letters);
  }

  function argument(): string {
    let made = '';
    for (; at < message.length; at += 1) {
      const char = message[at] ?? '';
      made += char;
      if (char === '}') {
        at += 1;
        return made;
      }
      if (char === '{' && made.includes(',')) {
        at += 1;
        made += words('}');
        made += '}';
      }
    }
    return made;
  }

  function upTo(last: string): string {
    const from = at;
    at = message.indexOf(last, from) + 1;
    return message.slice(from, at);
  }

  return words(null);
}
