import { stopWords } from '#domain/search/title-words.ts';
import { stemsIn } from './stem.ts';

/** Words of questions and requests that say nothing about the subject, in five languages. */
const everydayWords = `
already anybody anyone anything actually again ago also always another around ask away back
bit bring cant come could currently day days detail difference different does done dont each either else
enough ever every everybody everything example exactly exist explain few find forever forgot found get give go goes
going gone gonna got had happen has hasnt have havent havnt hello help here idea ill im instead ive
just keep kind know last later least let lets like list lot make many matter may maybe mean might
mistake month months most must need never nobody none nothing number once one ones open option
options or out part place please pls plz possible put quick quickly really right same say see seem
several shall should show side someone something sort still stuff sure take tell than thanks that
their them then there these they thing things think this those though three told too try turn two
u until up ur us use used using very wanna want wants was wat way week weeks well were whats whether
which whole will wish with within without won wont work worth would wud year years yes yet your pe
hai hain ho kar karo kare karna karu ka ke ki ko kya mai mein me mera meri mujhe nahi se wala
der die das dem den des ein eine einen einem einer eines und oder aber ist sind war bin bist hat
habe haben hatte wird werde werden wurde kann kannst können konnte muss müssen soll sollte darf
will möchte mag gibt geben es er sie wir ihr ihre ihren du dein deine dir dich mir mich uns man was wer
wen wem welche welcher welches welchen wo woher wohin dass wenn ob auch noch schon nur nicht kein
keine keinen so sehr mehr bitte hier da dort für von vom zu zum zur mit ohne bei beim auf an am
aus nach vor über um im in jetzt heute alle alles etwas nichts zeig zeige sag sagen mal machen mache
ab als bekomme bekommen bekommt diese diesen dieser dieses erhalten gibts gut hoch irgendwo jemand
komme kommen kommt letzte letzten letzter letztes
el la los las lo le les un una unos unas y o u pero es son está están era ser estar hay he ha han
tengo tiene tienes tener puedo puede puedes poder debo debe quiero quiere necesito que qué cuál
cuáles quién dónde cuánto cuánta cuántos cuántas este esta estos estas ese esa eso esto se te nos
tu tus su sus de del al a en con sin por para sobre ya aún no sí más menos muy también todo todos
toda todas algo algún alguna alguno nada ver haz hacer dime muestra muéstrame favor aquí hoy ahora
alguien recibir recibo tan
le la les un une des du de et ou mais est sont était être suis es ai as a avons avez ont avoir peux
peut puis pouvez dois doit faut veux voudrais que quoi quel quelle quels quelles qui où combien ce
cet cette ces se te nous vous il elle on ils elles ton ta tes votre vos notre nos son sa ses leur
leurs en y à au aux dans avec sans par pour sur chez ne pas plus moins très aussi déjà encore tout
tous toute toutes rien quelque chose voir montre montrez dis faire fais ici maintenant
été part peu quelqu recevoir reçois reçu si
的 了 吗 呢 吧 啊 是 有 没 没有 不 在 和 与 或 也 都 就 还 要 想 能 可 以 会 该 请 给 让 把 被 对 从 到 为 这 那
些 个 份 条 什么 怎 么 样 哪 里 谁 几 多 少 一 下 们 你 您 他 她 它 去 来 做 看 用 帮 查 告 诉 知 道 需
过 最 近 次 收 到 找 再 周 现 说 话 又
c d j l m n s t qu jusqu
`;

const everyday = new Set(
  [...stopWords].flatMap((word) => stemsIn(word)).concat(stemsIn(everydayWords)),
);

/** Numbers, and contractions such as "I'd" and "haven't". */
const isNumber = (stem: string) => /^\p{N}+$|^\p{L}+['’](?:d|ll|m|re|s|t|ve)$/u.test(stem);

/** Whether a stem says nothing about what a message is about. */
export const isEveryday = (stem: string): boolean => everyday.has(stem) || isNumber(stem);
