import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FirstRung } from '#web/ui/first-rung.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { Skeleton, SkeletonGroup, SkeletonLines, SkeletonRows } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

export function GalleryStates() {
  return (
    <GallerySection title="Empty, loading, error">
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyState
            illustration={<FirstRung />}
            title="No applications yet"
            description="When you apply, you follow each step here. Start with jobs that fit your skills."
            action={<Button variant="primary">See jobs for you</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            illustration={<NothingFound />}
            title="Nothing matches all of that"
            description="Take away a filter, or try a wider word."
            action={<Button>Clear filters</Button>}
          />
        </Card>
        <Card>
          <SkeletonGroup label="Loading applications">
            <SkeletonRows rows={4} />
          </SkeletonGroup>
        </Card>
        <Card>
          <SkeletonGroup label="Loading the posting" className="flex flex-col gap-4">
            <Skeleton className="h-7 w-1/2" />
            <SkeletonLines lines={4} />
            <Skeleton className="h-9 w-32" />
          </SkeletonGroup>
          <GalleryRow>
            <Spinner size={20} />
          </GalleryRow>
        </Card>
        <Card className="md:col-span-2">
          <ErrorState
            title="We couldn't load your applications"
            description="Nothing is lost. The connection broke on the way; try again."
            retry={{ label: 'Try again', onRetry: () => undefined }}
            requestId={{ label: 'Request', value: '01J9-4F7C' }}
          />
        </Card>
      </div>
    </GallerySection>
  );
}
