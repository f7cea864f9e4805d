/**
 * The words that stand for each topic, in any inflection; phrases are in quotes. A word may stand
 * for several topics.
 */
export const topicWords = {
  job: 'job opening vacancy posting position role work naukri employment opportunity career requirement gig',
  jobless: 'hiring hire',
  internship: 'intern internship trainee apprenticeship "summer training"',
  remote: 'remote wfh "work from home" "from home"',
  fresher: 'fresher graduate "entry level" "no experience"',
  find: 'find search look looking need want show list browse any have "is there" "are there" kya',
  recommend:
    'recommend recommended recommendation suggest suggestion suit suitable best good "right for me" "for me" fit match matching relevant',
  soon: 'soon until monday tuesday wednesday thursday friday saturday sunday weekend "this week" tomorrow tonight hurry urgent "few days" "next days" days "next week"',
  close: 'close closing closes deadline "last date" expire due end',
  new: 'new newest latest recent fresh today recently',
  posted: 'posted added published uploaded',
  saved: 'saved save bookmark bookmarked shortlist favourite favorite wishlist starred',
  alert: 'alert "saved search" "tell me when" notify "let me know" "inform me" "mail when" remind',
  hidden: 'hide hid hidden unhide ignore dismissed "not interested" block blocked',
  match: 'match matching "match score" "match percentage"',
  how: 'how kaise explain meaning mean calculate calculated calculation compute works computed formula decided',
  definition: '"what is" "what are" "what does" meaning define definition',
  why: 'why reason kyu kyun',
  apply: 'apply applying applied applicant candidature',
  application: 'application applied "i sent" aplication "did i apply" "have i applied"',
  step: 'step process procedure guide way "how to" "how do i" "how can i" kaise',
  external:
    'external outside "other website" "another website" "other site" redirect linkedin naukri.com glassdoor "company website" "third party" source boards',
  status:
    'status update progress happen happened track tracking stage shortlisted result selected "any news" current pending viewed',
  reject:
    'reject rejected rejection refused declined "not selected" "turn me down" "turned me down" unsuccessful failed',
  offer:
    'offer offered "offer letter" "joining date" "joining letter" ctc package angebot jobangebot oferta proposition "mon offre" "mes offres" "l offre" "cette offre" "offre reçue" 录用 聘书',
  until:
    'deadline expire expiry valid due "last date" "last day" "until when" "by when" "how long" "how much time" "run out" "time left" frist fristen antwortfrist ablaufen "läuft ab" gültig "bis wann" "wie lange" "fecha límite" plazo vence vencer caduca "hasta cuándo" "hasta qué" "cuánto tiempo" "date limite" délai échéance "jusqu à quand" "combien de temps" 截止 期限 到期 过期 多久',
  respond:
    'respond response reply answer accept decline decide annehmen zusagen ablehnen antworten beantworten aceptar responder contestar rechazar accepter répondre refuser 接受 答复 回复 拒绝',
  interview: 'interview interviews round viva',
  when: 'when meeting schedule scheduled next upcoming time timing date today tomorrow "this week" kab wann cuándo quand 什么时候 何时 哪天 几号',
  withdraw: 'withdraw cancel "take back" undo retract revoke',
  silence:
    '"no reply" "not replied" "no response" "not responded" "no answer" "not answered" ghosted "not heard" "haven\'t heard" silent "never replied" "still waiting" "got back" "get back to me" "hear back" "heard back" "still nothing" "not got any reply"',
  message: 'message messages chat talk inbox conversation reply contact write msg',
  company:
    'company companies recruiter employer hr firm organisation organization "hiring manager"',
  viewed: 'viewed view seen looked visited visit saw checked opened views',
  drive:
    'drive drives "off campus" offcampus campus placement placements "mass hiring" "hiring season"',
  date: 'when kab date dates open opens opening start starts close closes deadline "last date" registration register schedule exam',
  eligible:
    'eligible eligibility criteria cutoff "cut off" cgpa percentage backlog backlogs arrear arrears gap qualify allowed "can i sit" marks',
  event: 'event events webinar workshop meetup session seminar hackathon',
  guidance:
    '"what should i do" "what to do" "what do i do" "do next" "what next" "what now" "where do i start" "where do i begin" "where should i start" "where should i begin" "where to start" "where to begin" "how do i start" "get started" "getting started" stuck',
  ahead:
    '"coming up" agenda "my schedule" "on my calendar" "in my calendar" "upcoming dates" "my dates"',
  calendar: 'calendar ical ics "google calendar" outlook feed',
  ats: 'ats "applicant tracking"',
  score: 'score scores marks points rating result percent',
  improve:
    'improve increase better raise higher boost low fix good enhance optimise optimize tips reduce',
  readiness: 'readiness ready prepared employable employability level "rising star"',
  resume: 'resume resumes cv biodata curriculum vitae',
  default: 'default main primary current which list versions version copies all',
  create: 'create make build builder new generate banana banao',
  tips: 'tip tips advice guide help write writing improve good bullet bullets format mistakes summary content include put mention strong better',
  download: 'download export pdf word docx print save',
  share: 'share send link public url',
  cover: '"cover letter" "covering letter" "motivation letter"',
  profile: 'profile skills education details photo picture phone about bio',
  edit: 'edit change update complete completion fill add set modify remove incomplete finish percent',
  public: 'public "public page" handle portfolio visible "page address" url website',
  question: 'question questions mcq',
  practice: 'practice practise prepare preparation bank sample ask asked common generate give',
  review: 'revise revision review repeat due again unsure flashcards',
  nervous: 'nervous anxious scared afraid tense fear confident confidence stressed',
  prepare: 'prepare prepared preparation crack clear tips advice ready help before tricks handle',
  rehearse: 'practise practice rehearse rehearsal simulate',
  mock: 'mock "practice interview" "practise interview" "dummy interview" camera record simulation',
  test: 'test assessment quiz exam "skill test" "aptitude"',
  skill: 'skill skills knowledge level ability',
  roadmap: 'roadmap path become "learning path" syllabus curriculum plan "how to become" route',
  progress: 'progress far next step steps done complete completed finished remaining left',
  learn:
    'learn learning study lesson lessons course courses tutorial tutorials teach understand topic',
  concept:
    'deadlock scheduling paging "virtual memory" "operating system" thread threads process processes mutex semaphore polymorphism inheritance encapsulation abstraction "object oriented" oop oops solid tcp udp dns tls http subnet osi ip routing "computer networks" networking sql join joins normalization normalisation index indexing acid transaction transactions dbms database databases xss csrf injection encryption hashing firewall phishing cybersecurity kubernetes docker container containers virtualization iaas paas saas cloud autoscaling serverless',
  article: 'article articles blog blogs read reading post posts write-up',
  salary: 'salary pay ctc package stipend compensation lpa income negotiate hike',
  negotiate:
    'negotiate negotiation check bond notice "before signing" sign accept clause terms probation compare',
  scam: 'scam fake fraud cheat cheating fee fees money deposit payment genuine legit real trust suspicious "asking me to pay"',
  forum: 'forum community discuss discussion students seniors peers topic people',
  delete: 'delete remove erase close deactivate clear wipe permanently',
  account: 'account "my login" membership',
  data: 'data information "everything about me" details personal copy',
  export: 'download export copy backup archive takeout',
  language: 'language hindi tamil telugu marathi english translate locale kannada bengali',
  password: 'password passcode pin',
  twofactor: '2fa "two factor" "two step" otp authenticator mfa "two-factor" 2-factor',
  email: 'email emails mail mails e-mail newsletter "e mail"',
  stop: 'stop unsubscribe disable mute "no more" less reduce "turn off" "switch off" many',
  notification: 'notification notifications notify bell unread updates',
  privacy: 'privacy private see visible visibility access who share shared hide confidential',
  theme: 'theme dark light mode colour color appearance night',
  preference:
    'preference preferences expected expectation preferred "looking for" relocate criteria',
  location: 'location city place relocate where',
  plan: 'plan plans price pricing cost free paid pro premium subscription upgrade charges charge money much fee',
  support:
    'support "help desk" contact complaint complain report problem issue bug human person team customer care feedback admin',
  you: '"ask you" "what can you do" "who are you" "are you" "can you" help bot robot ai chatbot assistant "what do you" gpt',
  greeting: 'hi hello hey namaste thanks thank "good morning" "good evening" bye ok okay',
  limit: 'limit left remaining "how many" quota more',
  chat: 'chat conversation history "chat history" messages',
  keyboard: 'keyboard shortcut shortcuts hotkey keys',
  device:
    'device devices session sessions "log out everywhere" logout "sign out" logged "other device"',
  me: 'my i me mine mera mein meine meiner meinem meinen ich mir mi mis yo mon ma mes je 我',
} as const satisfies Record<string, string>;

export type Topic = keyof typeof topicWords;
