/**
 * Runs before the first paint: keeps the last button that was pressed before the scripts came, and presses it once they
 * listen. A button that React knew when the press was over has heard it. It stands in the page as text, so it uses nothing
 * from outside.
 */
export const earlyPress = `(function(){var d=document.documentElement,kept=null;
function knows(b){for(var k in b)if(k.indexOf('__reactProps')===0)return true;return false}
function keep(e){var b=e.target.closest&&e.target.closest('button');
if(b&&b.type==='button'&&!knows(b))setTimeout(function(){if(!knows(b))kept=b})}
document.addEventListener('click',keep,true);
new MutationObserver(function(_,o){o.disconnect();document.removeEventListener('click',keep,true);
if(!kept||!kept.isConnected)return;var p={bubbles:true,cancelable:true,button:0,pointerType:'mouse'};
kept.dispatchEvent(new PointerEvent('pointerdown',p));kept.dispatchEvent(new PointerEvent('pointerup',p));
kept.click()}).observe(d,{attributeFilter:['data-awake']})})()`;
