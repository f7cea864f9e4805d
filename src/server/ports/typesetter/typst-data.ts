import { layOutResume } from '#domain/resume/lay-out-resume.ts';
import { toJsonResume } from '#domain/resume/to-json-resume.ts';
import { fallbackFamilies } from './fonts.ts';
import type { SetOrder } from './set-order.ts';

/** What a template reads. Texts go in as JSON, so that nothing in them is ever taken for a command. */
export function typstInputs({ resume, design, options }: SetOrder): Record<string, string> {
  const { language, region } = new Intl.Locale(options.language);
  const sheet = layOutResume(resume, options);
  return {
    data: JSON.stringify({
      sheet,
      design,
      title: options.title || sheet.name || '-',
      lang: language,
      region: region && /^[A-Z]{2}$/u.test(region) ? region : null,
      fonts: fallbackFamilies(language),
    }),
    attached: JSON.stringify(toJsonResume(resume)),
  };
}
