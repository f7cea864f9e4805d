import type { LessonPage } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

export function CodeExample({ example }: { example: LessonPage['example'] }) {
  const t = useTexts();
  return (
    <>
      <p className="max-w-text text-16 text-ink-muted">{example.explanation}</p>
      <h3 className="mt-5 text-14 font-semibold text-ink">
        {example.title} · {t(`learning.lesson.language.${example.language}`)}
      </h3>
      <CodeBlock look="card" className="mt-2" text={example.code} label={example.title} />
      <h3 className="mt-5 text-14 font-semibold text-ink">{t('learning.lesson.output')}</h3>
      <CodeBlock
        look="card"
        className="mt-2"
        text={example.output}
        label={t('learning.lesson.output')}
      />
    </>
  );
}

export function InterviewList({ items }: { items: LessonPage['interview'] }) {
  const t = useTexts();
  return (
    <>
      <p className="text-14 text-ink-muted">{t('learning.lesson.interview-hint')}</p>
      <div className="mt-2 max-w-text">
        {items.map(({ question, points }) => (
          <Disclosure key={question} summary={<span className="text-16">{question}</span>}>
            <p className="text-14 font-medium text-ink">{t('learning.lesson.points')}</p>
            <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5 text-14 marker:text-ink-subtle">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </>
  );
}

export function TipList({ tips }: { tips: LessonPage['tips'] }) {
  return (
    <ul className="flex max-w-text list-disc flex-col gap-2 ps-5 text-16 text-ink marker:text-accent">
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
}
