import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { undoSeconds } from '#domain/undo.ts';

const areas = ['pipeline', 'company', 'offer'];

test.each(['en', 'de', 'es', 'fr', 'zh'])(
  'CO-05 a move names the seconds in which it can be undone, and no other, in %s',
  (locale) => {
    for (const area of areas) {
      const texts = readFileSync(`content/locales/${locale}/${area}.json`, 'utf8');
      const named = [...texts.matchAll(/(\d+)\s*(?:seconds|Sekunden|segundos|secondes|秒)/gu)];
      expect(named.length, area).toBeGreaterThan(0);
      expect(new Set(named.map(([, seconds]) => Number(seconds))), area).toEqual(
        new Set([undoSeconds]),
      );
    }
  },
);
