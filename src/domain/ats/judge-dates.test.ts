import { expect, test } from 'vitest';
import { documentFromText, extractResume, fullResume } from './document-from-text.fixture.ts';
import { judgeDates } from './judge-dates.ts';
import { factsOf } from './resume-facts.ts';

const oddIn = (text: string) => {
  const document = documentFromText(text);
  const { share, places } = judgeDates(factsOf(document, extractResume(document)));
  return share === 1 ? [] : places.map((place) => place.text);
};

test('ATS-03 the dates that differ from most others are named', () => {
  expect(oddIn(fullResume)).toEqual([]);
  expect(oddIn(fullResume.replace('May 2023 - Jul 2023', '05/2023 - 07/2023'))).toEqual([
    '05/2023 - 07/2023',
  ]);
  const inNumbers = fullResume
    .replace('May 2023 - Jul 2023', '05/2023 - 07/2023')
    .replace('Sep 2023 - Dec 2023', '09/2023 - 12/2023');
  expect(oddIn(inNumbers)).toEqual(['Jan 2024 - Jun 2024']);
});
