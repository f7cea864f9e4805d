import { expect, test } from 'vitest';
import { scoreResume } from '#domain/ats/score-resume.ts';
import { injectedTexts } from '#testing/injected-texts.ts';
import { readBytes } from './corpus-files.fixture.ts';
import { layouts } from './layouts.fixture.ts';
import { asText } from './three-formats.fixture.ts';

const places = {
  'at the end': (text: string, order: string) => `${text}\n\nAdditional information\n${order}\n`,
  'at the top': (text: string, order: string) => `Additional information\n${order}\n\n${text}`,
};
/** Same length as the instruction, without meaning. */
const blank = (order: string) => order.replaceAll(/[^\s\p{P}]/gu, 'o');

test('SEC-48 there are fifty prompt injections', () => {
  expect(new Set(injectedTexts).size).toBe(50);
});

test.each(Object.entries(places))(
  'SEC-48 instructions to rate a resume higher score like meaningless text: %s',
  async (_, put) => {
    const base = `${layouts.labelled}\n\nSkills, experience, education, projects, summary, objective.`;
    for (const order of injectedTexts) {
      const [told, other] = [
        await readBytes(order, asText(put(base, order))),
        await readBytes(order, asText(put(base, blank(order)))),
      ].map(({ document, reading }) => scoreResume(document, reading).score);
      expect([order, told]).toEqual([order, other]);
    }
  },
);
