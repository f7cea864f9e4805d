import type { MetaDescriptor } from 'react-router';
import type { PageData } from './page.ts';

/** The tags of a page, as its loader made them. */
export function pageMeta({ loaderData }: { loaderData: PageData | undefined }): MetaDescriptor[] {
  return loaderData?.tags ?? [];
}
