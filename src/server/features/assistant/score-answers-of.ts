import { readinessParts, weightOf } from '#domain/readiness/readiness-of.ts';
import { listScores } from '#server/features/ats/scores.ts';
import { loadProfile } from '#server/features/profile/own-profile.ts';
import { loadReadiness } from '#server/features/readiness/readiness.ts';
import { listResumes } from '#server/features/resume/resumes.ts';
import { type Answer, linked, maxRecordsShown, plain, record, student } from './answer-of.ts';

const atsPath = `${student}/ats-score`;
const partPaths = {
  ats: atsPath,
  resume: `${student}/resume`,
  interviews: `${student}/interviews`,
  skills: `${student}/skill-test`,
};
const maxLost = 3;

export const loadAtsScore: Answer = async ({ ctx, t, format }) => {
  const [latest] = (await listScores(ctx)).items;
  const label = t('assistant-answers.link.ats');
  if (latest === undefined) return [linked(t('assistant-answers.scores.ats-none'), atsPath, label)];
  const { score, scoredAt, parts } = latest;
  const lost = parts
    .filter(({ points, of }) => points < of)
    .sort((one, other) => other.of - other.points - (one.of - one.points))
    .slice(0, maxLost);
  return [
    linked(
      t('assistant-answers.scores.ats', { score, date: format.date(scoredAt) }),
      atsPath,
      label,
    ),
    ...(lost.length === 0 ? [] : [plain(t('assistant-answers.scores.ats-lost'))]),
    ...lost.map(({ part, points, of }) =>
      record(
        t('assistant-answers.scores.ats-part', {
          part: t(`ats.parts.${part}`),
          points,
          of: format.number(of),
        }),
        atsPath,
      ),
    ),
  ];
};

export const explainAtsImprovement: Answer = async (context) => {
  const { t } = context;
  return [
    ...(await loadAtsScore(context)),
    linked(
      t('assistant-answers.help.ats-article'),
      '/blog/how-an-ats-reads-your-resume',
      t('assistant-answers.link.article'),
    ),
  ];
};

export const explainReadiness: Answer = async ({ ctx, t }) => {
  const { ats, resume, interviews, skills, readiness } = await loadReadiness(ctx);
  const values = {
    ats: ats?.score ?? null,
    resume: resume?.percent ?? null,
    interviews,
    skills,
  };
  const home = [student, t('assistant-answers.link.home')] as const;
  if (readiness === null) return [linked(t('assistant-answers.scores.readiness-none'), ...home)];
  return [
    linked(
      t('assistant-answers.scores.readiness', {
        score: readiness.score,
        share: readiness.measured,
      }),
      ...home,
    ),
    ...(readiness.level === null
      ? []
      : [
          record(
            t('readiness.level', {
              name: t(`readiness.levels.${readiness.level.name}`),
              number: readiness.level.number,
            }),
            student,
          ),
        ]),
    ...readinessParts.map((name) => {
      const part = t(`readiness.part.${name}`);
      const [value, weight] = [values[name], weightOf(name)];
      return record(
        value === null
          ? t('assistant-answers.scores.readiness-open', { part, weight })
          : t('assistant-answers.scores.readiness-part', { part, value, weight }),
        partPaths[name],
      );
    }),
  ];
};

export const listOwnResumes: Answer = async ({ ctx, t }) => {
  const items = (await listResumes(ctx)).items.filter(({ isArchived }) => !isArchived);
  const text =
    items.length === 0
      ? t('assistant-answers.scores.resumes-none')
      : t('assistant-answers.scores.resumes', { count: items.length });
  return [
    linked(text, `${student}/resume`, t('assistant-answers.link.resume')),
    ...items
      .slice(0, maxRecordsShown)
      .map(({ id, name, isDefault }) =>
        record(
          isDefault ? t('assistant-answers.scores.default', { name }) : name,
          `${student}/resume/${id}`,
        ),
      ),
  ];
};

export const explainProfile: Answer = async ({ ctx, t }) => {
  const { completeness } = await loadProfile(ctx);
  const next = completeness?.next ?? null;
  return [
    linked(
      t('assistant-answers.scores.profile', { percent: completeness?.percent ?? 0 }),
      `${student}/update-profile`,
      t('assistant-answers.link.profile'),
    ),
    ...(next === null
      ? []
      : [
          record(
            t('assistant-answers.scores.profile-next', { part: t(`student.profile.part.${next}`) }),
            `${student}/update-profile`,
          ),
        ]),
  ];
};
