import { useEffect, useState } from 'react';
import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { type ResumeDesign, resumeTemplates } from '#domain/resume/resume-design.ts';
import { loadPages } from './load-pages.ts';

/** After the preview, which a change updates first. */
const setAfterMs = 600;

type Pictures = Partial<Record<ResumeDesign['template'], string>>;

/** The resume's own first page in each template; one after the other, so that other work waits little. */
export function useTemplatePictures({ content, design }: ResumeDocument): Pictures {
  const [pictures, setPictures] = useState<Pictures>({});
  const { color, font, paper, indicator } = design;
  useEffect(() => {
    const stale = new AbortController();
    const make = async () => {
      for (const template of resumeTemplates) {
        const own = { template, color, font, paper, indicator };
        const { pages } = await loadPages({ content, design: own }, stale.signal);
        if (stale.signal.aborted) return;
        setPictures((before) => ({ ...before, [template]: pages[0] }));
      }
    };
    // Without a picture, the name and the description are there.
    const timer = setTimeout(() => void make().catch(() => undefined), setAfterMs);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [content, color, font, paper, indicator]);
  return pictures;
}
