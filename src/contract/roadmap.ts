import { z } from 'zod';
import {
  evidenceKinds,
  hoursPerWeek,
  roadmapLevels,
  roadmapTopics,
  stepStates,
} from '#domain/roadmap/roadmap.ts';
import { refuses } from './errors.ts';
import { id, instant, line } from './fields.ts';
import { get, put } from './procedure.ts';

const topic = z.enum(roadmapTopics);
const state = z.enum(stepStates);
const evidence = z.object({ kind: z.enum(evidenceKinds), skill: z.string() }).nullable();
const count = z.number().int();

const roadmapStep = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  skills: z.array(z.string()),
  hours: count,
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  state,
  /** Why the student accepted it as done; null otherwise. */
  evidence,
  /** Suggests that an open step is already done. */
  suggestion: evidence,
  /** The suggestion that the student rejected; only stronger evidence is suggested again. */
  rejected: z.enum(evidenceKinds).nullable(),
  /** Skills of an open step that the student doesn't list, and the jobs that ask for them. */
  gap: z.object({ skills: z.array(z.string()), savedJobs: count, isAsked: z.boolean() }).nullable(),
});
export type RoadmapStep = z.infer<typeof roadmapStep>;

const roadmapPage = z.object({
  topic,
  title: z.string(),
  quote: z.object({ text: z.string(), by: z.string().nullable() }),
  levels: z.array(z.object({ id: z.enum(roadmapLevels), steps: z.array(roadmapStep) })),
  /** Null until the student sets it. */
  hoursPerWeek: count.nullable(),
  /** False without a skill on the profile or resume or from a test: gaps are unknown. */
  listsSkills: z.boolean(),
  /** The posting compared with. */
  posting: z
    .object({
      id,
      title: z.string(),
      companyName: z.string(),
      /** Its skills that the student doesn't list, and those of them that no roadmap teaches. */
      missing: z.array(z.string()),
      untaught: z.array(z.string()),
    })
    .nullable(),
  today: instant,
});
export type RoadmapPage = z.infer<typeof roadmapPage>;

const linkReport = z.object({
  items: z.array(
    z.object({
      topic,
      topicTitle: z.string(),
      step: z.string(),
      stepTitle: z.string(),
      title: z.string(),
      url: z.string(),
      /** Null if the site did not answer. */
      status: count.nullable(),
    }),
  ),
  checked: count,
  checkedAt: instant.nullable(),
});
export type LinkReport = z.infer<typeof linkReport>;

/** Any text: an unknown topic is not found. */
const anyTopic = line(60);

export const roadmap = {
  list: get('student', '/roadmaps')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ postingId: id.optional() }))
    .output(
      z.object({
        items: z.array(z.object({ topic, title: z.string(), done: count, total: count })),
        /**
         * The topic that teaches most of the skills that the posting asks for and the student
         * lacks, else the topic changed last, else the first.
         */
        opened: topic,
      }),
    ),
  /** Links of roadmaps that lead nowhere, for administrators. */
  listLinks: get('admin', '/admin/roadmap-links').input(z.strictObject({})).output(linkReport),
  load: get('student', '/roadmaps/{topic}')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topic: anyTopic, postingId: id.optional() }))
    .output(roadmapPage),
  /** Open jobs per step: the totals of the searches that the steps link to. */
  countJobs: get('student', '/roadmaps/{topic}/jobs')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ topic: anyTopic }))
    .output(
      z.object({ items: z.array(z.object({ step: z.string(), count, capped: z.boolean() })) }),
    ),
  setStep: put('student', '/roadmaps/{topic}/steps/{step}')
    .errors(refuses('NOT_FOUND'))
    .input(
      z.strictObject({
        topic: anyTopic,
        step: line(60),
        state,
        /** The student accepts the suggestion, which is kept as evidence. */
        acceptsSuggestion: z.boolean().optional(),
        /** Rejects a suggestion of this kind and weaker ones, or with null none; else unchanged. */
        rejects: z.enum(evidenceKinds).nullable().optional(),
      }),
    )
    .output(z.object({ steps: z.array(z.object({ id: z.string(), state, evidence })) })),
  setHours: put('student', '/roadmaps/plan')
    .input(
      z.strictObject({
        hoursPerWeek: z.number().int().min(hoursPerWeek.min).max(hoursPerWeek.max),
      }),
    )
    .output(z.object({ hoursPerWeek: count })),
};
