import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Callout } from '#web/ui/callout.tsx';
import { Drawer, type DrawerProps } from '#web/ui/drawer.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { refusalOf } from './refusal-text.ts';
import { RetryCallout } from './retry-callout.tsx';

type LoadedDrawerProps<Data extends { name: string }> = Pick<DrawerProps, 'open' | 'onClose'> & {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  texts: { loading: string; gone: string; failed: string };
  footer?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** A drawer about one person, while it loads, when it fails, and when there is nothing any more. */
export function LoadedDrawer<Data extends { name: string }>({
  query: { data, error, refetch, isFetching },
  texts,
  footer,
  children,
  ...drawer
}: LoadedDrawerProps<Data>) {
  return (
    <Drawer
      {...drawer}
      title={data?.name ?? texts.loading}
      size="lg"
      footer={data && footer?.(data)}
    >
      {data ? (
        <div className="flex flex-col gap-6">{children(data)}</div>
      ) : refusalOf(error) === 'NOT_FOUND' ? (
        <Callout tone="warning" live>
          {texts.gone}
        </Callout>
      ) : error ? (
        <RetryCallout busy={isFetching} onRetry={() => void refetch()}>
          {texts.failed}
        </RetryCallout>
      ) : (
        <div role="status" aria-label={texts.loading}>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Drawer>
  );
}
