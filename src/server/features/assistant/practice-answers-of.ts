import { textOf } from '#domain/article/read-article.ts';
import { stemsIn } from '#domain/assistant/stem.ts';
import { questionDomains } from '#domain/question/question-options.ts';
import { nextStepOf } from '#domain/roadmap/next-step-of.ts';
import { readArticles } from '#server/features/article/articles.ts';
import { readLessons } from '#server/features/learning/lessons.ts';
import { listLessons } from '#server/features/learning/list-lessons.ts';
import { loadQuota } from '#server/features/practice/practice-progress.ts';
import { readBank } from '#server/features/question/question-bank.ts';
import { loadDueCount } from '#server/features/question/review-queue.ts';
import { listRoadmaps, loadRoadmap } from '#server/features/roadmap/roadmaps.ts';
import { listScores } from '#server/features/skill-test/test-results.ts';
import { type Answer, isNamed, linked, maxRecordsShown, record, student } from './answer-of.ts';

const questionsPath = `${student}/interview-questions`;
const roadmapPath = `${student}/roadmap`;
const learningPath = `${student}/learning`;
const interviewsPath = `${student}/interviews`;
const testPath = `${student}/skill-test`;

export const findQuestions: Answer = ({ t, message }) => {
  const label = t('assistant-answers.link.questions');
  const named = questionDomains.find((domain) => isNamed(message, domain.replaceAll('-', ' ')));
  if (named === undefined)
    return [
      linked(
        t('assistant-answers.practice.questions-all', { count: questionDomains.length }),
        questionsPath,
        label,
      ),
    ];
  const count = [...readBank().byId.values()].filter(({ domain }) => domain === named).length;
  return [
    linked(
      t('assistant-answers.practice.questions', { count, domain: t(`question.domains.${named}`) }),
      questionsPath,
      label,
    ),
  ];
};

export const countDueQuestions: Answer = async ({ ctx, t }) => {
  const { count } = await loadDueCount(ctx);
  return [
    linked(
      count === 0
        ? t('assistant-answers.practice.due-none')
        : t('assistant-answers.practice.due', { count }),
      `${questionsPath}/review`,
      t('assistant-answers.link.review'),
    ),
  ];
};

export const findRoadmaps: Answer = async (context) => {
  const { ctx, t, message } = context;
  const { items } = await listRoadmaps(ctx, {});
  const named = items.filter(({ title }) => isNamed(message, title));
  if (named.length === 1) return describeRoadmap(context, named[0]?.topic ?? '');
  return [
    linked(
      t('assistant-answers.practice.roadmaps', { count: items.length }),
      roadmapPath,
      t('assistant-answers.link.roadmap'),
    ),
    ...(named.length > 0 ? named : items).map(({ topic, title, done, total }) =>
      record(
        t('assistant-answers.practice.roadmap-record', { title, done, total }),
        `${roadmapPath}?topic=${topic}`,
      ),
    ),
  ];
};

export const explainProgress: Answer = async (context) => {
  const { items, opened } = await listRoadmaps(context.ctx, {});
  const named = items.find(({ title }) => isNamed(context.message, title));
  return describeRoadmap(context, named?.topic ?? opened);
};

async function describeRoadmap({ ctx, t, format }: Parameters<Answer>[0], topic: string) {
  const { title, levels } = await loadRoadmap(ctx, { topic });
  const steps = levels.flatMap((level) => level.steps);
  const next = nextStepOf(steps);
  const done = steps.filter(({ state }) => state === 'done').length;
  const gaps = [
    ...new Set(
      steps.flatMap(({ state, gap }) => (state === 'todo' && gap !== null ? gap.skills : [])),
    ),
  ];
  const to = `${roadmapPath}?topic=${topic}`;
  return [
    linked(
      t('assistant-answers.practice.roadmap', { title, total: steps.length, done }),
      to,
      t('assistant-answers.link.roadmap'),
    ),
    record(
      next === undefined
        ? t('assistant-answers.practice.roadmap-done')
        : t('assistant-answers.practice.roadmap-next', { step: next.title }),
      to,
    ),
    ...(gaps.length > 0
      ? [record(t('roadmap.step.gap-skills', { skills: format.list(gaps) }), to)]
      : []),
  ];
}

