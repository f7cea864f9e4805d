import { orNotFound } from '#server/app-error.ts';
import { readRoadmaps, type TopicRoadmap } from './read-roadmaps.ts';

export function requireRoadmap(topic: string): TopicRoadmap {
  const roadmap = orNotFound(readRoadmaps().find((each) => each.topic === topic));
  return roadmap;
}
