import type { PracticeAnswer } from '#contract/practice.ts';
import { maxAnswerLength } from '#domain/practice/practice-limits.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { SpeakingTime } from './speaking-time.tsx';
import type { Autosave } from './use-autosave.ts';

/** Where the student types or pastes what they said. It saves itself. */
export function AnswerEditor({
  sessionId,
  answer,
  autosave,
}: {
  sessionId: string;
  answer: PracticeAnswer;
  autosave: Autosave;
}) {
  const t = useTexts();
  const { draft, state, change, flush, settle } = autosave;
  const words = draft.text.match(/\S+/gu)?.length ?? 0;
  const resolve = async (own: boolean) => {
    try {
      const { answers } = await api.practice.findSession.call({ sessionId });
      const stored = answers.find(({ position }) => position === answer.position);
      if (stored) settle(stored, own);
    } catch (error) {
      toast({ title: t(callFailure(error)), tone: 'danger' });
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Field label={t('practice.answer')} help={t('practice.answer-help')}>
          <Textarea
            rows={9}
            maxLength={maxAnswerLength}
            value={draft.text}
            onChange={({ target }) => change({ text: target.value })}
            onBlur={() => void flush()}
            className="min-h-56 text-16"
          />
        </Field>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-13 text-ink-muted tabular-nums">
          <span>{t('practice.words', { count: words })}</span>
          <span role="status">
            {state === 'saved' && draft.text !== '' && t('common.saved')}
            {state === 'waiting' && t('common.saving')}
            {state === 'failed' && t('practice.save-failed')}
          </span>
        </p>
      </div>
      {state === 'changed' && (
        <Callout
          live
          tone="warning"
          title={t('practice.changed')}
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void resolve(false)}>
                {t('practice.load-other')}
              </Button>
              <Button size="sm" onClick={() => void resolve(true)}>
                {t('practice.keep-own')}
              </Button>
            </span>
          }
        />
      )}
      {state === 'late' && (
        <Callout live tone="warning">
          {t('practice.late')}
        </Callout>
      )}
      <SpeakingTime seconds={draft.seconds} onChange={(seconds) => change({ seconds })} />
    </div>
  );
}
