import { test } from 'vitest';
import { sanitiseText, sanitiseRawHtml, sanitiseEmbed, sanitiseInline } from '/work/main/packages/sanitiser/src/index.ts';
test('x', () => {
  for (const h of ['<svg/>text','<p>a<iframe src="//www.youtube.com/embed/abcdef1?start=3&rel=0" width=560 height=315 title="A &amp; &quot;b&quot;"></iframe>b</p>','<iframe src="http://evil.com/x">fallback <b>x</b></iframe>z','<iframe srcdoc="<script>alert(1)</script>"></iframe>ok','a&nbsp;b <br/>&lt;','<a href="java&#115;cript:alert(1)" target=_blank>x</a>','<a href="https://x.com/?a=1&amp;b=2" target="_blank">x</a>',
   '<div class="video-player"><video controls preload="none" playsinline poster="/media/img-barrier.jpg" src="/media/video-barrier.webm" data-ratio="0.5625"></video></div>','<p><button><p>x</p></button></p>','<plaintext>foo <b>x','<title>a</title>b'])
   console.log(JSON.stringify(h), '\n  T', sanitiseText(h), '\n  R', sanitiseRawHtml(h), '\n  E', sanitiseEmbed(h));
  for (const [n,h] of Object.entries({b:'<b>'.repeat(300000), lt:'<'.repeat(1e6), a:'<a href="x" '.repeat(100000), p:'<p>'.repeat(300000), div:'<div>x</div>'.repeat(100000), iframe:'<iframe>'.repeat(100000), iframe2:'<iframe src=https://a.b/></iframe>'.repeat(50000),svg:'<svg>'.repeat(200000), amp:'&amp'.repeat(300000), c:'<!--'.repeat(200000), q:'<p><button>'.repeat(50000), close:'<b>'.repeat(100000)+'</i>'.repeat(100000), noscript:'<noscript>'.repeat(50000)})) {
    const t=performance.now(); const o=sanitiseRawHtml(h); console.log(n, h.length, o.length, Math.round(performance.now()-t)+'ms');
  }
}, 600000);
