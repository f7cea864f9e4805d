// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import words from '#content/locales/en/recording.json' with { type: 'json' };
import type { UnfinishedRecording } from '#contract/recording.ts';
import { companyQuestionOf } from '#domain/recording/recording-limits.ts';
import { flatTexts } from '#testing/flat-texts.ts';
import { api } from '#web/lib/api.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import UnfinishedRecordings from './unfinished-recordings.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = flatTexts({ recording: words, dashboard: { delete: 'Delete' } });
const sitting = '01a22bba-6449-7700-a325-802cde2012f8';
const cutOff = (id: string, questionId: string): UnfinishedRecording => ({
  ...{ id, questionId, question: null, kind: 'audio', mediaType: 'audio/webm', chunks: 1 },
  createdAt: new Date(),
});
const items = [
  cutOff('practice', 'software-1'),
  cutOff('first', companyQuestionOf(sitting, 0)),
  cutOff('second', companyQuestionOf(sitting, 1)),
];

/** What a page offers for these recordings: the buttons that save, and where links lead. */
async function offered(answer?: { questionId: string; onSaved: (id: string) => void }) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(api.recording.listUnfinished.query().queryKey, { items });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <MemoryRouter>
          <TextsProvider locale="en" timeZone="UTC" texts={texts}>
            <UnfinishedRecordings {...(answer && { answer })} />
          </TextsProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  const saves = [...place.querySelectorAll('button')].filter((button) =>
    button.textContent.includes(words.unfinished.finish),
  ).length;
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await act(async () => root.unmount());
  return { saves, links };
}

test('CO-07 an interrupted answer for a company is offered at its question', async () => {
  const questionId = companyQuestionOf(sitting, 1);
  expect(await offered({ questionId, onSaved: () => undefined })).toEqual({ saves: 1, links: [] });
});

test('CO-07 PRAC-03 among practice, an interrupted answer for a company leads to its assessment', async () => {
  const path = `/student-dashboard/assessments/${sitting}`;
  expect(await offered()).toEqual({ saves: 1, links: [path, path] });
});
