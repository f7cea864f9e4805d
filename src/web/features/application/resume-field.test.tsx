import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import apply from '#content/locales/en/apply.json' with { type: 'json' };
import common from '#content/locales/en/common.json' with { type: 'json' };
import { flatTexts } from '#testing/flat-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { ResumeField } from './resume-field.tsx';

const flat = flatTexts({ apply, common });
const write = compile(apply.form['resume-write']) as unknown[];
const texts = [...flat, { apply: { ...flat[0]?.['apply'], 'form.resume-write': write } }];
const changedAt = new Date('2026-11-30T10:00:00Z');
const written = [{ id: 'a', name: 'My resume', isDefault: true, changedAt }];

const cases: [string, typeof written, boolean][] = [
  ['without a resume gets to the builder', [], true],
  ['with a resume chooses it', written, false],
];

test.each(cases)('CAR-04 who applies %s', (_, resumes, leads) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <ResumeField
          written={resumes}
          resumes={[]}
          chosen={undefined}
          kept={null}
          problem={undefined}
          onChoice={() => undefined}
          onFile={() => undefined}
        />
      </TextsProvider>
    </MemoryRouter>,
  );
  expect(markup.includes('href="/student-dashboard/resume"')).toBe(leads);
});

test.each([
  [null, 'written-a'],
  [{ id: 'f', name: 'Kept.pdf' }, 'upload'],
])('CAR-07 after a refused attempt with the file %j, %j is chosen', (kept, value) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider locale="en" timeZone="UTC" texts={texts}>
        <ResumeField
          written={written}
          resumes={[]}
          chosen={undefined}
          kept={kept}
          problem={undefined}
          onChoice={() => undefined}
          onFile={() => undefined}
        />
      </TextsProvider>
    </MemoryRouter>,
  );
  const chosen = [...markup.matchAll(/<input[^>]*type="radio"[^>]*>/gu)].filter(([input]) =>
    input.includes(' checked=""'),
  );
  expect(chosen.map(([input]) => /value="([^"]*)"/u.exec(input)?.[1])).toEqual([value]);
});
