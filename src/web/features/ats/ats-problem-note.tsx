import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import type { AtsProblem } from './use-ats-check.ts';

export function AtsProblemNote({ problem }: { problem: AtsProblem }) {
  const t = useTexts();
  if (problem === 'missing' || problem === 'failed' || problem === 'offline')
    return (
      <Callout
        tone={problem === 'failed' ? 'danger' : 'warning'}
        live
        title={t(`ats-score.upload.${problem}`)}
      >
        {t(`ats-score.upload.${problem}-text`)}
      </Callout>
    );
  return (
    <Callout
      tone={problem === 'tooManyPages' ? 'warning' : 'danger'}
      live
      title={t(`resume-reading.problem.title.${problem}`)}
    >
      {t(`resume-reading.problem.advice.${problem}`)}
    </Callout>
  );
}
