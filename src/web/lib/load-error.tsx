import { ErrorState, type ErrorStateProps } from '#web/ui/error-state.tsx';
import { useTexts } from './texts.tsx';

type Props = Pick<ErrorStateProps, 'title' | 'level'> & {
  description?: ErrorStateProps['description'];
  query: { isFetching: boolean; refetch: () => unknown };
};

/** Shows in place of content that it could not be loaded, and loads it again. */
export function LoadError({ query, description = '', level = 3, ...rest }: Props) {
  const t = useTexts();
  return (
    <ErrorState
      {...rest}
      level={level}
      description={description}
      retry={{
        label: t('common.retry'),
        onRetry: () => void query.refetch(),
        busy: query.isFetching,
      }}
    />
  );
}
