import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { UnsubscribeAlerts } from './unsubscribe-alerts.tsx';

test.each(['left', 'unknown'])(
  'STJ-01 the page of an unsubscribe link leads to the alerts: %s',
  (state) => {
    const markup = renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/job-alerts/leave?state=${state}`]}>
        <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('saved-jobs', 'common')}>
          <UnsubscribeAlerts />
        </TextsProvider>
      </MemoryRouter>,
    );
    expect(markup).toContain('href="/student-dashboard/jobs/searches"');
  },
);
