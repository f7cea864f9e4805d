import { subjectWords } from './school-words.ts';

const titles =
  /\b(?:engineer|developer|programmer|manager|intern|internship|trainee|analyst|architect|designer|consultant|lead|leader|director|officer|assistant|associate|specialist|executive|coordinator|administrator|admin|scientist|researcher|fellow|teacher|tutor|professor|lecturer|instructor|head|founder|co-?founder|president|vp|cto|ceo|cfo|coo|technician|accountant|auditor|writer|editor|recruiter|representative|supervisor|nurse|sde(?:[ -]?\d|[ -]?i{1,3})?|swe|sdet|qa|tester|devops|freelancer|freelance|volunteer|member|ambassador|mentor|apprentice|operator|advisor|adviser|strategist|planner|marketer|chef|cashier|clerk|secretary|receptionist|driver|mechanic|electrician|pharmacist|physician|doctor|attorney|lawyer|paralegal|artist|animator|photographer|producer|translator|buyer|agent|owner|partner|contractor|evangelist|full[ -]?stack|front[ -]?end|back[ -]?end|entwickler|ingenieur|werkstudent|praktikant|stagiaire|ingénieur|développeur|desarrollador|ingeniero)s?\b/iu;
const companies =
  /\b(?:inc|llc|llp|ltd|limited|pvt|private|corp|corporation|company|co(?!-)|gmbh|ag|sa|plc|technologies|technology|tech|solutions|systems|labs?|laborator(?:y|ies)|software|softwares|services|consultancy|consulting|group|industries|enterprises|ventures|studios?|bank|infotech|infosystems|university|college|institute|school|hospital|foundation|department|ministry|agency|startup|global|international|networks?|media|digital|innovations?|research|analytics|partners|capital|holdings|google|microsoft|amazon|infosys|tcs|wipro|accenture|ibm|deloitte|meta|apple|flipkart|cognizant|capgemini)\b\.?/iu;

/**
 * Words for people: endings, and the words that end at least 25 titles of the job title list
 * in src/domain/skill/taxonomy/notice.md.
 */
const weakTitle =
  /(?:\b(?:attendant|aide|superintendent|coach|professional|cook|captain|chief|pilot|expert|guide|steward|surgeon|chair|liaison|guard|judge|host|sergeant|lieutenant|dean|rep|detective|registrar|advocate|deputy)|\p{L}{2}(?:er|or|ist|ista|ian|man|woman|person)|counsel|principal|scrum master|development|success|sales|operations|support|relations|marketing|logistics|procurement|staff)$/iu;

/** Feminine and Romance words for people, which begin a title: 'Assistante de direction'. */
const romanceTitle =
  /^(?:\p{L}{2,}(?:euse|eur|trice|[iî]ère|ienne|iste)|(?:chef|commis|apprenti|aide|gérant|avocat|médecin|médico|médica|abogad[oa]|contable|técnic[oa]|jef[ea]|becari[oa]|medico|cuoco|commess[oa]|impiegat[oa]|avvocato)e?)$/iu;
/** Endings of such words that names have, too: 'Ferrero', 'Coursera', 'Vector'. */
const romanceEnding =
  /^\p{L}{2,}(?:ante|enta|rice|[iî]er|aire|ien|ista|ador|adora|edor|edora|tor|tora|tore|ero|era|ario|aria|aio|aia|ada|ado)$/iu;
const preposition = /^(?:de|del|di|des|du)$/u;

/** German words for people, often the ends of longer words. */
const germanTitle =
  /(?:leiter|leiterin|fachkraft|helferin|kauffrau|kaufmann|meister|meisterin|referent|referentin|assistenz|azubi|auszubildende[r]?|geselle|beamter|angestellte[r]?|\p{L}{3}erin)$/iu;
/** What organizations are, as the first or last word of their names. */
const kinds =
  /^(?:pharmacy|clinic|hospital|group|church|council|county|society|association|club|museum|theatre|theater|store|stores|shop|shops|market|supermarket|bakery|farms?|logistics|transport|transports|trading|foods|freight|airlines|airways|insurance|constructions?|builders|contractors|associates|sons|works|mills|motors|electric|energy|trust|authority|publishing|press|roasters|outfitters|charity|command|army|navy|force|observatory|library|archives?|embassy|court)$/iu;
