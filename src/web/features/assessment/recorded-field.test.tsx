// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import assessment from '#content/locales/en/assessment.json' with { type: 'json' };
import common from '#content/locales/en/common.json' with { type: 'json' };
import dashboard from '#content/locales/en/dashboard.json' with { type: 'json' };
import recordings from '#content/locales/en/recording.json' with { type: 'json' };
import type { SittingQuestion } from '#contract/assessment-sitting.ts';
import { flatTexts } from '#testing/flat-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import type { MediaParts } from './media-parts.ts';
import { RecordedField } from './recorded-field.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = flatTexts({ assessment, common, dashboard, recording: recordings });

/** The address that is played after this many recordings, and whether another one can be made. */
async function playedAfter(takesUsed: number) {
  const played: string[] = [];
  const parts: MediaParts = {
    player: ({ src }) => {
      played.push(src);
      return null;
    },
    transcriber: () => null,
    recorder: () => null,
    unfinished: () => null,
  };
  const recording = { video: true, takes: 3 };
  const question = { place: 0, prompt: 'Why?', recording, recorded: 'video', takesUsed };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TextsProvider locale="en" timeZone="UTC" texts={texts}>
          <RecordedField
            sittingId="one"
            question={question as SittingQuestion}
            parts={parts}
            onBusy={() => undefined}
          />
        </TextsProvider>
      </QueryClientProvider>,
    ),
  );
  const mayRecord = document.body.textContent.includes(assessment.record.again);
  await act(async () => root.unmount());
  return { src: played.at(-1), mayRecord };
}

test('CO-07 after recording again the student hears the new answer, not the one that the browser has kept', async () => {
  const [first, second] = [await playedAfter(1), await playedAfter(2)];
  expect(first.src).toContain('/assessment-recordings/one/0/media');
  expect(second.src).not.toBe(first.src);
});

test('CO-07 an answer can be recorded again until all takes are used', async () => {
  expect((await playedAfter(2)).mayRecord).toBe(true);
  expect((await playedAfter(3)).mayRecord).toBe(false);
});
