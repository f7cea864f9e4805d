import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { RetryCallout } from '#web/lib/retry-callout.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { RunningTestView } from './running-test-view.tsx';
import { TestSetup } from './test-setup.tsx';
import { useSubmitTest } from './use-submit-test.ts';

/** The test that runs, or the form that starts one. */
export function SkillTest() {
  const running = useSuspenseQuery({ ...api.skillTest.findRunning.query(), staleTime: 0 }).data;
  if (running.test) return <RunningTestView key={running.test.id} test={running.test} />;
  if (running.expiredId)
    return <ExpiredTest key={running.expiredId} attemptId={running.expiredId} />;
  return <TestSetup />;
}

/** A test whose time ended while nobody looked is submitted first. */
function ExpiredTest({ attemptId }: { attemptId: string }) {
  const t = useTexts();
  const { mutate, error } = useSubmitTest(attemptId);
  const submit = useEffectEvent(() => mutate());
  useEffect(() => submit(), []);
  if (error)
    return (
      <RetryCallout busy={false} onRetry={() => mutate()}>
        {t(callFailure(error))}
      </RetryCallout>
    );
  return (
    <p role="status" className="mt-6 flex items-center gap-2 text-14 text-ink-muted">
      <Spinner size={20} />
      {t('skill-test.submitting')}
    </p>
  );
}
