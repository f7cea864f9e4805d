import { AppError } from '#server/app-error.ts';
import { readRoadmaps, type TopicRoadmap } from './read-roadmaps.ts';

export function requireRoadmap(topic: string): TopicRoadmap {
  const roadmap = readRoadmaps().find((each) => each.topic === topic);
  if (!roadmap) throw new AppError('NOT_FOUND');
  return roadmap;
}