const shortestWord = 3;
/** Words of a question about articles that are not its subject. */
const asking = new Set(
  stemsIn('article articles blog read reading about some there have your with'),
);
const subjectsIn = (text: string) =>
  new Set(stemsIn(text).filter((word) => word.length >= shortestWord && !asking.has(word)));

export const findArticles: Answer = ({ t, message }) => {
  const all = readArticles();
  const subjects = subjectsIn(message);
  const fitting = all
    .map((article) => {
      const articleSubjects = subjectsIn(
        [article.title, article.description, ...article.tags].join(' '),
      );
      return { article, shared: [...subjects].filter((word) => articleSubjects.has(word)).length };
    })
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .map(({ article }) => article);
  const text =
    fitting.length > 0
      ? t('assistant-answers.practice.articles')
      : t('assistant-answers.practice.articles-all');
  return [
    linked(text, '/blog', t('assistant-answers.link.blog')),
    ...(fitting.length > 0 ? fitting : all)
      .slice(0, maxRecordsShown)
      .map(({ slug, title }) => record(title, `/blog/${slug}`)),
  ];
};

/** The concept of a lesson that says most of the words of a message, its title before its text. */
function findConcept(message: string) {
  const subjects = [...subjectsIn(message)];
  const found = readLessons()
    .all.flatMap(({ topic, title, concepts }) =>
      concepts.map((concept) => {
        const [heading, text] = [
          subjectsIn(concept.title),
          subjectsIn(concept.blocks.map(({ lines }) => textOf(lines)).join(' ')),
        ];
        const weight = subjects.reduce(
          (sum, word) => sum + (heading.has(word) ? 3 : 0) + (text.has(word) ? 1 : 0),
          0,
        );
        return { topic, id: concept.id, lesson: title, concept: concept.title, weight };
      }),
    )
    .toSorted((one, other) => other.weight - one.weight)[0];
  return found && found.weight > 0 ? found : undefined;
}

export const findLessons: Answer = async ({ ctx, t, message }) => {
  const { items, dueCards } = await listLessons(ctx);
  const named = items.filter(({ title }) => isNamed(message, title));
  const concept = findConcept(message);
  return [
    ...(concept === undefined
      ? []
      : [
          record(
            t('assistant-answers.practice.concept', concept),
            `${learningPath}/${concept.topic}#${concept.id}`,
          ),
        ]),
    linked(
      t('assistant-answers.practice.lessons', { count: items.length }),
      learningPath,
      t('assistant-answers.link.learning'),
    ),
    ...(named.length > 0 ? named : items)
      .slice(0, maxRecordsShown)
      .map(({ topic, title }) => record(title, `${learningPath}/${topic}`)),
    ...(dueCards === 0
      ? []
      : [
          linked(
            t('assistant-answers.practice.cards', { count: dueCards }),
            `${learningPath}/review`,
            t('assistant-answers.link.review'),
          ),
        ]),
  ];
};

export const countMockInterviews: Answer = async ({ ctx, t }) => {
  const { limit, used } = await loadQuota(ctx);
  const left = Math.max(0, (limit ?? 0) - used);
  return [
    linked(
      limit === null
        ? t('assistant-answers.practice.interviews')
        : t('assistant-answers.practice.interviews-left', { left, limit }),
      interviewsPath,
      t('assistant-answers.link.mock-interviews'),
    ),
  ];
};

export const listTestScores: Answer = async ({ ctx, t, format }) => {
  const scores = await listScores(ctx);
  return [
    linked(
      scores.length === 0
        ? t('assistant-answers.practice.tests-none')
        : t('assistant-answers.practice.tests'),
      testPath,
      t('assistant-answers.link.skill-test'),
    ),
    ...scores
      .toReversed()
      .slice(0, maxRecordsShown)
      .map(({ id, submittedAt, score }) =>
        record(
          t('assistant-answers.practice.test', { score, date: format.date(submittedAt) }),
          `${testPath}/results/${id}`,
        ),
      ),
  ];
};
