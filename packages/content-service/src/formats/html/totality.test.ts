/** Each word, picture, link and embed of any HTML is in the body elements once, or in the notes. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJsonList, isJsonObject } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { convertHtml } from './convertHtml.ts';

const SITE = 'https://old.example';

type Markup = (next: Counter) => string;

interface Counter {
  word(): string;
  picture(): string;
  link(): string;
  embed(): string;
}

function createCounter(): Counter & { readonly all: string[] } {
  const all: string[] = [];
  const give = (kind: string): string => {
    const name = `${kind}${String(all.length).padStart(4, '0')}q`;
    all.push(name);
    return name;
  };
  return {
    all,
    word: () => give('word'),
    picture: () => `${SITE}/p/${give('pic')}.jpg`,
    link: () => `https://other.example/${give('link')}/`,
    embed: () => `https://player.vimeo.com/video/1?e=${give('embed')}`,
  };
}

const leaf: fc.Arbitrary<Markup> = fc.constantFrom<Markup>(
  (next) => next.word(),
  (next) => ` ${next.word()} <b>${next.word()}</b> `,
  (next) => `<a href="${next.link()}">${next.word()}</a>`,
  (next) => `<img src="${next.picture()}" alt="${next.word()}">`,
  (next) => `<a href="${next.link()}"><img src="${next.picture()}"></a>`,
  (next) => `<amp-img src="${next.picture()}" width="300" height="200"></amp-img>`,
  (next) => `<img srcset="${SITE}/small.jpg 300w, ${next.picture()} 900w">`,
  (next) => `<img src="data:image/gif;base64,R0" data-src="${next.picture()}" class="lazyload">`,
  (next) => {
    const url = next.picture();
    return `<span><img src="data:," data-src="${url}"><noscript><img src="${url}"></noscript></span>`;
  },
  (next) => `<noscript><img src="${next.picture()}"></noscript>`,
  (next) => `<picture><source srcset="${next.picture()}"><img alt="${next.word()}"></picture>`,
  (next) =>
    `<figure><img src="${next.picture()}"><figcaption>${next.word()} <a href="${next.link()}">${next.word()}</a></figcaption></figure>`,
  (next) =>
    `<figure><img src="${next.picture()}"><img src="${next.picture()}"><figcaption>${next.word()}</figcaption></figure>`,
  (next) => `<figure><iframe src="${next.embed()}"></iframe><figcaption>${next.word()}</figcaption></figure>`,
  (next) =>
    `<figure class="wp-block-embed"><div>https://example.org/${next.word()}</div><figcaption>${next.word()}</figcaption></figure>`,
  (next) =>
    `<figure><img src="${next.picture()}"><p>${next.word()}</p><figcaption>${next.word()}</figcaption></figure>`,
  (next) => `<iframe src="${next.embed()}"></iframe>`,
  (next) => `<iframe data-src="${next.embed()}" src="about:blank"></iframe>`,
  (next) => `<video src="${next.embed()}" poster="${next.picture()}"></video>`,
  (next) => `<audio><source src="${next.embed()}"></audio>`,
  (next) => `<object><param name="movie" value="${next.embed()}"></object>`,
  (next) => `<ruby>${next.word()}<rt>${next.word()}</rt></ruby>`,
  (next) => `<pre>${next.word()}<br>${next.word()}</pre>`,
  (next) => `<map><area href="${next.link()}"></map>`,
  (next) => `<svg><text>${next.word()}</text></svg>`,
  (next) => `<button>${next.word()}</button><select><option>${next.word()}</option></select>`,
  (next) => `<div class="fb-post" data-href="${next.embed()}"></div>`,
  (next) =>
    `<blockquote class="twitter-tweet"><p>${next.word()}</p><a href="${next.link()}">${next.word()}</a></blockquote>`,
  (next) => `<div style="background-image: url('${next.picture()}')">${next.word()}</div>`,
  (next) => `<a href="${next.link()}" aria-label="${next.word()}"><svg></svg></a>`,
  (next) => `<img src="https://s.w.org/images/core/emoji/1.png" class="wp-smiley" alt="${next.word()}">`,
  (next) => `<sup data-fn="n1"><a href="#n1" id="n1-link">${next.word()}</a></sup>`,
  (next) => `<math><mi>${next.word()}</mi><mo>=</mo><msup><mi>${next.word()}</mi><mn>2</mn></msup></math>`,
  (next) => `<svg><title>${next.word()}</title><image href="${next.picture()}"/></svg>`,
  (next) => `<svg><foreignObject><p>${next.word()}</p></foreignObject></svg>`,
  (next) => `<![CDATA[${next.word()}]]>`,
  (next) => `<!--[if IE]>x<![endif]-->${next.word()}`,
  (next) => `<label>${next.word()}</label><button>${next.word()}</button><textarea>${next.word()}</textarea>`,
  (next) => `<select><option>${next.word()}<option>${next.word()}</select>`,
  (next) => `<fieldset><legend>${next.word()}</legend><input value="x"></fieldset>`,
  (next) => `<progress>${next.word()}</progress><meter>${next.word()}</meter><output>${next.word()}</output>`,
  (next) => `<img srcset="${next.picture()} 2x">`,
  (next) =>
    `<picture><source data-srcset="${next.picture()} 900w"><img src="data:image/gif;base64,R0"></picture>`,
  (next) => `<amp-anim src="${next.picture()}"></amp-anim><amp-iframe src="${next.embed()}"></amp-iframe>`,
  (next) => `<amp-facebook data-href="${next.embed()}"></amp-facebook>`,
  (next) => `<amp-video src="${next.embed()}" poster="${next.picture()}"></amp-video>`,
  (next) => `<video><source src="${next.embed()}"><track src="x.vtt"><p>${next.word()}</p></video>`,
  (next) => `<iframe srcdoc="&lt;p&gt;${next.word()}&lt;/p&gt;"></iframe>`,
  (next) => `<embed src="${next.embed()}">`,
  (next) => `<td>${next.word()}</td>`,
  (next) => `<li>${next.word()}</li>`,
  (next) => `<dd>${next.word()}</dd><rt>${next.word()}</rt><figcaption>${next.word()}</figcaption>`,
  (next) => `<bdo dir="rtl">${next.word()}</bdo><q>${next.word()}</q><abbr title="x">${next.word()}</abbr>`,
  (next) => `<marquee>${next.word()}</marquee><blink>${next.word()}</blink>`,
  (next) => `<pre><code><a href="#l1">1</a>${next.word()}</code></pre>`,
  (next) => `<pre><a href="${next.link()}">${next.word()}</a></pre>`,
  (next) => `<b><i>${next.word()}</b>${next.word()}</i>`,
  (next) => `<p>${next.word()}<div>${next.word()}</p>${next.word()}</div>`,
  (next) => `${next.word()}</div></p></td>${next.word()}`,
  (next) => `<a href="${next.link()}">${next.word()}<a href="${next.link()}">${next.word()}</a></a>`,
  (next) => `<a name="part-x"></a>${next.word()}`,
  () => '<br>',
  () => '<hr>',
  () => '<!-- comment -->',
);

const AROUND: readonly ((inner: string, next: Counter) => string)[] = [
  (inner) => `<p>${inner}</p>`,
  (inner) => `<div>${inner}</div>`,
  (inner) => `<h2 id="part">${inner}</h2>`,
  (inner) => `<b>${inner}</b>`,
  (inner) => `<span lang="fr">${inner}</span>`,
  (inner, next) => `<a href="${next.link()}">${inner} ${next.word()}</a>`,
  (inner, next) => `<ul><li>${next.word()}</li><li>${inner}</li></ul>`,
  (inner) => `<ul><li><p>${inner}</p><p>${inner === '' ? '' : 'x'}</p></li></ul>`,
  (inner, next) => `<ol start="3"><li>${inner}<ul><li>${next.word()}</li></ul>${next.word()}</li></ol>`,
  (inner) => `<ul>${inner}</ul>`,
  (inner, next) =>
    `<table><caption>${next.word()}</caption><tr><th>${next.word()}</th><th>${next.word()}</th></tr><tr><td>${inner}</td><td>${next.word()}</td></tr></table>`,
  (inner) => `<table><tr><td>${inner}</td></tr></table>`,
  (inner, next) => `<table>${inner}<tr><td colspan="2">${next.word()}</td></tr></table>`,
  (inner, next) => `<blockquote>${inner}<cite>${next.word()}</cite></blockquote>`,
  (inner) => `<figure class="wp-block-pullquote"><blockquote>${inner}</blockquote></figure>`,
  (inner, next) => `<figure>${inner}<figcaption>${next.word()}</figcaption></figure>`,
  (inner, next) =>
    `<figure><blockquote>${next.word()}</blockquote><figcaption>${inner}</figcaption></figure>`,
  (inner, next) => `<details><summary>${next.word()}</summary>${inner}</details>`,
  (inner, next) => `<dl><dt>${next.word()}</dt><dd>${inner}</dd></dl>`,
  (inner, next) => `<table><td>${inner}</td><td>${next.word()}</td></table>`,
  (inner, next) =>
    `<table><thead><th>${next.word()}</th></thead><tbody><td>${next.word()}</td><tr><td>${inner}</td></tr></tbody></table>`,
  (inner, next) =>
    `<ul><li>${next.word()}<table><tr><td>${inner}</td><td>${next.word()}</td></tr></table></li></ul>`,
  (inner, next) => `<ul><li><figure>${inner}<figcaption>${next.word()}</figcaption></figure></li></ul>`,
  (inner, next) => `<ol reversed><li value="7">${inner}</li><li>${next.word()}</li></ol>`,
  (inner, next) =>
    `<blockquote><blockquote>${inner}</blockquote>${next.word()}<footer>${next.word()}</footer></blockquote>`,
  (inner, next) => `<aside><header>${next.word()}</header>${inner}<footer>${next.word()}</footer></aside>`,
  (inner, next) => `<ruby>${inner}<rp>(</rp><rt>${next.word()}</rt><rp>)</rp></ruby>`,
  (inner, next) => `<video src="${next.embed()}">${inner}</video>`,
  (inner, next) => `<iframe src="${next.embed()}">${inner}</iframe>`,
  (inner, next) => `<object data="${next.embed()}">${inner}</object>`,
  (inner) => `<button>${inner}</button>`,
  (inner) => `<label>${inner}</label>`,
  (inner) => `<svg>${inner}</svg>`,
  (inner) => `<math><mtext>${inner}</mtext></math>`,
  (inner) => `<pre>${inner}</pre>`,
  (inner) => `<code>${inner}</code>`,
  (inner) => `<h3>${inner}`,
  (inner) => `<em>${inner}</strong>`,
  (inner) => `${inner}</blockquote></ul>`,
  (inner) => `<section hidden>${inner}</section>`,
  (inner) => `<dialog>${inner}</dialog>`,
  (inner) => `<nav>${inner}</nav>`,
  (inner) => `<form>${inner}</form>`,
  (inner) => `<amp-carousel>${inner}</amp-carousel>`,
  (inner) => `<x-widget>${inner}</x-widget>`,
  (inner) => `<noscript>${inner}</noscript>`,
  (inner, next) => `<template>${next.word()}</template>${inner}`,
  (inner) => `<center><font size="2">${inner}</font></center>`,
  (inner) => inner,
];

const { tree } = fc.letrec<{ tree: Markup }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    leaf,
    fc.tuple(fc.constantFrom(...AROUND), fc.array(tie('tree'), { minLength: 1, maxLength: 3 })).map(
      ([around, children]) =>
        (next: Counter) =>
          around(children.map((child) => child(next)).join(''), next),
    ),
  ),
}));

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isJsonList(value)) return value.flatMap(textsIn);
  return isJsonObject(value)
    ? Object.entries(value).flatMap(([key, item]) => (key === '_id' ? [] : textsIn(item)))
    : [];
}

const count = (text: string, name: string): number => text.split(name).length - 1;

it.each([false, true])(
  'nothing of generated HTML is lost or said twice, with blank lines as paragraphs: %s',
  (hasLineBreaks) => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (parts) => {
        const next = createCounter();
        const html = parts.map((part) => part(next)).join('\n\n');
        const notes: string[] = [];
        const elements = convertHtml(html, {
          baseUrl: `${SITE}/`,
          hasLineBreaks,
          onLost: (note) => notes.push(note),
        });
        const kept = textsIn(elements).join('\n');
        const told = notes.join('\n');
        const lost = next.all.filter((name) => !kept.includes(name) && !told.includes(name));
        const twice = next.all.filter((name) => name.startsWith('word') && count(kept, name) > 1);
        expect({ html, lost, twice: lost.length > 0 ? [] : twice }).toEqual({ html, lost: [], twice: [] });
      }),
      { numRuns: 800 },
    );
  },
  60_000,
);
