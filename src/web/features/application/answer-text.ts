import type { WholeOwnApplication } from '#contract/application.ts';
import type { UseTexts } from '#web/lib/texts.tsx';

type Answer = Pick<WholeOwnApplication['answers'][number], 'kind' | 'answer'>;

/** The answer to a screening question as its readers see it. */
export function answerText({ kind, answer }: Answer, t: UseTexts): string {
  if (answer === '') return t('dashboard.not-answered');
  if (kind !== 'yes-no') return answer;
  return t(answer === 'yes' ? 'common.yes' : 'common.no');
}
