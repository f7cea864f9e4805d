import type { AtsBand } from './ats-band.ts';
import type { AtsCheck, AtsPart } from './ats-checks.ts';
import type { AtsStuffing } from './ats-report.ts';

/** Checks that fail without bullet points. */
const onPoints = new Set<AtsCheck>([
  'pointLength',
  'actionVerbs',
  'numbers',
  'results',
  'activeVoice',
  'variety',
]);
/** Checks that fail without a summary and bullet points. */
const onSentences = new Set<AtsCheck>(['noPronouns']);

export const atsTexts = {
  name: (check: AtsCheck) => `ats.checks.${check}.name` as const,
  measured: (check: AtsCheck) => `ats.checks.${check}.measured` as const,
  advice: (check: AtsCheck) => `ats.checks.${check}.advice` as const,
  /** What to add where the resume has nothing to judge; null where the advice says it. */
  unjudged: (check: AtsCheck) =>
    onSentences.has(check)
      ? ('ats.unjudged.sentences' as const)
      : onPoints.has(check)
        ? ('ats.unjudged.points' as const)
        : null,
  part: (part: AtsPart) => `ats.parts.${part}` as const,
  band: (band: AtsBand) => `ats.bands.${band}` as const,
  source: (source: 'formula' | 'own') => `ats.sources.${source}` as const,
  stuffing: (kind: AtsStuffing['kind']) => `ats.stuffing.${kind}.name` as const,
  stuffingAdvice: (kind: AtsStuffing['kind']) => `ats.stuffing.${kind}.advice` as const,
  fine: 'ats.fine',
} as const;
