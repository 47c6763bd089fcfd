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
