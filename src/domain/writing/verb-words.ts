/**
 * Verbs that resumes open lines with, in their first form. Where the past is made otherwise than by rule it follows after
 * '/', and the participle after another one. A '*' marks verbs whose first form is a noun as well, or says how something
 * is, so that 'Design of pumps' is taken for no verb.
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

/** Verbs whose last letter doubles before an ending. */
export const doublingWords =
  'ship plan map program debug transfer refer submit commit control swap scrap plot chat tag log set cut win run get begin step model* label*';

/** First forms that end in -ing and name a thing as often as a doing: 'Building material', 'Training needs'. */
export const nounsInIng =
  'accounting advertising building coaching consulting drawing engineering learning lighting manufacturing mapping marketing mentoring modeling modelling monitoring planning pricing printing processing programming publishing recruiting reporting scheduling screening setting sourcing teaching testing tracking trading training tutoring understanding working writing';

/** Verbs that no line should open with, which follow another one often enough to be known. */
export const plainVerbWords =
  'act answer anticipate appreciate articulate ask be become begin believe bridge bring call care change choose close come compare compete comply confirm consider continue cover deal decide deepen depend describe discuss display do ease embed embrace encounter equip escalate exchange express feed fill finish fit focus fulfil fulfill gain get go hand has have help interact involve join know learn let listen look love meet move need network notify observe pay pick practice practise pull push put react read rely remain remediate render rotate see seek share show sign sort speak specify spend stay suggest surpass sustain tackle talk tell think travel try turn understand visit watch';
