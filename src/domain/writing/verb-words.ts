/**
 * Base forms of verbs that open resume lines. Irregular past forms follow a '/', irregular
 * participles a second one. '*' marks base forms that are also nouns or adjectives, so that 'Design
 * of pumps' isn't read as a verb.
 */
export const verbWords = `
accelerate accomplish achieve acquire adapt address* administer adopt advance* advise advocate* align allocate amplify
analyse analyze apply appoint approve architect* arrange assemble assess assign assist* attain attend attract audit* author*
automate award* balance* boost* brief* broaden bring/brought budget* build*/built calculate calibrate capture* carry
catalog* certify chair* champion* check* clarify classify clean* coach* coauthor co-author code* collaborate collate
collect combine communicate compile complete* compose compute* conceive conduct* configure connect consolidate construct
consult contribute control* convert convince cook* coordinate co-ordinate correct* counsel* craft* create cultivate curate
customise customize cut*/cut debug decrease* define delegate* deliver demonstrate deploy derive design* detect determine
develop devise diagnose digitise digitize direct* discover dispatch* distribute document* double* draft* draw*/drew/drawn
drive*/drove/driven earn edit educate eliminate employ empower enable encourage enforce engage engineer* enhance enlarge
ensure enter establish estimate* evaluate examine exceed execute expand expedite experiment* explain explore export* extend
extract fabricate facilitate file* finalise finalize fix* follow forecast*/forecast formulate foster found gather generate
give/gave/given govern grow/grew/grown guide* handle* head* hire* hold*/held host* identify illustrate implement* import*
improve incorporate increase* influence* inform initiate innovate inspect inspire install institute* instruct integrate interpret
interview* introduce invent investigate keep/kept label* launch* lead*/led leverage* liaise lower* maintain make*/made manage
manufacture* map* market* measure* mentor* merge migrate minimise minimize mitigate model* moderate modernise modernize modify monitor* motivate
negotiate nurture obtain offer* onboard open* operate optimise optimize orchestrate order* organise organize outline* overhaul*
oversee/oversaw/overseen own* participate partner* perform persuade pilot* pioneer* pitch* plan* play* prepare present*
prevent print* prioritise prioritize process* procure produce* program* promote propose prototype* prove provide publish
purchase* qualify quantify raise* rank* realise realize rebuild*/rebuilt receive recognise recognize recommend reconcile
record* recover recruit* redesign* reduce refactor reform* refine register* regulate reinforce remodel remove
reorganise reorganize repair* replace report* represent request* research* resolve respond restore restructure retain
revamp* review* revise revitalise revitalize rewrite*/rewrote/rewritten run*/ran/run save* scale* schedule* screen* script* secure*
segment* select sell*/sold send/sent serve set*/set shape* ship* shorten simplify simulate sketch* solve source* spearhead speed*/sped
sponsor* standardise standardize start* steer streamline strengthen structure* study* submit succeed summarise summarize
supervise supply* support* survey* synthesise synthesize tabulate take*/took/taken target* teach/taught test* track*
trade* train* transcribe transform translate transport* triple* troubleshoot/troubleshot tune* tutor* uncover
undertake/undertook/undertaken unify update* upgrade* upload* use* utilise utilize validate verify visualise visualize volunteer*
widen win*/won work* write/wrote/written
`;

/** Verbs that double their last letter before an ending. */
export const doublingWords =
  'ship plan map program debug transfer refer submit commit control swap scrap plot chat tag log set cut win run get begin step let put fit split';

/** Base forms ending in -ing that are as often nouns: 'Building material', 'Training needs'. */
export const nounsInIng =
  'accounting advertising building coaching consulting drawing engineering learning lighting manufacturing mapping marketing mentoring modeling modelling monitoring planning pricing printing processing programming publishing recruiting reporting scheduling screening setting sourcing teaching testing tracking trading training tutoring understanding working writing';

/**
 * Verbs that may open a line but that no rule converts, because they often follow another verb or
 * are nouns. Same format as above.
 */
export const plainVerbWords = `
act add aggregate answer anticipate appraise appreciate articulate ask become/became/become begin/began/begun believe benchmark
break/broke/broken bridge buy/bought call campaign care catch/caught change choose/chose/chosen close come/came/come command compare compete
comply conceptualise conceptualize confirm consider containerize continue convey cover deal/dealt decide deepen depend describe discuss display
do/did/done ease embed embrace encounter enlist equip escalate exchange express feed/fed fight/fought fill filter find/found finish fit
focus form formalise formalize fulfil fulfill gain get/got go/went/gone halve hand have/had help instrument interact involve join judge
know/knew/known lay/laid learn leave/left lend/lent let/let license listen load localise localize log look love maximise maximize
mediate meet/met mobilise mobilize move navigate need network notify observe overtake/overtook/overtaken pack pay/paid photograph pick place
post practice practise predict preserve project protect provision pull push put/put quadruple react read/read redo/redid/redone relaunch rely
remain remediate render renegotiate renovate reserve rework rise/rose/risen rotate route sample say/said see/saw/seen seek/sought separate
service share shoot/shot show showcase sign sing/sang/sung sort speak/spoke/spoken specify spend/spent split/split spread/spread staff stand/stood
stay stick/stuck stock store suggest surpass sustain sweep/swept tackle tailor talk tell/told think/thought throw/threw/thrown transfer travel
treat try turn understand/understood uphold/upheld visit watch weave/wove/woven welcome
`;
