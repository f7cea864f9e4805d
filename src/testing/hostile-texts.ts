const tags = [
  '<script>window.__xss=1</script>',
  '<ScRiPt>window.__xss=1</sCrIpT>',
  '<script src=data:text/javascript,window.__xss=1></script>',
  '<img src=x onerror=window.__xss=1>',
  '<img src=x onerror="window.__xss=1"//',
  '<img/src="x"/onerror=window.__xss=1>',
  '<svg onload=window.__xss=1>',
  '<svg><script>window.__xss=1</script></svg>',
  '<svg><animate onbegin=window.__xss=1 attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:window.__xss=1"><text y=9>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.__xss=1></style></mglyph></table></mtext></math>',
  '<math href="javascript:window.__xss=1">x</math>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  '<iframe src="javascript:parent.__xss=1"></iframe>',
  '<object data="javascript:window.__xss=1"></object>',
  '<embed src="javascript:window.__xss=1">',
  '<a href="javascript:window.__xss=1">x</a>',
  '<a href="jAvAsCrIpT&colon;window.__xss=1">x</a>',
  '<form action="javascript:window.__xss=1"><button>x</button></form>',
  '<button formaction="javascript:window.__xss=1">x</button>',
  '<details open ontoggle=window.__xss=1>x</details>',
  '<input autofocus onfocus=window.__xss=1>',
  '<video><source onerror=window.__xss=1></video>',
  '<body onload=window.__xss=1>',
  '<style>@import "javascript:window.__xss=1";</style>',
  '<link rel=stylesheet href="data:text/css,*{color:red}">',
  '<meta http-equiv=refresh content="0;url=javascript:window.__xss=1">',
  '<base href="javascript:window.__xss=1//">',
  '<template><script>window.__xss=1</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>"></noscript>',
];

const breakouts = ['', '">', "'>", '</script>', '</textarea>', '</title>', '-->', ']]>'];

const others = [
  'javascript:window.__xss=1',
  'java\tscript:window.__xss=1',
  'data:text/html,<script>window.__xss=1</script>',
  '${window.__xss=1}',
  '{{constructor.constructor("window.__xss=1")()}}',
  "'-(window.__xss=1)-'",
  '"onmouseover="window.__xss=1',
  '&lt;script&gt;window.__xss=1&lt;/script&gt;',
  '\\u003cscript\\u003ewindow.__xss=1\\u003c/script\\u003e',
  '[x](javascript:window.__xss=1)',
  '![x](x"onerror="window.__xss=1)',
];

/**
 * Texts that run a script or create an element wherever text is treated as markup; `window.__xss`
 * is then set.
 */
export const hostileTexts = [
  ...breakouts.flatMap((breakout) => tags.map((tag) => breakout + tag)),
  ...others,
];
