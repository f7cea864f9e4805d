import { emptyResume } from '#domain/resume/empty-resume.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { atsNumbers } from '#testing/ats-numbers.ts';
import { exampleResume } from '#testing/made-resumes.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

const dates = { start: '2020', end: 'present' };

const content = {
  ...emptyResume(() => 'e1'),
  links: [{ id: 'l1', label: 'Code', url: 'https://code.test' }],
  projects: [
    {
      id: 'p1',
      name: 'Oven',
      role: '',
      url: '',
      ...dates,
      description: 'Baked 40 loaves in 2 hours',
    },
  ],
  skills: [{ name: 'Bread', level: 4, group: '' }],
  languages: [{ name: 'Hindi', fluency: 'Native' }],
  certifications: ['Baker'],
  achievements: ['Best loaf'],
  custom: [
    {
      id: 'c1',
      title: 'Fairs',
      entries: [{ id: 'f1', title: 'Pune', subtitle: '', ...dates, description: '' }],
    },
  ],
  order: ['skills' as const],
};
const onPaper = { content, design: defaultDesign };

async function createOwn(world: World) {
  const by = await world.student();
  const { id: resumeId } = await world.call(by).resume.create({ name: 'Baker', content });
  return { by, input: { resumeId } };
}

async function createTwo(world: World) {
  const first = await createOwn(world);
  const { id: secondId } = await world.call(first.by).resume.create({ name: 'Cook' });
  return { ...first, secondId };
}

async function createLinked(world: World) {
  const { by, input } = await createOwn(world);
  const { resume } = world.call(by);
  const { id: linkId, path } = await resume.createLink({ ...input, days: null, password: '' });
  return { by, input, linkId, token: path.slice('/r/'.length) };
}

async function createVersion(world: World) {
  const { by, input } = await createOwn(world);
  const { id } = await world.call(by).resume.createVersion({ ...input, label: 'First' });
  return { by, input, versionId: id };
}

export const resume: CallsOf<'resume'> = {
  list: async (world) => ({ ...(await createOwn(world)), input: {} }),
  load: createOwn,
  create: async (world) => ({ by: await world.student(), input: { name: 'Baker', content } }),
  createCopy: async (world) => {
    const { by, input } = await createOwn(world);
    return { by, input: { ...input, name: 'Copy' } };
  },
  createFile: createOwn,
  save: async (world) => {
    const { by, input } = await createOwn(world);
    return { by, input: { ...input, name: 'Cook', ...onPaper, version: 1 } };
  },
  setDefault: async (world) => {
    const { by, secondId } = await createTwo(world);
    return { by, input: { resumeId: secondId } };
  },
  setArchived: async (world) => {
    const { by, input } = await createTwo(world);
    return { by, input: { ...input, isArchived: true } };
  },
  remove: async (world) => {
    const { by, input } = await createTwo(world);
    return { by, input };
  },
  listVersions: async (world) => {
    const { by, input } = await createVersion(world);
    return { by, input };
  },
  loadVersion: async (world) => {
    const { by, input, versionId } = await createVersion(world);
    return { by, input: { ...input, versionId } };
  },
  createVersion: async (world) => {
    const { by, input } = await createOwn(world);
    return { by, input: { ...input, label: 'First' } };
  },
  listLinks: async (world) => {
    const { by, input } = await createLinked(world);
    return { by, input };
  },
  createLink: async (world) => {
    const { by, input } = await createOwn(world);
    return { by, input: { ...input, days: 7, password: 'x' } };
  },
  removeLink: async (world) => {
    const { by, input, linkId } = await createLinked(world);
    return { by, input: { ...input, linkId } };
  },
  loadShared: async (world) => {
    const { token } = await createLinked(world);
    return { by: await world.student(), input: { token } };
  },
  listPages: async (world) => ({ by: await world.student(), input: onPaper }),
  suggestWordings: async (world) => ({ by: await world.student(), input: { content } }),
};

export const ats: CallsOf<'ats'> = {
  create: async (world) => ({ by: await world.student(), input: atsNumbers }),
  createFromResume: async (world) => {
    const by = await world.student();
    const { id: resumeId } = await world
      .call(by)
      .resume.create({ name: 'Frontend', content: exampleResume });
    return { by, input: { resumeId } };
  },
  list: async (world) => {
    const by = await world.student();
    await world.call(by).ats.create(atsNumbers);
    return { by, input: {} };
  },
  remove: async (world) => {
    const by = await world.student();
    const { id: scoreId } = await world.call(by).ats.create(atsNumbers);
    return { by, input: { scoreId } };
  },
};

export const model: CallsOf<'model'> = {
  load: async (world) => ({ by: await world.student(), input: {} }),
};

export const readiness: CallsOf<'readiness'> = {
  listChanges: async (world) => ({ by: (await createOwn(world)).by, input: {} }),
  load: async (world) => ({ by: (await createOwn(world)).by, input: {} }),
};
