import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { LessonPage } from '#contract/learning.ts';
import { quizLength, quizPass } from '#domain/learning/learning.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ConceptSection } from './concept-section.tsx';
import { quizPath } from './learning-paths.ts';
import { CodeExample, InterviewList, TipList } from './lesson-blocks.tsx';
import { LessonDiagram } from './lesson-diagram.tsx';
import { LessonFacts } from './lesson-facts.tsx';
import { LessonProgress } from './lesson-progress.tsx';
import { RelatedLinks } from './related-links.tsx';
import { WhyNow } from './why-now.tsx';

type Blocks = LessonPage['introduction'];

/** A topic from its introduction to its quiz, with the student's progress beside it. */
export function LessonView({
  topic,
  renderText,
}: {
  topic: string;
  renderText: (blocks: Blocks) => ReactNode;
}) {
  const t = useTexts();
  const { data: lesson } = useSuspenseQuery(api.learning.load.query({ topic }));
  const place = useSetPlace(topic);
  // Opening others later must not close or open this one.
  const [firstOpen] = useState(lesson.place?.id ?? lesson.concepts[0]?.id);
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.querySelector('details')?.setAttribute('open', '');
  }, [hash]);
  const onOpen = (id: string) => {
    const concept = lesson.concepts.find((each) => each.id === id);
    const isNoted = lesson.place?.id === id && concept?.state !== 'new';
    if (!isNoted) place.mutate(id);
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex flex-col gap-6 lg:sticky lg:top-20 lg:order-last">
        <LessonSummary lesson={lesson} />
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        <Part id="introduction" title={t('learning.lesson.introduction')}>
          {renderText(lesson.introduction)}
        </Part>
        <Part id="concepts" title={t('learning.lesson.concepts')}>
          <p className="text-14 text-ink-muted">{t('learning.lesson.concepts-hint')}</p>
          <ol className="mt-4 flex flex-col gap-3">
            {lesson.concepts.map((concept, at) => (
              <ConceptSection
                key={concept.id}
                topic={lesson.topic}
                concept={concept}
                number={at + 1}
                isOpen={concept.id === firstOpen}
                onOpen={() => onOpen(concept.id)}
                renderText={renderText}
              />
            ))}
          </ol>
        </Part>
        <Part id="diagram" title={lesson.diagram.title}>
          <LessonDiagram diagram={lesson.diagram} />
        </Part>
        <Part id="example" title={t('learning.lesson.example')}>
          <CodeExample example={lesson.example} />
        </Part>
        <Part id="interview" title={t('learning.lesson.interview')}>
          <InterviewList items={lesson.interview} />
        </Part>
        <Part id="tips" title={t('learning.lesson.tips')}>
          <TipList tips={lesson.tips} />
        </Part>
        <section
          aria-labelledby="ready"
          className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
        >
          <div className="max-w-text">
            <h2 id="ready" className="text-16 font-semibold text-ink">
              {t('learning.quiz.ready')}
            </h2>
            <p className="mt-1 text-14 text-ink-muted">
              {t('learning.quiz.purpose', { count: quizLength, pass: quizPass })}
              {t.gap}
              {t('learning.quiz.wait')}
            </p>
          </div>
          <ButtonLink variant="primary" to={quizPath(lesson.topic)}>
            {t('learning.quiz.open')}
          </ButtonLink>
        </section>
        <RelatedLinks lesson={lesson} />
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <h2 id={`${id}-title`} className="mb-4 text-20 font-semibold text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Remembers the concept that was opened. A failure is silent: nothing typed is lost. */
function useSetPlace(topic: string) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `learning place ${topic}` },
    mutationFn: (concept: string) => api.learning.setPlace.call({ topic, concept }),
    onSuccess: () => invalidate(cache, api.learning.load, api.learning.list),
  });
}

/** How far the student is, and which jobs ask for the topic. */
function LessonSummary({ lesson }: { lesson: LessonPage }) {
  const t = useTexts();
  const { topic } = lesson;
  return (
    <>
      <section
        aria-labelledby="progress"
        className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
      >
        <h2 id="progress" className="text-14 font-semibold text-ink">
          {t('learning.progress')}
        </h2>
        <LessonProgress lesson={lesson} isThick />
        <LessonFacts lesson={lesson} />
        <ButtonLink to={quizPath(topic)}>{t('learning.quiz.open')}</ButtonLink>
      </section>
      <WhyNow lesson={lesson} />
    </>
  );
}
