import { fold } from '#domain/search/fold.ts';

const firstNames =
  /^(?:first names?|given names?|forenames?|vornamen?|prenoms?|nombres?|nome|voorna(?:a)?m(?:en)?|imie|fornamn|fornavn|jmeno)$/u;
const lastNames =
  /^(?:last name|surname|family name|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|sobrenome|apelidos?|achternaam|nazwisko|efternamn|etternavn|efternavn|prijmeni)$/u;
const wholeNames =
  /^(?:(?:full |candidate |candidate's )?names?|name des bewerbers|vor- (?:und|u\.) nachname|(?:vor|nach)name,? (?:und )?(?:vor|nach)name|noms? et prenoms?|prenoms? et noms?|nom,? prenoms?|nom complet|nombres? y apellidos|nombre completo|apellidos y nombres?|nome e cognome|cognome e nome|nome completo|nome e sobrenome|(?:volledige )?naam|voor- en achternaam|imie i nazwisko|nazwisko i imie|namn|navn|jmeno a prijmeni|姓名|氏名|नाम|имя|фио)$/u;
const others =
  /^(?:(?:permanent |postal |home |current )?address|phone|mobile|tel(?:ephone|\.)?|e-?mail|(?:father|mother|husband|spouse)['’]?s? name|date of birth|d\.?o\.?b\.?|gender|sex|nationality|marital status|religion|anschrift|adresse|wohnort|telefon|handy|mobil|geburtsdatum|geburtsort|familienstand|staatsangehorigkeit|nationalitat|telephone|courriel|mail|date de naissance|nationalite|situation familiale|permis|direccion|domicilio|telefono|movil|correo(?: electronico)?|fecha de nacimiento|nacionalidad|estado civil|indirizzo|cellulare|data di nascita|nazionalita|stato civile|endereco|celular|telefone|data de nascimento|nacionalidade|adres|woonplaats|telefoon(?:nummer)?|geboortedatum|nationaliteit|rijbewijs|nr telefonu|data urodzenia|adress|fodelsedatum|narodnost|datum narozeni)$/u;

const keyOf = (label: string) =>
  fold(label)
    .replaceAll(/\(.*\)/gu, '')
    .trim();

/** Which name of a person a label asks for. */
export function nameLabelOf(label: string): 'first' | 'last' | 'whole' | null {
  const key = keyOf(label);
  if (wholeNames.test(key)) return 'whole';
  return firstNames.test(key) ? 'first' : lastNames.test(key) ? 'last' : null;
}

/** Whether a label of a form asks for something about the person. */
export const isPersonLabel = (label: string): boolean =>
  nameLabelOf(label) !== null || others.test(keyOf(label));
