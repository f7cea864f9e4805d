import { getPath, lineOf, readList } from './get-path.ts';
import { countryNamed, joinPlaces, placeIn } from './join-places.ts';
import type { Shape } from './raw-posting.ts';

/** Rate codes of USAJOBS: per year, per hour and so on. */
const payPeriods: Record<string, string> = { PA: 'year', PM: 'month', PH: 'hour' };

/** Response format of a USAJOBS search: jobs of the United States government. */
export const usajobs: Shape = {
  list: 'SearchResult.SearchResultItems',
  read: (item) => {
    const at = (path: string) => getPath(item, `MatchedObjectDescriptor.${path}`);
    const list = (path: string) => readList(item, `MatchedObjectDescriptor.${path}`);
    const named = (path: string) => list(path).map((each) => getPath(each, 'Name'));
    const details = 'UserArea.Details';
    return {
      ref: getPath(item, 'MatchedObjectId') ?? at('PositionID'),
      title: at('PositionTitle'),
      company: at('OrganizationName') ?? at('DepartmentName'),
      description: [
        { html: at(`${details}.JobSummary`) },
        { heading: 'Duties', html: paragraphs(list(`${details}.MajorDuties`)) },
        { heading: 'Qualifications', html: at('QualificationSummary') },
        { heading: 'Education', html: at(`${details}.Education`) },
      ],
      location: [
        joinPlaces(
          list('PositionLocation').map((each) =>
            placeIn(
              getPath(each, 'LocationName'),
              abroad(getPath(each, 'CountryCode'), getPath(each, 'LocationName')),
            ),
          ),
        ),
        at('PositionLocationDisplay'),
      ],
      workplace: [
        at(`${details}.RemoteIndicator`),
        at('PositionLocationDisplay'),
        at('PositionTitle'),
      ],
      type: [at('PositionTitle'), ...named('PositionOfferingType'), ...named('PositionSchedule')],
      level: [at('PositionTitle')],
      category: [at('PositionTitle'), ...named('JobCategory')],
      skills: [],
      pay: list('PositionRemuneration').map((each) => {
        const code = getPath(each, 'RateIntervalCode');
        return {
          min: getPath(each, 'MinimumRange'),
          max: getPath(each, 'MaximumRange'),
          currency: 'USD',
          period: payPeriods[String(code)] ?? getPath(each, 'Description'),
        };
      }),
      postedAt: [at('PublicationStartDate'), at('PositionStartDate')],
      deadline: [at('ApplicationCloseDate'), at('PositionEndDate')],
      url: [at('PositionURI'), at('ApplyURI.0')],
    };
  },
};

/** The country of a location outside the United States, unless its name ends with it. */
function abroad(code: unknown, place: unknown): unknown {
  const country = code === 'United States' ? null : countryNamed(code);
  return code === 'US' || String(place).endsWith(`, ${String(country)}`) ? null : country;
}

/** One text, or a list of texts, as paragraphs. */
function paragraphs(texts: readonly unknown[]): string {
  return texts
    .filter((each) => typeof each === 'string')
    .map((each) => `<p>${each}</p>`)
    .join('');
}

/**
 * Response format of a search of the Bundesagentur für Arbeit: no descriptions. A search without
 * results has no list.
 */
export const arbeitsagentur: Shape = {
  list: (answer) => {
    const list = getPath(answer, 'stellenangebote');
    if (Array.isArray(list)) return list;
    return list === undefined && getPath(answer, 'maxErgebnisse') === 0 ? [] : undefined;
  },
  read: (job) => {
    const at = (path: string) => getPath(job, path);
    const ref = lineOf(at('refnr'));
    const work = [at('titel'), at('beruf')];
    return {
      ref,
      title: at('titel') ?? at('beruf'),
      company: at('arbeitgeber'),
      description: [],
      location: [
        placeIn(at('arbeitsort.ort'), at('arbeitsort.region'), at('arbeitsort.land')),
        at('arbeitsort.plz'),
      ],
      workplace: [at('titel')],
      type: work,
      level: work,
      category: work,
      skills: [],
      pay: [],
      postedAt: [at('aktuelleVeroeffentlichungsdatum'), at('modifikationsTimestamp')],
      deadline: [],
      // The agency's own page, which links the employer's.
      url: [
        ref !== null &&
          `https://www.arbeitsagentur.de/jobsuche/jobdetail/${encodeURIComponent(ref)}`,
      ],
    };
  },
};
