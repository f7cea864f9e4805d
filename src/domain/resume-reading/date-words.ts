/**
 * Month names from January on, in English and some other languages. Compared in lower case without
 * diacritics.
 */
export const monthNames = `
jan january januar janvier janv enero ene gennaio janeiro يناير ژانویه جنوری ינואר ינו
feb february februar fevrier fevr febrero febbraio fevereiro فبراير فوریه فروری פברואר פבר
mar march marz mars marzo marco مارس مارچ מרץ
apr april avril avr abril abr aprile أبريل آوریل اپریل אפריל אפר
may mai mayo maggio maio مايو مئی מאי
jun june juni juin junio giugno junho يونيو ژوئن جون יוני
jul july juli juillet juil julio luglio julho يوليو ژوئیه جولائی יולי
aug august aout agosto ago أغسطس اوت اگست אוגוסט אוג
sep sept september septembre septiembre settembre setembro سبتمبر سپتامبر ستمبر ספטמבר ספט
oct october oktober octobre octubre ottobre outubro okt أكتوبر اکتبر اکتوبر אוקטובר אוק
nov november novembre noviembre novembro نوفمبر نوامبر نومبر נובמבר נוב
dec december dezember decembre diciembre dicembre dezembro dez dic ديسمبر دسامبر دسمبر דצמבר דצמ
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Words for 'present' in an ongoing period. */
export const stillWords =
  "present day|present date|present|current|currently|now|today|till date|till now|to date|date|ongoing|on-going|continuing|pursuing|heute|aktuell|actuel|actuellement|aujourd'hui|actualidad|presente|atual|atualmente|oggi|ad oggi|alla data attuale|in corso|a ce jour|en cours|bis heute|laufend|a la fecha|actualmente|hasta la fecha|hoje|ate o momento|nu|nuvarande|obecnie|dosud";

/** The same in scripts where no word boundary is found. */
export const otherStillWords = 'حتى الآن|تاکنون|تا حال|היום|至今|現在|现在|今|현재';
