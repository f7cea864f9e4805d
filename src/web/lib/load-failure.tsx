import { callFailure } from './refusal-text.ts';
import { RetryCallout } from './retry-callout.tsx';
import { useTexts } from './texts.tsx';

type Props = { query: { error: unknown; isFetching: boolean; refetch: () => unknown } };

/** Says why part of a page could not be loaded, and loads it again. */
export function LoadFailure({ query: { error, isFetching, refetch } }: Props) {
  const t = useTexts();
  return (
    <RetryCallout busy={isFetching} onRetry={() => void refetch()}>
      {t(callFailure(error))}
    </RetryCallout>
  );
}
