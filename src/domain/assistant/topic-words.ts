/**
 * The words that stand for each topic, in any inflection; phrases are in quotes. A word may stand
 * for several topics. After `~` are words that stand for it only beside others, because they are as
 * frequent in messages about anything else: verbs, adjectives and nouns of daily life.
 */
export const topicWords = {
  job: 'job opening vacancy posting ~position ~role ~work naukri employment ~opportunity ~career ~requirement ~gig stelle stellen stellenangebot stellenangebote ~arbeit empleo vacante ~trabajo "busco trabajo" "suche arbeit" "cherche du travail" "looking for work" ~puesto emploi offres ~travail 职位 岗位 招聘 ~工作',
  jobless: 'hiring hire',
  listing: '"oferta de empleo" "oferta de trabajo" "offre d emploi"',
  internship:
    'intern internship trainee apprenticeship "summer training" praktikum praktika prácticas pasantía "offre de stage" "un stage" 实习',
  remote: '~remote wfh "work from home" "from home" homeoffice teletrabajo télétravail 远程',
  fresher: 'fresher ~graduate "entry level" "no experience"',
  find: 'find search look looking need want show list browse any have "is there" "are there" kya suche suchen finde finden busco buscar encontrar cherche chercher trouver 找',
  recommend:
    'recommend recommended recommendation suggest suggestion suit suitable best good "right for me" "for me" fit match matching relevant passen passt passend empfehlen empfiehl afín afines recomendar recomienda correspond correspondent recommander recommande conseiller 推荐 适合 匹配',
  soon: 'soon until monday tuesday wednesday thursday friday saturday sunday weekend "this week" tomorrow tonight hurry urgent "few days" "next days" days "next week" bald demnächst pronto bientôt 即将 快截止',
  close:
    'close closing closes deadline "last date" expire due end schließen schließt endet enden cierra cierran vence vencen ferme ferment termine terminent 截止 到期',
  new: 'new newest latest recent fresh today recently neu neue neuen neuer neues neueste neuesten nuevo nueva nuevos nuevas nouveau nouvel nouvelle nouveaux nouvelles 新 最新',
  posted: 'posted added published uploaded',
  saved:
    '~saved ~save bookmark bookmarked shortlist ~favourite ~favorite wishlist ~starred gespeichert gespeicherte gespeicherten gemerkt gemerkte gemerkten guardado guardados guardada guardadas enregistré enregistrée enregistrés enregistrées 收藏',
  alert:
    '~alert "saved search" ~"tell me when" ~notify ~"let me know" ~"inform me" "mail when" ~remind',
  hidden: '~hide ~hid ~hidden unhide ~ignore ~dismissed ~"not interested" ~block ~blocked',
  match:
    '~match ~matching "match score" "match percentage" ~passen ~passt ~afín ~afines ~encajan ~correspond ~correspondent ~匹配',
  how: 'how kaise explain meaning mean calculate calculated calculation compute works computed formula decided wie cómo comment 怎么 怎样 如何',
  definition: '"what is" "what are" "what does" meaning define definition',
  why: 'why reason kyu kyun warum wieso "por qué" pourquoi 为什么 为何',
  apply:
    'apply applying applied applicant candidature bewerbe bewerben beworben postular postulo postulé postulado postuler 申请 投递',
  application:
    'application applied ~"i sent" aplication "did i apply" "have i applied" bewerbung bewerbungen beworben postulación postulaciones candidatura solicitud solicitudes postulé candidature candidatures 申请 投递',
  step: 'step process procedure guide way "how to" "how do i" "how can i" kaise',
  external:
    '~external ~outside "other website" "another website" "other site" ~redirect linkedin naukri.com glassdoor "company website" "third party" ~source ~boards',
  status:
    'status update progress happen happened track tracking stage shortlisted result selected "any news" current pending viewed stand "wie steht" estado "cómo va" "cómo van" statut "où en est" "où en sont" avancement 状态 进展 进度',
  reject:
    'reject rejected rejection ~refused ~declined "not selected" "turn me down" "turned me down" ~unsuccessful ~failed ~abgelehnt ~absage ~rechazado ~rechazada ~rechazaron ~refusé ~refusée 拒绝 被拒',
  offer:
    'offer offered "offer letter" "joining date" "joining letter" ctc ~package angebot jobangebot oferta proposition "mon offre" "mes offres" "l offre" "cette offre" "offre reçue" 录用 聘书',
  until:
    'deadline expire expiry valid due "last date" "last day" "until when" "by when" "how long" "how much time" "run out" "time left" frist fristen antwortfrist ablaufen "läuft ab" gültig "bis wann" "wie lange" "fecha límite" plazo vence vencer caduca "hasta cuándo" "hasta qué" "cuánto tiempo" "date limite" délai échéance "jusqu à quand" "combien de temps" 截止 期限 到期 过期 多久',
  respond:
    'respond response reply answer accept decline decide annehmen zusagen ablehnen antworten beantworten aceptar responder contestar rechazar accepter répondre refuser 接受 答复 回复 拒绝',
  interview:
    'interview interviews ~round viva vorstellungsgespräch vorstellungsgespräche bewerbungsgespräch entrevista entretien 面试',
  when: 'when meeting schedule scheduled next upcoming time timing date today tomorrow "this week" kab wann cuándo quand 什么时候 何时 哪天 几号',
  withdraw:
    'withdraw ~cancel ~"take back" ~undo retract revoke ~zurückziehen ~retirar ~retirer 撤回',
  silence:
    '"no reply" "not replied" "no response" "not responded" ~"no answer" ~"not answered" ghosted "not heard" "haven\'t heard" ~silent "never replied" ~"still waiting" ~"got back" "get back to me" "hear back" "heard back" "still nothing" "not got any reply"',
  message:
    'message messages ~chat ~talk inbox ~conversation ~reply ~contact ~write msg nachricht nachrichten mensaje ~schreiben ~schreibe ~escribir ~escribo ~écrire 消息 私信',
  company:
    'company companies recruiter employer hr ~firm ~organisation ~organization "hiring manager" unternehmen firma firmen arbeitgeber empresa empresas entreprise entreprises employeur 公司 企业 雇主',
  viewed: 'viewed view seen looked visited visit saw checked opened views',
  drive:
    'drive drives "off campus" offcampus ~campus ~placement ~placements "mass hiring" "hiring season" 校招 校园招聘',
  date: 'when kab date dates open opens opening start starts close closes deadline "last date" registration register schedule exam',
  eligible:
    'eligible eligibility ~criteria cutoff "cut off" cgpa ~percentage backlog backlogs arrear arrears ~gap ~qualify ~allowed "can i sit" ~marks',
  event:
    '~event ~events webinar workshop meetup ~session seminar hackathon veranstaltung veranstaltungen ~evento ~eventos ~événement ~événements ~活动',
  guidance:
    '"what should i do" ~"what to do" ~"what do i do" "do next" "what next" "what now" "where do i start" "where do i begin" "where should i start" "where should i begin" "where to start" "where to begin" ~"how do i start" "get started" "getting started" ~stuck',
  ahead:
    '"coming up" agenda "my schedule" "on my calendar" "in my calendar" "upcoming dates" "my dates"',
  calendar: 'calendar calender ical ics "google calendar" ~outlook ~feed',
  ats: 'ats "applicant tracking"',
  score:
    'score scores marks points rating result percent punktzahl punkte puntaje puntuación 评分 分数',
  improve:
    'improve increase better raise higher boost low fix good enhance optimise optimize tips reduce verbessern erhöhen höher mejorar "más alto" améliorer augmenter meilleur 提高 提升 高',
  readiness: 'readiness ~ready ~prepared employable employability ~level "rising star"',
  resume: 'resume resumes cv biodata curriculum ~vitae lebenslauf lebensläufe currículum 简历',
  default: 'default main primary current which list versions version copies all',
  create: 'create make build builder new generate banana banao erstellen crear créer 创建',
  tips: 'tip tips advice guide help write writing improve good bullet bullets format mistakes summary content include put mention strong better',
  download: 'download export pdf word docx print save herunterladen descargar télécharger 下载',
  share: 'share send link public url',
  cover:
    '"cover letter" "covering letter" "motivation letter" anschreiben bewerbungsschreiben motivationsschreiben "carta de presentación" "lettre de motivation" 求职信',
  profile:
    'profile ~skills ~education ~details ~photo ~picture ~phone ~about ~bio profil perfil 个人资料 资料',
  edit: 'edit change update complete completion fill add set modify remove incomplete finish percent ändern ändere bearbeiten cambiar cambio modificar editar modifier changer change 修改 更改 编辑',
  public: '~public "public page" ~handle portfolio ~visible "page address" ~url ~website',
  question: '~question ~questions mcq ~card ~cards ~frage ~fragen ~pregunta ~preguntas 面试题',
  practice: 'practice practise prepare preparation bank sample ask asked common generate give',
  review: '~revise ~revision ~review ~repeat ~due ~again ~unsure flashcards "review card"',
  nervous: 'nervous anxious scared afraid tense fear confident confidence stressed',
  prepare: 'prepare prepared preparation crack clear tips advice ready help before tricks handle',
  rehearse: 'practise practice rehearse rehearsal simulate',
  mock: '~mock "practice interview" "practise interview" "dummy interview" ~camera ~record ~simulation',
  test: '~test ~quiz ~exam ~retake ~redo "skill test" "skill assessment" "aptitude" ~prüfung ~prueba ~examen ~épreuve ~测试',
  assessment:
    'assessment "take home" takehome "coding test" "coding challenge" "screening kit" testaufgabe testaufgaben probeaufgabe einstellungstest evaluación evaluaciones "prueba técnica" "pruebas técnicas" évaluation évaluations "test technique" 测评 笔试',
  badge:
    'badge badges credential credentials ~certificate ~certificates ~certification insignia insignias ~abzeichen 徽章 ~证书',
  coach: 'coach coaches coaching coachs 教练',
  skill: '~skill ~skills ~knowledge ~level ~ability',
  roadmap:
    'roadmap ~path ~become "learning path" syllabus curriculum ~plan "how to become" ~route 路线图',
  progress: 'progress far next step steps done complete completed finished remaining left',
  learn:
    '~learn ~learning ~study ~lesson ~lessons ~course ~courses tutorial tutorials ~teach ~understand ~topic ~lernen ~lektion ~lektionen ~aprender ~lección ~lecciones ~apprendre ~leçon ~leçons ~学习 ~课程',
  concept:
    'deadlock ~scheduling ~paging "virtual memory" "acid properties" "operating system" ~thread ~threads ~process ~processes mutex semaphore polymorphism ~inheritance encapsulation abstraction "object oriented" oop oops ~solid tcp udp dns tls http ~subnet osi ~ip ~routing "computer networks" ~networking sql ~join ~joins normalization normalisation ~index ~indexing ~acid ~transaction ~transactions dbms database databases xss csrf ~injection encryption hashing firewall phishing cybersecurity kubernetes docker ~container ~containers virtualization iaas paas saas ~cloud autoscaling serverless',
  article: '~article ~articles blog blogs ~read ~reading ~post ~posts write-up',
  salary: '~salary ~pay ctc ~package stipend ~compensation lpa ~income ~negotiate ~hike',
  negotiate:
    'negotiate negotiation check bond notice "before signing" sign accept clause terms probation compare',
  scam: 'scam fake fraud ~cheat ~cheating ~fee ~fees ~money ~deposit ~payment genuine legit ~real ~trust ~suspicious "asking me to pay"',
  forum: 'forum ~community ~discuss ~discussion ~students ~seniors ~peers ~topic ~people',
  delete:
    'delete remove erase close deactivate clear wipe permanently "get rid" löschen lösche eliminar elimino borrar borro supprimer 删除 注销',
  account:
    '~account "my account" "mein konto" "mi cuenta" "mon compte" "my login" membership konto cuenta compte 账号 账户 帐户 帐号',
  data: 'data information "everything about me" details personal copy daten datos données 数据',
  export:
    'download export copy backup archive takeout herunterladen exportieren descargar descargo exportar télécharger exporter 下载 导出',
  language:
    '~language ~hindi ~tamil ~telugu ~marathi ~english ~translate ~locale ~kannada ~bengali ~sprache ~idioma ~langue 语言',
  password: 'password passcode ~pin passwort kennwort contraseña "mot de passe" 密码',
  twofactor: '2fa "two factor" "two step" otp authenticator mfa "two-factor" 2-factor',
  email: '~email ~emails ~mail ~mails ~e-mail newsletter "e mail" ~correo ~courriel 邮件 邮箱',
  stop: 'stop unsubscribe disable mute "no more" less reduce "turn off" "switch off" many abbestellen abschalten desactivar cancelar désactiver 关闭 退订',
  notification:
    'notification notifications ~notify ~bell unread ~updates benachrichtigung benachrichtigungen notificación notificaciones 未读通知 新通知',
  privacy: 'privacy private see visible visibility access who share shared hide confidential',
  theme:
    'theme ~dark ~light ~mode ~colour ~color ~appearance ~night "dark mode" "light mode" ~dunkel ~dunkler ~oscuro ~sombre 深色',
  preference:
    'preference preferences ~expected ~expectation ~preferred ~"looking for" ~relocate ~criteria',
  location: 'location city place relocate where',
  plan: '~plan ~plans ~price ~pricing ~cost ~free ~paid ~pro ~premium ~subscription ~upgrade ~charges ~charge ~money ~much ~fee ~kosten ~kostet ~preis ~preise ~cuesta ~precio ~prix ~coûte ~价格 ~多少钱',
  support:
    '~support "help desk" ~contact ~complaint ~complain ~report ~problem ~issue ~bug ~human ~person ~team ~customer ~care ~feedback ~admin kundendienst ~kontakt ~contacto 客服',
  you: '"ask you" "what can you do" "who are you" ~"are you" ~"can you" ~help ~bot ~robot ~ai chatbot assistant ~"what do you" gpt ~hilfe ~ayuda ~aide "was kannst du" "qué puedes hacer" "que peux tu faire" 你能做什么',
  greeting:
    'hi hello hey namaste thanks thank "good morning" "good evening" ~bye ~ok ~okay hallo hola bonjour salut danke gracias merci 你好 谢谢',
  limit: 'limit left remaining "how many" quota more',
  chat: '~chat ~conversation ~history "chat history" messages',
  keyboard: 'keyboard shortcut shortcuts hotkey ~keys',
  device:
    '~device ~devices ~session ~sessions "log out everywhere" logout ~"sign out" ~logged "other device"',
  me: 'my i me mine mera mein meine meiner meinem meinen ich mir mi mis yo mon ma mes je 我',
} as const satisfies Record<string, string>;

export type Topic = keyof typeof topicWords;
export const topicNames = Object.keys(topicWords) as Topic[];

/** Topics that only qualify others: how, when, whose, and what is to be done. */
export const supportingTopics: ReadonlySet<Topic> = new Set([
  'find',
  'recommend',
  'soon',
  'close',
  'new',
  'posted',
  'how',
  'definition',
  'why',
  'step',
  'status',
  'until',
  'respond',
  'when',
  'viewed',
  'date',
  'score',
  'improve',
  'default',
  'create',
  'tips',
  'download',
  'share',
  'edit',
  'practice',
  'nervous',
  'prepare',
  'rehearse',
  'skill',
  'progress',
  'negotiate',
  'delete',
  'data',
  'export',
  'stop',
  'privacy',
  'location',
  'limit',
  'me',
]);
