/** Chinese degrees, but not '博士后', '本科生', '研究生院' and '专科学校'. */
export const hanDegrees =
  '(?:(?:硕士|博士|碩士)研究生|学士|硕士|博士|學士|碩士|本科|大专|大專|[专專]科(?!学校|學校)|研究生)(?![后後生院导導])(?:学位|學位)?';

/** Degrees and school-leaving exams in scripts without capitals; Arabic may have an article. */
const otherDegrees =
  '(?:بكالوريوس|البكالوريوس|ماجستير|الماجستير|دكتوراه|الدكتوراه|دبلوم|ليسانس|إجازة|(?:شهادة )?(?:ال)?ثانوية(?: العامة)?|کارشناسی(?: ارشد)?|دکترا|دکتری|کاردانی|دیپلم|תואר (?:ראשון|שני|שלישי)|בגרות|תעודת בגרות|हाई स्कूल|इंटरमीडिएट|स्नातक(?:ोत्तर)?|बी\\.?\\s?ए|бакалавр(?:иат)?|магистр(?:атура)?|специалитет|специалист|аттестат|修士|学士|準学士|학사|석사|박사|전문학사)(?:\\([^)]*\\))?';

/** Degrees and school classes. */
export const degreeWords = new RegExp(
  [
    // 'M.A.T.', 'M.P.H.'
    `\\b[BDEM](?:\\.[A-Z]{1,4}){2,3}(?![\\p{L}])\\.?`,
    `\\b(?:bachelor|master|doctor|associate) of (?:applied )?(?:science|arts|commerce|engineering|technology|business administration|computer applications|laws?|education|fine arts|design|architecture|pharmacy|philosophy|medicine|social work|public health)\\b(?! and\\b| &)`,
    `\\b(?:bachelor|master|doctor|associate)(?:['’]?s)?(?!\\p{L})(?: degree)?(?: of [\\p{L}& ]+?(?= in |,|\\(|\\||$| –| -))?`,
    `\\b(?:ph\\.?\\s?d|d\\.?phil|m\\.?b\\.?a|pgdm|pgp|b\\.?b\\.?a|b\\.?c\\.?a|m\\.?c\\.?a|b\\.?m\\.?s|b\\.?com|m\\.?com|b\\.?tech|m\\.?tech|b\\.?sc|m\\.?sc|b\\.?ed|m\\.?ed|b\\.?arch|m\\.?arch|b\\.?pharm|m\\.?pharm|m\\.?phil|ll\\.?b|ll\\.?m|mbbs|m\\.?d|b\\.?des|m\\.?des|b\\.?voc|b\\.?eng|m\\.?eng|b\\.?p\\.?ed|d\\.?el\\.?ed|b\\.?lib|m\\.?lib|bds|mds|bams|bhms|bpt|gnm|b\\.?s\\.?n|m\\.?s\\.?n|j\\.?d|ed\\.?d|psy\\.?d|pharm\\.?d|b\\.?f\\.?a|m\\.?f\\.?a|bms|bbm|a\\.?a\\.?s?)\\b\\.?(?:\\s*\\((?:hons?\\.?|honou?rs)\\))?`,
    `\\b(?:A\\.B|S\\.B|B\\.?E|M\\.?E|B\\.?A|M\\.?A|B\\.?S|M\\.?S)\\b\\.?(?:\\s*\\(?(?:Hons?\\.?|Honou?rs)\\)?)?`,
    `\\bpost[- ]?graduate (?:programme|program|diploma)\\b`,
    `\\b(?:class|std\\.?|standard|grade)\\s*[-:–]?\\s*(?:x{1,2}i{0,2}|10|11|12)(?:th)?\\b`,
    `\\b(?:x{1}i{0,2}|10|12)(?:th)?\\s*(?:class|std|standard|grade|board)\\b|\\b(?:10|12) ?th\\b|^(?:x|xii)(?=\\s|$|\\()`,
    `\\b(?:s\\.?s\\.?c|h\\.?s\\.?c|sslc|puc|i\\.?cse|isc|aissce|aisse|intermediate|matric(?:ulation)?|(?:post[- ]?)?graduation(?=\\s*(?:$|[|(,–-]|in\\b))|pre-?university(?: course)?|plus two|10 ?\\+ ?2|chartered accountan(?:t|cy)|company secretary|c\\.?a\\.? (?:final|inter(?:mediate)?|foundation)|(?:higher |senior )?secondary(?: school)?(?: certificate| education)?|high school diploma|diploma|nvq(?: level \\d)?|gcses?|btec(?: level \\d)?|hn[cd]|(?:gce )?as?[- ]levels?|foundation degree|pg(?:ce|de|cert|dip)|juris doctor|international baccalaureate|ib diploma|wassce|waec|kcse|matura|bac(?= (?:[a-z]{1,3}|pro|techno\\p{L}*)(?:\\b|$))|ingenier[íi]a|tecn[óo]logo|t[ée]cnico(?= en\\b| em\\b)|mast[èe]re(?: spécialisé)?|m\\.?p\\.?[ahp]|m\\.?s\\.?w|b\\.?s\\.?w|dec(?= en\\b)|mha|mlis|dnp|dpt|dvm|dds|certificate i{1,3}v?(?= in\\b)|certificate iv(?= in\\b)|(?:fach)?abitur|(?:fach)?hochschulreife|mittlere reife|dipl\\.-\\p{L}+\\.?|gesellenbrief|meisterbrief|baccalaur[ée]at|licence|brevet|doctorate?|dipl[ôo]me(?: d['’][ée]tat)?|licenciatura|dottorato|laurea(?: magistrale| triennale)?|bachillerato|doctorad?o|diplomatura|t[ée]cnico superior|m[áa]ster|grado|diplom|magister|staatsexamen|mestrado|bacharelado|maestr[íi]a|diplomado|especializaci[óo]n|especialista|ensino (?:m[ée]dio|fundamental|secund[áa]rio)|(?:p[óo]s-?)?gradua[çc][ãa]o|maturit[àa]|licencjat|inżynier|bakal[áa]ř|magistr|kandidat(?:examen)?|masterexamen|civilingenjör|gymnasieexamen|studentexamen|propedeuse|vwo|havo|[mh]bo|lisans|yüksek lisans|önlisans|sarjana|s1|sma|o[- ]levels?|(?:advanced )?highers|leaving cert|igcses?|nanodegree|(?:advanced |graduate |professional )?certificate)\\b`,
    `^(?:cap|bep|bts|but|dut|deug|gce|ged|vce)\\b`,
    // 'Realschulabschluss', 'Gesellenprüfung'
    `\\b\\p{L}{2,24}(?:abschluss|prüfung)\\b`,
    // 'West African Senior School Certificate', 'Leaving Certificate'
    `^(?:\\p{Lu}[\\p{L}-]+ ){0,4}(?:school|leaving) certificate\\b`,
    // 'Technical diploma', 'Victorian Certificate of Education'
    `^(?:\\p{Lu}[\\p{L}-]+ ){1,2}diploma\\b|^(?:\\p{Lu}[\\p{L}-]+ ){0,3}certificate of (?:\\p{L}+ )?education\\b`,
    hanDegrees,
    `(?<![\\p{L}\\p{M}])${otherDegrees}(?![\\p{L}\\p{M}])`,
    // Trades: 'Trade Certificate in Welding', 'Commercial Apprenticeship'.
    `^(?:\\p{L}[\\p{L}-]* ){0,3}(?:certificate(?= in\\b|,)|apprenticeship|vocational training|berufsausbildung|ausbildung)\\b|\\bcity (?:and|&) guilds\\b|\\bstate exam(?:ination)?\\b`,
  ].join('|'),
  'iu',
);
/** Two-letter degrees, and those that are also words, are case-sensitive when alone. */
export const shortDegree =
  /^(?:CAP|BEP|BTS|BUT|DUT|DEUG|GCE|GED|VCE|J\.?D|B\.?E|M\.?E|B\.?A|M\.?A|B\.?S|M\.?S|M\.?D|A\.?A)\.?$/iu;

