/**
 * The words that stand for each topic, in any inflection; phrases are in quotes. A word may stand
 * for several topics. After `~` are words that stand for it only beside others, because they are as
 * frequent in messages about anything else: verbs, adjectives and nouns of daily life.
 */
export const topicWords = {
  job: 'job opening vacancy posting ~position ~role ~work naukri employment ~opportunity ~career ~requirement ~gig ~stelle stellen stellenangebot stellenangebote ~arbeit empleo vacante ~trabajo "busco trabajo" "suche arbeit" "cherche du travail" "looking for work" ~puesto emploi offres poste postes ~travail 职位 岗位 招聘 ~工作 ~annonce ~anuncio ~anzeige ~stellenanzeige 工作机会',
  jobless: 'hiring hire',
  listing: '"oferta de empleo" "oferta de trabajo" "offre d emploi"',
  internship:
    'intern internship trainee apprenticeship "summer training" praktikum praktika prácticas pasantía "offre de stage" "un stage" 实习',
  remote:
    '~remote wfh "work from home" "from home" homeoffice teletrabajo télétravail 远程 "à distance" "a distancia" "von zu hause" "desde casa" 居家',
  fresher:
    'fresher ~graduate "entry level" "no experience" berufseinsteiger "ohne berufserfahrung" ~absolvent "sin experiencia" "sans expérience" 应届',
  find: 'find search look looking need want show list browse any have "is there" "are there" kya suche suchen finde finden busco buscar encontrar cherche chercher trouver 找',
  recommend:
    'recommend recommended recommendation suggest suggestion suit suitable best good "right for me" "for me" fit match matching relevant passen passt passend empfehlen empfiehl afín afines recomendar recomienda correspond correspondent recommander recommande conseiller 推荐 适合 匹配 empfiehlst empfiehlt empfehlung empfehlungen empfohlen recomiendas recomiendan recommandes recommandations',
  soon: 'soon until monday tuesday wednesday thursday friday saturday sunday weekend "this week" tomorrow tonight hurry urgent "few days" "next days" days "next week" bald demnächst pronto bientôt 即将 快截止 morgen "diese woche" "nächste woche" mañana "esta semana" demain "cette semaine" 这周 本周 明天',
  close:
    'close closing closes deadline "last date" expire due end schließen schließt endet enden cierra cierran vence vencen ferme ferment termine terminent 截止 到期 laufen läuft abläuft ablaufen cerrar fermer expirent',
  new: 'new newest latest recent fresh today recently neu neue neuen neuer neues neueste neuesten nuevo nueva nuevos nuevas nouveau nouvel nouvelle nouveaux nouvelles 新 最新',
  posted:
    'posted added published uploaded veröffentlicht publicado publicados publicada publicadas publié publiés publiée publiées 发布',
  saved:
    '~saved ~save bookmark bookmarked shortlist ~favourite ~favorite wishlist ~starred gespeichert gespeicherte gespeicherten gemerkt gemerkte gemerkten guardado guardados guardada guardadas enregistré enregistrée enregistrés enregistrées 收藏 merkliste favoriten ~guardé ~favoritos ~favoris',
  alert:
    '~alert "saved search" ~"tell me when" ~notify ~"let me know" ~"inform me" "mail when" ~remind ~benachrichtigt alerta alertas alerte alertes 提醒 订阅',
  hidden:
    '~hide ~hid ~hidden unhide ~ignore ~dismissed ~"not interested" ~block ~blocked ~ausgeblendet ~ausgeblendete ~ausgeblendeten ~oculto ~ocultos ~ocultas ~masqué ~masqués ~masquée ~masquées 隐藏',
  match:
    '~match ~matching "match score" "match percentage" ~passen ~passt ~afín ~afines ~encajan ~correspond ~correspondent ~匹配 "passe ich" ~passe afinidad compatibilidad compatibilité 匹配度',
  how: 'how kaise explain meaning mean calculate calculated calculation compute works computed formula decided wie cómo comment 怎么 怎样 如何 berechnet funktioniert entsteht calcula calculan funciona calcule calculé fonctionne',
  definition:
    '"what is" "what are" "what does" meaning define definition "was ist" "was sind" "was bedeutet" "was misst" "qué es" "qué son" "qué mide" "qu est ce que" "c est quoi" 什么是 是什么',
  why: 'why reason kyu kyun warum wieso "por qué" pourquoi 为什么 为何',
  apply:
    'apply applying applied applicant candidature bewerbe bewerben beworben postular postulo postulé postulado postuler 申请 投递 bewirbt postularme postularse',
  application:
    'application applied ~applying ~"i sent" aplication "did i apply" "have i applied" bewerbung bewerbungen beworben postulación postulaciones candidatura solicitud solicitudes postulé candidature candidatures 申请 投递',
  step: 'step process procedure guide way "how to" "how do i" "how can i" kaise schritt schritte paso pasos étape étapes 步骤 流程',
  external:
    '~external ~outside "other website" "another website" "other site" ~redirect linkedin naukri.com glassdoor "company website" "third party" ~source ~boards ~extern ~externe ~externen ~externos ~externas ~externes "anderen websites" "otros sitios" "autres sites" 其他网站 外部',
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
    'interview interviews ~round viva vorstellungsgespräch vorstellungsgespräche bewerbungsgespräch entrevista entretien 面试 ~gespräch ~gespräche vorstellungstermin interviewtermin bewerbungsgespräche',
  when: 'when meeting schedule scheduled next upcoming time timing date today tomorrow "this week" kab wann cuándo quand 什么时候 何时 哪天 几号 nächste nächster nächstes nächsten termin termine verschieben verlegen próxima próximo próximas próximos reprogramar prochain prochaine prochaines décaler déplacer reporter 改期 下次 heute morgen "diese woche" "nächste woche" hoy mañana "esta semana" "próxima semana" "aujourd hui" demain "cette semaine" "semaine prochaine" 今天 明天 这周 本周 下周',
  withdraw:
    'withdraw ~cancel ~"take back" ~undo retract revoke ~zurückziehen ~retirar ~retirer 撤回 ~"ziehe ich" ~zurück ~zurückgezogen ~retiro ~retire',
  silence:
    '"no reply" "not replied" "no response" "not responded" ~"no answer" ~"not answered" ghosted "not heard" "haven\'t heard" ~silent "never replied" ~"still waiting" ~"got back" "get back to me" "hear back" "heard back" "still nothing" "not got any reply" "answered me" ~"anyone answered" ~"anybody answered" ~"they answered" ~"they replied" "nicht geantwortet" "keine antwort" gemeldet "sin respuesta" "no me han respondido" "no me ha respondido" "no han respondido" "pas répondu" "pas de réponse" "sans réponse" "aucune réponse" 没回复 没有回复 没答复 还没回复 没有答复 没回音',
  message:
    'message messages ~chat ~talk inbox ~conversation ~reply ~contact ~write msg nachricht nachrichten mensaje ~schreiben ~schreibe ~escribir ~escribo ~écrire 消息 私信',
  company:
    'company companies recruiter employer hr ~firm ~organisation ~organization "hiring manager" unternehmen firma firmen arbeitgeber empresa empresas entreprise entreprises employeur 公司 企业 雇主',
  viewed:
    'viewed view seen looked visited visit saw checked opened views angesehen angeschaut gesehen besucht aufgerufen visto vio miró visitado visitó consulté regardé visité vu 看过 浏览',
  drive:
    'drive drives "off campus" offcampus ~campus ~placement ~placements "mass hiring" "hiring season" 校招 校园招聘 auswahlrunde auswahlrunden convocatoria convocatorias "campagne hors campus" "campagnes hors campus" 招聘专场 专场',
  date: 'when kab date dates open opens opening start starts close closes deadline "last date" registration register schedule exam',
  eligible:
    'eligible eligibility ~criteria cutoff "cut off" cgpa ~percentage backlog backlogs arrear arrears ~gap ~qualify ~allowed "can i sit" ~marks ~mitmachen ~teilnehmen ~teilnahme ~voraussetzung ~voraussetzungen ~requisitos ~participar éligible éligibilité ~participer 资格',
  event:
    '~event ~events webinar workshop meetup ~session seminar hackathon veranstaltung veranstaltungen ~evento ~eventos ~événement ~événements ~活动',
  guidance:
    '"what should i do" ~"what to do" ~"what do i do" "do next" "what next" "what now" "where do i start" "where do i begin" "where should i start" "where should i begin" "where to start" "where to begin" ~"how do i start" "get started" "getting started" ~stuck "als nächstes" "was jetzt" "was soll ich tun" "womit fange ich an" "wo fange ich an" "qué hago" "qué debo hacer" "por dónde empiezo" "que dois je faire" "que faire" "par où commencer" 接下来 下一步 从哪里开始',
  ahead:
    '"coming up" agenda "my schedule" "on my calendar" "in my calendar" "upcoming dates" "my dates" "due today" "due tomorrow" "due this week" "woche an" "heute an" "morgen an" "meine termine" "welche termine" "nächsten termine" "mis fechas" "próximas fechas" "qué fechas" "mi agenda" "mes échéances" "prochaines échéances" "prochaines dates" "mon agenda" 安排 日程',
  calendar:
    'calendar calender ical ics "google calendar" ~outlook ~feed kalender calendario calendrier 日历',
  ats: 'ats "applicant tracking"',
  score:
    'score scores marks points rating result percent punktzahl punkte puntaje puntuación 评分 分数 wert ergebnis ergebnisse puntuaciones resultado resultados résultat résultats 成绩 得分',
  improve:
    'improve increase better raise higher boost low fix good enhance optimise optimize tips reduce verbessern erhöhen höher mejorar "más alto" améliorer augmenter meilleur 提高 提升 高 "score above" "score over" verbessere verbessert mejoro améliore 改进',
  readiness:
    'readiness ~ready ~prepared employable employability ~level "rising star" ~bereit bewerbungsreife ~listo ~lista "preparación profesional" "nivel de preparación" ~prêt ~prête 准备度',
  resume: 'resume resumes cv biodata curriculum ~vitae lebenslauf lebensläufe currículum 简历',
  default: 'default main primary current which list versions version copies all',
  create:
    'create make build builder new generate banana banao erstellen crear créer 创建 erstelle schreibe creo écrire rédiger crée 写',
  tips: 'tip tips advice guide help write writing improve good bullet bullets format mistakes summary content include put mention strong better tipps verbessern verbessere consejos mejorar mejoro conseils améliorer améliore 建议 技巧 改进',
  download:
    'download export pdf word docx print save herunterladen descargar télécharger 下载 herunter lade descargo télécharge 导出',
  share: 'share send link public url teilen teile teilt comparto compartir partager partage 分享',
  cover:
    '"cover letter" "covering letter" "motivation letter" anschreiben bewerbungsschreiben motivationsschreiben "carta de presentación" "lettre de motivation" 求职信',
  profile:
    'profile ~skills ~education ~details ~photo ~picture ~phone ~about ~bio profil perfil 个人资料 资料',
  edit: 'edit change update complete completion fill add set modify remove incomplete finish percent ändern ändere bearbeiten cambiar cambio modificar editar modifier changer change 修改 更改 编辑 schalte schalten aktiviere aktivieren einstellen activar activo activer 开启 设置 切换 "stelle ich"',
  public:
    '~public "public page" ~handle portfolio ~visible "page address" ~url ~website ~öffentlich ~öffentliche ~öffentliches ~público ~pública ~publique 公开',
  question:
    '~question ~questions mcq ~card ~cards ~frage ~fragen ~pregunta ~preguntas 面试题 interviewfrage interviewfragen',
  practice:
    'practice practise prepare preparation bank sample ask asked common generate give üben practicar pratiquer 练习',
  review:
    '~revise ~revision ~review ~repeat ~due ~again ~unsure flashcards "review card" ~wiederholen ~wiederholung ~repasar ~réviser ~revoir 复习',
  nervous:
    'nervous anxious scared afraid tense fear confident confidence stressed nervös aufgeregt nervioso nerviosa nerveux nerveuse stressé 紧张',
  prepare:
    'prepare prepared preparation crack clear tips advice ready help before tricks handle vorbereiten vorbereitung "bereite ich" preparo preparar prepararme preparación préparer préparation 准备',
  rehearse:
    'practise practice rehearse rehearsal simulate üben proben practicar ensayar entraîner 练习 演练',
  mock: '~mock "practice interview" "practise interview" "dummy interview" ~camera ~record ~simulation probeinterview probeinterviews übungsinterview übungsinterviews simulacro simulacros "entrevista de práctica" "entrevistas de práctica" "entretien blanc" "entretiens blancs" "entretien d entraînement" "entretiens d entraînement" 模拟面试',
  test: '~test ~quiz ~exam ~retake ~redo "skill test" "skill assessment" "aptitude" ~prüfung ~prueba ~examen ~épreuve ~测试 ~tests 技能测试',
  assessment:
    'assessment "take home" takehome "coding test" "coding challenge" "screening kit" testaufgabe testaufgaben probeaufgabe einstellungstest evaluación evaluaciones "prueba técnica" "pruebas técnicas" évaluation évaluations "test technique" 测评 笔试',
  badge:
    'badge badges credential credentials ~certificate ~certificates ~certification insignia insignias ~abzeichen 徽章 ~证书',
  coach: 'coach coaches coaching coachs 教练',
  invite:
    '~invite ~invited ~invites ~invitation ~invitations ~eingeladen ~einladung ~einladungen ~invitado ~invitada ~invitaron ~invitó ~invitación ~invitaciones ~invité ~invitée ~邀请',
  skill:
    '~skill ~skills ~knowledge ~level ~ability ~kenntnis ~kenntnisse ~fähigkeit ~fähigkeiten ~habilidad ~habilidades ~compétence ~compétences ~技能',
  gap: '~gap ~gaps ~missing ~lack ~lacking ~fehlen ~fehlt ~falta ~faltan ~manque ~manquent ~缺 ~缺少 ~欠缺',
  roadmap:
    'roadmap ~path ~become "learning path" syllabus curriculum ~plan "how to become" ~route 路线图 ~"werde ich" "hoja de ruta" "hojas de ruta" "feuille de route" "feuilles de route" ~devenir ~convertirme',
  progress:
    'progress far next step steps done complete completed finished remaining left fortschritt weit avanzado progreso progression progrès avancé 进度',
  learn:
    '~learn ~learning ~study ~lesson ~lessons ~course ~courses tutorial tutorials ~teach ~understand ~topic ~lernen ~lektion ~lektionen ~aprender ~lección ~lecciones ~apprendre ~leçon ~leçons ~学习 ~课程 ~lerne ~aprendo ~apprends ~学',
  concept:
    'deadlock ~scheduling ~paging "virtual memory" "acid properties" "operating system" ~thread ~threads ~process ~processes mutex semaphore polymorphism ~inheritance encapsulation abstraction "object oriented" oop oops ~solid tcp udp dns tls http ~subnet osi ~ip ~routing "computer networks" ~networking sql ~join ~joins normalization normalisation ~index ~indexing ~acid ~transaction ~transactions dbms database databases xss csrf ~injection encryption hashing firewall phishing cybersecurity kubernetes docker ~container ~containers virtualization iaas paas saas ~cloud autoscaling serverless',
  article:
    '~article ~articles blog blogs ~read ~reading ~post ~posts write-up ~artikel ~artículo ~artículos ~文章',
  salary:
    '~salary ~pay ctc ~package stipend ~compensation lpa ~income ~negotiate ~hike ~gehalt ~lohn ~verdienst ~salario ~sueldo ~salaire ~rémunération 薪资 薪水 工资',
  negotiate:
    'negotiate negotiation check bond notice "before signing" sign accept clause terms probation compare verhandeln verhandle verhandlung negociar negocio négocier négocie 谈 协商',
  scam: 'scam fake fraud ~cheat ~cheating ~fee ~fees ~money ~deposit ~payment genuine legit ~real ~trust ~suspicious "asking me to pay" betrug betrügerisch seriös unseriös estafa ~fraude arnaque frauduleuse 诈骗 骗子 骗局',
  forum:
    'forum ~community ~discuss ~discussion ~students ~seniors ~peers ~topic ~people ~foro ~论坛',
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
  twofactor:
    '2fa "two factor" "two step" otp authenticator mfa "two-factor" 2-factor "zwei faktor" "dos pasos" "dos factores" "deux facteurs" "double authentification" 双重验证 两步验证 双因素',
  email: '~email ~emails ~mail ~mails ~e-mail newsletter "e mail" ~correo ~courriel 邮件 邮箱',
  stop: 'stop unsubscribe disable mute "no more" less reduce "turn off" "switch off" many abbestellen abschalten desactivar cancelar désactiver 关闭 退订',
  notification:
    'notification notifications ~notify ~bell unread ~updates benachrichtigung benachrichtigungen notificación notificaciones 未读通知 新通知',
  privacy:
    'privacy private see visible visibility access who share shared hide confidential datenschutz verstecken verstecke sichtbar "wer kann" "wer sieht" privacidad "quién puede" "quiénes pueden" confidentialité "qui peut" 隐私 谁能 谁可以',
  theme:
    'theme ~dark ~light ~mode ~colour ~color ~appearance ~night "dark mode" "light mode" ~dunkel ~dunkler ~oscuro ~sombre 深色 ~dunklen ~dunkle ~modus ~"modo oscuro" ~"tema oscuro" ~"mode sombre" ~"thème sombre"',
  preference:
    'preference preferences ~expected ~expectation ~preferred ~"looking for" ~relocate ~criteria ~wunschgehalt ~gehaltswunsch ~jobwünsche ~preferencia ~preferencias ~préférence ~préférences ~求职意向',
  location: 'location city place relocate where stadt ort ciudad ville 城市 地点',
  plan: '~plan ~plans ~price ~pricing ~cost ~free ~paid ~pro ~premium ~subscription ~upgrade ~charges ~charge ~money ~much ~fee ~kosten ~kostet ~preis ~preise ~cuesta ~precio ~prix ~coûte ~价格 ~多少钱 ~tarif ~tarife ~abo ~suscripción ~planes ~abonnement ~"ma formule" ~"quelle formule" ~"mes formules" ~"les formules" ~"quelles formules" ~"changer de formule" ~"formule gratuite" ~"formule payante" ~"formule pro" ~"formule premium" ~专业版 ~套餐',
  support:
    '~support "help desk" ~contact ~complaint ~complain ~report ~problem ~issue ~bug ~human ~person ~team ~customer ~care ~feedback ~admin kundendienst ~kontakt ~contacto 客服 "mit einem menschen" "mit jemandem" "hablar con una persona" "hablar con alguien" "parler à quelqu" "parler à une personne" 人工',
  you: '"ask you" "what can you do" "who are you" ~"are you" ~"can you" ~help ~bot ~robot ~ai chatbot assistant ~"what do you" gpt ~hilfe ~ayuda ~aide "was kannst du" "qué puedes hacer" "que peux tu faire" 你能做什么 "wer bist du" "kann ich dir" "quién eres" "puedo hacerte" "qui es tu" "puis je te" 你是谁',
  greeting:
    'hi hello hey namaste thanks thank "good morning" "good evening" ~bye ~ok ~okay hallo hola bonjour salut danke gracias merci 你好 谢谢',
  limit:
    'limit left remaining "how many" quota more "wie viele" übrig cuántas cuántos quedan "combien de" "combien d" reste 还能 剩',
  chat: '~chat ~conversation ~history "chat history" messages ~unterhaltung ~verlauf ~conversación ~对话 ~聊天',
  keyboard:
    'keyboard shortcut shortcuts hotkey ~keys tastenkürzel tastaturkürzel tastatur atajo atajos teclado raccourci raccourcis clavier 快捷键',
  device:
    '~device ~devices ~session ~sessions "log out everywhere" logout ~"sign out" ~logged "other device" ~gerät ~geräte ~geräten ~angemeldet ~dispositivo ~dispositivos ~appareil ~appareils ~设备',
  me: 'my i me mine mera mein meine meiner meinem meinen ich mir mi mis yo tengo mon ma mes je 我 mich',
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
