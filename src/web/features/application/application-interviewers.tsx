import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

/** The interviewers assigned to this application; members who may decide can edit them. */
export function ApplicationInterviewers({ application }: { application: OpenedApplication }) {
  const t = useTexts();
  const cache = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (memberIds: string[]) =>
      api.application.setInterviewers.call({ applicationId: application.id, memberIds }),
    onError: (error) => showFailure(t, 'pipeline.drawer.interviewers-failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.application.key() }),
  });
  const { interviewers } = application;
  const assigned = isPending
    ? (variables ?? [])
    : interviewers.filter(({ isAssigned }) => isAssigned).map(({ id }) => id);
  if (!application.mayDecide) {
    return (
      <ul className="text-14">
        {interviewers.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    );
  }
  if (interviewers.length === 0) {
    return (
      <p className="text-13 text-ink-muted">
        {t.rich('pipeline.drawer.interviewers-none', {
          link: (text) => <Link to="/company-dashboard/profile/team">{text}</Link>,
        })}
      </p>
    );
  }
  return (
    <fieldset>
      <legend className="mb-1 text-13 text-ink-muted">
        {t('pipeline.drawer.interviewers-help')}
      </legend>
      {interviewers.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={assigned.includes(id)}
          onChange={(event) => {
            if (isPending) return;
            const others = assigned.filter((each) => each !== id);
            mutate(event.target.checked ? [...others, id] : others);
          }}
        />
      ))}
    </fieldset>
  );
}
