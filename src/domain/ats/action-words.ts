/** Verbs that say what somebody did, as they stand at the beginning of a point; other forms follow by rule. */
const verbs = `
accelerate accomplish achieve acquire act adapt add address administer advance advise advocate aggregate align allocate analyze
analyse answer apply appraise approve architect arrange assemble assess assign assist attain attend attract audit author automate
award balance benchmark boost bridge broaden budget calculate calibrate campaign capture catalog chair champion check classify
clean close coach code collaborate collect combine command communicate compare compile complete compose compute conceive
conceptualize conduct configure connect consolidate construct consult containerize contribute control convert convey cook
coordinate counsel craft create cultivate curate customize cut debug decide decrease define delegate deliver demonstrate deploy
derive design detect determine develop devise diagnose direct discover display distribute document double draft drive earn edit
educate eliminate enable encourage enforce engage engineer enhance enlarge enlist ensure enter establish estimate evaluate examine
exceed execute expand expedite experiment explain explore extend extract fabricate facilitate file filter finalize fix focus
forecast form formalize formulate foster fulfil fulfill gain gather generate govern guide halve handle head help hire host identify
illustrate implement improve increase influence inform initiate innovate inspect inspire install instruct instrument integrate
interpret interview introduce invent investigate join judge launch leverage liaise license listen load localize log maintain
manage manufacture map market maximize measure mediate mentor merge migrate minimize mobilize model moderate modernize modify
monitor motivate move navigate negotiate nurture observe obtain onboard operate optimize optimise orchestrate order organize
organise outline overhaul own pack participate partner perform persuade photograph pilot pioneer place plan play post predict
prepare present preserve prevent prioritize process procure produce program project promote propose protect prototype prove
provide provision publish purchase qualify quadruple raise rank receive recommend reconcile record recover recruit redesign
reduce refactor refine reform register regulate reinforce relaunch remodel render renegotiate renovate reorganize repair replace
report represent research reserve resolve respond restore restructure review revamp revise revitalize rework route sample save
scale schedule screen script secure segment select separate serve service set shape ship showcase simplify simulate solve sort
source spearhead sponsor staff standardize start steer stock store streamline strengthen structure study succeed suggest summarize
supervise supply support surpass survey sustain synthesize tackle tailor target test track train transcribe transfer transform
translate treat triple troubleshoot tune turn tutor uncover unify update upgrade use utilize validate verify visit visualize
volunteer welcome widen work
`;

/** Forms that no rule makes. */
const irregular = `
began begun broke brought built bought caught chose chaired cut dealt did drew drove fed fought found gave got grew held kept knew
laid led left lent lit made met oversaw overtook paid put ran read rebuilt redid rewrote rose said sang saw sent set shot sold
sought spent spoke split spread stood stuck swept taught thought threw told took undertook understood upheld went won wove wrote
begin bring build buy choose deal draw drive feed fight find give grow hold keep lead leave make meet oversee pay put read rebuild
rewrite run see seek sell send speak spend teach tell think undertake win write make
beginning bringing building buying choosing drawing driving giving growing holding leading making meeting overseeing paying
rebuilding rewriting running seeking selling sending speaking teaching writing winning
`;

const wordsOf = (list: string) => list.trim().split(/\s+/u);

function formsOf(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const y = /[^aeiou]y$/u.test(verb) ? verb.slice(0, -1) : null;
  const double = /[^aeiou][aeiou][bdgklmnprt]$/u.test(verb) ? verb + verb.slice(-1) : null;
  return [
    verb,
    `${verb}s`,
    `${verb}es`,
    `${stem}ed`,
    `${stem}ing`,
    ...(y === null ? [] : [`${y}ied`, `${y}ies`]),
    ...(double === null ? [] : [`${double}ed`, `${double}ing`]),
  ];
}

const forms = new Map<string, string>();
for (const verb of wordsOf(verbs)) for (const form of formsOf(verb)) forms.set(form, verb);
for (const form of wordsOf(irregular)) {
  forms.set(form, form);
  forms.set(`${form}s`, form);
}

/** The verb that a point begins with, by its base; null where it begins with another word. 'Successfully led' begins with 'led'. */
export function leadingVerb(point: string): string | null {
  const words = point
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
    .split(/[^\p{L}]+/u);
  const [first = '', second = ''] = words;
  return (
    forms.get(first) ?? (/ly$|^(?:co|re|pre)$/u.test(first) ? (forms.get(second) ?? null) : null)
  );
}
