import { findResumeProblems, isBlocking } from '#domain/resume/find-resume-problems.ts';
import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { api } from '#web/lib/api.ts';

const loadCut = () => import('#domain/resume/fit-resume.ts');

/**
 * The pages of a resume's PDF as image URLs, ready to be shown. Content beyond the limits for
 * saving is cut.
 */
export async function loadPages(
  { content, design }: Pick<ResumeDocument, 'content' | 'design'>,
  signal?: AbortSignal,
) {
  const isCut = findResumeProblems(content).some(isBlocking);
  const rendered = await api.resume.listPages.call(
    { content: isCut ? (await loadCut()).cutResume(content) : content, design },
    { ...(signal && { signal }), context: {} },
  );
  const pages = rendered.pages.map((svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`);
  // Swapped together, to avoid a flash of empty pages.
  await Promise.all(pages.map(decoded));
  return { pages, isCut };
}

async function decoded(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
}
