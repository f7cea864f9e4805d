import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from './texts.tsx';
import { useFileSize } from './use-file-size.ts';

function Size({ bytes }: { bytes: number }) {
  return useFileSize()(bytes);
}

const shown = (bytes: number, locale = 'en') =>
  renderToStaticMarkup(
    <TextsProvider locale={locale} timeZone="UTC" texts={[]}>
      <Size bytes={bytes} />
    </TextsProvider>,
  );

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [3 * 1024 + 1, '4 kB'],
  [1_047_552, '1,023 kB'],
  [1_048_575, '1 MB'],
  [1_048_576, '1 MB'],
  [5_000_000, '4.77 MB'],
  [50_000_000, '47.7 MB'],
  [524_288_000, '500 MB'],
])('ATS-02 a file of %i bytes reads %s', (bytes, text) => {
  expect(shown(bytes)).toBe(text);
});

test('UX-01 the size of a file follows the language', () => {
  expect(shown(5_000_000, 'fr')).toMatch(/^4,77\sMo$/u);
  expect(shown(2_000, 'fr')).toMatch(/^2\sko$/u);
});
