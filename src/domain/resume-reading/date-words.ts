/**
 * Month names from January on, in English and some other languages. Compared in lower case without
 * diacritics.
 */
export const monthNames = `
jan january januar januari janvier janv enero ene gennaio gen janeiro styczen stycznia sty leden ledna tammikuu ocak ianuarie январь января يناير ژانویه جنوری ינואר ינו
feb february februar februari fevrier fevr febrero febbraio fevereiro fev luty lutego lut unor unora helmikuu subat februarie февраль февраля فبراير فوریه فروری פברואר פבר
mar march marz mars marts maart mrt marzo marco marzec marca brezen brezna maaliskuu mart martie март марта مارس مارچ מרץ
apr april avril avr abril abr aprile kwiecien kwietnia kwi duben dubna huhtikuu nisan aprilie апрель апреля أبريل آوریل اپریل אפריל אפר
may mai mayo maggio mag maio mei maj maja kveten kvetna toukokuu mayıs май мая مايو مئی מאי
jun june juni juin junio giugno giu junho czerwiec czerwca cze cerven cervna kesakuu haziran iunie июнь июня يونيو ژوئن جون יוני
jul july juli juillet juil julio luglio lug julho lipiec lipca lip cervenec cervence heinakuu temmuz iulie июль июля يوليو ژوئیه جولائی יולי
aug august augusti augustus aout agosto ago sierpien sierpnia sie srpen srpna elokuu agustos август августа أغسطس اوت اگست אוגוסט אוג
sep sept september septembre septiembre settembre set setembro wrzesien wrzesnia wrz zari syyskuu eylul septembrie сентябрь сентября سبتمبر سپتامبر ستمبر ספטמבר ספט
oct october oktober octobre octubre ottobre ott outubro out okt pazdziernik pazdziernika paz rijen rijna lokakuu ekim octombrie октябрь октября أكتوبر اکتبر اکتوبر אוקטובר אוק
nov november novembre noviembre novembro listopad listopada listopadu lis marraskuu kasım noiembrie ноябрь ноября نوفمبر نوامبر نومبر נובמבר נוב
dec december dezember decembre diciembre dicembre dezembro dez dic grudzien grudnia gru prosinec prosince joulukuu aralık decembrie декабрь декабря ديسمبر دسامبر دسمبر דצמבר דצמ
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Words for 'present' in an ongoing period, by language, without diacritics. */
export const stillWords = [
  'present day|present date|the present|present|current date|current|currently|now|today|date|ongoing|on-going|continuing|continues|pursuing',
  'heute|aktuell|jetzt|laufend|derzeit|gegenwartig|gegenwart|dato',
  "aujourd['’ ]?hui|ce jour|en cours|actuellement|actuel|maintenant|nos jours",
  'la actualidad|actualidad|actualmente|la fecha|fecha|hoy|el presente|la presente|en curso',
  'oggi|attualmente|attuale|alla data attuale|data attuale|in corso|presente',
  'atualmente|atual|hoje|o momento|o presente|momento|a data atual|em andamento|em curso',
  'heden|vandaag|huidig|momenteel|lopend',
  'nuvarande|pagaende|idag|tills vidare|nu',
  'nuværende|naværende|dags dato|i dag|løbende|løpende|na',
  'obecnie|chwili obecnej|teraz|dzisiaj|dzis|nadal',
  'dosud|soucasnost|soucasnosti|nyni|dnes|doposud|trva',
  'jelenleg|jelen|halen|gunumuz|devam ediyor|prezent|nykyinen',
].join('|');

/** The same in scripts where no word boundary is found. */
export const otherStillWords =
  'настоящее время|наст\\. время|н\\. ?в\\.|сейчас|теперішній час|дотепер|حتى الآن|الآن|تاکنون|تا حال|היום|至今|现今|目前|現在|现在|今|현재|वर्तमान|अब तक|आज तक';

/** Words between the beginning and the end of a period. */
export const untilWords =
  "to|until|till|up to|through|bis(?: zum?)?|jusqu['’]?(?:a|au|en)|au|a|hasta|al|fino (?:a|ad)|ad|ao|ate|t/m|tot(?: en met)?|til|do|az|по|до";

/** Words before the beginning of a period, which goes on if nothing else is said. */
export const sinceWords =
  'since|from|seit|ab|depuis(?: le)?|desde|dal|sinds|vanaf|siden|sedan|fra|fran|od|с|з';

/** Further words before the beginning of a period with an end. */
export const fromWords = `${sinceWords}|between|von|vom|de|du|da|van`;

export const seasons =
  'spring|summer|autumn|fall|winter|fruhjahr|fruhling|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno|autunno|inverno|verao|outono|zomer|herfst';
