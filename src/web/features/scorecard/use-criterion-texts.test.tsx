import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Criterion, defaultCriteria } from '#domain/scorecard/criteria.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { useCriterionTexts } from './use-criterion-texts.ts';

type Found = ReturnType<typeof useCriterionTexts>;

function german(): Found {
  let found: Found | undefined;
  function Reader() {
    found = useCriterionTexts();
    return null;
  }
  const keys = ['skills', 'solving', 'communication', 'motivation'];
  const texts = keys.flatMap((key) =>
    ['name', 'help'].map((part) => [`default.${key}.${part}`, `${key} ${part} auf Deutsch`]),
  );
  renderToStaticMarkup(
    <TextsProvider locale="de" timeZone="UTC" texts={[{ scorecard: Object.fromEntries(texts) }]}>
      <Reader />
    </TextsProvider>,
  );
  if (found === undefined) throw new Error('not rendered');
  return found;
}

test('CO-05 default criteria are read in the reader’s language and stored under one name', () => {
  const { shown, stored, nameOf } = german();
  const read = defaultCriteria.map(shown);
  for (const { name, help } of read)
    expect([name, help]).toEqual([
      expect.stringContaining('auf Deutsch'),
      expect.stringContaining('auf Deutsch'),
    ]);
  expect(read.map(stored)).toEqual(defaultCriteria);
  expect(nameOf('Problem solving')).toBe('solving name auf Deutsch');
});

test('CO-05 what a company wrote itself stays', () => {
  const { shown, stored, nameOf } = german();
  const own: Criterion = { name: 'Baking', help: 'Has baked bread.' };
  expect([shown(own), stored(own), nameOf('Baking')]).toEqual([own, own, 'Baking']);
  const [first] = defaultCriteria;
  const reworded = { name: first?.name ?? '', help: 'Our own help.' };
  expect(shown(reworded).help).toBe('Our own help.');
  expect(stored(shown(reworded))).toEqual(reworded);
});
