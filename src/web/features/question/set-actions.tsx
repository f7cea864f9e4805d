import { BookmarkPlus, Check, Copy, MessagesSquare, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { QuestionSet } from '#contract/question.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { practiseLink } from './question-paths.ts';
import { useCopy } from './use-copy.ts';
import type { DrawSet } from './use-draw-set.ts';
import { useQuestionLabels } from './use-question-labels.ts';

const SetNameDialog = lazy(() => import('./set-name-dialog.tsx'));

/** What can be done with the whole set. */
export function SetActions({ set, draw }: { set: QuestionSet; draw: DrawSet }) {
  const t = useTexts();
  const labels = useQuestionLabels();
  const [isNaming, setNaming] = useState(false);
  const all = set.questions.map(({ question }, at) => `${at + 1}. ${question}`).join('\n\n');
  const { copied, copy } = useCopy(all, t('question.copied-all'));
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={RefreshCw} busy={draw.isPending} onClick={() => draw.mutate(set)}>
        {t('question.regenerate')}
      </Button>
      <Button size="sm" icon={copied ? Check : Copy} onClick={() => void copy()}>
        {t('question.copy-all')}
      </Button>
      {set.name === null && (
        <Button size="sm" icon={BookmarkPlus} onClick={() => setNaming(true)}>
          {t('question.save')}
        </Button>
      )}
      <ButtonLink size="sm" icon={MessagesSquare} to={practiseLink(set.id)}>
        {t('question.practise')}
      </ButtonLink>
      <Suspense>
        {isNaming && (
          <SetNameDialog
            setId={set.id}
            name={labels.asked(set)}
            isSaved={false}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
