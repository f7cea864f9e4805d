import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestViews, publishableViews } from './publishable-views.ts';

const shown = (...views: number[]) =>
  publishableViews(views.map((each) => ({ views: each }))).map((row) => row.shown);

test('CO-08 views of few people are withheld, with another source so that none can be worked out', () => {
  expect(shown(40, 12, 0)).toEqual([40, 12, 0]);
  expect(shown(40, 12, 3)).toEqual([40, null, null]);
  expect(shown(40, 6, 5)).toEqual([40, null, null]);
  expect(shown(40, 3, 3)).toEqual([null, null, null]);
  expect(shown(3)).toEqual([null]);
});

test('CO-08 no views from one to nine are ever shown, and none is withheld alone beside others', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 60 }), { maxLength: 8 }), (views) => {
      const rows = publishableViews(views.map((each) => ({ views: each })));
      const isPreserved = rows.every(
        ({ shown: each }) => each === null || each === 0 || each >= fewestViews,
      );
      const hidden = rows.filter((row) => row.shown === null);
      const nonZero = rows.filter((row) => row.views > 0);
      const isAlone = hidden.length === 1 && nonZero.length > 1;
      expect([isPreserved, isAlone]).toEqual([true, false]);
    }),
  );
});
