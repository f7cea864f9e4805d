import { baselineOf } from '#domain/resume-reading/piece.ts';
import { privateUse, symbolBullets } from '#domain/resume-reading/repair-text.ts';
import { judge, type CheckOutcome } from './check-outcome.ts';
import { quoteOf } from './find-places.ts';
import type { ResumeFacts } from './resume-facts.ts';

const withoutIcons = (text: string) => text.replaceAll(privateUse, '').trim();

/** No private-use characters except bullets; an icon is identified by the words after it. */
export function judgeIcons({ document }: ResumeFacts): CheckOutcome {
  const { traits, runs } = document;
  const isThere = traits.some(({ trait }) => trait === 'iconGlyphs');
  const visible = runs.filter((run) => !run.isHidden);
  const icons = visible.filter(
    ({ text }) => (text.replaceAll(symbolBullets, '').match(privateUse) ?? []).length > 0,
  );
  const places = icons.map(({ text, page, x, y, width, height }) => {
    const beside = visible
      .filter(
        (run) =>
          run.page === page &&
          run.x > x &&
          Math.abs(baselineOf(run) - baselineOf({ y, height })) < height / 2 &&
          withoutIcons(run.text) !== '',
      )
      .toSorted((a, b) => a.x - b.x)[0];
    const words = withoutIcons(text) || withoutIcons(beside?.text ?? '');
    return { text: quoteOf(words), page, box: { x, y, width, height } };
  });
  return judge(!isThere, places);
}
