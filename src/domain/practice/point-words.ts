import { splitWords } from './split-text.ts';
import { stemOf } from './stem-of.ts';

/** Words of a point that address the grader, and words that every answer has. */
const skipped = new Set(
  `a about above after again all also always an and any are as at be because been before being but by can
could did do does doing done don't each either else even every for from get gets give gives given go goes got
had has have having he her here him his how i if in into is it it's its itself just let like made make makes
many may me might more most much must my name names need needs neither no nor not of off on once one only or
other our out over own per rather same say says she should show shows so some something state states still
such than that that's the their them then there these they thing things this those through to too under up
upon us use used uses using very was way we well were what when where whether which while who whom whose why
will with within without would yet you your explain explains describe describes mention mentions example
examples instance e.g etc via both between first second`.split(/\s+/u),
);

/** Words that mean the same to a grader, one group a line. */
const groups = `
repair fix solve correct mend resolve restore recover rebuild retype
tell inform call notify admit mail message report announce phone apologize explain
delay immediate straight instantly promptly soon minute evening
learn study documentation docs tutorial course video manual book
lesson takeaway
measure metric number percent figure count kpi
person people team manager customer user client mate colleague guide lecturer boss stakeholder
safeguard backup check test validation guard dry confirmation alert prevent careful review safety
deadline due week left
tool language framework library software technology kotlin docker python java react git sql excel
hard difficult challenge struggle problem stuck tricky tough
misunderstood misunderstand confuse wrong mistake unclear
finish complete deliver submit launch ship demonstrate demo release
lose delete erase overwrite missing gone vanish wipe drop
break damage corrupt crash fail ruin
limit stop contain reduce restrict
result outcome effect impact improvement
visible see seen expose readable show
secret password token credential login private confidential sensitive
change modify alter update edit write
create add insert make new place
state data resource record
read retrieve fetch ask obtain load
cache cached store
bookmark save share
url address link
body payload form
decide determine control allow permit grant may permission right
establish verify prove identify identity confirm know
server backend api
hide hidden hiding menu
request call
faster quick fast speed
slow slower latency
cost expensive price cheap money
agree agreement consent approve
goal aim objective target
plan schedule roadmap
risk danger threat
choose select pick prefer
compare contrast difference
listen hear
feedback criticism comment
disagree conflict argue dispute disagreement
prioritize priority rank order important urgent
summarize summary recap
clear clearly plain plainly simple
kind kindly polite respectful friendly
prepare preparation ready
trial prototype experiment sample exercise
`;

const groupOf = new Map(
  groups
    .trim()
    .split('\n')
    .flatMap((line, group) =>
      line.split(' ').map((word): [string, string] => [stemOf(word), `#${group}`]),
    ),
);

/** What a word stands for: its group of synonyms or its stem; null for a word without weight. */
export function meaningOf(lower: string): string | null {
  if (skipped.has(lower)) return null;
  const stem = stemOf(lower);
  return groupOf.get(stem) ?? stem;
}

export const isPlainWord = (lower: string): boolean => skipped.has(lower);

export const meaningsIn = (text: string): Set<string> =>
  new Set(splitWords(text).flatMap(({ lower }) => meaningOf(lower) ?? []));