/** The same, of words that are no department's: 'Hotel Adlon', but 'Energy Trading'. */
const establishments =
  /^(?:hotel|h[ôo]tel|auberge|restaurant|restaurante|ristorante|caf[ée]|farmacia|pharmacie|apotheke|clinique|cl[íi]nica|klinik|klinikum|h[ôo]pital|krankenhaus|groupe|grupo|gruppo|cabinet|kanzlei|praxis|asesor[íi]a|gestor[íi]a|despacho|bufete|studio|atelier|soci[ée]t[ée]|sociedad|societ[àa]|banque|banco|banca|ayuntamiento|mairie|comune|stadt|gemeinde)$/iu;
const isKind = (word: string) => kinds.test(word) || establishments.test(word);

/** Chinese names end with what they are. */
const hanTitle =
  /(?:经理|經理|[程厨技药计]师|[程廚技藥計]師|设计师|設計師|分析师|分析師|教师|教師|老师|律师|律師|会计|會計|助理|主管|总监|總監|顾问|顧問|教授|医生|醫生|护士|護士|实习生|實習生|负责人|負責人|秘书|秘書|[售务售药]代表|[专职究序售务理文货驶]员|[專職究序售務理文]員|[店校部院组科处行班]长|[店校部院組科處行班]長)$/u;
const hanCompany =
  /(?:公司|集团|集團|银行|銀行|医院|醫院|大学|大學|学院|學院|学校|學校|研究院|研究所|事务所|事務所|中心|局|厂|廠|店|社|部门|科技|网络)$/u;

const lastWordOf = (text: string) =>
  text
    .replace(/(?:[,(]|\s[–-]\s).*$/u, '')
    .trim()
    .split(' ')
    .at(-1) ?? '';

/** The same, with a small bonus for words for people by what they do: 'Welder', 'Barista'. */
export function roleScore(text: string): number {
  const head = text.replace(/(?:[,(]|\s(?:[–-]|of|for)\s).*$/u, '').trim();
  const score = titleScore(text);
  if (score > 0) return score;
  const last = lastWordOf(text);
  const [first = '', second = ''] = head.split(/[\s/-]/u);
  const isOrganization = isKind(first) || isKind(last) || companies.test(last);
  // 'Library Services Dean': the last word says what it is, whatever stands before it.
  if (weakTitle.test(head) && !companies.test(last)) return isOrganization ? 0.1 : 0.6;
  if (isOrganization) return Math.min(score, -0.6);
  const isPerson =
    romanceTitle.test(first) ||
    germanTitle.test(last) ||
    (preposition.test(second) && romanceEnding.test(first));
  return score === 0 && isPerson ? 0.6 : score;
}

/** Whether a text beside a sure employer is its title: 'Camarero'. */
export const mayBeTitle = (text: string): boolean =>
  roleScore(text) > 0 ||
  (roleScore(text) === 0 && romanceEnding.test(text.split(/[\s/-]/u)[0] ?? ''));

/** Whether a name begins with the kind of establishment: 'Farmacia Centrale'. */
export const isEstablishment = (text: string): boolean =>
  establishments.test(/^(\S+)\s/u.exec(text)?.[1] ?? '') &&
  roleScore(text) < 0 &&
  !subjectWords.test(text);

/**
 * How much a text resembles a job title: positive for a title, negative for an employer, near 0
 * when ambiguous.
 */
export function titleScore(text: string): number {
  if (hanTitle.test(text)) return 2;
  if (hanCompany.test(text)) return -2;
  const title = titles.test(text);
  const company = companies.test(text);
  if (title && !company) return 2;
  if (company && !title) return -2;
  if (!title) return 0;
  // 'Research Intern' is a title, 'Intern Labs' a company: the last word decides.
  const last = lastWordOf(text);
  return titles.test(last) ? 1.5 : companies.test(last) ? -1 : 1;
}