export const schoolWords =
  /(?<![\p{L}\d])(?:universit(?:y|ies|ät|é|és|à|et|ets|etet|atea?|as|etas)|universidad(?:e|es)?|univer[sz](?:it[aey]|a|um)|uniwersytet|üniversite(?:si)?|sveučilište|univerza|yliopisto|egyetem|ülikool|ollscoil|universiteit|colleges?|institutes?|institutions?|(?:high)?schools?|academy|acad[ée]mi(?:e|es|ja)|akad[eé]mi(?:[ae]|et|en|ja|esi)?|accademia|academia|facult(?:é|és|ad|ades|atea|eit)|faculdades?|facoltà|fakult(?:ät|et|eten|a)|fakültesi|département|departament[oe]?|gymnasium|lyc[ée]e|c[ée]gep|lyce+um|liceo|escuelas?|escolas?|col[eé]gios?|istituto|institutos?|institut|szkoła|szkół|skola|škola|skole|politechnika|centro educacional|\p{L}*(?:hochschulen?|schulen?|kolleg|akademie|scholen?|skolan?|skolen)|vidyalaya|vidya|mandir|vidyapeeth|polytechnic|faculty|école|ecole|campus|i\.?i\.?t|iits?|nits?|iiits?|bits|vit|srm|iim|mit|uc|ucla|eth|nyu|lse|kendriya|convent|gurukul|politecnico|üniversitesi|bootcamp|sixth form|(?:ال)?(?:جامعة|كلية|مدرسة|معهد)|دانشگاه|دبیرستان|אוניברסיט(?:ת|ה)|ה?מכלל(?:ת|ה)|תיכון|университет|институт|академия|школа|лицей|гимназия|техникум|колледж|विश्वविद्यालय|महाविद्यालय|विद्यालय|[가-힣]+(?:대학교?|대학원|고등학교)|\p{sc=Han}+(?:大学院?|高等学校|大学|大學|学院|學院|学校|學校|中学|高中))(?![\p{L}\d])/iu;

