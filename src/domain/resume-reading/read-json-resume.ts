import { fromJsonResume } from '#domain/resume/from-json-resume.ts';
import { property } from '#domain/resume/read-unknown.ts';
import type { Resume } from '#domain/resume/resume.ts';

const sections = ['basics', 'work', 'education', 'skills', 'projects'];

/** Parses JSON Resume (jsonresume.org, schema 1.0.0); null for anything else. */
export function readJsonResume(text: string): Resume | null {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return null;
  }
  const isPart = (name: string) => typeof (property(json, name) ?? undefined) === 'object';
  return sections.some(isPart) ? fromJsonResume(json).resume : null;
}
