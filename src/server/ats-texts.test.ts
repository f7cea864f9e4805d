import { expect, test } from 'vitest';
import { atsBands } from '#domain/ats/ats-band.ts';
import { atsCheckIds, atsChecks } from '#domain/ats/ats-checks.ts';
import { atsSources } from '#domain/ats/ats-sources.ts';
import { atsTexts } from '#domain/ats/ats-texts.ts';
import { readCatalogue, sourceLocale } from './texts/catalogue.ts';

const entries = [...readCatalogue(sourceLocale)].find(([area]) => area === 'ats')?.[1];
const has = (key: string) => entries?.has(key.replace('ats.', '')) === true;

test.each(atsCheckIds)('ATS-03 %s says what it measures, what to do and its source', (check) => {
  const { part, source } = atsChecks[check];
  const wanted = [
    atsTexts.name(check),
    atsTexts.measured(check),
    atsTexts.advice(check),
    atsTexts.part(part),
    ...[atsTexts.unjudged(check)].filter((key) => key !== null),
    ...(source === 'formula' || source === 'own' ? [atsTexts.source(source)] : []),
  ];
  expect(wanted.filter((key) => !has(key))).toEqual([]);
  expect(atsSources[source]?.url ?? 'https://').toMatch(/^https?:\/\//u);
});

test('ATS-03 bands, keyword stuffing and passed checks have texts', () => {
  const kinds = ['hidden', 'tailList', 'repeated'] as const;
  const wanted = [
    ...atsBands.map(atsTexts.band),
    ...kinds.flatMap((kind) => [atsTexts.stuffing(kind), atsTexts.stuffingAdvice(kind)]),
    atsTexts.fine,
  ];
  expect(wanted.filter((key) => !has(key))).toEqual([]);
});
