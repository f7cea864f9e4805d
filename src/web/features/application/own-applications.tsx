import { useSuspenseQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { ownShows } from '#domain/application/own-filter.ts';
import { api } from '#web/lib/api.ts';
import { filterLink, pageLinks } from '#web/lib/page-links.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonGroup, SkeletonLines } from '#web/ui/skeleton.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';
import {
  linkedIn,
  type OwnPlace,
  ownApplicationsInput,
  showIn,
  statusIn,
  withoutLinked,
} from './own-applications-input.ts';

export function OwnApplications({ place }: { place: OwnPlace }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(
    api.application.listOwn.query(ownApplicationsInput(search, place)),
  );
  const status = statusIn(search) ?? showIn(search);
  const linked = linkedIn(search);
  const rest = withoutLinked(search);
  const isElsewhere = linked !== undefined && !data.items.some(({ id }) => id === linked);
  const isNew = data.items.length === 0 && status === undefined;
  return (
    <section aria-labelledby="applications" className="mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="applications" className="text-16 font-semibold">
          {t('student.applications')}{' '}
          {!isNew && (
            <span className="font-normal text-ink-muted">
              {t('student.count', { count: data.total.count })}
            </span>
          )}
        </h2>
        {!isNew && (
          <form className="flex w-full items-end gap-2 sm:w-auto">
            <Field label={t('dashboard.status')} className="w-full sm:w-56">
              <Select
                name="status"
                value={status ?? ''}
                onChange={(event) =>
                  void navigate(filterLink(rest, { status: event.currentTarget.value }))
                }
              >
                <option value="">{t('dashboard.all-statuses')}</option>
                {ownShows.map((each) => (
                  <option key={each} value={each}>
                    {t(`student.show.${each}`)}
                  </option>
                ))}
                {applicationStatuses.map((each) => (
                  <option key={each} value={each}>
                    {t(`application.status.${each}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <span className="hidden noscript:block">
              <Button type="submit">{t('student.apply-filter')}</Button>
            </span>
          </form>
        )}
      </div>
      {isElsewhere && <LinkedApplication key={linked} applicationId={linked} />}
      {isNew && (
        <EmptyState
          level={3}
          title={t('student.empty.title')}
          description={t('student.empty.text')}
          action={
            <ButtonLink to="/student-dashboard/jobs" variant="primary">
              {t('common.see-open-jobs')}
            </ButtonLink>
          }
        />
      )}
      {!isNew && data.items.length === 0 && (
        <EmptyState
          level={3}
          title={t('student.empty-filtered.title')}
          description={t('student.empty-filtered.text')}
          action={<ButtonLink to="?">{t('student.empty-filtered.action')}</ButtonLink>}
        />
      )}
      <ul className="flex flex-col gap-3">
        {data.items.map((application) => (
          <li key={application.id}>
            <OwnApplicationCard application={application} isOpen={linked === application.id} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pager
          label={t('student.pages')}
          newerText={t('student.newer')}
          olderText={t('student.older')}
          {...pageLinks(rest, data)}
        />
      </div>
    </section>
  );
}

/** A linked application that is on another page of the list, or not the student's own. */
function LinkedApplication({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const { data, error, isPending } = useQuery(api.application.loadOwn.query({ applicationId }));
  return (
    <div className="mb-3">
      {data && <OwnApplicationCard application={data} isOpen />}
      {isPending && (
        <SkeletonGroup label={t('own.loading')}>
          <SkeletonLines lines={4} />
        </SkeletonGroup>
      )}
      {error && !data && (
        <Callout tone="warning" live>
          {t(refusalOf(error) === 'NOT_FOUND' ? 'own.elsewhere' : 'own.failed')}
        </Callout>
      )}
    </div>
  );
}
