/** Checks sanitised markup with an HTML5 parser and lists of permitted and forbidden elements and attributes. */
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

/** Returns everything forbidden that a browser would find in the markup. */
export function faults(html: string): string[] {
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
