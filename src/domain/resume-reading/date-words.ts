/**
 * Month names from January on, in English and a few other languages. Compared in lower case without
 * diacritics.
 */
export const monthNames = `
jan january januar janvier enero gennaio janeiro
feb february februar fevrier febrero febbraio fevereiro
mar march marz mars marzo marco
apr april avril abril aprile
may mai mayo maggio maio
jun june juni juin junio giugno junho
jul july juli juillet julio luglio julho
aug august aout agosto
sep sept september septembre septiembre settembre setembro
oct october oktober octobre octubre ottobre outubro okt
nov november novembre noviembre novembro
dec december dezember decembre diciembre dicembre dezembro dez
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Words for 'present' in an ongoing period. */
export const stillWords =
  "present|current|currently|now|today|till date|till now|to date|date|ongoing|on-going|continuing|pursuing|heute|aktuell|actuel|actuellement|aujourd'hui|actualidad|presente|atual|oggi";
