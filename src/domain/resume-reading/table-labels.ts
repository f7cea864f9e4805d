import { fold } from '#domain/search/fold.ts';

/** The meaning of a table column, or of a labelled line. */
export type CellRole =
  | 'number'
  | 'degree'
  | 'field'
  | 'school'
  | 'board'
  | 'position'
  | 'company'
  | 'sector'
  | 'duties'
  | 'place'
  | 'from'
  | 'to'
  | 'year'
  | 'grade';
export type TableKind = 'education' | 'experience';

/** Words of labels in lower case without diacritics, the first match counts. */
const words: [CellRole, RegExp][] = [
  ['number', /^(?:(?:s|sr|sl)\.?\s*(?:no\.?|n\.?)?|no\.?|#|n[ro]\.?|lp\.?)$/u],
  [
    'grade',
    /\b(?:c\.?g\.?p\.?a|s\.?g\.?p\.?a|g\.?p\.?a|[cs]gpi|cpi|spi|percent(?:age)?|marks|grade|score|aggregate|division|result|abschlussnote|mention|votazione|voto|promedio|ocena|betyg|karakter)\b|%/u,
  ],
  [
    'from',
    /^(?:from|start(?: date)?|date of joining|joined|von|beginn|debut|desde|inicio|dal|data inizio|inizio|van|begin|od|fran|fra|start)$/u,
  ],
  [
    'to',
    /^(?:to|till|until|end(?: date)?|date of leaving|left|bis|ende|fin|hasta|al|data fine|fine|ate|fim|tot|einde|do|til|slut|slutt)$/u,
  ],
  [
    'sector',
    /\b(?:sector|type of business|industry|branche|secteur|settore|setor|sektor|branza)\b/u,
  ],
  [
    'duties',
    /\b(?:responsibilit(?:y|ies)|duties|tasks|main activities|activities|description|aufgaben(?:bereich|gebiet)?|tatigkeiten|missions?|taches|funciones|tareas|responsabilidades|actividades|mansioni|attivita|atividades|atribuicoes|werkzaamheden|taken|obowiazki|zakres obowiazkow|arbetsuppgifter|arbeidsoppgaver|arbejdsopgaver|napln prace)\b/u,
  ],
  [
    'year',
    /\b(?:year|passing|passed|batch|duration|period|session|tenure|dates?|years|time|zeitraum|zeit|dauer|jahr|datum|periode|duree|annees?|fechas?|periodo|anos?|anni|anno|date|okres|lata|rok|data|obdobi|tid|tidsperiod|jaar|looptijd)\b/u,
  ],
  [
    'company',
    /\b(?:company|organi[sz]ation|employer|firm|arbeitgeber|firma|unternehmen|betrieb|employeur|entreprise|societe|empresa|empleador|compania|organizacion|datore di lavoro|azienda|ditta|empregador|companhia|organizacao|werkgever|bedrijf|organisatie|pracodawca|arbetsgivare|foretag|arbejdsgiver|virksomhed|arbeidsgiver|bedrift|zamestnavatel)\b/u,
  ],
  [
    'position',
    /\b(?:designation|position|role|job title|post(?: held)?|occupation|stelle|funktion|tatigkeit|poste|fonction|puesto|cargo|funcion|ruolo|mansione|posizione|tipo di impiego|funcao|posicao|functie|stanowisko|befattning|tjanst|stilling|pozice)\b|^(?:title|beruf|intitule|roll|rolle|emploi|job)$/u,
  ],
  [
    'field',
    /\b(?:speciali[sz]ation|branch|stream|discipline|subjects?|major|fachrichtung|studiengang|schwerpunkt|specialite|filiere|especialidad|especialidade|specializzazione|richting|kierunek|inriktning|obor)\b/u,
  ],
  [
    'school',
    /\b(?:school|college|institut(?:e|ion)|name of (?:the )?\w+|schule|hochschule|bildungseinrichtung|etablissement|ecole|universite|institucion|universidad|centro|escuela|istituto|universita|scuola|instituicao|escola|universidade|onderwijsinstelling|uczelnia|szko[lł]a|skola|larosate)\b/u,
  ],
  ['board', /\b(?:board|university|universitat)\b/u],
  [
    'degree',
    /\b(?:degree|course|qualification|exam(?:ination)?|class|standard|programme?|abschluss|diplome|titulo|titulacion|titolo|qualifica|diploma|curso|grau|opleiding|stopien|examen|uddannelse|utdanning)\b/u,
  ],
  [
    'place',
    /\b(?:location|place|city|standort|lieu|ville|lugar|ciudad|luogo|citta|cidade|plaats|miejsce|miasto|plats|sted|misto)\b|^(?:ort|sede|local)$/u,
  ],
];

const ofBirth = /birth|geburt|naissance|nacimiento|nascita|nascimento|geboorte|urodz|fodsel|naroz/u;

/** The column meaning of a head label; null for an unknown one. */
export function roleOf(label: string): CellRole | null {
  if (label.length > 45) return null;
  const written = fold(label).trim();
  if (ofBirth.test(written)) return null;
  return words.find(([, pattern]) => pattern.test(written))?.[0] ?? null;
}

/** The kind of table with these columns; null unless it lists schools or jobs. */
export function tableKindOf(roles: readonly (CellRole | null)[]): TableKind | null {
  const has = (role: CellRole) => roles.includes(role);
  const known = new Set(roles.filter((role) => role !== null));
  if (known.size < 3 || known.size < roles.length * 0.6) return null;
  if (has('company') && (has('position') || has('from') || has('year'))) return 'experience';
  const isSchool = has('degree') || has('school') || has('board');
  return isSchool && (has('year') || has('grade')) ? 'education' : null;
}

/** Cells in the order that an entry written as lines would use. */
const columnOrders = {
  education: ['degree', 'field', 'school', 'board', 'place', 'year', 'from', 'to', 'grade'],
  experience: ['position', 'company', 'place', 'year', 'from', 'to'],
} as const satisfies Record<TableKind, CellRole[]>;

/** The texts of an entry in that order, and which roles they leave out. */
export function inOrder(kind: TableKind, textOf: (role: CellRole) => string) {
  const order: readonly CellRole[] = columnOrders[kind];
  const span = [textOf('from'), textOf('to')].filter(Boolean).join(' – ');
  const texts = order
    .map((role) => (role === 'from' ? span : role === 'to' ? '' : textOf(role)))
    .filter(Boolean);
  return { texts, isOrdered: (role: CellRole) => order.includes(role) };
}

const names = {
  education: ['degree', 'field', 'school', 'board', 'place'],
  experience: ['position', 'company', 'place'],
} as const satisfies Record<TableKind, CellRole[]>;
/** What the parts of an entry are, where a label says so. */
export type Known = { role: (typeof names)[TableKind][number]; text: string }[];

export const knownOf = (kind: TableKind, textOf: (role: CellRole) => string): Known =>
  names[kind].map((role) => ({ role, text: textOf(role) })).filter(({ text }) => text !== '');
