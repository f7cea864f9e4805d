import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { giveFeedback } from '#domain/practice/give-feedback.ts';
import { namedTexts } from '#testing/named-texts.ts';
import { TextsProvider } from '#web/lib/texts.tsx';
import { FeedbackView } from './feedback-view.tsx';

const question = { type: 'behavioral', question: 'What did you improve?', points: ['the effect'] };

const quotesOn = (text: string) => {
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" texts={namedTexts('practice', 'question')}>
      <FeedbackView
        feedback={giveFeedback(question, { text, seconds: null })}
        remark={null}
        text={text}
      />
    </TextsProvider>,
  );
  return [...markup.matchAll(/<blockquote[^>]*>(.*?)<\/blockquote>/gu)].map(([, quote]) => quote);
};

test('PRAC-03 an answer of one sentence is not repeated under each remark', () => {
  const sentence =
    'we had a project and we did many things for the club and in the end everybody there was happy about it and so were we too';
  expect(quotesOn(sentence)).toEqual([]);
  expect(quotesOn(`${sentence}. Last year I built the page myself.`)).toContain(`${sentence}.`);
});
