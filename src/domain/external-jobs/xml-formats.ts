import { getPath, lineOf, readList } from './get-path.ts';
import { joinPlaces } from './join-places.ts';
import type { Shape } from './raw-posting.ts';

/**
 * Response format of Personio's public boards, XML: every element is a list, as in `readXml`. The
 * board's URL has the company's name.
 */
export const personio: Shape = {
  list: (answer) => childrenOf(answer, 'workzag-jobs', 'position'),
  read: (position, board) => {
    const at = (path: string) => getPath(position, `${path}.0`);
    const id = lineOf(at('id'));
    const offices = readList(position, 'additionalOffices.0.office');
    return {
      ref: id,
      title: at('name'),
      company: board?.company ?? at('subcompany'),
      description: readList(position, 'jobDescriptions.0.jobDescription').map((part) => ({
        heading: getPath(part, 'name.0'),
        html: getPath(part, 'value.0'),
      })),
      location: [joinPlaces([at('office'), ...offices])],
      workplace: [at('office'), at('name')],
      // Whoever is permanent may work part-time: the schedule says more.
      type: [
        at('employmentType') === 'permanent' ? null : at('employmentType'),
        at('name'),
        at('schedule'),
        at('employmentType'),
      ],
      level: [at('seniority'), at('name'), at('yearsOfExperience')],
      category: [at('name'), at('occupation'), at('occupationCategory'), at('department')],
      skills: String(at('keywords') ?? '').split(','),
      pay: [],
      postedAt: [at('createdAt')],
      deadline: [],
      url: [
        board !== null &&
          id !== null &&
          `https://${board.name}.jobs.personio.de/job/${encodeURIComponent(id)}`,
      ],
    };
  },
};

/** The children of an XML root; undefined where the root has another name. */
export function childrenOf(answer: unknown, root: string, name: string): unknown[] | undefined {
  if (readList(answer, root).length !== 1) return undefined;
  return readList(answer, `${root}.0.${name}`);
}
