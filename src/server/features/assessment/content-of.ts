import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { findAssessmentProblems } from '#domain/assessment/find-assessment-problems.ts';
import { AppError } from '#server/app-error.ts';
import { itemById } from '#server/features/skill-test/test-items.ts';

/** The content without spaces around texts, if candidates can be asked it. */
export function contentOf(typed: AssessmentContent): AssessmentContent {
  const content = {
    ...typed,
    title: typed.title.trim(),
    purpose: typed.purpose.trim(),
    sections: typed.sections.map((section) => ({
      ...section,
      title: section.title.trim(),
      items: section.items.map((item) => ({
        ...item,
        skills: item.skills.map((skill) => skill.trim()).filter(Boolean),
      })),
    })),
  };
  const [problem] = findAssessmentProblems(content);
  if (problem) throw new AppError('ASSESSMENT_INVALID', problem);
  for (const [section, { items }] of content.sections.entries())
    for (const item of items)
      if (item.kind === 'bank' && !itemById.has(item.itemId))
        throw new AppError('ASSESSMENT_INVALID', { problem: 'gone', itemId: item.id, section });
  return content;
}
