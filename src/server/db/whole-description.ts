import { sql } from 'drizzle-orm';
import { postings } from './tables/postings.ts';

/** What `wholeDescription` in the domain makes of a row: one Markdown text. */
export const wholeDescription = sql<string | null>`nullif(concat_ws(E'\\n\\n',
  ${postings.description},
  E'## Responsibilities\\n' || ${postings.responsibilities},
  E'## Requirements\\n' || ${postings.requirements},
  E'## Nice to have\\n' || ${postings.niceToHave},
  E'## Contact\\n' || nullif(concat_ws(', ', ${postings.contactName}, ${postings.contactEmail}), '')), '')`;
