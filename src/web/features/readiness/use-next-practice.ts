import type { Measured } from '#contract/readiness.ts';
import type { ReadinessPart } from '#domain/readiness/readiness-of.ts';
import { useTexts } from '#web/lib/texts.tsx';

type NextPractice = { text: string; to: string; action: string };

const dashboard = '/student-dashboard';

/** What to do next for a part of the score. */
export function useNextPractice(
  part: ReadinessPart,
  isMeasured: boolean,
  resume: Measured['resume'] = null,
): NextPractice {
  const t = useTexts();
  switch (part) {
    case 'ats':
      return {
        text: t(isMeasured ? 'readiness.ats.again' : 'readiness.ats.begin'),
        to: `${dashboard}/ats-score`,
        action: t('readiness.ats.action'),
      };
    case 'resume':
      return resume === null
        ? {
            text: t('readiness.resume.begin'),
            to: `${dashboard}/resume`,
            action: t('readiness.resume.begin-action'),
          }
        : {
            text:
              resume.next === null
                ? t('readiness.resume.full')
                : t(`readiness.resume.next.${resume.next}`),
            to: `${dashboard}/resume/${resume.id}`,
            action: t('readiness.resume.action'),
          };
    case 'interviews':
      return {
        text: t(isMeasured ? 'readiness.interviews.again' : 'readiness.interviews.begin'),
        to: `${dashboard}/interviews`,
        action: t('readiness.interviews.action'),
      };
    case 'skills':
      return {
        text: t(isMeasured ? 'readiness.skills.again' : 'readiness.skills.begin'),
        to: `${dashboard}/skill-test`,
        action: t('readiness.skills.action'),
      };
  }
}
