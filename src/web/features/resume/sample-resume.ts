import {
  emptyEducation,
  emptyExperience,
  emptyProject,
  emptyResume,
} from '#domain/resume/empty-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { Translate } from '#texts/translate.ts';

const newId = () => crypto.randomUUID() as string;

/** Model lines for every section; all facts are gaps to fill, so that nothing is claimed. */
export function sampleResume(t: Translate): Resume {
  const empty = emptyResume(newId);
  return {
    ...empty,
    basics: {
      ...empty.basics,
      title: t('resume.sample.title'),
      summary: t('resume.sample.summary'),
    },
    experience: [
      {
        ...emptyExperience(newId()),
        company: t('resume.sample.company'),
        position: t('resume.sample.position'),
        location: t('resume.sample.place'),
        description: t('resume.sample.work'),
      },
    ],
    education: [
      {
        ...emptyEducation(newId()),
        institution: t('resume.sample.institution'),
        degree: t('resume.sample.degree'),
        field: t('resume.sample.field'),
        location: t('resume.sample.place'),
        description: t('resume.sample.courses'),
      },
    ],
    projects: [
      {
        ...emptyProject(newId()),
        name: t('resume.sample.project'),
        description: t('resume.sample.result'),
      },
    ],
    skills: t('resume.sample.skills')
      .split(', ')
      .map((name) => ({ name, level: 0, group: '' })),
    achievements: [t('resume.sample.achievement')],
  };
}