/** Subjects: what is studied, in whatever place of a line it stands. */
export const subjectWords =
  /\b(?:sciences?|engineering|studies|arts?|commerce|management|administration|technology|economics|mathematics|maths|physics|chemistry|biology|accounting|accountancy|finance|marketing|literature|languages?|history|laws?|medicine|nursing|design|education|philosophy|linguistics|communications?|journalism|business|computing|informati(?:cs|k)|statistics|analytics|architecture|agriculture|pharmacy|electronics|resources|relations|theology|music|taxation|systems|politics|security|intelligence)\b|\p{L}{3}(?:ology|ography|onomy|istry|metrics|nomics)\b/iu;

/** School boards, named instead of the school. */
export const boards =
  /\b(?:c\.?b\.?s\.?e|i\.?c\.?s\.?e|isc|msbshse|bseb|rbse|igcse|(?:\p{L}+\.? ){1,3}board)\b/iu;

/** What begins a detail of a school that names neither a degree nor a school. */
export const detailWords =
  /^(?:minor(?:ed|ing)?|thesis|theses|dissertation|capstone|final (?:year )?project|project|(?:relevant |selected |key )?(?:coursework|courses|modules|subjects)|modules|honou?rs?(?! degree)|awards?|dean['’]?s list|graduated (?:with|magna|summa|cum)|(?:magna |summa )?cum laude|with (?:honou?rs|distinction)|grade|gpa|cgpa|activities|societies|scholarship|advis[oe]r|supervisor|supervised|exchange|semester abroad|erasmus|study abroad|concentrations?|(?:bachelor|master|diplom|abschluss)arbeit|abschlussnote|note|schwerpunkte?|thema|leistungskurse|auslandssemester|m[ée]moire|mention|option|sujet|tesis|trabajo fin|nota|promedio|menci[óo]n|tesi(?:na)?|voto|votazione|trabalho|média|tese|projeto|scriptie|eindcijfer|cijfer|praca (?:magisterska|inżynierska|licencjacka)|ocena|temat)(?![\p{L}\d])|^(?:平均|成绩|绩点|(?:专业|班级)?排名|主修课程|毕业论文|论文|奖学金|国家奖学金)/iu;

/** A part of a university, which is named beside it: 'Faculty of Law', 'Department of Physics'. */
export const isFaculty = (part: string) =>
  /^(?:facul|facolt|fakult|wydział|dep(?:artment|t\.?|artament[oe]|arteme?nt)\b|dipartimento|département|lehrstuhl|institut für)/iu.test(
    part,
  );
