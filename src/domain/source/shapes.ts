import { ashby, greenhouse, lever } from './shapes-of-boards.ts';
import { arbeitnow, remotive } from './shapes-of-feeds.ts';
import { indian, network, reviews } from './shapes-of-searches.ts';
import type { AskedSourceId } from './source.ts';
import type { Shape } from './told-posting.ts';

/** How each source writes its answers. */
export const shapes: Record<AskedSourceId, Shape> = {
  linkedin: network,
  glassdoor: reviews,
  naukri: indian,
  greenhouse,
  lever,
  ashby,
  remotive,
  arbeitnow,
};
