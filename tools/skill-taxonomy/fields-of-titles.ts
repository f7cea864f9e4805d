import type { TaxonomyEntry } from './taxonomy-entry.ts';

/** What a person of a title does: a property manager knows property management. */
const activities = new Map(
  Object.entries({
    manager: 'management',
    planner: 'planning',
    coordinator: 'coordination',
    engineer: 'engineering',
    designer: 'design',
    administrator: 'administration',
    inspector: 'inspection',
    appraiser: 'appraisal',
    buyer: 'buying',
    therapist: 'therapy',
    processor: 'processing',
    underwriter: 'underwriting',
    analyst: 'analysis',
    originator: 'origination',
    auditor: 'audit',
    guide: 'guiding',
    examiner: 'examination',
    investigator: 'investigation',
    writer: 'writing',
    counselor: 'counseling',
    broker: 'brokerage',
    collector: 'collection',
    adjuster: 'adjustment',
  }),
);
const ranks = new Set(
  'senior junior sr jr lead head chief principal staff associate assistant deputy vice president executive director intern trainee graduate apprentice entry level mid full time part general regional area national district field corporate global international certified licensed registered professional adjunct adult other all and or of the for in with to a an i ii iii iv at on per'.split(
    ' ',
  ),
);
/** A field of work is shared by titles with this many different nouns, such as clerk and nurse. */
const fewest = { nouns: 3, offices: 2, ofWord: 4, officesOfWord: 3, officesOfActivity: 3 };
/** A word of more nouns, such as 'engineering', says too little alone. */
const maxNouns = 40;
/** What one does; other phrases name where one does it, and a sentence may only mention that. */
const activity = /(?:ment|ing|ion|sis|ign|apy|val|care|tenance|pair)$/u;
/** Words that describe rather than name. */
const descriptive = /(?:al|ic|ive|ary|ory|ous|ed|ar|able|er|or|ent|ant|s)$/u;
/** Nouns of office work; fields that only operators and tenders share are parts of a machine. */
const offices = new Set(
  'manager specialist coordinator director consultant analyst nurse representative officer administrator agent engineer advisor assistant clerk supervisor associate instructor teacher counselor technician trainer planner executive technologist'.split(
    ' ',
  ),
);
/** Part of a longer name if one word stands beside it this often: 'commercial real' estate. */
const partShare = 0.6;
/** A word that ends this share of the titles it is in is what somebody is, not what one does. */
const agentShare = 0.5;

const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[a-z][a-z'-]*/gu) ?? [];

/**
 * Fields of work that job titles name: 'real estate' in 'Real Estate Agent', 'Real Estate Clerk'
 * and 'Real Estate Attorney', and the activities of the people who work in them.
 */
export function fieldsOfTitles(all: readonly string[]): TaxonomyEntry[] {
  const titles = all.map((title) => wordsOf(title.replace(/^([^,]+), ([^,]+)$/u, '$2 $1')));
  const uses = new Map<string, { last: number; all: number }>();
  const nouns = new Map<string, Set<string>>();
  const beside = new Map<string, Map<string, number>>();
  for (const words of titles) {
    for (const [at, word] of words.entries()) {
      const use = uses.get(word) ?? { last: 0, all: 0 };
      uses.set(word, { last: use.last + (at === words.length - 1 ? 1 : 0), all: use.all + 1 });
    }
    const noun = words.at(-1) ?? '';
    for (let from = 0; from < words.length - 1; from++)
      for (let to = from + 1; to < words.length; to++) {
        const phrase = words.slice(from, to).join(' ');
        nouns.set(phrase, (nouns.get(phrase) ?? new Set()).add(noun));
        const around = beside.get(phrase) ?? new Map<string, number>();
        beside.set(phrase, around);
        for (const [side, word] of [
          ['before', words[from - 1]],
          ['after', words[to]],
        ] as const)
          around.set(`${side} ${word}`, (around.get(`${side} ${word}`) ?? 0) + 1);
      }
  }
  const isAgent = (word: string) => {
    const use = uses.get(word);
    return use !== undefined && use.last / use.all > agentShare;
  };
  const isPart = (phrase: string) => {
    const around = [...(beside.get(phrase) ?? [])];
    const times = around.reduce(
      (sum, [key, count]) => sum + (key.startsWith('after') ? count : 0),
      0,
    );
    return around.some(
      ([key, count]) =>
        count >= times * partShare &&
        !key.endsWith(' undefined') &&
        !isAgent(key.split(' ')[1] ?? ''),
    );
  };
  const isField = (phrase: string) => {
    const words = phrase.split(' ');
    const inner = words.slice(1, -1);
    return (
      words.every(
        (word, at) =>
          (!ranks.has(word) || (word === 'and' && inner.includes(word))) &&
          word.length > 2 &&
          (at > 0 || !isAgent(word)),
      ) && !isAgent(words.at(-1) ?? '')
    );
  };
  const found = new Map<string, TaxonomyEntry>();
  const add = (phrase: string, isWord: boolean) => {
    const name = phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
    if (!found.has(phrase))
      found.set(phrase, { name, spellings: [], wary: isWord ? 'word' : null });
  };
  const officesOf = (phrase: string) =>
    [...(nouns.get(phrase) ?? [])].filter((noun) => offices.has(noun)).length;
  for (const [phrase, { size }] of nouns) {
    const length = phrase.split(' ').length;
    const inOffices = officesOf(phrase);
    if (!isField(phrase)) continue;
    if (length > 1 && length < 5) {
      if (size >= fewest.nouns && inOffices >= fewest.offices && !isPart(phrase))
        add(phrase, !activity.test(phrase) || / and /u.test(phrase));
      // 'Oncology Nurse', 'Leasing Agent': the word names work, but a sentence may use it otherwise.
    } else if (
      phrase.length > 4 &&
      size >= fewest.ofWord &&
      size <= maxNouns &&
      inOffices >= fewest.officesOfWord &&
      !descriptive.test(phrase)
    )
      add(phrase, true);
  }
  for (const words of titles) {
    const [phrase, noun = ''] = [words.slice(0, -1).join(' '), words.at(-1)];
    const done = activities.get(noun);
    const isKnown = nouns.has(`${phrase} ${done}`) || officesOf(phrase) >= fewest.officesOfActivity;
    if (done && words.length < 4 && isField(phrase) && isKnown) add(`${phrase} ${done}`, false);
  }
  for (const word of uses.keys()) {
    const study = /^([a-z]{2,}(?:olog|ograph|otom))(?:ist|er)s?$/u.exec(word)?.[1];
    if (study) add(`${study}y`, false);
    if (/^[a-z]{4,}keeper$/u.test(word)) add(word.replace(/er$/u, 'ing'), false);
    if (/^[a-z]{3,}tender$/u.test(word)) add(word.replace(/er$/u, 'ing'), false);
    if (/^[a-z]+(?:iatric|opedic)$/u.test(word)) add(`${word}s`, false);
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
