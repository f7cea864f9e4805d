import type { Line } from './piece.ts';
import type { ExtractedEducation } from './read-education.ts';

const yearOf = (written = '') => Number(written.length === 2 ? `20${written}` : written);

/** Graduation year and open backlogs, if stated. */
export function readSchoolFacts(lines: readonly Line[], education: readonly ExtractedEducation[]) {
  const text = lines.map((line) => line.text).join('\n');
  const batch =
    /\b(?:batch|class|graduat\w*|passing out|passout|year of passing)\s*(?:of|year|in|:|-)*\s*(?:((?:19|20)\d\d)(?:\s*[-–]\s*(?=(?:19|20)\d\d\b)|[-–](?=\d\d\b(?!\s*%|\.\d))|\s*[-–]\s*(?=\d\d\b(?!\s*(?:%|\p{L})|\.\d)))|['’](?=\d\d\b)|(?=(?:19|20)\d\d\b))((?:19|20)?\d\d)\b|\b((?:20)\d\d)\s+(?:batch|passout|pass-out|graduate)\b/iu.exec(
      text,
    );
  const years = education
    .filter(({ entry }) =>
      /b\.?\s?tech|b\.?e\b|bachelor|b\.?sc|bca|b\.?com|b\.?s\b|b\.?a\b|m\.?com|m\.?sc|post|mca|m\.?tech|master|m\.?s\b|mba|bba|diploma|ph|grado|licen[cs]|laurea|diplom|magister|学士|學士|硕士|碩士|博士|本科|研究生|大[专專]|[专專]科/iu.test(
        entry.degree,
      ),
    )
    .map(({ entry }) => Number(entry.end.slice(0, 4)))
    .filter((year) => year > 1950);
  const [, from, to, named] = batch ?? [];
  // '2020-12 students' is no range.
  const isRange =
    from === undefined || (yearOf(to) > Number(from) && yearOf(to) < Number(from) + 10);
  const year = isRange ? (to ?? named) : from;
  const none =
    /\b(?:no|nil|zero|without)\s+(?:active |current |open |standing )*(?:backlogs?|arrears?|kt)\b|\b(?:backlogs?|arrears?)\s*[:–-]?\s*(?:nil|none|no|zero)\b/iu.test(
      text,
    );
  const count =
    /\b(?:backlogs?|arrears?)\s*[:–=-]?\s*(\d{1,2})\b|\b(\d{1,2})\s+(?:active |open )?(?:backlogs?|arrears?)\b/iu.exec(
      text,
    );
  return {
    batch: year === undefined ? (years.length > 0 ? Math.max(...years) : null) : yearOf(year),
    backlogs: count ? Number(count[1] ?? count[2]) : none ? 0 : null,
  };
}
