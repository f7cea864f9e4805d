import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Roadmap, type RoadmapTopic, roadmapTopics } from '#domain/roadmap/roadmap.ts';

const folder = fileURLToPath(new URL('../../../../content/roadmaps/', import.meta.url));

export type TopicRoadmap = Roadmap & { topic: RoadmapTopic; stepIds: ReadonlySet<string> };

let kept: TopicRoadmap[] | undefined;

/** Reads all roadmaps from `content/roadmaps`, once per process. */
export function readRoadmaps(): TopicRoadmap[] {
  kept ??= roadmapTopics.map((topic) => {
    const roadmap: Roadmap = JSON.parse(readFileSync(`${folder}${topic}.json`, 'utf8'));
    const stepIds = new Set(roadmap.levels.flatMap(({ steps }) => steps.map(({ id }) => id)));
    return { ...roadmap, topic, stepIds };
  });
  return kept;
}

/** The skills that the steps of each topic teach. */
export function taughtSkills(): { topic: RoadmapTopic; skills: string[] }[] {
  return readRoadmaps().map(({ topic, levels }) => ({
    topic,
    skills: levels.flatMap(({ steps }) => steps.flatMap(({ skills }) => skills)),
  }));
}
